import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { startSink } from '../../test/support/sink.ts';
import { makeEmitter, subscribe } from '../../test/support/webhooks.ts';

eachEngine('what webhooks send', (engine) => {
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
});
