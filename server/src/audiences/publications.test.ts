// Every publication is kept, a roll-back too; and events tell the version's own times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPage } from '../../test/support/pages.ts';
import { heroContent } from '../../test/support/reals.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

eachEngine('publications', (engine) => {
  test('a version that is published, replaced and published again is there twice', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { apiKeyId } = (await facet.get('/v0/me')).body;
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const group = { customName: 'A group' };
    const { audienceId } = (await facet.post(`/v0/pages/${pageId}/audiences`, group)).body;
    const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
    const draft = async () =>
      (await facet.post(`${path}/versions`, { content: heroContent })).body.versionId as string;
    const publish = async (versionId: string) => {
      facet.clock.advance(60_000);
      const reply = await facet.call('POST', `${path}/versions/${versionId}/publish`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body.publishedAt as string;
    };
    const [one, two] = [await draft(), await draft()];
    const times = [await publish(one), await publish(two), await publish(one)];
    const { body } = await facet.get(`${path}/publications`);
    const by = { type: 'key', id: apiKeyId };
    assert.deepEqual(body.items, [
      { versionId: one, publishedAt: times[2], unpublishedAt: null, by },
      { versionId: two, publishedAt: times[1], unpublishedAt: times[2], by },
      { versionId: one, publishedAt: times[0], unpublishedAt: times[1], by },
    ]);
    assert.equal(body.totalCount, 3);
  });

  test('events carry the times of the version itself', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const group = { customName: 'A group' };
    const { audienceId } = (await facet.post(`/v0/pages/${pageId}/audiences`, group)).body;
    const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
    const { versionId } = (await facet.post(`${path}/versions`, { content: heroContent })).body;
    await facet.call('POST', `${path}/versions/${versionId}/publish`);
    const version = (await facet.get(`${path}/versions/${versionId}`)).body;
    const { rows } = await facet.db.query<{ type: string; payload: string }>(
      'select type, payload from events',
      [],
    );
    const at = Object.fromEntries(
      rows
        .map(({ type, payload }) => ({ type, ...JSON.parse(payload) }))
        .filter((event) => event.versionId === versionId)
        .map((event) => [event.type, event.at]),
    );
    assert.deepEqual(at, {
      'page.version.created': version.createdAt,
      'page.version.processed': version.becameDraftAt,
      'page.version.published': version.publishedAt,
    });
  });
});
