import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { startSink } from '../../test/support/sink.ts';
import { deliveriesOf, hooks, subscribe, untilNewest } from '../../test/support/webhooks.ts';
import type { EventRow } from '../platform/db/tables.ts';
import { makeIds } from '../platform/ids.ts';
import { insertDeliveries } from './fanout.store.ts';
import { makeVault } from './vault.ts';

/** Events of one key in one transaction; the first is held by a process that is no more. */
async function queueBehindDeadProcess(facet: TestServer, count: number): Promise<string[]> {
  const tenantId = await facet.services.tenants.ensure('default');
  const makeId = makeIds(facet.clock);
  const events = Array.from(
    { length: count },
    (_, n): EventRow => ({
      event_id: makeId('evt'),
      tenant_id: tenantId,
      type: 'page.version.created',
      order_key: 'audience_one',
      payload: JSON.stringify({ type: 'page.version.created', versionNumber: n }),
      created_at: facet.clock.now(),
      subscription_id: null,
      submission_id: null,
    }),
  );
  await facet.db.transaction(async () => {
    for (const event of events) {
      await facet.db.sql.insertInto('events').values(event).execute();
      await insertDeliveries(facet.db, event);
    }
    await facet.db.sql
      .updateTable('webhook_deliveries')
      .set({ lease_owner: 'dead', lease_until: facet.clock.now() + 20_000 })
      .where('event_id', '=', events[0]?.event_id ?? '')
      .execute();
  });
  return events.map((event) => event.event_id);
}

eachEngine('the queue of a subscription', (engine) => {
  test('a long queue waits for the one a dead process held, then goes on in order', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t);
    const { subscriptionId } = await subscribe(facet, sink.url);
    const ids = await queueBehindDeadProcess(facet, 150);
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    // The test event was sent, so the queue has been looked at: nothing else could go.
    await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    assert.equal(sink.received.length, 1);
    facet.clock.advance(21_000);
    await sink.arrived(1 + ids.length);
    assert.deepEqual(
      sink.received.slice(1).map(({ body }) => body.eventId),
      ids,
    );
  });

  test('one that lies behind what waits for it is found all the same', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t);
    await subscribe(facet, sink.url);
    const ids = await queueBehindDeadProcess(facet, 150);
    // As after a clock that was set back: the first of all is the last that is due.
    await facet.db.sql
      .updateTable('webhook_deliveries')
      .set({ run_at: facet.clock.now() + 1_000 })
      .where('event_id', '=', ids[0] ?? '')
      .execute();
    facet.clock.advance(21_000);
    await sink.arrived(ids.length);
    assert.deepEqual(
      sink.received.map(({ body }) => body.eventId),
      ids,
    );
  });

  test('a secret sealed under another key signs nothing; rotating it repairs that', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t);
    const { subscriptionId } = await subscribe(facet, sink.url);
    const other = makeVault({ secretKey: 'x'.repeat(32), dataDir: facet.settings.dataDir });
    const secret = other.seal('whsec_c2VjcmV0');
    await facet.db.sql.updateTable('webhook_subscriptions').set({ secret }).execute();
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    const failed = await untilNewest(facet, subscriptionId, (one) => one.attempts.length === 1);
    assert.match(failed.attempts[0].error, /another key/);
    await facet.call('POST', `${hooks}/${subscriptionId}/rotate_secret`);
    facet.clock.advance(6_000);
    await eventually('it is delivered', async () => {
      const [newest] = await deliveriesOf(facet, subscriptionId);
      return newest?.status === 'delivered';
    });
    assert.equal(sink.received.length, 1);
  });
});

test('what a vault seals opens under its key alone, and not when it was changed', () => {
  const mine = makeVault({ secretKey: 'a'.repeat(32), dataDir: '' });
  const other = makeVault({ secretKey: 'b'.repeat(32), dataDir: '' });
  const sealed = mine.seal('whsec_x');
  assert.equal(mine.open(sealed), 'whsec_x');
  assert.notEqual(mine.seal('whsec_x'), sealed);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const text of [changed, '', 'x', `${sealed.split('.')[0]}.`]) {
    assert.equal(mine.open(text), undefined, text);
  }
  assert.equal(other.open(sealed), undefined);
});
