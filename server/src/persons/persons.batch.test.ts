import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

interface Result {
  index: number;
  outcome: string;
  personId?: string;
  errors?: { pointer: string; code: string }[];
}

async function send(facet: TestServer, batch: object): Promise<Result[]> {
  const { status, body, text } = await facet.post('/v0/persons/batch', batch);
  assert.equal(status, 200, text);
  return body.results;
}

const outcomes = (results: Result[]): string[] => results.map(({ outcome }) => outcome);

eachEngine('many persons at once', (engine) => {
  test('each is created, updated, left unchanged or failed with its faults', async (t) => {
    const facet = await startServer(t, engine);
    const { body: ada } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
    });
    const persons = [
      { name: 'Ada', email: 'ADA@engines.example' },
      { name: 'Ada King', email: 'ada@engines.example', title: 'Countess' },
      { name: 'Grace', email: 'grace@navy.example', externalIds: { crm: '1' } },
      { name: '', email: 'nobody@navy.example' },
      { name: 'No Address' },
      { name: 'Grace Hopper', email: 'grace@navy.example' },
      { name: 'Thief', email: 'thief@navy.example', externalIds: { crm: '1' } },
      { name: 'Extra', email: 'extra@navy.example', shoeSize: 44 },
      'nobody',
      null,
    ];
    const results = await send(facet, { matchOn: 'email', persons });
    assert.deepEqual(outcomes(results), [
      'unchanged',
      'updated',
      'created',
      'failed',
      'failed',
      'updated',
      'failed',
      'failed',
      'failed',
      'failed',
    ]);
    assert.deepEqual(
      results.map(({ index }) => index),
      persons.map((_, n) => n),
    );
    assert.equal(results[0]?.personId, ada.personId);
    assert.deepEqual(
      results.flatMap(({ errors = [] }) => errors.map(({ pointer, code }) => [pointer, code])),
      [
        ['/name', 'too_short'],
        ['/email', 'required'],
        ['/externalIds/crm', 'external_id_taken'],
        ['/shoeSize', 'unknown_field'],
        ['', 'wrong_type'],
        ['', 'wrong_type'],
      ],
    );
    const grace = await facet.get('/v0/persons/ext:crm:1');
    assert.equal(grace.body.name, 'Grace Hopper');
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 2);
    assert.equal((await facet.get(`/v0/persons/${ada.personId}`)).body.title, 'Countess');
  });

  test('by external id and by personId', async (t) => {
    const facet = await startServer(t, engine);
    const persons = [{ name: 'Ada', externalIds: { crm: '1' } }, { name: 'Grace' }];
    const first = await send(facet, { matchOn: 'externalId', system: 'crm', persons });
    assert.deepEqual(outcomes(first), ['created', 'failed']);
    const renamed = [{ name: 'Ada King', email: 'ada@x.example', externalIds: { crm: '1' } }];
    const second = await send(facet, { matchOn: 'externalId', system: 'crm', persons: renamed });
    assert.deepEqual(outcomes(second), ['updated']);
    const [personId] = [first[0]?.personId];
    const third = await send(facet, {
      matchOn: 'personId',
      persons: [
        { personId, name: 'Ada Lovelace' },
        { personId: 'ext:crm:1', name: 'Ada Lovelace' },
        { personId: 'person_unknown', name: 'Nobody' },
        { name: 'Nobody' },
      ],
    });
    assert.deepEqual(outcomes(third), ['updated', 'unchanged', 'failed', 'failed']);
    const bad = await facet.post('/v0/persons/batch', { matchOn: 'externalId', persons });
    assert.equal(bad.body.errors[0].pointer, '/system');
  });

  test('a thousand namesakes are taken, each with a slug of its own; one more is refused', async (t) => {
    const facet = await startServer(t, engine);
    const persons = Array.from({ length: 1_000 }, (_, n) => ({
      name: 'Ada Lovelace',
      email: `ada${n}@engines.example`,
    }));
    const results = await send(facet, { matchOn: 'email', persons });
    assert.deepEqual([...new Set(outcomes(results))], ['created']);
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1_000);
    const again = await send(facet, { matchOn: 'email', persons });
    assert.deepEqual([...new Set(outcomes(again))], ['unchanged']);
    const more = { matchOn: 'email', persons: [...persons, persons[0]] };
    assert.equal((await facet.post('/v0/persons/batch', more)).status, 400);
  });

  test('the same Idempotency-Key twice has one effect', async (t) => {
    const facet = await startServer(t, engine);
    const batch = { matchOn: 'email', persons: [{ name: 'Ada', email: 'ada@x.example' }] };
    const headers = { 'idempotency-key': 'once' };
    const first = await facet.post('/v0/persons/batch', batch, { headers });
    const second = await facet.post('/v0/persons/batch', batch, { headers });
    assert.deepEqual(second.body, first.body);
    assert.equal(second.headers.get('idempotent-replayed'), 'true');
  });
});
