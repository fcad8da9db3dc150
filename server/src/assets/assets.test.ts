import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { follow, makeAsset, picture, upload } from '../../test/support/uploads.ts';

const namesOf = (body: { items: { name: string }[] }): string[] => body.items.map((a) => a.name);

async function found(facet: TestServer, query: string): Promise<string[]> {
  return namesOf((await facet.get(`/v0/assets/search?${query}`)).body);
}

const noVoice = {
  brandName: async () => undefined,
  others: async () => ({ names: [], assetIds: [] }),
};

eachEngine('an asset', (engine) => {
  test('is what was uploaded: its fields, and the facts of its file', async (t) => {
    const facet = await startServer(t, engine);
    const parent = await makeAsset(facet);
    const file = await picture('jpeg', { width: 120, height: 80 });
    const { status, body } = await upload(facet, {
      file,
      filename: 'team.jpg',
      fields: {
        name: 'Our team',
        purpose: 'About us',
        aiDescription: 'Six people in a yard',
        tags: ['people', 'yard'],
        assetType: 'logo',
        hidden: 'true',
        parentAssetId: parent.assetId,
      },
    });
    assert.equal(status, 201);
    const { assetId, tenantId, createdAt, updatedAt, downloadUrl, previewDownloadUrl, ...rest } =
      body;
    assert.match(assetId, /^asset_[0-9a-z]{26}$/);
    assert.match(tenantId, /^tenant_/);
    assert.equal(createdAt, updatedAt);
    assert.ok(downloadUrl.startsWith('http://facet.example/_facet/files/file_'));
    assert.ok(previewDownloadUrl.includes('variant=preview'));
    assert.match(rest.data.fileId, /^file_[0-9a-z]{26}$/);
    assert.deepEqual(rest, {
      name: 'Our team',
      purpose: 'About us',
      aiDescription: 'Six people in a yard',
      parentAssetId: parent.assetId,
      tags: ['people', 'yard'],
      hidden: true,
      data: {
        type: 'logo',
        fileId: rest.data.fileId,
        mimeType: 'image/jpeg',
        sizeBytes: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
        width: 120,
        height: 80,
      },
    });
    assert.deepEqual((await facet.get(`/v0/assets/${assetId}`)).body, body);
  });

  test('tags come as repeated fields or as one JSON array; empty fields say nothing', async (t) => {
    const facet = await startServer(t, engine);
    const written = await makeAsset(facet, { fields: { tags: '["a","b"]', purpose: '' } });
    assert.deepEqual(written.tags, ['a', 'b']);
    assert.ok(!('purpose' in written));
    assert.deepEqual((await makeAsset(facet, { fields: { tags: 'one' } })).tags, ['one']);
  });

  test('every fault of a form is named at once', async (t) => {
    const facet = await startServer(t, engine);
    const { status, body } = await upload(facet, {
      fields: { hidden: 'maybe', tags: ['a', 'a'], assetType: 'poster', colour: 'red' },
    });
    assert.equal(status, 400);
    const faults = body.errors.map((one: { pointer: string; code: string }) => [
      one.pointer,
      one.code,
    ]);
    assert.deepEqual(faults.sort(), [
      ['/assetType', 'not_allowed'],
      ['/colour', 'unknown_field'],
      ['/file', 'required'],
      ['/hidden', 'wrong_type'],
      ['/tags', 'repeated'],
    ]);
  });

  test('has a type that fits its file, and a parent that exists', async (t) => {
    const facet = await startServer(t, engine);
    const { status, body } = await upload(facet, {
      file: await picture(),
      fields: { assetType: 'video', parentAssetId: 'asset_nowhere' },
    });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code]),
      [
        ['/assetType', 'not_allowed'],
        ['/parentAssetId', 'unknown_reference'],
      ],
    );
    const asset = await makeAsset(facet);
    const itself = { parentAssetId: asset.assetId };
    const reply = await facet.call('PATCH', `/v0/assets/${asset.assetId}`, { body: itself });
    assert.equal(reply.body.errors[0].code, 'unknown_reference');
  });

  test('is changed field by field, and null empties one', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const asset = await makeAsset(facet, { fields: { name: 'Old', purpose: 'Why', tags: 'x' } });
    facet.clock.advance(1000);
    const change = { ...asset, name: 'New', purpose: null, assetType: 'icon' };
    const { body } = await facet.call('PATCH', `/v0/assets/${asset.assetId}`, { body: change });
    assert.equal(body.name, 'New');
    assert.equal(body.data.type, 'icon');
    assert.deepEqual(body.tags, ['x']);
    assert.ok(!('purpose' in body));
    assert.ok(body.updatedAt > asset.updatedAt);
    assert.deepEqual(await found(facet, 'query=new&assetType=icon'), ['New']);
    assert.deepEqual(await found(facet, 'query=old'), []);
  });

  test('is found by its texts and tags, best first, and by its type', async (t) => {
    const facet = await startServer(t, engine);
    await makeAsset(facet, { fields: { name: 'Crew', tags: 'crane' } });
    await makeAsset(facet, { fields: { name: 'Crane', assetType: 'icon' } });
    await makeAsset(facet, { fields: { name: 'Yard', aiDescription: 'A tall CRÀNE at dawn' } });
    await makeAsset(facet, { fields: { name: 'Desk' } });
    assert.deepEqual(await found(facet, 'query=crane'), ['Crane', 'Yard', 'Crew']);
    assert.deepEqual(await found(facet, 'query=crane%20dawn'), ['Yard']);
    assert.deepEqual(await found(facet, 'query=crane&assetType=icon'), ['Crane']);
    assert.deepEqual(await found(facet, ''), ['Desk', 'Yard', 'Crane', 'Crew']);
    const first = (await facet.get('/v0/assets/search?query=crane&limit=2')).body;
    assert.deepEqual([first.totalCount, first.hasMore], [3, true]);
    const cursor = encodeURIComponent(first.nextCursor);
    assert.deepEqual(await found(facet, `query=crane&limit=2&cursor=${cursor}`), ['Crew']);
    const foreign = await facet.makeKey({ tenant: 'other' });
    const theirs = await facet.get('/v0/assets/search', { key: foreign });
    assert.equal(theirs.body.totalCount, 0);
  });

  test('that is hidden is in no search until it is shown', async (t) => {
    const facet = await startServer(t, engine);
    const asset = await makeAsset(facet, { fields: { name: 'Secret', hidden: 'true' } });
    assert.deepEqual(await found(facet, ''), []);
    const path = `/v0/assets/${asset.assetId}`;
    await facet.call('PATCH', path, { body: { hidden: false } });
    assert.deepEqual(await found(facet, 'query=secret'), ['Secret']);
    await facet.call('PATCH', path, { body: { hidden: true } });
    assert.deepEqual(await found(facet, ''), []);
    assert.equal((await facet.get(path)).status, 200);
  });

  test('in the trash is in no search, can be read, and comes back', async (t) => {
    const facet = await startServer(t, engine);
    const asset = await makeAsset(facet, { fields: { name: 'Kept' } });
    const path = `/v0/assets/${asset.assetId}`;
    assert.equal((await facet.call('DELETE', path)).status, 204);
    assert.equal((await facet.call('DELETE', path)).status, 204);
    assert.deepEqual(await found(facet, ''), []);
    const { body } = await facet.get(path);
    assert.ok(body.trashedAt);
    assert.equal((await follow(facet, body.downloadUrl)).status, 200);
    const restored = await facet.call('POST', `${path}/restore`);
    assert.ok(!('trashedAt' in restored.body));
    assert.deepEqual(await found(facet, ''), ['Kept']);
  });

  test('deleted for good is gone, with its file; what was made from it stays', async (t) => {
    const facet = await startServer(t, engine);
    const asset = await makeAsset(facet);
    const child = await makeAsset(facet, { fields: { parentAssetId: asset.assetId } });
    const path = `/v0/assets/${asset.assetId}`;
    assert.equal((await facet.call('DELETE', `${path}?permanent=true`)).status, 204);
    assert.equal((await facet.get(path)).body.code, 'asset_not_found');
    assert.equal((await facet.call('POST', `${path}/restore`)).status, 404);
    const gone = await follow(facet, asset.downloadUrl);
    assert.equal(gone.status, 404);
    assert.equal((await facet.get(`/v0/assets/${child.assetId}`)).body.parentAssetId, undefined);
  });

  test('is offered to the agent when its words fit; otherwise the newest are', async (t) => {
    const facet = await startServer(t, engine);
    const { tenantId } = await makeAsset(facet, {
      fields: { name: 'Crane', purpose: 'Hero', aiDescription: 'A crane', tags: 'yard' },
    });
    for (let n = 0; n < 13; n++) await makeAsset(facet, { fields: { name: `Filler ${n}` } });
    await makeAsset(facet, { fields: { name: 'Crane two', hidden: 'true' } });
    const fitting = await facet.services.library.assets(
      tenantId,
      'A page about a crane, please',
      noVoice,
    );
    assert.equal(fitting.length, 12);
    const { assetId: _, ...first } = fitting[0] ?? { assetId: '' };
    assert.deepEqual(first, {
      assetType: 'image',
      name: 'Crane',
      purpose: 'Hero',
      description: 'A crane',
      tags: ['yard'],
    });
    const newest = await facet.services.library.assets(tenantId, 'zzzz', noVoice);
    assert.deepEqual(
      newest.map(({ name }) => name),
      Array.from({ length: 12 }, (_, n) => `Filler ${12 - n}`),
    );
  });

  test('of another brand is not offered, and one of the brand itself comes first', async (t) => {
    const facet = await startServer(t, engine);
    const { tenantId } = await makeAsset(facet, {
      fields: { name: 'Orbit crane', purpose: 'hero' },
    });
    await makeAsset(facet, { fields: { name: 'Harbour crane', tags: 'Kestrel' } });
    const { assetId: logo } = await makeAsset(facet, { fields: { name: 'Crane mark' } });
    await makeAsset(facet, { fields: { name: 'Crane at dusk' } });
    const offered = await facet.services.library.assets(tenantId, 'A crane', {
      brandName: async () => 'Orbit',
      others: async () => ({ names: ['Kestrel'], assetIds: [logo] }),
    });
    assert.deepEqual(
      offered.map(({ name }) => name),
      ['Orbit crane', 'Crane at dusk'],
    );
  });

  test('where there are none, nobody asks for whom the page speaks; where there are, a failure reaches the caller', async (t) => {
    const facet = await startServer(t, engine);
    const gone = () => Promise.reject(new Error('the database is away'));
    const voice = { brandName: gone, others: noVoice.others };
    const none = await facet.services.library.assets('tenant_without_assets', 'A crane', voice);
    assert.deepEqual(none, []);
    const { tenantId } = await makeAsset(facet, { fields: { name: 'Crane' } });
    await assert.rejects(facet.services.library.assets(tenantId, 'A crane', voice), /is away/);
  });
});
