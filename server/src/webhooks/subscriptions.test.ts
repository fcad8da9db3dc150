import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { says, startSink } from '../../test/support/sink.ts';
import {
  deliveriesOf,
  hooks,
  makeEmitter,
  subscribe,
  untilNewest,
} from '../../test/support/webhooks.ts';

const dayMs = 24 * 3_600_000;

eachEngine('webhook subscriptions', (engine) => {
  test('the secret is in the response that makes it and nowhere else', async (t) => {
    const facet = await startServer(t, engine, { own: true });
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
    for (const events of [[], ['page.version.vanished'], 'form.submitted', undefined]) {
      assert.equal((await facet.post(hooks, { url, events })).status, 400, String(events));
    }
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
    const facet = await startServer(t, engine, { own: true });
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

  test('deleting one ends it at once, and the sweep takes its deliveries', async (t) => {
    const facet = await startServer(t, engine, { own: true });
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
});
