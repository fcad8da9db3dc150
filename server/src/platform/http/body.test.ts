import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { encodingFor, isKnown, makeBody } from './body.ts';

describe('a finished reply', () => {
  test('compresses once for all who ask at the same time', async () => {
    const text = 'A page about dispatchers. '.repeat(500);
    const body = makeBody(200, text, []);
    const [one, two] = await Promise.all([body.encoded('br'), body.encoded('br')]);
    assert.equal(one, two);
    assert.equal(await body.encoded('br'), one);
    assert.equal(brotliDecompressSync(one.bytes).toString(), text);
    const zipped = await body.encoded('gzip');
    assert.equal(gunzipSync(zipped.bytes).toString(), text);
    const swift = await body.encoded('zstd');
    assert.equal(zstdDecompressSync(swift.bytes).toString(), text);
    const etags = [one, zipped, swift, await body.encoded('identity')].map(({ etag }) => etag);
    assert.equal(new Set(etags).size, 4, 'each form has a tag of its own');
  });

  test('equal content has equal tags', async () => {
    const tag = async (text: string) => (await makeBody(200, text, []).encoded('identity')).etag;
    assert.equal(await tag('same'), await tag('same'));
    assert.notEqual(await tag('same'), await tag('other'));
  });
});

test('the best encoding the visitor takes', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0, *', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ];
  for (const [accepted, encoding] of cases) assert.equal(encodingFor(accepted), encoding, accepted);
});

test('a client is told that nothing changed when it names the tag', () => {
  assert.ok(isKnown('"a"', '"a"'));
  assert.ok(isKnown('W/"a"', '"a"'));
  assert.ok(isKnown('"b", W/"a"', '"a"'));
  assert.ok(isKnown('*', '"a"'));
  assert.ok(!isKnown('"ab"', '"a"'));
  assert.ok(!isKnown(undefined, '"a"'));
});
