import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatedAgent } from '../../test/support/agents.ts';
import { visitedAudience } from '../../test/support/lists.sessions.ts';
import { makeAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { startSink } from '../../test/support/sink.ts';
import { keepHouse } from '../main.ts';

eachEngine('what happened', (engine) => {
  test('events are listed newest first, by type and by time, without any subscription', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada' });
    const before = new Date(facet.clock.now()).toISOString();
    facet.clock.advance(60_000);
    await facet.call('DELETE', `/v0/persons/${person.personId}`);
    const { body } = await facet.get('/v0/events');
    assert.equal(body.totalCount, 1);
    const [event] = body.items;
    assert.equal(event.type, 'person.erased');
    assert.equal(event.payload.personId, person.personId);
    assert.match(event.payload.erasureId, /^erasure_/);
    const of = async (query: string) => (await facet.get(`/v0/events?${query}`)).body.totalCount;
    assert.equal(await of('type=person.erased'), 1);
    assert.equal(await of('type=form.submitted'), 0);
    assert.equal(await of(`startDate=${before}`), 1);
    assert.equal(await of(`endDate=${before}`), 0);
    assert.equal((await facet.get('/v0/events?type=unknown')).status, 400);
  });

  test('an interrupted version, a failed one and one that is archived unwritten are announced', async (t) => {
    const gate = gatedAgent();
    const facet = await startServer(t, engine, { agent: gate.agent });
    const first = await makeAudience(facet);
    await gate.started();
    await facet.post(`${first.path}/messages/interrupt`, {});
    const second = await makeAudience(facet);
    const { body } = await facet.get(second.path);
    const { versionId } = body.latestVersion;
    await facet.call('POST', `${second.path}/versions/${versionId}/archive`);
    const { items } = (await facet.get('/v0/events?type=page.version.cancelled')).body;
    assert.deepEqual(
      items.map(({ payload }: { payload: { audienceId: string; reason: string } }) => [
        payload.audienceId,
        payload.reason,
      ]),
      [
        [second.audienceId, 'archived'],
        [first.audienceId, 'interrupted'],
      ],
    );
    const all = (await facet.get('/v0/events')).body.items;
    for (const { type, timestamp, payload } of all) assert.equal(timestamp, payload.at, type);
    gate.open();
  });

  test('the end of a visit is announced once, half an hour after it; never that of a bot', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
      externalIds: { crm: '1' },
    });
    await facet.post('/v0/accounts', { domain: 'engines.example', externalIds: { crm: '9' } });
    const visited = await visitedAudience(facet, facet.key, { personId: person.personId });
    const sessionId = await visited.add();
    await visited.add(true);
    const announced = async () => {
      await facet.services.sessionEndings.announce();
      return (await facet.get('/v0/events?type=session.ended')).body.items;
    };
    assert.deepEqual(await announced(), []);
    facet.clock.advance(31 * 60_000);
    // By the timer itself, which does not run in other tests.
    const failures: unknown[] = [];
    const every = { flush: 60_000, expired: 60_000, sessionEndings: 10 };
    const endChores = keepHouse(facet.services, (error) => failures.push(error), every);
    t.after(endChores);
    const ended = async () => (await facet.get('/v0/events?type=session.ended')).body.items;
    while ((await ended()).length === 0) await sleep(10);
    await endChores();
    const [event, ...others] = await announced();
    assert.deepEqual(others, []);
    assert.deepEqual(failures, []);
    assert.equal(event.payload.sessionId, sessionId);
    assert.equal(event.payload.personId, person.personId);
    assert.deepEqual(event.payload.externalIds, { person: { crm: '1' }, account: { crm: '9' } });
    assert.equal(event.payload.visibleSeconds, 5);
    assert.equal((await announced()).length, 1);
    await facet.call('DELETE', `/v0/persons/${person.personId}`);
    const [left] = await announced();
    assert.equal(left.payload.erased, true);
  });
});

eachEngine('messages for chat tools', (engine) => {
  for (const format of ['slack', 'teams']) {
    test(`a subscription of format ${format} is sent a message of its kind, signed all the same`, async (t) => {
      const facet = await startServer(t, engine);
      const sink = await startSink(t);
      const subscription = { url: sink.url, events: ['import.finished'], format };
      const made = await facet.post('/v0/webhook_subscriptions', subscription);
      assert.equal(made.body.format, format);
      await facet.post(`/v0/webhook_subscriptions/${made.body.subscriptionId}/test`, {
        type: 'import.finished',
      });
      const [received] = await sink.arrived(1);
      assert.ok(received);
      const { body, headers } = received;
      assert.ok(headers['webhook-signature']);
      if (format === 'slack') assert.match(String(body.text), /import\.finished/);
      else assert.equal(body.type, 'message');
      const path = `/v0/webhook_subscriptions/${made.body.subscriptionId}`;
      const changed = await facet.call('PATCH', path, { body: { format: 'standard' } });
      assert.equal(changed.body.format, 'standard');
    });
  }
});
