import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Behaviour } from '../../../test/support/pool/misbehave.ts';
import { misbehave, slowToLoad } from '../../../test/support/pool/tasks.ts';
import { Failure } from '../errors.ts';
import { makePool, type Pool, type PoolSize } from './pool.ts';

function poolOf(t: TestContext, size: PoolSize): Pool {
  const pool = makePool(size);
  t.after(() => pool.close());
  return pool;
}

const failsWith = (code: string) => (error: unknown) =>
  error instanceof Failure && error.code === code;

for (const place of ['thread', 'process'] as const) {
  describe(`a worker ${place}`, () => {
    const run = (pool: Pool, behaviour: Behaviour, share = 'a', signal?: AbortSignal) =>
      pool.run(misbehave(place), behaviour, { share, ...(signal ? { signal } : {}) });

    test('gives back what its task gives, and what it throws', async (t) => {
      const pool = poolOf(t, { threads: 1, processes: 1 });
      const value = { text: 'ü', list: [1, null], bytes: new Uint8Array([1, 2]) };
      assert.deepEqual(await run(pool, { do: 'echo', value }), value);
      const torn = await run(pool, { do: 'fail' }).catch((error: unknown) => error);
      assert.ok(failsWith('unreadable_image')(torn));
      assert.equal((torn as Failure).details.detail, 'The picture is torn.');
      await assert.rejects(run(pool, { do: 'break' }), /a mistake of ours/);
    });

    test('that goes over a limit is replaced, and its task told so', async (t) => {
      const pool = poolOf(t, { threads: 1, processes: 1 });
      const over = [
        ['loop', 300, /longer than 300 ms/],
        ['hoard', 60_000, /more memory/],
        ['flood', 60_000, /more than it may give/],
      ] as const;
      for (const [what, timeMs, said] of over) {
        const failed = await pool
          .run(misbehave(place, timeMs), { do: what }, { share: 'a' })
          .catch((error: unknown) => error);
        assert.ok(failsWith('work_too_large')(failed), what);
        assert.match((failed as Failure).details.detail ?? '', said);
        assert.equal(await run(pool, { do: 'echo', value: what }), what);
      }
      await assert.rejects(run(pool, { do: 'exit' }), /ended with/);
      assert.equal(await run(pool, { do: 'echo', value: 1 }), 1);
      assert.equal(pool.stats().workers, 1);
    });
  });
}

describe('the queue', () => {
  const gate = () => new SharedArrayBuffer(4);
  const openGate = (buffer: SharedArrayBuffer) => {
    Atomics.store(new Int32Array(buffer), 0, 1);
    Atomics.notify(new Int32Array(buffer), 0);
  };
  const slow = misbehave('thread');
  const patient = { ...slow, limits: { ...slow.limits, timeMs: 120_000 } };
  const wait = (pool: Pool, share: string, buffer: SharedArrayBuffer) =>
    pool.run(patient, { do: 'wait', gate: buffer }, { share });
  const echo = (pool: Pool, share: string, value: unknown) =>
    pool.run(patient, { do: 'echo', value }, { share });

  test('tasks that come at once share the worker that loads their module; another task need not wait for it', async (t) => {
    const pool = poolOf(t, { threads: 4 });
    const closed = gate();
    const all = [1, 2, 3, 4, 5].map((n) => pool.run(slowToLoad, n, { share: 'a' }));
    const beside = wait(pool, 'b', closed);
    assert.deepEqual(pool.stats(), { workers: 2, running: 2, waiting: 4 });
    assert.deepEqual(await Promise.all(all), [1, 2, 3, 4, 5]);
    assert.equal(pool.stats().workers, 2);
    openGate(closed);
    assert.equal(await beside, 'let through');
  });

  test('lets no tenant hold every worker', async (t) => {
    const pool = poolOf(t, { threads: 2 });
    const closed = gate();
    const held = [wait(pool, 'greedy', closed), wait(pool, 'greedy', closed)];
    assert.equal(await echo(pool, 'other', 'served meanwhile'), 'served meanwhile');
    assert.deepEqual(pool.stats(), { workers: 2, running: 1, waiting: 1 });
    openGate(closed);
    assert.deepEqual(await Promise.all(held), ['let through', 'let through']);
  });

  test('serves tenants in turn, however many tasks one has waiting', async (t) => {
    const pool = poolOf(t, { threads: 1 });
    const closed = gate();
    const first = wait(pool, 'greedy', closed);
    const order: string[] = [];
    const note = (share: string) => echo(pool, share, '').then(() => order.push(share));
    const rest = [note('greedy'), note('greedy'), note('greedy'), note('other')];
    openGate(closed);
    await Promise.all([first, ...rest]);
    assert.ok(order.indexOf('other') <= 1, order.join());
  });

  test('is bounded, in all and for each tenant, and says when to come again', async (t) => {
    const pool = poolOf(t, { threads: 1, waiting: 3, waitingOfOne: 2 });
    const closed = gate();
    const first = wait(pool, 'a', closed);
    const waiting = [echo(pool, 'a', 1), echo(pool, 'a', 2)];
    const refused = await echo(pool, 'a', 3).catch((error: unknown) => error);
    assert.ok(failsWith('too_busy')(refused));
    assert.ok(((refused as Failure).details.retryAfterSeconds ?? 0) > 0);
    waiting.push(echo(pool, 'b', 4));
    await assert.rejects(echo(pool, 'c', 5), failsWith('too_busy'));
    openGate(closed);
    assert.deepEqual(await Promise.all([first, ...waiting]), ['let through', 1, 2, 4]);
  });

  test('forgets what was given up, and all of it when closed', async (t) => {
    const pool = poolOf(t, { threads: 1 });
    const closed = gate();
    const first = wait(pool, 'a', closed);
    const over = new AbortController();
    const given = pool.run(patient, { do: 'echo', value: 1 }, { share: 'a', signal: over.signal });
    over.abort(new Error('nobody waits'));
    await assert.rejects(given, /nobody waits/);
    assert.equal(pool.stats().waiting, 0);
    const left = echo(pool, 'a', 2);
    const ends = [first, left].map((one) => assert.rejects(one, failsWith('draining')));
    await pool.close();
    await Promise.all(ends);
    await assert.rejects(echo(pool, 'a', 3), failsWith('draining'));
  });
});
