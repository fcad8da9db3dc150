import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

interface Item {
  activityId: string;
  accountId: string;
  accountLogId?: string;
  personLogId?: string;
  direction: 'from' | 'about';
  payload: { n?: number };
}

const writeAccountLog = async (facet: TestServer, fields: object) =>
  (await facet.post('/v0/account_logs', { source: 'crm', payload: {}, ...fields })).body;

const writePersonLog = async (facet: TestServer, fields: object) =>
  (await facet.post('/v0/person_logs', { source: 'crm', payload: {}, ...fields })).body;

const makePerson = async (facet: TestServer, fields: object) =>
  (await facet.post('/v0/persons', { name: 'Ada', ...fields })).body;

async function activityOf(facet: TestServer, accountId: string, query = '') {
  const { body } = await facet.get(`/v0/accounts/${accountId}/activity${query}`);
  assert.equal(body.items.length, body.totalCount);
  return body.items as Item[];
}
const withPersons = '?includePersonActivity=true';

eachEngine('the activity of an account', (engine) => {
  test('a log says who speaks: about them unless it says from them', async (t) => {
    const facet = await startServer(t, engine);
    const person = await makePerson(facet, { email: 'ada@engines.example' });
    const { accountId } = await writeAccountLog(facet, { domain: 'engines.example' });
    await writeAccountLog(facet, { accountId, direction: 'from' });
    await writePersonLog(facet, { personId: person.personId, direction: 'from' });
    await writePersonLog(facet, { personId: person.personId, direction: 'about' });
    const items = await activityOf(facet, accountId, withPersons);
    assert.deepEqual(
      items.map(({ direction }) => direction),
      ['about', 'from', 'from', 'about'],
    );
    const log = { source: 'crm', payload: {}, accountId, direction: 'to' };
    const refused = await facet.post('/v0/account_logs', log);
    assert.equal(refused.body.errors[0].pointer, '/direction');
  });

  test('the same idempotencyKey with another direction is another log: 422', async (t) => {
    const facet = await startServer(t, engine);
    const log = { source: 'crm', payload: {}, name: 'Engines', idempotencyKey: 'once' };
    const first = await facet.post('/v0/account_logs', log);
    const same = await facet.post('/v0/account_logs', { ...log, direction: 'about' });
    assert.equal(same.body.accountLogId, first.body.accountLogId);
    const other = await facet.post('/v0/account_logs', { ...log, direction: 'from' });
    assert.equal(other.body.code, 'idempotency_key_reused');
  });

  test('is its logs, newest first, each as it was written', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const now = Date.UTC(2031, 0, 1);
    facet.clock.now = () => now;
    const payload = { n: 0, deep: { list: [1, 'zwölf', null, false] } };
    const first = await writeAccountLog(facet, {
      domain: 'engines.example',
      payload,
      type: 'deal-won',
      idempotencyKey: 'deal 1',
    });
    const { accountId } = first;
    for (let n = 1; n < 20; n++) await writeAccountLog(facet, { accountId, payload: { n } });
    const items = await activityOf(facet, accountId);
    assert.deepEqual(
      items.map(({ payload }) => payload.n),
      Array.from({ length: 20 }, (_, n) => 19 - n),
    );
    assert.deepEqual(items.at(-1), {
      activityId: first.accountLogId.replace('accountlog_', 'activity_'),
      accountId,
      accountLogId: first.accountLogId,
      source: 'crm',
      type: 'deal-won',
      direction: 'about',
      payload,
      idempotencyKey: 'deal 1',
      createdAt: '2031-01-01T00:00:00.000Z',
      updatedAt: '2031-01-01T00:00:00.000Z',
    });
  });

  test('has no entries of other accounts', async (t) => {
    const facet = await startServer(t, engine);
    const { accountId } = await writeAccountLog(facet, { domain: 'engines.example' });
    await writeAccountLog(facet, { domain: 'mills.example' });
    await writeAccountLog(facet, {});
    const person = await makePerson(facet, { email: 'ada@mills.example' });
    await writePersonLog(facet, { personId: person.personId });
    assert.equal((await activityOf(facet, accountId, withPersons)).length, 1);
  });

  test('takes true, false, 1 and 0 for its flags and nothing else', async (t) => {
    const facet = await startServer(t, engine);
    const { accountId } = await writeAccountLog(facet, { domain: 'engines.example' });
    const kept = await makePerson(facet, { email: 'kept@engines.example' });
    const erased = await makePerson(facet, { email: 'erased@engines.example' });
    await writePersonLog(facet, { personId: kept.personId });
    await writePersonLog(facet, { personId: erased.personId });
    await facet.call('DELETE', `/v0/persons/${erased.personId}`);

    const path = `/v0/accounts/${accountId}/activity`;
    for (const [on, off] of [
      ['true', 'false'],
      ['1', '0'],
    ]) {
      const counts: [persons: string | undefined, deleted: string | undefined, count: number][] = [
        [off, off, 1],
        [off, on, 1],
        [on, off, 2],
        [on, on, 3],
      ];
      for (const [persons, deleted, count] of counts) {
        const query = `?includePersonActivity=${persons}&includeDeleted=${deleted}`;
        assert.equal((await activityOf(facet, accountId, query)).length, count, query);
      }
    }
    assert.equal((await activityOf(facet, accountId)).length, 1);
    for (const flag of ['includePersonActivity', 'includeDeleted']) {
      for (const value of ['yes', 'TRUE', 'True', '', '2', 'null', 'true,false']) {
        const { status, body } = await facet.get(`${path}?${flag}=${value}`);
        assert.equal(status, 400, `${flag}=${value}`);
        assert.equal(body.errors[0].pointer, `/${flag}`);
      }
      assert.equal((await facet.get(`${path}?${flag}=1&${flag}=1`)).status, 400);
    }
  });

  test('of an unknown account is not found', async (t) => {
    const facet = await startServer(t, engine);
    for (const id of [`account_${'0'.repeat(26)}`, 'account_x', 'nonsense']) {
      const { status, body } = await facet.get(`/v0/accounts/${id}/activity`);
      assert.deepEqual([status, body.code], [404, 'account_not_found']);
    }
  });
});

