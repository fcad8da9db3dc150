// kill -9 while clients write. FACET_KILL_ROUNDS raises the number of rounds.
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { openDb } from '../src/platform/db/open.ts';
import { amounts } from './support/amounts.ts';
import { migratedDatabase } from './support/database.ts';
import { envOf, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';
import { assertTotalsExact } from './support/totals.ts';
import {
  assertOnce,
  assertStored,
  retryAll,
  startWorkload,
  type Workload,
} from './support/workload.ts';

const rounds = amounts.killRounds;
const patienceMs = rounds * 120_000;

eachEngine('kill -9 during writes', (engine) => {
  test(`${rounds} times loses no acknowledged write, and a retry doubles none`, {
    timeout: patienceMs,
  }, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = envOf(database);
    const attempts: Workload['attempts'] = [];
    for (let round = 0; round < rounds; round++) {
      const facet = await serveFacet(t, env);
      const workload = startWorkload(facet, `round${round}`);
      await workload.progress(randomInt(20, 200));
      // Somewhere between two answers, not always right after one.
      await new Promise((resolve) => setTimeout(resolve, randomInt(15)));
      facet.signal('SIGKILL');
      await facet.ended;
      await workload.stop();
      attempts.push(...workload.attempts);

      const again = await serveFacet(t, env);
      const db = await openDb(database);
      await assertStored(db, attempts);
      await assertTotalsExact(db);
      await retryAll(again, workload.attempts);
      await assertOnce(db, attempts);
      await assertTotalsExact(db);
      await db.close();
      again.signal('SIGTERM');
      await again.ended;
    }
  });
});
