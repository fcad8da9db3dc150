import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage, newPage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

const action = (fields: Record<string, unknown> = {}) => ({
  purpose: 'Book a demo',
  buttonTitle: 'See it live',
  actionType: 'url',
  url: 'https://example.com/demo',
  ...fields,
});

const full = newPage({
  pageType: 'sales_deck',
  actions: [action({ actionId: 'demo' }), action({ actionType: 'ask', url: undefined })],
  headerActionId: 'demo',
  actionCardWidgets: [
    {
      type: 'logos',
      title: 'Trusted by',
      logos: [{ image: { altText: 'Acme', url: 'https://example.com/a.png' } }],
    },
  ],
  footerLinks: [
    {
      id: 'legal',
      title: 'Legal',
      links: [{ id: 'i', text: 'Imprint', url: 'https://example.com/i' }],
    },
  ],
  scripts: [{ name: 'chat', description: '', content: 'void 0', enabled: false }],
  metadata: { title: 'Orbit', keywords: ['crews'], robots: ['noindex', 'max-snippet:-1'] },
});

eachEngine('pages', (engine) => {
  test('a page reads back with its defaults, and what was read can be posted again', async (t) => {
    const facet = await startServer(t, engine);
    const created = await facet.post('/v0/pages', full);
    assert.equal(created.status, 201);
    assert.equal(created.body.status, 'draft');
    assert.equal(created.body.title, 'Orbit');
    assert.deepEqual(
      created.body.actions.map((item: { actionIndex: number }) => item.actionIndex),
      [0, 1],
    );
    assert.match(created.body.actions[1].actionId, /^action_/);
    const read = await facet.get(`/v0/pages/${created.body.pageId}`);
    assert.deepEqual(read.body, created.body);

    const again = await facet.post('/v0/pages', read.body);
    assert.equal(again.status, 201);
    assert.notEqual(again.body.pageId, created.body.pageId);
    const { pageId, createdAt, updatedAt, ...rest } = read.body;
    assert.deepEqual(
      { ...again.body, ...{ pageId, createdAt, updatedAt } },
      { ...rest, pageId, createdAt, updatedAt },
    );
  });

  test('pageType is inbound and title is the name when they are left out', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.post('/v0/pages', newPage());
    assert.equal(body.pageType, 'inbound');
    assert.equal(body.title, 'Launch');
    assert.deepEqual(body.footerLinks, []);
    assert.equal(body.archivedAt, null);
    assert.equal(body.deletedAt, null);
    assert.ok(!('headerActionId' in body) && !('metadata' in body));
  });

  test('every fault of the nested lists is named by its place', async (t) => {
    const facet = await startServer(t, engine);
    const reply = await facet.post(
      '/v0/pages',
      newPage({
        actions: [action({ actionType: 'fax' }), action({ url: 'javascript:alert(1)' }), { x: 1 }],
        footerLinks: [
          { id: 'a', title: 'A', links: [{ id: 'b', text: 'B', url: 'data:text/html,x' }] },
        ],
        scripts: [{ name: 's', content: 'x', enabled: 'yes' }],
        metadata: { keywords: ['ok', 7], nonsense: true },
      }),
    );
    assert.equal(reply.status, 400);
    const pointers = new Set(reply.body.errors.map((fault: { pointer: string }) => fault.pointer));
    for (const pointer of [
      '/actions/0/actionType',
      '/actions/1/url',
      '/actions/2/purpose',
      '/actions/2/x',
      '/footerLinks/0/links/0/url',
      '/scripts/0/enabled',
      '/metadata/keywords/1',
      '/metadata/nonsense',
    ]) {
      assert.ok(pointers.has(pointer), `${pointer} in ${[...pointers].join(' ')}`);
    }
  });

  test('action ids are unique, types that need an address have one, the header action exists', async (t) => {
    const facet = await startServer(t, engine);
    const reply = await facet.post(
      '/v0/pages',
      newPage({
        actions: [
          action({ actionId: 'same' }),
          action({ actionId: 'same', actionType: 'calendar', url: undefined }),
        ],
        headerActionId: 'other',
      }),
    );
    assert.deepEqual(
      reply.body.errors.map((fault: { pointer: string }) => fault.pointer),
      ['/actions/1/url', '/actions/1/actionId', '/headerActionId'],
    );
  });

  test('a change touches what it names; lists are replaced as a whole', async (t) => {
    const facet = await startServer(t, engine);
    const { body: page } = await facet.post('/v0/pages', full);
    const path = `/v0/pages/${page.pageId}`;
    const changed = await facet.call('PATCH', path, { body: { name: 'Renamed', scripts: [] } });
    assert.equal(changed.status, 200);
    assert.equal(changed.body.name, 'Renamed');
    assert.deepEqual(changed.body.scripts, []);
    assert.deepEqual(changed.body.actions, page.actions);
    const headless = await facet.call('PATCH', path, { body: { headerActionId: null } });
    assert.ok(!('headerActionId' in headless.body));
    const bare = await facet.call('PATCH', path, { body: { metadata: null } });
    assert.equal(bare.status, 200, bare.text);
    assert.ok(!('metadata' in bare.body));
    assert.equal(bare.body.title, 'Renamed');
    const wrong = await facet.call('PATCH', path, { body: { headerActionId: 'nobody' } });
    assert.equal(wrong.body.errors[0].pointer, '/headerActionId');
    // The header action may not vanish under a page that names it.
    await facet.call('PATCH', path, { body: { headerActionId: 'demo' } });
    const orphan = await facet.call('PATCH', path, { body: { actions: [] } });
    assert.equal(orphan.status, 400);
  });

  test('archive and restore are reversible, and restore goes back to published', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const move = async (name: string) =>
      (await facet.post(`/v0/pages/${pageId}/${name}`, undefined)).body;
    assert.equal((await move('archive')).status, 'archived');
    assert.ok((await move('archive')).archivedAt, 'archiving twice is no fault');
    assert.equal((await move('publish')).code, 'page_archived');
    assert.equal((await move('restore')).status, 'draft');
    assert.equal((await move('publish')).status, 'published');
    assert.equal((await move('archive')).status, 'archived');
    const restored = await move('restore');
    assert.equal(restored.status, 'published');
    assert.equal(restored.archivedAt, null);
  });

  test('a deleted page is gone from every list and path, its audiences with it', async (t) => {
    const facet = await startServer(t, engine);
    const kept = await makePage(facet);
    const audience = await makeAudience(facet);
    assert.equal((await facet.call('DELETE', `/v0/pages/${audience.pageId}`)).status, 204);
    assert.equal((await facet.get(`/v0/pages/${audience.pageId}`)).body.code, 'page_not_found');
    assert.equal((await facet.get(audience.path)).body.code, 'page_not_found');
    assert.equal((await facet.call('DELETE', `/v0/pages/${audience.pageId}`)).status, 404);
    const list = (await facet.get('/v0/pages')).body;
    assert.deepEqual(
      [list.totalCount, list.items.map((item: { pageId: string }) => item.pageId)],
      [1, [kept]],
    );
  });

  test('audiencesCount is exact under audiences made at the same moment', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        makeAudience(facet, { customName: `Group ${n}` }, pageId),
      ),
    );
    assert.equal((await facet.get(`/v0/pages/${pageId}`)).body.audiencesCount, 25);
    assert.equal((await facet.get('/v0/pages')).body.items[0].audiencesCount, 25);
    assert.equal((await facet.get(`/v0/pages/${pageId}/audiences?limit=1`)).body.totalCount, 25);
  });
});
