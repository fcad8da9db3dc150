import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { says, startSink } from '../../test/support/sink.ts';
import {
  deliveriesOf,
  hooks,
  makeEmitter,
  subscribe,
  untilNewest,
} from '../../test/support/webhooks.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

eachEngine('webhook subscriptions', (engine) => {
  test('the secret is in the response that makes it and nowhere else', async (t) => {
    const facet = await startServer(t, engine);
    const headers = { 'idempotency-key': 'subscribe-once' };
    const body = { url: 'http://127.0.0.1:9/x', events: ['form.submitted'] };
    const made = await facet.post(hooks, body, { headers });
    const { signingSecret, ...shown } = made.body;
    assert.match(signingSecret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.match(shown.subscriptionId, /^webhook_[a-z0-9]{26}$/);
    assert.deepEqual([shown.active, shown.events], [true, ['form.submitted']]);
    const path = `${hooks}/${shown.subscriptionId}`;
    assert.deepEqual((await facet.get(path)).body, shown);
    assert.deepEqual((await facet.get(hooks)).body.items, [shown]);
    const patched = await facet.call('PATCH', path, { body: { active: true } });
    assert.equal('signingSecret' in patched.body, false);
    const tables = await facet.db.sql.selectFrom('webhook_subscriptions').selectAll().execute();
    const kept = await facet.db.sql.selectFrom('idempotency_keys').selectAll().execute();
    for (const text of [JSON.stringify([tables, kept]), facet.log.join()]) {
      assert.equal(text.includes(signingSecret.slice(6)), false);
    }
  });

  test('events: null is every event, an empty list and an unknown name are refused', async (t) => {
    const facet = await startServer(t, engine);
    const url = 'https://receiver.example/hook';
    assert.equal((await facet.post(hooks, { url, events: null })).body.events, null);
    for (const events of [[], ['page.version.cancelled'], 'form.submitted', undefined]) {
      assert.equal((await facet.post(hooks, { url, events })).status, 400, String(events));
    }
  });

  test('what a subscription chose is sent, signed, in the envelope; nothing else is', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    const other = await startSink(t);
    const { emit, publish, ...ids } = await makeEmitter(facet);
    const { signingSecret } = await subscribe(facet, sink.url, {
      events: ['page.version.created', 'page.version.published'],
    });
    await subscribe(facet, other.url, { events: ['form.submitted'] });
    await subscribe(facet, other.url, { active: false });
    const foreign = await facet.makeKey({ tenant: 'other' });
    await subscribe(facet, other.url, { key: foreign });
    const versionId = await emit();
    await publish(versionId);
    const received = await sink.arrived(2);
    assert.deepEqual(
      received.map(({ body }) => body.type),
      ['page.version.created', 'page.version.published'],
    );
    for (const { headers, text, body } of received) {
      const { eventId, timestamp, payload, type, ...rest } = body;
      assert.match(eventId, /^evt_/);
      assert.deepEqual(Object.keys(rest), ['tenantId']);
      assert.equal(new Date(timestamp).toISOString(), timestamp);
      assert.equal(payload.type, type);
      assert.deepEqual(
        [payload.pageId, payload.audienceId, payload.versionId, payload.versionNumber],
        [ids.pageId, ids.audienceId, versionId, 2],
      );
      assert.equal(headers['webhook-id'], eventId);
      new Webhook(signingSecret).verify(text, headers as Record<string, string>);
      const hex = createHmac('sha256', signingSecret).update(text).digest('hex');
      assert.equal(headers['x-webhook-signature-256'], `sha256=${hex}`);
      assert.equal(headers['x-webhook-timestamp'], headers['webhook-timestamp']);
      assert.equal(headers['x-webhook-test'], undefined);
    }
    assert.deepEqual(other.received, []);
  });

  test('a subscription hears nothing of what was before it, and nothing while it is off', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    const { emit } = await makeEmitter(facet);
    await emit();
    const { subscriptionId } = await subscribe(facet, sink.url, {
      events: ['page.version.created'],
    });
    const path = `${hooks}/${subscriptionId}`;
    await facet.call('PATCH', path, { body: { active: false } });
    await emit();
    await facet.call('PATCH', path, { body: { active: true } });
    const last = await emit();
    const [only] = await sink.arrived(1);
    assert.equal(only?.body.payload.versionId, last);
    assert.equal((await deliveriesOf(facet, subscriptionId)).length, 1);
  });

  test('after a rotation both secrets sign, for a day; then the new one alone', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t);
    const first = await subscribe(facet, sink.url);
    const path = `${hooks}/${first.subscriptionId}`;
    const second = (await facet.call('POST', `${path}/rotate_secret`)).body;
    assert.notEqual(second.signingSecret, first.signingSecret);
    await facet.post(`${path}/test`, {});
    const [both] = await sink.arrived(1);
    for (const { signingSecret } of [first, second]) {
      new Webhook(signingSecret).verify(both?.text ?? '', both?.headers as Record<string, string>);
    }
    const plain = (secret: string) =>
      `sha256=${createHmac('sha256', secret)
        .update(both?.text ?? '')
        .digest('hex')}`;
    assert.equal(both?.headers['x-webhook-signature-256'], plain(second.signingSecret));
    assert.equal(both?.headers['x-webhook-signature-256-previous'], plain(first.signingSecret));
    facet.clock.advance(dayMs + 1_000);
    await facet.post(`${path}/test`, {});
    const after = (await sink.arrived(2))[1];
    assert.equal(String(after?.headers['webhook-signature']).split(' ').length, 1);
    assert.equal(after?.headers['x-webhook-signature-256-previous'], undefined);
  });

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

  test('a failure is tried again after 5 seconds and 5 minutes, never earlier, under one id', async (t) => {
    const facet = await startServer(t, engine);
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
    const facet = await startServer(t, engine);
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
    const facet = await startServer(t, engine);
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
    const facet = await startServer(t, engine);
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

  test('events of one audience arrive in order, also many at once', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t, (_, response) => {
      setTimeout(() => response.writeHead(204).end(), Math.random() * 8);
    });
    const emitters = await Promise.all([0, 1, 2].map(() => makeEmitter(facet)));
    await subscribe(facet, sink.url, { events: ['page.version.created'] });
    const each = 12;
    const sent = await Promise.all(
      emitters.map(async ({ emit }) => {
        const ids: string[] = [];
        for (let n = 0; n < each; n++) ids.push(await emit());
        return ids;
      }),
    );
    await sink.arrived(each * emitters.length);
    for (const [index, { audienceId }] of emitters.entries()) {
      const got = sink.received
        .map(({ body }) => body.payload)
        .filter((payload) => payload.audienceId === audienceId)
        .map((payload) => payload.versionId);
      assert.deepEqual(got, sent[index]);
    }
  });

  test('one that is being retried holds up none that come after it', async (t) => {
    const facet = await startServer(t, engine);
    const { emit } = await makeEmitter(facet);
    let refused: string | undefined;
    const sink = await startSink(t, ({ body }, response) => {
      refused ??= body.payload.versionId;
      response.writeHead(body.payload.versionId === refused ? 500 : 204).end();
    });
    await subscribe(facet, sink.url, { events: ['page.version.created'] });
    const ids = [await emit(), await emit(), await emit()];
    const received = await sink.arrived(3);
    assert.deepEqual(
      received.map(({ body }) => body.payload.versionId),
      ids,
    );
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

  test('deleting one ends it at once, and the sweep takes its deliveries', async (t) => {
    const facet = await startServer(t, engine);
    const sink = await startSink(t, says(500));
    const { emit } = await makeEmitter(facet);
    const { subscriptionId } = await subscribe(facet, sink.url, {
      events: ['page.version.created'],
    });
    await emit();
    await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
    const path = `${hooks}/${subscriptionId}`;
    assert.equal((await facet.call('DELETE', path)).status, 204);
    assert.equal((await facet.get(path)).status, 404);
    assert.equal((await facet.get(`${path}/deliveries`)).status, 404);
    assert.equal((await facet.get(hooks)).body.totalCount, 0);
    await emit();
    await facet.services.webhookDeliveries.forgetOld();
    for (const table of ['webhook_subscriptions', 'webhook_deliveries'] as const) {
      assert.deepEqual(await facet.db.sql.selectFrom(table).selectAll().execute(), []);
    }
    assert.equal(sink.received.length, 1);
  });

  test('events and ended deliveries are kept for a month, what still waits for longer', async (t) => {
    const facet = await startServer(t, engine);
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
