import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { migratedDatabase } from '../../../test/support/database.ts';
import { eachEngine } from '../../../test/support/server.ts';
import { systemClock } from '../clock.ts';
import type { EngineName } from '../db/engine.ts';
import { openDb } from '../db/open.ts';
import type { JobRow } from '../db/tables.ts';
import { makeIds } from '../ids.ts';
import { makeSignals } from '../signals/signals.ts';
import { claimJobsOf, deleteJob, insertJob } from './jobs.store.ts';
import { type Job, makeQueue } from './queue.ts';
import { type JobHandler, type JobHandlers, type JobTools, startWorker } from './worker.ts';

/** A queue and a worker whose jobs all do this. */
async function open(t: TestContext, engine: EngineName, work: (job: Job) => Promise<void>) {
  const database = await migratedDatabase(engine);
  const db = await openDb(database);
  const signals = makeSignals();
  const clock = systemClock;
  const makeId = makeIds(clock);
  const handler: JobHandler<never> = {
    maxAttempts: 1,
    async run(job: Job, tools: JobTools) {
      await work(job);
      await db.transaction(() => tools.finish());
    },
    async onDead() {},
  };
  const handlers = new Proxy({}, { get: () => handler }) as JobHandlers;
  // A job that fails ends the test: what it waits for would never come.
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const report = { done() {}, failed: (_: string, error: unknown) => reject(error) };
  const start = async () => {
    const worker = await startWorker({ db, clock, signals, handlers, report });
    t.after(async () => {
      await worker.stop();
      await db.close();
      await database.remove();
    });
  };
  const until = (over: Promise<void>): Promise<void> => Promise.race([over, failed]);
  return { db, queue: makeQueue({ db, clock, makeId, signals }), start, until };
}

function jobRow(jobId: string, orderKey: string, more: Partial<JobRow> = {}): JobRow {
  return {
    job_id: jobId,
    tenant_id: 't',
    kind: 'enrich_form',
    order_key: orderKey,
    payload: JSON.stringify(payload(orderKey)),
    state: 'waiting',
    attempts: 0,
    run_at: 1_000,
    lease_owner: null,
    last_error: null,
    created_at: 1_000,
    ...more,
  };
}

const payload = (name: string) => ({ submissionId: name });
const nameOf = (job: Job): string => (job.payload as { submissionId: string }).submissionId;

eachEngine('jobs claimed by their keys', (engine) => {
  test('are the first of each, where it is due: no job overtakes another, and none of another key', async (t) => {
    const database = await migratedDatabase(engine);
    const db = await openDb(database);
    t.after(async () => {
      await db.close();
      await database.remove();
    });
    for (const row of [
      jobRow('job_1', 'two'),
      jobRow('job_2', 'two'),
      jobRow('job_3', 'later', { run_at: 5_000 }),
      jobRow('job_4', 'later'),
      jobRow('job_5', 'running', { state: 'running', run_at: 9_000, lease_owner: 'another' }),
      jobRow('job_6', 'running'),
      jobRow('job_7', 'dead', { state: 'dead' }),
      jobRow('job_8', 'dead'),
      jobRow('job_9', 'not asked for'),
      jobRow('job_a', 'lease ended', { state: 'running', run_at: 1_500, lease_owner: 'gone' }),
    ]) {
      await insertJob(db, row);
    }
    const orderKeys = ['two', 'later', 'running', 'dead', 'lease ended', 'none', "it's", 'two'];
    const lease = { owner: 'me', now: 2_000, leaseUntil: 3_000 };
    const claimed = await claimJobsOf(db, { ...lease, orderKeys });
    const ids = claimed.map(({ job_id }) => job_id).sort();
    assert.deepEqual(ids, ['job_1', 'job_8', 'job_a']);
    assert.ok(claimed.every((job) => job.lease_owner === 'me' && job.run_at === 3_000));
    assert.deepEqual(await claimJobsOf(db, { ...lease, orderKeys }), []);
    assert.equal(await deleteJob(db, 'me', 'job_1'), true);
    const [next] = await claimJobsOf(db, { ...lease, orderKeys });
    assert.equal(next?.job_id, 'job_2');
  });
});

eachEngine('jobs', (engine) => {
  for (const when of ['before', 'after'] as const) {
    test(`of one key run one by one in their order, keys side by side; written ${when} the start`, async (t) => {
      const [keys, each] = [20, 12];
      const { promise: all, resolve } = Promise.withResolvers<void>();
      const order = new Map<string, number[]>();
      const busy = new Set<string>();
      let atOnce = 0;
      let left = keys * each;
      const { db, queue, start, until } = await open(t, engine, async (job) => {
        const [key = '', number = ''] = nameOf(job).split(' ');
        assert.ok(!busy.has(key), `two of ${key} at once`);
        busy.add(key);
        atOnce = Math.max(atOnce, busy.size);
        await new Promise((turn) => setImmediate(turn));
        order.set(key, [...(order.get(key) ?? []), Number(number)]);
        busy.delete(key);
        left -= 1;
        if (left === 0) resolve();
      });
      if (when === 'after') await start();
      for (let number = 0; number < each; number++) {
        await db.transaction(async () => {
          for (let key = 0; key < keys; key++) {
            await queue.enqueue('t', 'enrich_form', `key ${key}`, payload(`${key} ${number}`));
          }
        });
      }
      if (when === 'before') await start();
      await until(all);
      assert.ok(atOnce > 1 && atOnce <= 16, `${atOnce} at once`);
      const expected = Array.from({ length: each }, (_, number) => number);
      for (const [key, numbers] of order) assert.deepEqual(numbers, expected, key);
      assert.equal(order.size, keys);
    });
  }

  test('one that nobody was told of is found, also behind keys that are never done', async (t) => {
    const { promise: found, resolve } = Promise.withResolvers<void>();
    let done = false;
    const { db, queue, start, until } = await open(t, engine, async (job) => {
      if (nameOf(job) === 'untold') {
        done = true;
        resolve();
      } else if (!done) {
        await queue.enqueue('t', 'enrich_form', nameOf(job), payload(nameOf(job)));
      }
    });
    for (let key = 0; key < 20; key++) {
      await queue.enqueue('t', 'enrich_form', String(key), payload(String(key)));
    }
    await start();
    await insertJob(db, jobRow('job_untold', 'untold'));
    await until(found);
  });
});
