// A key that may only write, such as one in a form of another site: it adds, and learns nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsOnly } from '../src/platform/http/reduced.ts';
import { newPage } from './support/pages.ts';
import { eachEngine, startServer } from './support/server.ts';

eachEngine('a key that may only write', (engine) => {
  test('is told ids, and nothing of what is stored', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ scopes: ['write'] });
    const secret = { name: 'Ada Lovelace', email: 'ada@engines.example', title: 'Countess' };
    const { personId } = (await facet.post('/v0/persons', secret)).body;
    const taken = await facet.post('/v0/persons', { name: 'Eve', email: secret.email }, { key });
    assert.equal(taken.status, 409);
    const path = `/v0/persons/${personId}`;
    const read = await facet.call('PATCH', path, { key, body: {} });
    assert.deepEqual([read.status, read.body], [200, { personId }]);
    assert.equal(read.headers.get('preference-applied'), 'return=minimal');
    const made = await facet.post('/v0/persons', { name: 'Bob' }, { key });
    assert.deepEqual(Object.keys(made.body), ['personId']);
    const headers = { 'idempotency-key': 'once' };
    for (const replayed of [null, 'true']) {
      const log = { source: 'crm', payload: { secret: 'x' } };
      const reply = await facet.post('/v0/account_logs', log, { key, headers });
      assert.equal(reply.headers.get('idempotent-replayed'), replayed);
      assert.deepEqual(Object.keys(reply.body).sort(), ['accountId', 'accountLogId']);
    }
    const page = (await facet.post('/v0/pages', newPage(), { key })).body;
    assert.deepEqual(Object.keys(page).includes('pageContext'), false);
    const both = await facet.makeKey({ scopes: ['read', 'write'] });
    const whole = await facet.call('PATCH', path, { key: both, body: {} });
    assert.equal(whole.body.email, secret.email);
  });

  test('can neither subscribe to events, learn a signing secret, nor claim a domain', async (t) => {
    const facet = await startServer(t, engine);
    const key = await facet.makeKey({ scopes: ['write'] });
    const both = await facet.makeKey({ scopes: ['read', 'write'] });
    const subscription = { url: 'https://receiver.example/', events: null };
    const path = '/v0/webhook_subscriptions';
    assert.equal((await facet.post(path, subscription, { key })).status, 403);
    const made = await facet.post(path, subscription, { key: both });
    assert.equal(made.status, 201, made.text);
    const own = `${path}/${made.body.subscriptionId}`;
    assert.equal((await facet.call('PATCH', own, { key, body: { events: null } })).status, 403);
    assert.equal((await facet.call('POST', `${own}/rotate_secret`, { key })).status, 403);
    const domain = { domain: 'pages.example.com' };
    assert.equal((await facet.post('/v0/domains', domain, { key: both })).status, 403);
    assert.equal((await facet.post('/v0/domains', domain)).status, 201);
  });
});

test('ids are kept at any depth, and what says how the work went', () => {
  const reply = {
    batchId: 'batch_1',
    results: [{ index: 0, outcome: 'created', personId: 'person_1', name: 'Ada' }],
    externalIds: { crm: '4711' },
    chunkIds: ['a'],
    tags: ['secret'],
    employees: 3,
    content: { blocks: [{ headline: 'Secret', actionIds: ['b'] }] },
  };
  assert.deepEqual(idsOnly(reply), {
    batchId: 'batch_1',
    results: [{ index: 0, outcome: 'created', personId: 'person_1' }],
    chunkIds: ['a'],
    content: { blocks: [{ actionIds: ['b'] }] },
  });
});
