import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const patch = (facet: TestServer, path: string, body: object) =>
  facet.call('PATCH', path, { body });

eachEngine('external ids', (engine) => {
  test('find their person and account, and stand for them in paths and bodies', async (t) => {
    const facet = await startServer(t, engine);
    const externalIds = { hubspot: '123', 'sales-force': '003:x/y' };
    const { body: person } = await facet.post('/v0/persons', { name: 'Ada', externalIds });
    assert.deepEqual(person.externalIds, externalIds);
    const { body: account } = await facet.post('/v0/accounts', {
      name: 'Engines',
      externalIds: { hubspot: '123' },
    });
    const found = await facet.get('/v0/persons?externalId=hubspot:123');
    assert.equal(found.body.items[0].personId, person.personId);
    const accounts = await facet.get('/v0/accounts?externalId=hubspot:123');
    assert.equal(accounts.body.items[0].accountId, account.accountId);
    const ref = `ext:sales-force:${encodeURIComponent('003:x/y')}`;
    assert.equal((await facet.get(`/v0/persons/${ref}`)).body.personId, person.personId);
    const read = await facet.get('/v0/accounts/ext:hubspot:123/activity');
    assert.equal(read.status, 200);

    const log = { source: 'crm', payload: {} };
    const ofPerson = await facet.post('/v0/person_logs', {
      ...log,
      personId: 'ext:hubspot:123',
      accountId: 'ext:hubspot:123',
    });
    assert.equal(ofPerson.body.personId, person.personId);
    assert.equal(ofPerson.body.accountId, account.accountId);
    const ofAccount = await facet.post('/v0/account_logs', {
      ...log,
      accountId: 'ext:hubspot:123',
    });
    assert.equal(ofAccount.body.accountId, account.accountId);
    const pageId = await makePage(facet);
    const audience = await facet.post(`/v0/pages/${pageId}/audiences`, {
      personId: 'ext:hubspot:123',
    });
    assert.equal(audience.body.personId, person.personId);
    const narrowed = await facet.get(`/v0/pages/${pageId}/audiences?personId=ext:hubspot:123`);
    assert.equal(narrowed.body.totalCount, 1);
  });

  test('an unknown one is not found, and makes no account', async (t) => {
    const facet = await startServer(t, engine);
    const log = { source: 'crm', payload: {}, accountId: 'ext:hubspot:9' };
    assert.equal((await facet.post('/v0/account_logs', log)).body.code, 'account_not_found');
    assert.equal((await facet.get('/v0/persons/ext:hubspot:9')).body.code, 'person_not_found');
    assert.equal((await facet.get('/v0/persons/ext:hubspot')).status, 404);
    assert.equal((await facet.get('/v0/persons?externalId=hubspot:9')).body.totalCount, 0);
  });

  test('one that is taken: 409 with the id of who has it, and nothing is made', async (t) => {
    const facet = await startServer(t, engine);
    const externalIds = { hubspot: '123' };
    const { body: first } = await facet.post('/v0/persons', { name: 'Ada', externalIds });
    const repeated = await facet.post('/v0/persons', { name: 'Grace', externalIds });
    assert.equal(repeated.status, 409);
    assert.equal(repeated.body.code, 'external_id_taken');
    assert.equal(repeated.body.personId, first.personId);
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1);
    const { body: other } = await facet.post('/v0/persons', { name: 'Grace' });
    const changed = await patch(facet, `/v0/persons/${other.personId}`, { externalIds });
    assert.equal(changed.body.code, 'external_id_taken');
    const key = await facet.makeKey({ tenant: 'other' });
    const there = await facet.post('/v0/persons', { name: 'Ada', externalIds }, { key });
    assert.equal(there.status, 201, 'another tenant has ids of its own');
  });

  test('a change merges them; null takes one away and frees it', async (t) => {
    const facet = await startServer(t, engine);
    const externalIds = { hubspot: '1', salesforce: '2' };
    const { body } = await facet.post('/v0/persons', { name: 'Ada', externalIds });
    const path = `/v0/persons/${body.personId}`;
    const change = { hubspot: null, pipedrive: '3' };
    const changed = await patch(facet, path, { externalIds: change });
    assert.deepEqual(changed.body.externalIds, { salesforce: '2', pipedrive: '3' });
    const again = await facet.post('/v0/persons', {
      name: 'Grace',
      externalIds: { hubspot: '1' },
    });
    assert.equal(again.status, 201);
    const untouched = await patch(facet, path, { name: 'Ada King' });
    assert.deepEqual(untouched.body.externalIds, changed.body.externalIds);
    assert.equal((await facet.call('DELETE', path)).status, 204);
    assert.equal((await facet.get('/v0/persons/ext:pipedrive:3')).status, 404);
  });

  test('names of systems are kebab-case, and there are 20 at most', async (t) => {
    const facet = await startServer(t, engine);
    const faulty = await facet.post('/v0/persons', {
      name: 'Ada',
      externalIds: { HubSpot: '1', crm: '' },
    });
    assert.equal(faulty.status, 400);
    const many = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${from + n}`, '1']));
    assert.equal(
      (await facet.post('/v0/persons', { name: 'A', externalIds: many(0, 21) })).status,
      400,
    );
    const { body } = await facet.post('/v0/persons', { name: 'A', externalIds: many(0, 20) });
    const more = { externalIds: many(20, 1) };
    assert.equal((await patch(facet, `/v0/persons/${body.personId}`, more)).status, 400);
  });
});
