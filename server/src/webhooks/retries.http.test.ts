import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { says, startSink } from '../../test/support/sink.ts';
import { deliveriesOf, hooks, subscribe, untilNewest } from '../../test/support/webhooks.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

eachEngine('tries of webhooks', (engine) => {
  test('a failure is tried again after 5 seconds and 5 minutes, never earlier, under one id', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t, says(500, {}, 'not today'));
    const { subscriptionId } = await subscribe(facet, sink.url);
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    for (const [index, waitMs] of [5_000, 300_000].entries()) {
      const tried = await untilNewest(
        facet,
        subscriptionId,
        ({ attempts, nextAttemptAt }) => attempts.length === index + 1 && nextAttemptAt !== null,
      );
      const { status, latencyMs, error, responseExcerpt } = tried.attempts[index];
      assert.deepEqual(
        [tried.status, status, error, responseExcerpt],
        ['waiting', 500, 'The receiver answered 500.', 'not today'],
      );
      assert.ok(latencyMs >= 0);
      const nextMs = Date.parse(tried.nextAttemptAt) - Date.parse(tried.attempts[index].startedAt);
      assert.ok(nextMs >= waitMs, `${nextMs}`);
      facet.clock.advance(nextMs);
    }
    sink.answer(says(200, {}, 'ok'));
    facet.clock.advance(hourMs);
    const done = await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    assert.equal(done.attempts.length, 3);
    assert.notEqual(done.finishedAt, null);
    const ids = new Set(sink.received.map(({ headers }) => headers['webhook-id']));
    assert.deepEqual([...ids], [done.eventId]);
    assert.equal(new Set(sink.received.map(({ text }) => text)).size, 1);
  });

  test('Retry-After is honoured, redirects are failures, 410 switches off and says so', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const target = await startSink(t);
    const sink = await startSink(t, says(503, { 'retry-after': '7200' }));
    const { subscriptionId } = await subscribe(facet, sink.url);
    const path = `${hooks}/${subscriptionId}`;
    await facet.post(`${path}/test`, {});
    const later = await untilNewest(
      facet,
      subscriptionId,
      ({ attempts, nextAttemptAt }) => attempts.length === 1 && nextAttemptAt !== null,
    );
    const waitMs = Date.parse(later.nextAttemptAt) - Date.parse(later.attempts[0].startedAt);
    assert.ok(waitMs >= 2 * hourMs, `${waitMs}`);
    sink.answer(says(307, { location: target.url }));
    await facet.post(`${path}/test`, {});
    const moved = await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
    assert.equal(moved.attempts[0].status, 307);
    assert.deepEqual(target.received, []);
    sink.answer(says(410));
    await facet.post(`${path}/test`, {});
    await eventually('it is off', async () => !(await facet.get(path)).body.active);
    const { body: off } = await facet.get(path);
    assert.deepEqual([off.disabledReason, typeof off.disabledAt], ['gone', 'string']);
    const tenant = await facet.db.sql
      .selectFrom('tenants')
      .select('default_account_id')
      .where('slug', '=', 'default')
      .executeTakeFirstOrThrow();
    const activity = await facet.get(`/v0/accounts/${tenant.default_account_id}/activity`);
    const { source, type, payload } = activity.body.items[0];
    assert.deepEqual(
      [source, type, payload.subscriptionId, payload.reason],
      ['webhooks', 'subscription-disabled', subscriptionId, 'gone'],
    );
    const { body: on } = await facet.call('PATCH', path, { body: { active: true } });
    assert.deepEqual([on.active, on.disabledReason, on.disabledAt], [true, null, null]);
  });

  test('five days of nothing but failures switch off; one success in between does not', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t, says(500));
    const { subscriptionId } = await subscribe(facet, sink.url);
    const path = `${hooks}/${subscriptionId}`;
    const tryOnce = async () => {
      const seen = sink.received.length;
      await facet.post(`${path}/test`, {});
      await sink.arrived(seen + 1);
      await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length > 0);
    };
    await tryOnce();
    facet.clock.advance(4 * dayMs);
    sink.answer(says(200));
    await tryOnce();
    await eventually('it is well again', async () => {
      return (await facet.get(path)).body.failingSince === null;
    });
    sink.answer(says(500));
    await tryOnce();
    facet.clock.advance(3 * dayMs);
    await tryOnce();
    assert.equal((await facet.get(path)).body.active, true);
    facet.clock.advance(2 * dayMs + hourMs);
    await tryOnce();
    await eventually('it is off', async () => !(await facet.get(path)).body.active);
    assert.equal((await facet.get(path)).body.disabledReason, 'failing');
    // What still waited for its next try is not tried any more.
    await eventually('nothing waits', async () => {
      facet.clock.advance(dayMs);
      return (await deliveriesOf(facet, subscriptionId, '?status=waiting')).length === 0;
    });
  });

  test('tries end after eight days', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t, says(500));
    const { subscriptionId } = await subscribe(facet, sink.url);
    const path = `${hooks}/${subscriptionId}`;
    await facet.post(`${path}/test`, {});
    await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
    // As if the clock had stood still for the subscription: only the delivery has grown old.
    await facet.db.sql
      .updateTable('webhook_deliveries')
      .set({ series_started_at: facet.clock.now() - 8 * dayMs, run_at: facet.clock.now() })
      .where('lease_owner', 'is', null)
      .execute();
    const done = await untilNewest(facet, subscriptionId, ({ status }) => status === 'failed');
    assert.equal(done.attempts.length, 2);
    assert.equal(done.nextAttemptAt, null);
    assert.deepEqual(await deliveriesOf(facet, subscriptionId, '?status=failed'), [done]);
  });

  test('a body that never ends is read no further than it is of use', async (t) => {
    const facet = await startServer(t, engine);
    const flood = 'ü'.repeat(8_192);
    const sink = await startSink(t, (_, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(flood));
      };
      response.on('drain', pour);
      pour();
    });
    const { subscriptionId } = await subscribe(facet, sink.url);
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    const done = await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    assert.equal(done.attempts[0].responseExcerpt, 'ü'.repeat(1_000));
  });

  test('a success that was under way when another try failed ends the failing', async (t) => {
    const facet = await startServer(t, engine);
    const held: ServerResponse[] = [];
    const sink = await startSink(t, (_, response) => void held.push(response));
    const { subscriptionId } = await subscribe(facet, sink.url);
    const path = `${hooks}/${subscriptionId}`;
    await facet.post(`${path}/test`, {});
    await facet.post(`${path}/test`, {});
    await sink.arrived(2);
    held[0]?.writeHead(500).end();
    const failing = async () => (await facet.get(path)).body.failingSince !== null;
    await eventually('the failure is recorded', failing);
    held[1]?.writeHead(204).end();
    await eventually('it is well again', async () => !(await failing()));
  });
});
