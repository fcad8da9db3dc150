// Uploads in a bucket, with a real server that speaks S3. It knows keys from others, but does not
// work out signatures of version 4 itself.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import S3rver from 's3rver';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { follow, makeAsset, picture, upload } from '../../test/support/uploads.ts';
import type { BucketSettings } from './storage.ts';

async function startBucket(t: TestContext): Promise<{ settings: BucketSettings; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await server.run();
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    settings: {
      bucket: 'uploads',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

eachEngine('a bucket', (engine) => {
  test('takes uploads, gives them back whole and in parts, and lets them go', async (t) => {
    const { settings: bucket, folder } = await startBucket(t);
    const facet = await startServer(t, engine, { settings: { bucket } });
    const file = await picture('png', { width: 300, height: 300 });
    const asset = await makeAsset(facet, { file });
    const again = await makeAsset(facet, { file });
    assert.equal(again.data.fileId, asset.data.fileId);
    assert.deepEqual(filesIn(join(facet.settings.dataDir, 'files')), []);

    const whole = await follow(facet, asset.downloadUrl);
    assert.equal(whole.headers.get('content-length'), String(file.length));
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), file);
    const part = await follow(facet, asset.downloadUrl, { headers: { range: 'bytes=5-9' } });
    assert.equal(part.status, 206);
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), file.subarray(5, 10));
    assert.equal((await follow(facet, asset.previewDownloadUrl)).status, 200);

    for (const { assetId } of [asset, again]) {
      await facet.call('DELETE', `/v0/assets/${assetId}?permanent=true`);
    }
    await eventually('the bucket is empty', async () => !filesIn(folder).some(isObject));
  });

  test('that refuses us, or is not there: 503, and nothing is kept', async (t) => {
    const { settings } = await startBucket(t);
    const wrong = [
      { ...settings, accessKey: 'wrong' },
      { ...settings, bucket: 'missing' },
    ];
    for (const bucket of wrong) {
      const facet = await startServer(t, engine, { settings: { bucket } });
      const { status, body, text } = await upload(facet, { file: await picture() });
      assert.deepEqual([status, body.code], [503, 'storage_unavailable'], text);
      assert.doesNotMatch(text, /S3RVER|Signature|missing/);
      assert.equal((await facet.get('/v0/assets/search')).body.totalCount, 0);
    }
  });
});

const isObject = (path: string): boolean => /file_[0-9a-z]{26}/.test(path);
