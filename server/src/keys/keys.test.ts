import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import type { Scope } from '../platform/http/scopes.ts';
import { makeIds } from '../platform/ids.ts';
import { makeKeys } from './keys.service.ts';

async function makeKey(facet: TestServer, fields: object = {}) {
  const { status, body, text } = await facet.post('/v0/api_keys', {
    name: 'test',
    scopes: ['read'],
    ...fields,
  });
  assert.equal(status, 201, text);
  return body as { apiKeyId: string; key: string };
}
const listWith = async (facet: TestServer, key: string) =>
  (await facet.get('/v0/persons', { key })).status;
const revoke = (facet: TestServer, apiKeyId: string, key = facet.key) =>
  facet.call('DELETE', `/v0/api_keys/${apiKeyId}`, { key });

eachEngine('an API key', (engine) => {
  test('may do what its scopes say: write does not read, admin does everything', async (t) => {
    const facet = await startServer(t, engine);
    const matrix: [scopes: Scope[], read: number, write: number, admin: number][] = [
      [['read'], 200, 403, 403],
      [['write'], 403, 201, 403],
      [['read', 'write'], 200, 201, 403],
      [['admin'], 200, 201, 200],
      [['read', 'write', 'admin'], 200, 201, 200],
    ];
    for (const [scopes, read, write, admin] of matrix) {
      const { key } = await makeKey(facet, { scopes });
      const replies = [
        await facet.get('/v0/persons', { key }),
        await facet.post('/v0/persons', { name: 'Ada' }, { key }),
        await facet.get('/v0/api_keys', { key }),
      ];
      const statuses = replies.map(({ status }) => status);
      assert.deepEqual(statuses, [read, write, admin], scopes.join());
      for (const { status, body } of replies) {
        if (status === 403) assert.equal(body.code, 'scope_missing');
      }
    }
  });

  test('is shown when it is made and never again', async (t) => {
    const facet = await startServer(t, engine);
    const made = await makeKey(facet, { name: 'The CRM', scopes: ['read', 'write'] });
    assert.match(made.key, /^facet_[0-9a-z]{26}[0-9a-f]{48}$/);
    const { key, ...shown } = made;
    assert.equal(await listWith(facet, key), 200);
    const list = await facet.get('/v0/api_keys');
    assert.deepEqual(list.body.items[0], { ...shown, lastUsedAt: null });
    assert.equal(list.body.totalCount, list.body.items.length);
    assert.ok(!list.text.includes(key.slice(-48)));
  });

  test('is nowhere in the database, only its hash', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { key } = await makeKey(facet);
    assert.equal(await listWith(facet, key), 200);
    await facet.services.keys.flushLastUsed();
    assert.deepEqual(await findLeftovers(facet.db, [key.slice(-48), facet.key.slice(-48)]), []);
  });

  test('made with an Idempotency-Key is told again to a retry, and still stored nowhere', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const headers = { 'idempotency-key': 'make-the-crm-key' };
    const make = () => facet.post('/v0/api_keys', { name: 'CRM', scopes: ['read'] }, { headers });
    const first = await make();
    const retry = await make();
    assert.equal(retry.headers.get('idempotent-replayed'), 'true');
    assert.deepEqual(retry.body, first.body);
    const words = [first.body.key.slice(-48), 'make-the-crm-key'];
    assert.deepEqual(await findLeftovers(facet.db, words), []);
  });

  test('works to the last letter or not at all', async (t) => {
    const facet = await startServer(t, engine);
    const { key } = await makeKey(facet);
    const wrong = [key.slice(0, -1), `${key}0`, key.toUpperCase(), key.replace('facet_', ''), 'x'];
    for (const presented of wrong) {
      const { status, body } = await facet.get('/v0/persons', { key: presented });
      assert.deepEqual([status, body.code], [401, 'key_invalid'], presented);
    }
    const { body } = await facet.get('/v0/persons', { key: null });
    assert.equal(body.code, 'key_missing');
  });

  test('is read from the x-api-key header alone', async (t) => {
    const facet = await startServer(t, engine);
    const headers = { authorization: `Bearer ${facet.key}` };
    assert.equal((await facet.get('/v0/persons', { key: null, headers })).status, 401);
    const inQuery = await facet.get(`/v0/persons?x-api-key=${facet.key}`, { key: null });
    assert.equal(inQuery.status, 401);
  });

  test('ends at its expiry, however recently it was used', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    let now = facet.clock.now();
    facet.clock.now = () => now;
    const { key } = await makeKey(facet, { expiresAt: new Date(now + 60_000).toISOString() });
    now += 59_999;
    assert.equal(await listWith(facet, key), 200);
    now += 1;
    assert.equal(await listWith(facet, key), 401);
    assert.equal(await listWith(facet, facet.key), 200);
  });

  test('cannot be made expired', async (t) => {
    const facet = await startServer(t, engine);
    const expiresAt = new Date(facet.clock.now() - 1).toISOString();
    const body = { name: 'late', scopes: ['read'], expiresAt };
    const reply = await facet.post('/v0/api_keys', body);
    assert.equal(reply.status, 400);
    assert.equal(reply.body.errors[0].pointer, '/expiresAt');
  });

  test('ends at once when it is revoked, and is listed no more', async (t) => {
    const facet = await startServer(t, engine);
    const { apiKeyId, key } = await makeKey(facet);
    assert.equal(await listWith(facet, key), 200);
    assert.equal((await revoke(facet, apiKeyId)).status, 204);
    assert.equal(await listWith(facet, key), 401);
    assert.equal((await revoke(facet, apiKeyId)).body.code, 'api_key_not_found');
    const { body } = await facet.get('/v0/api_keys');
    assert.ok(!JSON.stringify(body).includes(apiKeyId));
    assert.equal(body.totalCount, body.items.length);
  });

  test('revoked by another process ends within five seconds', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { apiKeyId, key } = await makeKey(facet);
    assert.equal(await listWith(facet, key), 200);
    const { db, clock } = facet;
    const elsewhere = makeKeys({ db, clock, makeId: makeIds(clock) });
    await elsewhere.revoke(await facet.services.tenants.ensure('default'), apiKeyId);
    facet.clock.advance(5_000);
    assert.equal(await listWith(facet, key), 401);
  });

  test('can revoke itself', async (t) => {
    const facet = await startServer(t, engine);
    const { apiKeyId, key } = await makeKey(facet, { scopes: ['admin'] });
    assert.equal((await revoke(facet, apiKeyId, key)).status, 204);
    assert.equal(await listWith(facet, key), 401);
  });

  test('of another tenant is neither listed nor revoked', async (t) => {
    const facet = await startServer(t, engine);
    const { apiKeyId, key } = await makeKey(facet);
    const other = await facet.makeKey({ tenant: 'other' });
    const { body } = await facet.get('/v0/api_keys', { key: other });
    assert.equal(body.totalCount, 1);
    assert.equal((await revoke(facet, apiKeyId, other)).status, 404);
    assert.equal(await listWith(facet, key), 200);
  });

  test('shows when it was last used', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { apiKeyId, key } = await makeKey(facet);
    const lastUsedAt = async () => {
      const { body } = await facet.get('/v0/api_keys');
      const item = body.items.find((one: { apiKeyId: string }) => one.apiKeyId === apiKeyId);
      return item.lastUsedAt;
    };
    await facet.services.keys.flushLastUsed();
    assert.equal(await lastUsedAt(), null);
    const now = Date.UTC(2031, 0, 1);
    facet.clock.now = () => now;
    assert.equal(await listWith(facet, key), 200);
    await facet.services.keys.flushLastUsed();
    assert.equal(await lastUsedAt(), '2031-01-01T00:00:00.000Z');
  });
});
