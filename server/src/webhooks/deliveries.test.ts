import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { startSink } from '../../test/support/sink.ts';
import {
  deliveriesOf,
  hooks,
  makeEmitter,
  subscribe,
  untilNewest,
} from '../../test/support/webhooks.ts';

const dayMs = 24 * 3_600_000;

eachEngine('deliveries of webhooks', (engine) => {
  test('a test goes to one subscription, says that it is one, and is the sample', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    const { subscriptionId } = await subscribe(facet, `${sink.url}/a`);
    await subscribe(facet, `${sink.url}/b`);
    const path = `${hooks}/${subscriptionId}`;
    const made = await facet.post(`${path}/test`, { type: 'form.enriched' });
    assert.equal(made.body.status, 'waiting');
    const done = await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    assert.equal(done.deliveryId, made.body.deliveryId);
    assert.deepEqual(
      sink.received.map(({ path: where, headers, body }) => [
        where,
        headers['x-webhook-test'],
        body.payload.input.email,
      ]),
      [['/hook/a', 'true', 'grace@navy.example']],
    );
    await facet.call('PATCH', path, { body: { active: false } });
    const off = await facet.post(`${path}/test`, {});
    assert.deepEqual([off.status, off.body.code], [409, 'webhook_subscription_inactive']);
  });

  test('redeliver sends it again under the same id; a replay sends what was missed', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    const { emit } = await makeEmitter(facet);
    const before = new Date(facet.clock.now()).toISOString();
    const missed = await emit();
    const { subscriptionId } = await subscribe(facet, sink.url, {
      events: ['page.version.created'],
    });
    const path = `${hooks}/${subscriptionId}`;
    await emit();
    const done = await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    const again = await facet.call('POST', `${path}/deliveries/${done.deliveryId}/redeliver`);
    assert.equal(again.status, 202);
    const [first, second] = await sink.arrived(2);
    assert.equal(first?.headers['webhook-id'], second?.headers['webhook-id']);
    await untilNewest(
      facet,
      subscriptionId,
      ({ status, attempts }) => status === 'delivered' && attempts.length === 2,
    );
    const replay = await facet.post(`${path}/replay`, { startDate: before });
    assert.deepEqual(replay.body, { queuedCount: 1, resumeAt: null });
    assert.equal((await sink.arrived(3))[2]?.body.payload.versionId, missed);
    await eventually('everything is delivered', async () => {
      return (await deliveriesOf(facet, subscriptionId, '?status=waiting')).length === 0;
    });
    const all = await facet.post(`${path}/replay`, { startDate: before, which: 'all' });
    assert.equal(all.body.queuedCount, 2);
    await sink.arrived(5);
    const backwards = { startDate: before, endDate: before };
    assert.equal((await facet.post(`${path}/replay`, backwards)).status, 400);
  });

  test('events and ended deliveries are kept for a month, what still waits for longer', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t);
    const { emit } = await makeEmitter(facet);
    const { subscriptionId } = await subscribe(facet, sink.url, {
      events: ['page.version.created'],
    });
    await emit();
    await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    facet.clock.advance(31 * dayMs);
    await emit();
    await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    await facet.services.webhookDeliveries.forgetOld();
    assert.equal((await deliveriesOf(facet, subscriptionId)).length, 1);
    const reply = await facet.get(`${hooks}/${subscriptionId}/deliveries`);
    assert.equal(reply.body.totalCount, 1);
    const kept = await facet.db.sql.selectFrom('events').select('created_at').execute();
    assert.equal(kept.length, 2, 'created and processed, of the second');
    facet.clock.advance(31 * dayMs);
    await facet.db.sql
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', run_at: facet.clock.now() + dayMs })
      .execute();
    await facet.services.webhookDeliveries.forgetOld();
    assert.equal((await deliveriesOf(facet, subscriptionId)).length, 1);
    const waitedFor = await facet.db.sql.selectFrom('events').select('type').execute();
    assert.deepEqual(
      waitedFor.map(({ type }) => type),
      ['page.version.created'],
    );
  });
});
