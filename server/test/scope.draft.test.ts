// What the scope `draft` may do: prepare whatever nobody outside can notice, and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../src/routes.ts';
import { newPage } from './support/pages.ts';
import { heroContent } from './support/reals.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';

const draftable = [
  ...['createPage', 'updatePage', 'deletePage', 'archivePage', 'restorePage'],
  ...['createAudience', 'updateAudience', 'archiveAudience', 'restoreAudience'],
  ...['createVersion', 'archiveVersion', 'sendMessage', 'interruptMessage'],
  ...['createTopic', 'updateTopic', 'deleteTopic'],
  ...['createTopicEntry', 'updateTopicEntry', 'deleteTopicEntry', 'reorderTopicEntries'],
  'replaceTopicEntries',
  ...['createAsset', 'updateAsset', 'deleteAsset', 'restoreAsset'],
];

test('a new operation is for write or admin unless it is named here', () => {
  const found = routes.filter(({ scope }) => scope === 'draft').map(({ id }) => id);
  assert.deepEqual(found.sort(), draftable.sort());
});

/** Calls with a key that holds draft and read. */
async function drafter(facet: TestServer) {
  const key = await facet.makeKey({ scopes: ['read', 'draft'] });
  return async (method: string, path: string, body?: unknown) => {
    const reply = await facet.call(method, path, { key, ...(body === undefined ? {} : { body }) });
    return reply.status === 403 ? reply.body.code : reply.status;
  };
}

eachEngine('draft', (engine) => {
  test('changes pages and audiences until they are published, and their versions for ever', async (t) => {
    const facet = await startServer(t, engine);
    const draft = await drafter(facet);
    const key = await facet.makeKey({ scopes: ['read', 'draft'] });
    const { pageId } = (await facet.post('/v0/pages', newPage(), { key })).body;
    const page = `/v0/pages/${pageId}`;
    const made = await facet.post(`${page}/audiences`, { customName: 'A group' }, { key });
    const audience = `${page}/audiences/${made.body.audienceId}`;
    assert.equal(await draft('PATCH', page, { name: 'Another name' }), 200);
    assert.equal(await draft('PATCH', audience, { customName: 'Another group' }), 200);
    const version = await facet.post(`${audience}/versions`, { content: heroContent }, { key });
    assert.equal(version.status, 201);
    const publish = `${audience}/versions/${version.body.versionId}/publish`;
    assert.equal(await draft('POST', publish), 'scope_missing');
    assert.equal(await draft('POST', `${page}/publish`), 'scope_missing');
    assert.equal((await facet.call('POST', publish)).status, 200);

    for (const path of [page, audience]) {
      const body = path === page ? { name: 'A third name' } : { customName: 'A third group' };
      assert.equal(await draft('PATCH', path, body), 'scope_missing');
      assert.equal(await draft('POST', `${path}/archive`), 'scope_missing');
      assert.equal(await draft('POST', `${path}/restore`), 'scope_missing');
    }
    assert.equal(await draft('DELETE', page), 'scope_missing');
    assert.equal((await facet.get(page)).body.name, 'Another name');
    assert.equal(await draft('POST', `${audience}/versions`, { content: heroContent }), 201);
    assert.equal(await draft('POST', `${audience}/messages`, { message: 'Shorter, please' }), 202);
    assert.equal(await draft('POST', `${page}/audiences`, { customName: 'One more' }), 201);
  });

  test('adds no scripts, and leaves those that are there', async (t) => {
    const facet = await startServer(t, engine);
    const draft = await drafter(facet);
    const scripts = [{ name: 'Chat', description: 'A chat', content: 'chat()', enabled: true }];
    assert.equal(await draft('POST', '/v0/pages', newPage({ scripts })), 'scope_missing');
    const { body: page } = await facet.post('/v0/pages', newPage({ scripts }));
    const path = `/v0/pages/${page.pageId}`;
    assert.equal(await draft('PATCH', path, { scripts: [] }), 'scope_missing');
    assert.equal(await draft('PATCH', path, { name: 'New', scripts }), 200);
    assert.deepEqual((await facet.get(path)).body.scripts, scripts);
  });

  test('keeps topics and assets, but deletes none of the assets for good', async (t) => {
    const facet = await startServer(t, engine);
    const draft = await drafter(facet);
    assert.equal(await draft('POST', '/v0/topics', { name: 'A topic' }), 201);
    const { topicId } = (await facet.post('/v0/topics', { name: 'Another topic' })).body;
    assert.equal(await draft('PUT', `/v0/topics/${topicId}/entries`, { entries: [] }), 200);
    const gone = '/v0/assets/asset_00000000000000000000000000';
    assert.equal(await draft('DELETE', gone), 404);
    assert.equal(await draft('DELETE', `${gone}?permanent=true`), 'scope_missing');
  });

  test('a key that may write may do all of this too, without reading', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ scopes: ['write'] });
    const made = await facet.post('/v0/pages', newPage(), { key });
    assert.equal(made.status, 201);
    assert.equal((await facet.get('/v0/pages', { key })).status, 403);
  });
});
