import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const log = { source: 'crm', payload: {} };

const makeAccount = async (facet: TestServer, fields: object) => {
  const { status, body, text } = await facet.post('/v0/accounts', fields);
  assert.equal(status, 201, text);
  return body;
};

const activityOf = async (facet: TestServer, accountId: string): Promise<number> =>
  (await facet.get(`/v0/accounts/${accountId}/activity?includePersonActivity=true`)).body
    .totalCount;

eachEngine('accounts by hand', (engine) => {
  test('one is made with all its fields, read, changed and found', async (t) => {
    const facet = await startServer(t, engine);
    const fields = {
      name: 'Analytical Engines',
      domain: 'www.Engines.example',
      industry: 'Machinery',
      employees: 120,
      externalIds: { hubspot: '7' },
    };
    const made = await makeAccount(facet, fields);
    assert.deepEqual({ ...made, ...fields }, { ...made, ...fields, domain: fields.domain });
    assert.equal(made.domain, 'engines.example');
    const path = `/v0/accounts/${made.accountId}`;
    const changed = await facet.call('PATCH', path, { body: { industry: null, employees: 121 } });
    assert.equal(changed.body.industry, null);
    assert.equal(changed.body.employees, 121);
    assert.equal(changed.body.name, fields.name);
    assert.deepEqual((await facet.get(path)).body, changed.body);
    for (const query of [
      'domain=ENGINES.example',
      'name=analytical%20engines',
      'externalId=hubspot:7',
      'search=engin%20analyt',
    ]) {
      const { body } = await facet.get(`/v0/accounts?${query}`);
      assert.deepEqual(
        body.items.map(({ accountId }: { accountId: string }) => accountId),
        [made.accountId],
        query,
      );
      assert.equal(body.totalCount, 1, query);
    }
    assert.equal((await facet.get('/v0/accounts?search=mills')).body.totalCount, 0);
    assert.equal((await facet.post('/v0/accounts', { industry: 'None' })).status, 400);
  });

  test('a domain that is taken: 409 with the account that has it', async (t) => {
    const facet = await startServer(t, engine);
    const first = await makeAccount(facet, { domain: 'engines.example' });
    const repeated = await facet.post('/v0/accounts', { domain: 'engines.example' });
    assert.equal(repeated.body.code, 'account_domain_taken');
    assert.equal(repeated.body.accountId, first.accountId);
    const other = await makeAccount(facet, { name: 'Mills' });
    const body = { domain: 'engines.example' };
    const moved = await facet.call('PATCH', `/v0/accounts/${other.accountId}`, { body });
    assert.equal(moved.body.code, 'account_domain_taken');
    const same = await facet.call('PATCH', `/v0/accounts/${first.accountId}`, { body });
    assert.equal(same.status, 200);
  });

  test('persons belong to the account that has their domain, also when it changes', async (t) => {
    const facet = await startServer(t, engine);
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
    });
    await facet.post('/v0/person_logs', { ...log, personId: person.personId });
    const { accountId } = await makeAccount(facet, { domain: 'engines.example' });
    assert.equal(await activityOf(facet, accountId), 1);
    const path = `/v0/accounts/${accountId}`;
    await facet.call('PATCH', path, { body: { domain: 'mills.example' } });
    assert.equal(await activityOf(facet, accountId), 0);
    const next = await makeAccount(facet, { domain: 'engines.example' });
    assert.equal(await activityOf(facet, next.accountId), 1);
  });

  test('deleting one takes its own logs; persons and their logs stay', async (t) => {
    const facet = await startServer(t, engine);
    const externalIds = { hubspot: '7' };
    const { accountId } = await makeAccount(facet, { domain: 'engines.example', externalIds });
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
    });
    await facet.post('/v0/account_logs', { ...log, accountId });
    await facet.post('/v0/person_logs', { ...log, personId: person.personId });
    const before = (await facet.get('/v0/accounts')).body.totalCount;
    assert.equal((await facet.call('DELETE', `/v0/accounts/${accountId}`)).status, 204);
    assert.equal((await facet.get(`/v0/accounts/${accountId}`)).status, 404);
    assert.equal((await facet.get('/v0/accounts')).body.totalCount, before - 1);
    const left = await facet.get(`/v0/persons/${person.personId}/activity`);
    assert.equal(left.body.totalCount, 1);
    const again = await makeAccount(facet, { domain: 'engines.example', externalIds });
    assert.equal(await activityOf(facet, again.accountId), 1, 'the person’s log waited for it');
  });

  test('the account that takes logs without one can be neither deleted nor merged', async (t) => {
    const facet = await startServer(t, engine);
    const { body } = await facet.post('/v0/account_logs', log);
    const path = `/v0/accounts/${body.accountId}`;
    assert.equal((await facet.call('DELETE', path)).body.code, 'account_is_default');
    const { accountId } = await makeAccount(facet, { name: 'Engines' });
    const merged = await facet.post(`${path}/merge`, { intoAccountId: accountId });
    assert.equal(merged.body.code, 'account_is_default');
  });
});

