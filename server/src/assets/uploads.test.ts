// Files that lie about themselves, break off, or mean harm.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { follow, formOf, makeAsset, picture, upload } from '../../test/support/uploads.ts';

/** Every file below the folder of uploads. */
function stored(facet: TestServer): string[] {
  const folder = join(facet.settings.dataDir, 'files');
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  } catch {
    return [];
  }
}

async function assertNothingLeft(facet: TestServer): Promise<void> {
  assert.deepEqual(stored(facet), []);
  const { rows } = await facet.db.query('select file_id from files', []);
  assert.deepEqual(rows, []);
  assert.equal((await facet.get('/v0/assets/search')).body.totalCount, 0);
}

/** Waits for what happens after a reply, or without one. */
const storedAre = (facet: TestServer, count: number): Promise<void> =>
  eventually(`${count} files are stored`, async () => stored(facet).length === count);

/** What is refused is discarded after the reply: first the file, then its row. */
async function assertNothingStays(facet: TestServer): Promise<void> {
  await storedAre(facet, 0);
  await eventually('no row is left', async () => {
    const { rows } = await facet.db.query('select file_id from files', []);
    return rows.length === 0;
  });
  await assertNothingLeft(facet);
}

function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(width * height, 50_000_000)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');
const svg = (inner: string, more = ''): string =>
  `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" width="30" height="10" ${more}>${inner}</svg>`;

