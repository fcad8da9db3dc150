// Two who edit one audience see each other, in any process, and whoever falls silent is gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { presenceMs } from './presence.ts';

eachEngine('presence', (engine) => {
  test('is told to all, and ends by leaving or by silence', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const group = { customName: 'A group' };
    const { audienceId } = (await facet.post(`/v0/pages/${pageId}/audiences`, group)).body;
    const path = `/v0/pages/${pageId}/audiences/${audienceId}/presence`;
    const others = await facet.makeKey({ scopes: ['read'] });
    const say = async (body: object, key = facet.key) => {
      const reply = await facet.post(path, body, { key });
      assert.equal(reply.status, 200, reply.text);
      return reply.body.present.map((one: { clientId: string; componentId?: string }) =>
        [one.clientId, one.componentId].filter(Boolean).join(' at '),
      );
    };
    assert.deepEqual(await say({ clientId: 'ada' }), ['ada']);
    assert.deepEqual(await say({ clientId: 'bob', componentId: 'hero' }, others), [
      'ada',
      'bob at hero',
    ]);
    assert.deepEqual(await say({ clientId: 'ada', componentId: 'faq' }), [
      'ada at faq',
      'bob at hero',
    ]);
    const { rows } = await facet.db.query<{ data: string }>(
      "select data from stream_events where type = 'presence' order by stream_number",
      [],
    );
    assert.equal(JSON.parse(rows.at(-1)?.data ?? '{}').present.length, 2);
    const events = rows.length;
    await say({ clientId: 'ada', componentId: 'faq' });
    const again = await facet.db.query(
      "select stream_number from stream_events where type = 'presence'",
      [],
    );
    assert.equal(again.rows.length, events, 'saying the same again tells nobody');
    assert.deepEqual(await say({ clientId: 'ada', leaving: true }), ['bob at hero']);
    facet.clock.advance(presenceMs + 1);
    assert.deepEqual(await say({ clientId: 'cleo' }), ['cleo']);
    for (let n = 0; n < 55; n += 1) await say({ clientId: `made-up-${n}` });
    assert.equal((await say({ clientId: 'cleo' })).length, 50);
  });
});