eachEngine('merging accounts', (engine) => {
  test('activity, persons and external ids move, and the old id, domain and ids lead on', async (t) => {
    const facet = await startServer(t, engine);
    const old = await makeAccount(facet, {
      name: 'Engines Ltd',
      domain: 'engines.example',
      industry: 'Machinery',
      externalIds: { hubspot: '1', salesforce: '2' },
    });
    const kept = await makeAccount(facet, {
      name: 'Engines',
      domain: 'engines.com',
      externalIds: { hubspot: '9' },
    });
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@engines.example',
    });
    await facet.post('/v0/account_logs', { ...log, accountId: old.accountId });
    await facet.post('/v0/person_logs', { ...log, personId: person.personId });
    const total = (await facet.get('/v0/accounts')).body.totalCount;
    const path = `/v0/accounts/${old.accountId}/merge`;
    const merged = await facet.post(path, { intoAccountId: kept.accountId });
    assert.equal(merged.status, 200, merged.text);
    assert.equal(merged.body.accountId, kept.accountId);
    assert.deepEqual(merged.body.mergedFrom, [old.accountId]);
    assert.equal(merged.body.name, 'Engines');
    assert.equal(merged.body.industry, 'Machinery');
    assert.deepEqual(merged.body.externalIds, { hubspot: '9', salesforce: '2' });
    assert.equal((await facet.get('/v0/accounts')).body.totalCount, total - 1);
    assert.equal(await activityOf(facet, kept.accountId), 2);
    for (const id of [old.accountId, 'ext:hubspot:1', 'ext:salesforce:2', 'ext:hubspot:9']) {
      assert.deepEqual((await facet.get(`/v0/accounts/${id}`)).body, merged.body, id);
    }
    for (const fields of [{ accountId: old.accountId }, { domain: 'engines.example' }]) {
      const written = await facet.post('/v0/account_logs', { ...log, ...fields });
      assert.equal(written.body.accountId, kept.accountId);
    }
    const taken = await facet.post('/v0/accounts', { domain: 'engines.example' });
    assert.equal(taken.body.accountId, kept.accountId);
    const { path: audience } = await makeAudience(facet, { personId: person.personId });
    assert.equal((await facet.get(audience)).body.computedName, 'Ada (Engines)');
  });

  test('one that took in another can itself be merged, and all ids lead to the last', async (t) => {
    const facet = await startServer(t, engine);
    const [a, b, c] = [
      await makeAccount(facet, { name: 'A', domain: 'a.example' }),
      await makeAccount(facet, { name: 'B', externalIds: { crm: 'b' } }),
      await makeAccount(facet, { name: 'C', externalIds: { crm: 'c' } }),
    ];
    await facet.post(`/v0/accounts/${a.accountId}/merge`, { intoAccountId: b.accountId });
    const last = await facet.post('/v0/accounts/ext:crm:b/merge', { intoAccountId: 'ext:crm:c' });
    assert.equal(last.body.domain, 'a.example');
    assert.deepEqual(last.body.mergedFrom, [a.accountId, b.accountId]);
    assert.equal((await facet.get(`/v0/accounts/${a.accountId}`)).body.accountId, c.accountId);
    assert.equal((await facet.call('DELETE', `/v0/accounts/${a.accountId}`)).status, 204);
    for (const { accountId } of [a, b, c]) {
      assert.equal((await facet.get(`/v0/accounts/${accountId}`)).status, 404);
    }
  });

  test('into itself, or into what is no account of the tenant: 400 that says so', async (t) => {
    const facet = await startServer(t, engine);
    const { accountId } = await makeAccount(facet, { name: 'A' });
    const key = await facet.makeKey({ tenant: 'other' });
    const foreign = await facet.post('/v0/accounts', { name: 'B' }, { key });
    for (const intoAccountId of [accountId, foreign.body.accountId, 'ext:crm:1']) {
      const refused = await facet.post(`/v0/accounts/${accountId}/merge`, { intoAccountId });
      assert.equal(refused.status, 400, intoAccountId);
      assert.equal(refused.body.errors[0].pointer, '/intoAccountId');
    }
  });
});

eachEngine('what a person has', (engine) => {
  test('activity, audiences and sessions, each of this person alone', async (t) => {
    const facet = await startServer(t, engine);
    const { body: ada } = await facet.post('/v0/persons', { name: 'Ada' });
    const { body: grace } = await facet.post('/v0/persons', { name: 'Grace' });
    await facet.post('/v0/person_logs', { ...log, personId: ada.personId });
    const pageId = await makePage(facet);
    const { audienceId } = await makeAudience(facet, { personId: ada.personId }, pageId);
    const of = async (personId: string, list: string) =>
      (await facet.get(`/v0/persons/${personId}/${list}`)).body;
    const [entry] = (await of(ada.personId, 'activity')).items;
    assert.equal(entry.personName, 'Ada');
    assert.equal((await of(ada.personId, 'audiences')).items[0].audienceId, audienceId);
    assert.equal((await of(ada.personId, 'sessions')).totalCount, 0);
    for (const list of ['activity', 'audiences', 'sessions']) {
      assert.equal((await of(grace.personId, list)).totalCount, 0, list);
    }
  });
});
