// The idempotencyKey of account and person logs, which a source gives its own
// events: one key, one log, for as long as the log lives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const replayed = (reply: Reply): boolean => reply.headers.get('idempotent-replayed') === 'true';

/** One way to write logs, and how many activities came of it. */
interface Logs {
  write(fields: Record<string, unknown>): Promise<Reply>;
  count(): Promise<number>;
}

const accountId = `account_${'a'.repeat(26)}`;

async function activityCount(facet: TestServer): Promise<number> {
  const path = `/v0/accounts/${accountId}/activity?includePersonActivity=true`;
  const reply = await facet.get(path);
  return reply.status === 404 ? 0 : reply.body.totalCount;
}

const kinds: Record<string, (facet: TestServer) => Promise<Logs>> = {
  'account log': async (facet) => ({
    write: (fields) =>
      facet.post('/v0/account_logs', { source: 'crm', payload: {}, accountId, ...fields }),
    count: () => activityCount(facet),
  }),
  'person log': async (facet) => {
    const { personId } = (await facet.post('/v0/persons', { name: 'Ada' })).body;
    return {
      write: (fields) =>
        facet.post('/v0/person_logs', {
          source: 'crm',
          payload: {},
          personId,
          accountId,
          ...fields,
        }),
      count: () => activityCount(facet),
    };
  },
};

eachEngine('the idempotencyKey of a log', (engine) => {
  for (const [kind, open] of Object.entries(kinds)) {
    test(`${kind}: the same content again gives the first response, and says so`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      const event = { idempotencyKey: 'event-1', type: 'opened', payload: { n: 1 } };
      const first = await logs.write(event);
      assert.deepEqual([first.status, replayed(first)], [201, false]);
      // Unlike the header's, this key lives as long as its log.
      facet.clock.advance(400 * 24 * 3_600_000);
      const again = await logs.write(event);
      assert.deepEqual([again.status, again.text, replayed(again)], [201, first.text, true]);
      assert.equal(await logs.count(), 1);
    });

    test(`${kind}: other content under the same key: 422, and nothing is written`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      await logs.write({ idempotencyKey: 'event-1', payload: { n: 1 } });
      const others = [
        { payload: { n: 2 } },
        { payload: { n: 1 }, type: 'opened' },
        { payload: { n: '1' } },
        { payload: {} },
        { payload: { n: 1 }, accountId: `account_${'b'.repeat(26)}` },
      ];
      for (const other of others) {
        const reply = await logs.write({ idempotencyKey: 'event-1', ...other });
        assert.equal(reply.status, 422, JSON.stringify(other));
        assert.equal(reply.body.code, 'idempotency_key_reused');
      }
      assert.equal(await logs.count(), 1);
      const made = await facet.get(`/v0/accounts/account_${'b'.repeat(26)}`);
      assert.equal(made.status, 404, 'a refused log made an account');
    });

    test(`${kind}: another source, kind or tenant has keys of its own`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      await logs.write({ idempotencyKey: 'event-1' });
      const source = await logs.write({
        idempotencyKey: 'event-1',
        source: 'mail',
        payload: { n: 2 },
      });
      assert.deepEqual([source.status, replayed(source)], [201, false]);
      for (const openOther of Object.values(kinds)) {
        const reply = await (await openOther(facet)).write({ idempotencyKey: 'of-both-kinds' });
        assert.deepEqual([reply.status, replayed(reply)], [201, false]);
      }
      const key = await facet.makeKey({ tenant: 'other' });
      const log = { source: 'crm', payload: { n: 3 }, idempotencyKey: 'event-1' };
      const theirs = await facet.post('/v0/account_logs', log, { key });
      assert.deepEqual([theirs.status, replayed(theirs)], [201, false]);
    });

    test(`${kind}: the order of members and a default written out change nothing`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      const inner = { b: [1, { y: 1, x: 2 }], a: null };
      const first = await logs.write({ idempotencyKey: 'event-1', payload: { k: 1, inner } });
      const turned = { inner: { a: null, b: [1, { x: 2, y: 1 }] }, k: 1 };
      const again = await logs.write({
        payload: turned,
        type: 'webhook',
        idempotencyKey: 'event-1',
      });
      assert.deepEqual([again.text, replayed(again)], [first.text, true]);
      const swapped = { k: 1, inner: { ...inner, b: [{ y: 1, x: 2 }, 1] } };
      const list = await logs.write({ idempotencyKey: 'event-1', payload: swapped });
      assert.equal(list.status, 422, 'the order of a list is part of what it says');
    });

    test(`${kind}: fifty at once are one log`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => logs.write({ idempotencyKey: 'event-1' })),
      );
      assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(replies.map(({ text }) => text)).size, 1);
      assert.equal(replies.filter((reply) => !replayed(reply)).length, 1);
      assert.equal(await logs.count(), 1);
    });

    test(`${kind}: without a key each is a log of its own`, async (t) => {
      const facet = await startServer(t, engine, { own: true });
      const logs = await open(facet);
      const replies = [await logs.write({}), await logs.write({})];
      assert.equal(new Set(replies.map(({ text }) => text)).size, 2);
      assert.ok(!replies.some(replayed));
      assert.equal(await logs.count(), 2);
    });
  }
});
