import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { newPage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { says, startSink } from '../../test/support/sink.ts';
import { deliveriesOf, hooks, subscribe, untilNewest } from '../../test/support/webhooks.ts';
import { insertDeliveries } from './fanout.store.ts';

/** A form event as forms write it: in the order of its audience, under its submission. */
async function submit(facet: TestServer, audienceId: string, submissionId: string, words: string) {
  const tenantId = await facet.services.tenants.ensure('default');
  const event = {
    event_id: `evt_${submissionId.padStart(26, '0')}`,
    tenant_id: tenantId,
    type: 'form.submitted',
    order_key: audienceId,
    payload: JSON.stringify({ type: 'form.submitted', submissionId, input: { message: words } }),
    created_at: facet.clock.now(),
    subscription_id: null,
    submission_id: submissionId,
  };
  await facet.db.transaction(async () => {
    await facet.db.sql.insertInto('events').values(event).execute();
    await insertDeliveries(facet.db, event);
  });
  return tenantId;
}

eachEngine('what webhooks remember of a person', (engine) => {
  test('erasing the person empties the events of its pages and what receivers answered', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t, (received, response) => {
      response.writeHead(500).end(`cannot take ${received.body.payload.input.message}`);
    });
    const { subscriptionId } = await subscribe(facet, sink.url, { events: ['form.submitted'] });
    const person = (await facet.post('/v0/persons', { name: 'Zebulon' })).body;
    const { pageId } = (await facet.post('/v0/pages', newPage())).body;
    const audiences = `/v0/pages/${pageId}/audiences`;
    const own = await facet.post(audiences, { personId: person.personId });
    const group = await facet.post(audiences, { customName: 'Group' });
    await submit(facet, own.body.audienceId, 'a1', 'whispered-words');
    await submit(facet, group.body.audienceId, 'b2', 'shouted-words');
    await sink.arrived(2);
    await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
    assert.notDeepEqual(await findLeftovers(facet.db, ['whispered-words']), []);
    const erased = await facet.call('DELETE', `/v0/persons/${person.personId}`);
    assert.equal(erased.status, 204);
    assert.deepEqual(await findLeftovers(facet.db, ['whispered-words']), []);
    assert.notDeepEqual(await findLeftovers(facet.db, ['shouted-words']), []);
    const [other, mine] = await deliveriesOf(facet, subscriptionId);
    assert.deepEqual([mine.status, mine.attempts], ['cancelled', []]);
    assert.equal(other.status, 'waiting');
    const path = `${hooks}/${subscriptionId}/deliveries/${mine.deliveryId}`;
    const { body } = await facet.get(path);
    assert.deepEqual(body.event.payload, { type: 'form.submitted', erased: true });
    // Nothing is left to send: asked for once more, or with all of its period, it stays unsent.
    const again = await facet.call('POST', `${path}/redeliver`);
    assert.deepEqual([again.status, again.body.code], [409, 'webhook_event_gone']);
    const startDate = new Date(0).toISOString();
    const replayed = await facet.post(`${hooks}/${subscriptionId}/replay`, {
      startDate,
      which: 'all',
    });
    assert.equal(replayed.body.queuedCount, 1);
  });

  test('forgetting a submission empties its events, of its tenant alone', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t, says(204));
    const { subscriptionId } = await subscribe(facet, sink.url, { events: ['form.submitted'] });
    const tenantId = await submit(facet, 'audience_x', 'c3', 'murmured-words');
    await untilNewest(facet, subscriptionId, ({ status }) => status === 'delivered');
    const { webhookDeliveries, tenants } = facet.services;
    await webhookDeliveries.forgetSubmissions(await tenants.ensure('other'), ['c3']);
    assert.notDeepEqual(await findLeftovers(facet.db, ['murmured-words']), []);
    await webhookDeliveries.forgetSubmissions(tenantId, ['c3']);
    await facet.db.scrub();
    assert.deepEqual(await findLeftovers(facet.db, ['murmured-words']), []);
    const [delivery] = await deliveriesOf(facet, subscriptionId);
    assert.equal(delivery.status, 'delivered', 'that it was delivered stays true');
  });
});