eachEngine('an upload', (engine) => {
  test('is of the type its content has, whatever its name says', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const mp4 = Buffer.from(
      `00000018${Buffer.from('ftypmp42').toString('hex')}0000000069736f6d`,
      'hex',
    );
    const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
    const ico = Buffer.concat([Buffer.from('00000100010010200000', 'hex'), Buffer.alloc(60)]);
    const files = new Map<string | Buffer, [mime: string, type: string]>([
      [await picture('png'), ['image/png', 'image']],
      [await picture('gif'), ['image/gif', 'image']],
      [await picture('webp'), ['image/webp', 'image']],
      [await picture('avif'), ['image/avif', 'image']],
      [svg('<path d="M0 0h9v9z"/>'), ['image/svg+xml', 'image']],
      [ico, ['image/x-icon', 'icon']],
      [mp4, ['video/mp4', 'video']],
      [webm, ['video/webm', 'video']],
      ['%PDF-1.7\n%%EOF', ['application/pdf', 'document']],
      ['{"component":1}', ['application/json', 'custom-component']],
      ['<!doctype html><p>hello', ['text/html', 'custom-component']],
    ]);
    for (const [file, [mimeType, type]] of files) {
      const { data, name } = await makeAsset(facet, { file, filename: 'liar.exe' });
      assert.deepEqual([data.mimeType, data.type, name], [mimeType, type, 'liar.exe']);
    }
    const icon = await makeAsset(facet, { file: ico });
    assert.deepEqual([icon.data.width, icon.data.height], [16, 32]);
  });

  test('of a type that is not taken, such as a zip named .png, is 415 and leaves nothing', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const refused = [
      emptyZip,
      Buffer.from('MZ\x90\0'),
      'just text',
      '',
      '<?xml version="1.0"?><rss/>',
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      '#!/bin/sh\nexit',
    ];
    for (const file of refused) {
      const { status, body } = await upload(facet, { file, filename: 'picture.png' });
      assert.deepEqual([status, body.code], [415, 'unsupported_file_type'], String(file));
    }
    await assertNothingLeft(facet);
  });

  test('of an image that is damaged or far too large when unpacked is 400 and leaves nothing', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const whole = await picture('jpeg', { width: 600, height: 400 });
    const refused = [
      whole.subarray(0, whole.length / 2),
      pngClaiming(60_000, 60_000),
      svg('', 'viewBox="0 0 1 1"').replace(
        'width="30" height="10"',
        'width="90000" height="90000"',
      ),
    ];
    for (const file of refused) {
      const { status, body } = await upload(facet, { file });
      assert.deepEqual([status, body.code], [400, 'unreadable_image']);
    }
    await assertNothingLeft(facet);
  });

  test('with a name that is a path is stored under ids alone', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    for (const filename of ['../../../etc/passwd', '..\\..\\boot.ini', '/', '..', 'a\r\nb: c']) {
      const asset = await makeAsset(facet, { filename });
      assert.doesNotMatch(asset.name, /[/\\]/);
      const response = await follow(facet, asset.downloadUrl);
      assert.match(
        response.headers.get('content-disposition') ?? '',
        /^inline; filename="file_[0-9a-z]{26}\.png"$/,
      );
    }
    for (const name of stored(facet)) assert.match(name, /^file_[0-9a-z]{26}(\.preview)?$/);
  });

  test('that is a script in disguise can only be downloaded, and runs nowhere', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const script = '<script>fetch("/v0/persons")</script>';
    const inSvg = await makeAsset(facet, { file: svg(script, 'onload="alert(1)"') });
    const inHtml = await makeAsset(facet, { file: `<html>${script}` });
    for (const { downloadUrl } of [inSvg, inHtml]) {
      const { headers } = await follow(facet, downloadUrl);
      assert.match(headers.get('content-disposition') ?? '', /^attachment; /);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
    const preview = await follow(facet, inSvg.previewDownloadUrl);
    assert.equal(preview.headers.get('content-type'), 'image/webp');
    assert.ok(!('previewDownloadUrl' in inHtml));
    // A picture that is also a page: a browser is told it is a picture, and to believe it.
    const polyglot = Buffer.concat([await picture('gif'), Buffer.from(`<html>${script}`)]);
    const { headers } = await follow(
      facet,
      (await makeAsset(facet, { file: polyglot })).downloadUrl,
    );
    assert.equal(headers.get('content-type'), 'image/gif');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
  });

  test('of just the limit is taken; one byte more is 413 and leaves nothing', async (t) => {
    const limit = 100_000;
    const facet = await startServer(t, engine, { settings: { uploadLimitBytes: limit } });
    const json = (length: number) => `["${'x'.repeat(length - 4)}"]`;
    const over = await upload(facet, { file: json(limit + 1) });
    assert.deepEqual([over.status, over.body.code], [413, 'body_too_large']);
    const announced = await upload(facet, { file: json(3_000_000) });
    assert.equal(announced.status, 413);
    await assertNothingStays(facet);
    assert.equal((await makeAsset(facet, { file: json(limit) })).data.sizeBytes, limit);
  });

  test('that breaks off leaves nothing behind', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { raw, headers } = await formOf({
      file: await picture('png', { width: 900, height: 900 }),
    });
    const { hostname, port } = new URL(facet.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /v0/assets HTTP/1.1\r\nhost: facet\r\nx-api-key: ${facet.key}\r\n` +
        `content-type: ${headers['content-type']}\r\ncontent-length: ${raw.length}\r\n\r\n`,
    );
    socket.write(raw.subarray(0, raw.length - 200));
    await storedAre(facet, 1);
    socket.destroy();
    await assertNothingStays(facet);
  });

  test('that is no sound form is 400; one that is no form is 415', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const file = await picture();
    const { raw, headers } = await formOf({ file });
    const cases: [raw: typeof raw, type: string | undefined, status: number][] = [
      [raw.slice(0, -60), headers['content-type'], 400],
      [raw, 'multipart/form-data', 400],
      [raw, 'multipart/form-data; boundary=another', 400],
      [raw, 'application/octet-stream', 415],
      [raw, 'application/json', 415],
    ];
    for (const [body, type, status] of cases) {
      const options = { raw: body, headers: { 'content-type': type ?? '' } };
      const reply = await facet.call('POST', '/v0/assets', options);
      assert.equal(reply.status, status, `${type}: ${reply.text}`);
    }
    const none = await facet.call('POST', '/v0/assets');
    assert.equal(none.body.code, 'validation_failed');
    await assertNothingStays(facet);
  });

  test('refused for its fields leaves no file', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const file = await picture();
    const { status } = await upload(facet, { file, fields: { colour: 'red' } });
    assert.equal(status, 400);
    const key = await facet.makeKey({ scopes: ['read'] });
    assert.equal((await upload(facet, { file }, { key })).status, 403);
    await assertNothingLeft(facet);
  });

  test('of the same content is stored once, and kept until its last asset is deleted', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const file = await picture();
    const [one, two] = await Promise.all([makeAsset(facet, { file }), makeAsset(facet, { file })]);
    assert.equal(one.data.fileId, two.data.fileId);
    await storedAre(facet, 2);
    assert.deepEqual(stored(facet), [one.data.fileId, `${one.data.fileId}.preview`]);
    const key = await facet.makeKey({ tenant: 'other' });
    const theirs = await makeAsset(facet, { file }, { key });
    assert.notEqual(theirs.data.fileId, one.data.fileId);

    await facet.call('DELETE', `/v0/assets/${one.assetId}?permanent=true`);
    assert.equal((await follow(facet, two.downloadUrl)).status, 200);
    await facet.call('DELETE', `/v0/assets/${two.assetId}?permanent=true`);
    await storedAre(facet, 2);
    assert.deepEqual(stored(facet), [theirs.data.fileId, `${theirs.data.fileId}.preview`]);
  });

  test('twice with one Idempotency-Key makes one asset; another file with it is 422', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const file = await picture();
    const once = { headers: { 'idempotency-key': 'upload-1' } };
    const first = await upload(facet, { file }, once);
    const again = await upload(facet, { file }, once);
    assert.equal(first.status, 201);
    assert.equal(again.text, first.text);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    const other = await upload(facet, { file: await picture() }, once);
    assert.equal(other.status, 422);
    assert.equal((await facet.get('/v0/assets/search')).body.totalCount, 1);
    await storedAre(facet, 2);
  });
});

test('an upload on a slow line takes longer than other requests may', async (t) => {
  const requestTimeoutMs = 1_500;
  const facet = await startServer(t, 'sqlite', { requestTimeoutMs });
  const { raw, headers } = await formOf({
    file: await picture('png', { width: 900, height: 900 }),
  });
  const { hostname, port } = new URL(facet.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const answer = new Promise<string>((resolve) => socket.once('data', resolve));
  socket.write(
    `POST /v0/assets HTTP/1.1\r\nhost: facet\r\nx-api-key: ${facet.key}\r\n` +
      `content-type: ${headers['content-type']}\r\ncontent-length: ${raw.length}\r\n\r\n`,
  );
  // Slower in all than the limit, and the look whether it is over, allow.
  const pieces = 10;
  const size = Math.ceil(raw.length / pieces);
  for (let n = 0; n < pieces; n++) {
    socket.write(raw.subarray(n * size, (n + 1) * size));
    await sleep(requestTimeoutMs / 3);
  }
  assert.match(await answer, /^HTTP\/1\.1 201 Created/);
  socket.destroy();
});
