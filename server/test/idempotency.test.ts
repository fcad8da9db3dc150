// The Idempotency-Key header: whatever a client does to be sure that its request
// arrived, it has one effect, and every answer is the first one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';
import { startSibling } from './support/sibling.ts';

const hourMs = 3_600_000;
const ada = { name: 'Ada Lovelace', email: 'ada@engines.example' };

const create = (facet: TestServer, body: unknown, idempotencyKey: string): Promise<Reply> =>
  facet.post('/v0/persons', body, { headers: { 'idempotency-key': idempotencyKey } });

const personCount = async (facet: TestServer): Promise<number> =>
  (await facet.get('/v0/persons')).body.totalCount;

const replayed = (reply: Reply): boolean => reply.headers.get('idempotent-replayed') === 'true';

function assertRefused(reply: Reply, status: number, code: string): void {
  assert.deepEqual([reply.status, reply.body.code], [status, code], reply.text);
}

eachEngine('an Idempotency-Key', (engine) => {
  test('replays the first response, byte for byte, and says so', async (t) => {
    const facet = await startServer(t, engine);
    const first = await create(facet, ada, 'key');
    assert.deepEqual([first.status, replayed(first)], [201, false]);
    for (let n = 0; n < 3; n++) {
      const again = await create(facet, ada, 'key');
      assert.deepEqual([again.status, again.text, replayed(again)], [201, first.text, true]);
      assert.equal(again.headers.get('content-type'), first.headers.get('content-type'));
    }
    assert.equal(await personCount(facet), 1);
  });

  test('with the same content in another order and spacing is the same request', async (t) => {
    const facet = await startServer(t, engine);
    const headers = { 'idempotency-key': 'key' };
    const send = (raw: string) => facet.call('POST', '/v0/persons', { raw, headers });
    const first = await send('{"name":"Ada","email":"ada@engines.example"}');
    const again = await send('{ "email": "ada@engines.example", "name": "\\u0041da" }');
    assert.deepEqual([again.text, replayed(again)], [first.text, true]);
  });

  test('with another body or on another path: 422, and nothing happens', async (t) => {
    const facet = await startServer(t, engine);
    const headers = { 'idempotency-key': 'key' };
    const log = { source: 'test', payload: {} };
    await create(facet, ada, 'key');
    assertRefused(await create(facet, { name: 'Bob' }, 'key'), 422, 'idempotency_key_reused');
    const elsewhere = await facet.post('/v0/account_logs', log, { headers });
    assertRefused(elsewhere, 422, 'idempotency_key_reused');
    assert.equal(await personCount(facet), 1);
    const [account] = (await facet.get('/v0/accounts')).body.items;
    const activity = await facet.get(`/v0/accounts/${account.accountId}/activity`);
    assert.equal(activity.body.totalCount, 0);
  });

  test('sent fifty times at once has one effect', async (t) => {
    const facet = await startServer(t, engine);
    const replies = await Promise.all(Array.from({ length: 50 }, () => create(facet, ada, 'key')));
    const made = replies.filter((reply) => reply.status === 201);
    for (const reply of replies.filter((one) => one.status !== 201)) {
      assertRefused(reply, 409, 'idempotency_key_in_use');
      assert.ok(Number(reply.headers.get('retry-after')) >= 1);
    }
    assert.equal(new Set(made.map((reply) => reply.text)).size, 1);
    assert.equal(made.filter((reply) => !replayed(reply)).length, 1);
    assert.equal(await personCount(facet), 1);
    assert.equal((await create(facet, ada, 'key')).text, made[0]?.text);
  });

  test('sent to two processes at once has one effect', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const other = await startSibling(t, facet);
    const sendTo = (url: string) =>
      fetch(`${url}/v0/persons`, {
        method: 'POST',
        headers: {
          'x-api-key': facet.key,
          'content-type': 'application/json',
          'idempotency-key': 'key',
        },
        body: JSON.stringify({ name: 'Ada' }),
      });
    const urls = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? facet.url : other));
    const replies = await Promise.all(urls.map(sendTo));
    assert.ok(replies.every(({ status }) => status === 201 || status === 409));
    const made = replies.filter(({ status }) => status === 201);
    const texts = await Promise.all(made.map((reply) => reply.text()));
    assert.equal(new Set(texts).size, 1);
    assert.equal(await personCount(facet), 1);
  });

  test('is kept for 24 hours, and then forgotten', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const person = { name: 'Ada' };
    const first = await create(facet, person, 'key');
    facet.clock.advance(23 * hourMs);
    assert.equal((await create(facet, person, 'key')).text, first.text);
    facet.clock.advance(hourMs);
    const later = await create(facet, person, 'key');
    assert.deepEqual([later.status, replayed(later)], [201, false]);
    assert.notEqual(later.body.personId, first.body.personId);
    facet.clock.advance(24 * hourMs);
    assert.equal((await create(facet, { name: 'Bob' }, 'key')).status, 201);
  });

  test('of one tenant does not meet that of another', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ tenant: 'other' });
    const headers = { 'idempotency-key': 'key' };
    const ours = await create(facet, ada, 'key');
    const theirs = await facet.post('/v0/persons', { name: 'Bob' }, { key, headers });
    assert.deepEqual([theirs.status, replayed(theirs), theirs.body.name], [201, false, 'Bob']);
    assert.notEqual(theirs.body.personId, ours.body.personId);
    const same = await facet.post('/v0/persons', ada, { key, headers });
    assertRefused(same, 422, 'idempotency_key_reused');
  });

  test('of a request that failed is free again', async (t) => {
    const facet = await startServer(t, engine);
    await create(facet, ada, 'first');
    assertRefused(await create(facet, { name: 7 }, 'key'), 400, 'validation_failed');
    assertRefused(await create(facet, { ...ada, name: 'Bob' }, 'key'), 409, 'email_taken');
    assertRefused(await create(facet, { ...ada, name: 'Bob' }, 'key'), 409, 'email_taken');
    const made = await create(facet, { name: 'Bob' }, 'key');
    assert.deepEqual([made.status, replayed(made)], [201, false]);
  });

  test('replays nothing to a caller without the key or the scope', async (t) => {
    const facet = await startServer(t, engine);
    const headers = { 'idempotency-key': 'key' };
    await create(facet, ada, 'key');
    const reader = await facet.makeKey({ scopes: ['read'] });
    const read = await facet.post('/v0/persons', ada, { key: reader, headers });
    assertRefused(read, 403, 'scope_missing');
    const nobody = await facet.post('/v0/persons', ada, { key: null, headers });
    assertRefused(nobody, 401, 'key_missing');
  });

  test('does not bring back a person who was erased', async (t) => {
    const facet = await startServer(t, engine);
    const first = await create(facet, ada, 'key');
    await facet.call('DELETE', `/v0/persons/${first.body.personId}`);
    const again = await create(facet, ada, 'key');
    assert.deepEqual([again.status, replayed(again)], [201, false]);
    assert.notEqual(again.body.personId, first.body.personId);
  });

  test('is 1 to 255 visible ASCII characters; anything else: 400 that names it', async (t) => {
    const facet = await startServer(t, engine);
    for (const key of ['', 'with space', 'é', 'k'.repeat(256)]) {
      const reply = await create(facet, { name: 'Ada' }, key);
      assertRefused(reply, 400, 'validation_failed');
      const [{ in: part, pointer }] = reply.body.errors;
      assert.deepEqual([part, pointer], ['header', '/idempotency-key'], key);
    }
    assert.equal((await create(facet, { name: 'Ada' }, '!'.repeat(255))).status, 201);
    assert.equal(await personCount(facet), 1);
  });
});
