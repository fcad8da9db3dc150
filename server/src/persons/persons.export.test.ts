import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inParallel } from '../../test/support/parallel.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { makePerson } from '../../test/support/site.ts';
import { beaconOf, click, collect, makeVisit } from '../../test/support/visits.ts';

interface ExportedLog {
  personLogId: string;
  payload: { n: number };
}

eachEngine('exporting a person', (engine) => {
  test('holds the person, the route key and every log, newest first, and nothing of others', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const person = { name: 'Ada', email: 'ada@engines.example', phoneNumber: '+4420' };
    const { body: ada } = await facet.post('/v0/persons', person);
    const { body: eve } = await facet.post('/v0/persons', {
      name: 'Eve',
      email: 'eve@engines.example',
    });
    // More than two pages of the store, so that a lost or repeated edge would show. Written
    // straight to the service: so many requests would take their time and prove nothing more.
    const count = 1_200;
    const tenantId = await facet.services.tenants.ensure('default');
    const write = (personId: string, payload: Record<string, unknown>) =>
      facet.services.persons.createLog(tenantId, {
        personId,
        source: 'crm',
        type: 'call',
        payload,
      });
    await facet.db.transaction(async () => {
      for (let n = 0; n < count; n++) {
        await write(ada.personId, { n });
        if (n % 100 === 0) await write(eve.personId, { 'only hers': n });
      }
    });

    const exported = await facet.get(`/v0/persons/${ada.personId}/export`);
    assert.equal(exported.status, 200);
    assert.deepEqual(exported.body.person, ada);
    assert.match(exported.body.routeKey, /^[0-9a-z]{12}$/);
    const logs: ExportedLog[] = exported.body.personLogs;
    const numbers = logs.map((log) => log.payload.n).sort((a, b) => a - b);
    assert.deepEqual(
      numbers,
      Array.from({ length: count }, (_, n) => n),
    );
    const ids = logs.map((log) => log.personLogId);
    assert.deepEqual(ids, [...ids].sort().reverse());
    // With a blank: a word of four letters is found in a thousand ids now and then.
    for (const word of [eve.personId, 'Eve', 'eve@', 'only hers']) {
      assert.ok(!exported.text.includes(word), word);
    }
  });

  test('shows a log as it was written, with its account and its idempotency key', async (t) => {
    const facet = await startServer(t, engine);
    const { body: ada } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
    });
    const payload = { deep: { list: [1, 'zwölf', null, true] }, quote: '"' };
    const account = { source: 'crm', payload: {}, domain: 'engines.example' };
    const { accountId } = (await facet.post('/v0/account_logs', account)).body;
    const { body: written } = await facet.post('/v0/person_logs', {
      personId: ada.personId,
      source: 'crm',
      type: 'call-ended',
      payload,
      idempotencyKey: 'call 1',
    });
    const { body } = await facet.get(`/v0/persons/${ada.personId}/export`);
    const { personLogId, createdAt } = written;
    assert.deepEqual(body.personLogs, [
      {
        personLogId,
        accountId,
        source: 'crm',
        type: 'call-ended',
        direction: 'about',
        createdAt,
        payload,
        idempotencyKey: 'call 1',
      },
    ]);
  });

  test('holds the visits to what was made for them, with what was done there', async (t) => {
    const facet = await startServer(t, engine);
    const personId = await makePerson(facet, 'Ada');
    const theirs = await makeVisit(facet, { personId });
    const others = await makeVisit(facet);
    const interactions = [{ ...click(1, 500), label: 'Pricing' }];
    const seen = { elapsedMs: 5_000, visibleMs: 4_000, scrollPercent: 60, interactions };
    await collect(facet, beaconOf(theirs, seen));
    await collect(facet, beaconOf(theirs, { elapsedMs: 1_000, visibleMs: 1_000 }));
    await collect(facet, beaconOf(others, seen));
    const listed = (await facet.get(`/v0/pages/${theirs.pageId}/sessions`)).body.items;
    const { sessions } = (await facet.get(`/v0/persons/${personId}/export`)).body;
    assert.equal(sessions.length, 2);
    assert.deepEqual(
      sessions.map(({ interactions: _, ...session }: Record<string, unknown>) => session),
      listed,
    );
    assert.deepEqual(
      sessions.map((one: { interactions: { label: string }[] }) =>
        one.interactions.map(({ label }) => label),
      ),
      [[], ['Pricing']],
    );
  });

  test('of a person without logs holds an empty list', async (t) => {
    const facet = await startServer(t, engine);
    const { body: ada } = await facet.post('/v0/persons', { name: 'Ada' });
    const { body } = await facet.get(`/v0/persons/${ada.personId}/export`);
    assert.deepEqual([body.person, body.personLogs], [ada, []]);
  });

  test('route keys are as many as there are persons', async (t) => {
    const facet = await startServer(t, engine);
    const keys = await inParallel(50, 10, async (n) => {
      const { body } = await facet.post('/v0/persons', { name: `Person ${n}` });
      return (await facet.get(`/v0/persons/${body.personId}/export`)).body.routeKey as string;
    });
    assert.equal(new Set(keys).size, 50);
  });

  test('a person of another tenant cannot be exported', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const { body } = await facet.post('/v0/persons', { name: 'Ada' });
    const refused = await facet.get(`/v0/persons/${body.personId}/export`, { key });
    assert.equal(refused.body.code, 'person_not_found');
  });
});