eachEngine('the log of a person', (engine) => {
  test("is in the activity of the account with the person's domain, under the person's name", async (t) => {
    const facet = await startServer(t, engine);
    const { accountId } = await writeAccountLog(facet, { domain: 'engines.example' });
    const { personId } = await makePerson(facet, { email: 'ada@engines.example' });
    const log = await writePersonLog(facet, { email: 'ADA@engines.example', type: 'visit' });
    assert.deepEqual([log.personId, log.accountId], [personId, accountId]);
    await facet.call('PATCH', `/v0/persons/${personId}`, { body: { name: 'Ada King' } });
    const [newest] = await activityOf(facet, accountId, withPersons);
    const { createdAt, updatedAt, ...item } = newest as Item & Record<string, unknown>;
    assert.ok(createdAt && updatedAt);
    assert.deepEqual(item, {
      activityId: log.personLogId.replace('personlog_', 'activity_'),
      accountId,
      personId,
      personLogId: log.personLogId,
      personName: 'Ada King',
      source: 'crm',
      type: 'visit',
      direction: 'about',
      payload: {},
    });
    assert.equal((await activityOf(facet, accountId)).length, 1);
  });

  test('is in the account it names outright, made when new, and stays there', async (t) => {
    const facet = await startServer(t, engine);
    const own = await writeAccountLog(facet, { domain: 'engines.example' });
    const { personId } = await makePerson(facet, { email: 'ada@engines.example' });
    const accountId = `account_${'p'.repeat(26)}`;
    const log = await writePersonLog(facet, { personId, accountId });
    assert.equal(log.accountId, accountId);
    const domain = 'mills.example';
    await writeAccountLog(facet, { domain });
    await facet.call('PATCH', `/v0/persons/${personId}`, { body: { domain } });
    assert.equal((await activityOf(facet, accountId, withPersons)).length, 1);
    assert.equal((await activityOf(facet, own.accountId, withPersons)).length, 1);
  });

  test("cannot name another tenant's account", async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const { accountId } = await writeAccountLog(facet, {});
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada' }, { key });
    const log = { personId: person.personId, accountId, source: 'crm', payload: {} };
    const refused = await facet.post('/v0/person_logs', log, { key });
    assert.equal(refused.body.code, 'account_not_found');
    assert.equal((await activityOf(facet, accountId, withPersons)).length, 1);
  });

  test('waits for an account with its domain and is in it from the start', async (t) => {
    const facet = await startServer(t, engine);
    const { personId } = await makePerson(facet, { email: 'ada@engines.example' });
    const early = await writePersonLog(facet, { personId });
    assert.equal(early.accountId, undefined);
    const { accountId } = await writeAccountLog(facet, { name: 'Engines' });
    assert.equal((await activityOf(facet, accountId, withPersons)).length, 1);
    await writeAccountLog(facet, { accountId, domain: 'https://www.engines.example' });
    const items = await activityOf(facet, accountId, withPersons);
    assert.ok(items.some(({ personLogId }) => personLogId === early.personLogId));
    assert.equal(items.length, 3);
  });

  test("moves with the person's domain, to an account that is there or comes later", async (t) => {
    const facet = await startServer(t, engine);
    const engines = await writeAccountLog(facet, { domain: 'engines.example' });
    const { personId } = await makePerson(facet, { email: 'ada@engines.example' });
    for (const n of [1, 2, 3]) await writePersonLog(facet, { personId, payload: { n } });
    const count = async (accountId: string) =>
      (await activityOf(facet, accountId, withPersons)).length - 1;
    const change = (body: object) => facet.call('PATCH', `/v0/persons/${personId}`, { body });
    assert.equal(await count(engines.accountId), 3);

    await change({ email: 'ada@mills.example' });
    assert.equal(await count(engines.accountId), 0);
    const mills = await writeAccountLog(facet, { domain: 'mills.example' });
    assert.equal(await count(mills.accountId), 3);

    await change({ domain: null });
    assert.equal(await count(mills.accountId), 0);
    await change({ domain: 'engines.example' });
    assert.equal(await count(engines.accountId), 3);
    assert.equal(await count(mills.accountId), 0);
  });
});
