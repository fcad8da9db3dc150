import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { migratedDatabase } from '../../../test/support/database.ts';
import { eachEngine } from '../../../test/support/server.ts';
import { systemClock } from '../clock.ts';
import type { EngineName } from '../db/engine.ts';
import { openDb } from '../db/open.ts';
import { makeIds } from '../ids.ts';
import { makeSignals } from '../signals/signals.ts';
import { insertJob } from './jobs.store.ts';
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
  const failures: unknown[] = [];
  const report = { done() {}, failed: (_: string, error: unknown) => void failures.push(error) };
  const start = async () => {
    const worker = await startWorker({ db, clock, signals, handlers, report });
    t.after(async () => {
      await worker.stop();
      await db.close();
      await database.remove();
      assert.deepEqual(failures, []);
    });
  };
  return { db, clock, makeId, queue: makeQueue({ db, clock, makeId, signals }), start };
}

const payload = (name: string) => ({ submissionId: name });
const nameOf = (job: Job): string => (job.payload as { submissionId: string }).submissionId;

eachEngine('jobs', (engine) => {
  for (const when of ['before', 'after'] as const) {
    test(`of one key run one by one in their order, keys side by side; written ${when} the start`, async (t) => {
      const [keys, each] = [20, 12];
      const { promise: all, resolve } = Promise.withResolvers<void>();
      const order = new Map<string, number[]>();
      const busy = new Set<string>();
      let atOnce = 0;
      let left = keys * each;
      const { db, queue, start } = await open(t, engine, async (job) => {
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
      await all;
      assert.ok(atOnce > 1 && atOnce <= 16, `${atOnce} at once`);
      const expected = Array.from({ length: each }, (_, number) => number);
      for (const [key, numbers] of order) assert.deepEqual(numbers, expected, key);
      assert.equal(order.size, keys);
    });
  }

  test('one that nobody was told of is found, also behind keys that are never done', async (t) => {
    const { promise: found, resolve } = Promise.withResolvers<void>();
    let done = false;
    const { db, clock, makeId, queue, start } = await open(t, engine, async (job) => {
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
    const now = clock.now();
    const row = {
      job_id: makeId('job'),
      tenant_id: 't',
      kind: 'enrich_form',
      order_key: 'untold',
      payload: JSON.stringify(payload('untold')),
      state: 'waiting' as const,
      attempts: 0,
      run_at: now,
      lease_owner: null,
      last_error: null,
      created_at: now,
    };
    await insertJob(db, row);
    await found;
  });
});
