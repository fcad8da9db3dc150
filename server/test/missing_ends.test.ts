// Operations that complete a resource: one submission, all brands, assets by state, the entries of a
// topic in one call, analytics over all pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPage, submit } from './support/form_pages.ts';
import { visitedAudience } from './support/lists.sessions.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { makeAsset } from './support/uploads.ts';

const put = (facet: TestServer, path: string, body: object) => facet.call('PUT', path, { body });
const text = (content: string) => ({ type: 'text', content });

eachEngine('operations that complete a resource', (engine) => {
  test('a form submission is read by its id', async (t) => {
    const facet = await startServer(t, engine);
    await submit(facet, await openPage(facet));
    const { body } = await facet.get('/v0/form_submissions');
    const [listed] = body.items;
    const one = await facet.get(`/v0/form_submissions/${listed.submissionId}`);
    assert.equal(one.body.submissionId, listed.submissionId);
    assert.deepEqual(one.body.input, listed.input);
  });

  test('brands are listed newest first, and deleted', async (t) => {
    const facet = await startServer(t, engine);
    await put(facet, '/v0/brands/one', { name: 'One' });
    await put(facet, '/v0/brands/two', { name: 'Two' });
    const ids = async () =>
      (await facet.get('/v0/brands')).body.items.map(({ brandId }: { brandId: string }) => brandId);
    assert.deepEqual((await ids()).sort(), ['one', 'two']);
    assert.equal((await facet.call('DELETE', '/v0/brands/one')).status, 204);
    assert.deepEqual(await ids(), ['two']);
    assert.equal((await facet.call('DELETE', '/v0/brands/one')).body.code, 'brand_not_found');
  });

  test('assets are listed by state, hidden and trashed ones too', async (t) => {
    const facet = await startServer(t, engine);
    const [shown, hidden, trashed] = [
      await makeAsset(facet),
      await makeAsset(facet),
      await makeAsset(facet),
    ];
    await facet.call('PATCH', `/v0/assets/${hidden.assetId}`, { body: { hidden: true } });
    await facet.call('DELETE', `/v0/assets/${trashed.assetId}`);
    const idsIn = async (state: string) =>
      (await facet.get(`/v0/assets?state=${state}`)).body.items.map(
        ({ assetId }: { assetId: string }) => assetId,
      );
    assert.deepEqual(await idsIn('active'), [shown.assetId]);
    assert.deepEqual(await idsIn('hidden'), [hidden.assetId]);
    assert.deepEqual(await idsIn('trashed'), [trashed.assetId]);
    assert.equal((await facet.get('/v0/assets')).body.totalCount, 3);
  });

  test('the entries of a topic are replaced in one call, all or none', async (t) => {
    const facet = await startServer(t, engine);
    const { body: topic } = await facet.post('/v0/topics', { name: 'Pricing' });
    const path = `/v0/topics/${topic.topicId}/entries`;
    const first = await facet.post(path, { content: text('It costs 10.') });
    const second = await facet.post(path, { content: text('It costs 20.') });
    const { topicEntryId } = second.body;
    const entries = [
      { content: text('It costs 5.') },
      { topicEntryId, content: text('It costs 21.') },
    ];
    const replaced = await put(facet, path, { entries });
    assert.equal(replaced.status, 200, replaced.text);
    const { body } = await facet.get(path);
    assert.deepEqual(body.items, replaced.body.items);
    assert.deepEqual(
      body.items.map((entry: { content: { content: string } }) => entry.content.content),
      ['It costs 5.', 'It costs 21.'],
    );
    assert.equal(body.items[1].topicEntryId, topicEntryId);
    assert.equal((await facet.get(`${path}/${first.body.topicEntryId}`)).status, 404);
    const faulty = [{ content: text('New') }, { topicEntryId: 'topicentry_x', content: text('y') }];
    assert.equal((await put(facet, path, { entries: faulty })).status, 404);
    assert.equal((await facet.get(path)).body.totalCount, 2);
  });

  test('analytics over all pages are the sum of the pages', async (t) => {
    const facet = await startServer(t, engine);
    const [one, two] = [
      await visitedAudience(facet, facet.key),
      await visitedAudience(facet, facet.key),
    ];
    await one.add();
    await two.add();
    await two.add();
    const summary = await facet.get('/v0/analytics/overview');
    assert.equal(summary.body.totalSessions, 3);
    const { items } = (await facet.get('/v0/analytics/pages')).body;
    assert.deepEqual(
      items.map(({ pageId, totalSessions }: { pageId: string; totalSessions: number }) => [
        pageId,
        totalSessions,
      ]),
      [
        [two.pageId, 2],
        [one.pageId, 1],
      ],
    );
    const none = await facet.get('/v0/analytics/overview?endDate=2001-01-01T00:00:00Z');
    assert.equal(none.body.totalSessions, 0);
  });
});
