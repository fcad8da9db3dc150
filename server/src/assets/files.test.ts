// The links to files: who may follow them, for how long, and what they give.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { follow, makeAsset, picture } from '../../test/support/uploads.ts';
import { readRange } from './range.ts';

const problemOf = async (response: Response) => (await response.json()) as { code: string };

eachEngine('a link to a file', (engine) => {
  test('gives the file without a key, with the headers a browser needs', async (t) => {
    const facet = await startServer(t, engine);
    const file = await picture('png');
    const { downloadUrl, data } = await makeAsset(facet, { file });
    const response = await follow(facet, downloadUrl);
    assert.equal(response.status, 200);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), file);
    const { headers } = response;
    assert.equal(headers.get('content-type'), 'image/png');
    assert.equal(headers.get('content-length'), String(file.length));
    assert.equal(headers.get('content-disposition'), `inline; filename="${data.fileId}.png"`);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('accept-ranges'), 'bytes');
    assert.match(headers.get('cache-control') ?? '', /^private, max-age=\d+, immutable$/);
    const head = await follow(facet, downloadUrl, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers.get('content-length'), String(file.length));
    const etag = headers.get('etag') ?? '';
    const known = await follow(facet, downloadUrl, { headers: { 'if-none-match': etag } });
    assert.equal(known.status, 304);
    assert.equal(await known.text(), '');
  });

  test('to a preview gives a WebP of 800 pixels at most', async (t) => {
    const facet = await startServer(t, engine);
    const large = await picture('jpeg', { width: 1600, height: 400 });
    const { previewDownloadUrl } = await makeAsset(facet, { file: large });
    const response = await follow(facet, previewDownloadUrl);
    const preview = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    assert.deepEqual([preview.format, preview.width, preview.height], ['webp', 800, 200]);
    assert.equal(response.headers.get('content-type'), 'image/webp');
  });

  test('gives parts of it: 206, 416 beyond its end, all of it for what has changed', async (t) => {
    const facet = await startServer(t, engine);
    const file = Buffer.from(JSON.stringify([...Array(20).keys()]));
    const { downloadUrl } = await makeAsset(facet, { file });
    const get = (headers: Record<string, string>) => follow(facet, downloadUrl, { headers });
    const part = await get({ range: 'bytes=3-6' });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 3-6/${file.length}`);
    assert.equal(part.headers.get('content-length'), '4');
    assert.equal(await part.text(), file.subarray(3, 7).toString());
    assert.equal(await (await get({ range: 'bytes=-5' })).text(), file.subarray(-5).toString());
    const beyond = await get({ range: 'bytes=9000-' });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers.get('content-range'), `bytes */${file.length}`);
    assert.equal((await problemOf(beyond)).code, 'range_not_satisfiable');
    const etag = part.headers.get('etag') ?? '';
    assert.equal((await get({ range: 'bytes=0-1', 'if-range': etag })).status, 206);
    assert.equal((await get({ range: 'bytes=0-1', 'if-range': '"old"' })).status, 200);
  });

  test('that was changed in any part is 403', async (t) => {
    const facet = await startServer(t, engine);
    const { downloadUrl } = await makeAsset(facet);
    const other = await makeAsset(facet);
    const changed = [
      downloadUrl.replace('variant=original', 'variant=preview'),
      downloadUrl.replace(
        /expires=(\d+)/,
        (_: string, end: string) => `expires=${Number(end) + 1}`,
      ),
      downloadUrl.replace(/tenant=\w+/, 'tenant=tenant_other'),
      downloadUrl.replace(/files\/\w+/, `files/${other.data.fileId}`),
      downloadUrl.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')),
      downloadUrl.replace(/&signature=.*/, ''),
      `${downloadUrl}&signature=twice`,
    ];
    for (const link of changed) {
      const response = await follow(facet, link);
      assert.equal(response.status, 403, link);
      assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/);
      assert.equal((await problemOf(response)).code, 'file_link_invalid');
    }
  });

  test('works for an hour, then is 403; a link read later works again', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const asset = await makeAsset(facet);
    facet.clock.advance(3_590_000);
    assert.equal((await follow(facet, asset.downloadUrl)).status, 200);
    facet.clock.advance(320_000);
    const late = await follow(facet, asset.downloadUrl);
    assert.deepEqual([late.status, (await problemOf(late)).code], [403, 'file_link_expired']);
    const { body } = await facet.get(`/v0/assets/${asset.assetId}`);
    assert.equal((await follow(facet, body.downloadUrl)).status, 200);
  });

  test('is what a preview of a page shows its assets with', async (t) => {
    const facet = await startServer(t, engine);
    const shown = await makeAsset(facet);
    const foreign = await makeAsset(facet, {}, { key: await facet.makeKey({ tenant: 'other' }) });
    const audience = await makeAudience(facet, undefined, await makePage(facet));
    const media = (componentId: string, assetId: string) => ({
      type: 'media',
      componentId,
      chunkIds: [],
      kind: 'image',
      assetId,
      altText: componentId,
    });
    const content = { blocks: [media('ours', shown.assetId), media('theirs', foreign.assetId)] };
    const version = await facet.post(`${audience.path}/versions`, { content });
    assert.equal(version.status, 201, version.text);
    const preview = await facet.get(`${audience.path}/versions/${version.body.versionId}/preview`);
    const link = /src="([^"]*_facet\/files[^"]*)"/.exec(preview.text)?.[1] ?? '';
    assert.ok(link.includes(shown.data.fileId), preview.text);
    assert.equal((await follow(facet, link.replaceAll('&amp;', '&'))).status, 200);
    assert.ok(!preview.text.includes(foreign.data.fileId));
  });
});

test('a range is read as RFC 9110 has it', () => {
  assert.deepEqual(readRange('bytes=0-0', 10), { start: 0, end: 0 });
  assert.deepEqual(readRange('bytes=4-', 10), { start: 4, end: 9 });
  assert.deepEqual(readRange('bytes=4-99', 10), { start: 4, end: 9 });
  assert.deepEqual(readRange('bytes=-3', 10), { start: 7, end: 9 });
  assert.deepEqual(readRange('bytes=-99', 10), { start: 0, end: 9 });
  assert.equal(readRange('bytes=10-', 10), 'unsatisfiable');
  assert.equal(readRange('bytes=-0', 10), 'unsatisfiable');
  for (const ignored of [
    undefined,
    '',
    'bytes=',
    'bytes=5-4',
    'bytes=0-1,4-5',
    'lines=0-1',
    'bytes=a-',
  ]) {
    assert.equal(readRange(ignored, 10), undefined, ignored);
  }
});
