import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inParallel } from '../../test/support/parallel.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { wrongKeyLimit } from '../platform/http/auth.ts';

const guess = (facet: TestServer, n: number) =>
  facet.get('/v0/persons', { key: `facet_guess_${n}` });

eachEngine('guessing keys', (engine) => {
  test('ends in 429 for the address, while a right key from there still works', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const right = await facet.makeKey({ scopes: ['read'] });
    const replies = await inParallel(wrongKeyLimit.max, 20, (n) => guess(facet, n));
    for (const { body } of replies) assert.equal(body.code, 'key_invalid');

    const refused = await guess(facet, wrongKeyLimit.max);
    assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_wrong_keys']);
    const retryAfter = Number(refused.headers.get('retry-after'));
    assert.ok(retryAfter >= 1 && retryAfter <= wrongKeyLimit.windowMs / 1000, String(retryAfter));
    // Never used before, so it is not known from a cache.
    assert.equal((await facet.get('/v0/persons', { key: right })).status, 200);

    facet.clock.advance(retryAfter * 1000);
    assert.equal((await guess(facet, 0)).status, 401);
  });

  test('a request without a key is not a guess', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    await inParallel(wrongKeyLimit.max + 1, 20, () => facet.get('/v0/persons', { key: null }));
    assert.equal((await guess(facet, 0)).status, 401);
  });
});

eachEngine('the rate limit', (engine) => {
  const rateLimit = { max: 3, windowMs: 60_000 };

  test('gives each key its own number of requests, and says what is left', async (t) => {
    const facet = await startServer(t, engine, { rateLimit });
    const other = await facet.makeKey({ scopes: ['read'] });
    for (const remaining of ['2', '1', '0']) {
      const { status, headers } = await facet.get('/v0/persons');
      assert.equal(status, 200);
      assert.equal(headers.get('ratelimit-limit'), '3');
      assert.equal(headers.get('ratelimit-remaining'), remaining);
    }
    const refused = await facet.get('/v0/persons');
    assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
    const retryAfter = Number(refused.headers.get('retry-after'));
    assert.ok(retryAfter >= 1 && retryAfter <= 60, String(retryAfter));
    assert.equal(refused.headers.get('ratelimit-remaining'), '0');
    assert.equal(refused.headers.get('ratelimit-reset'), String(retryAfter));
    assert.equal((await facet.get('/v0/persons', { key: other })).status, 200);
    assert.equal((await facet.get('/healthz', { key: null })).status, 200);
  });

  test('lets a key go on when its window is over', async (t) => {
    const facet = await startServer(t, engine, { rateLimit });
    for (let n = 0; n < 4; n++) await facet.get('/v0/persons');
    facet.clock.advance(60_000);
    const again = await facet.get('/v0/persons');
    assert.equal(again.status, 200);
    assert.equal(again.headers.get('ratelimit-remaining'), '2');
  });

  test('a refused request does nothing', async (t) => {
    const facet = await startServer(t, engine, { rateLimit: { max: 1, windowMs: 60_000 } });
    await facet.post('/v0/persons', { name: 'Ada' });
    assert.equal((await facet.post('/v0/persons', { name: 'Eve' })).status, 429);
    facet.clock.advance(60_000);
    assert.equal((await facet.get('/v0/persons')).body.totalCount, 1);
  });

  test('is off unless it is set', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { headers } = await facet.get('/v0/persons');
    assert.equal(headers.get('ratelimit-limit'), null);
  });
});
