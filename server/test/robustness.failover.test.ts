// PostgreSQL fails over: the primary dies in the middle of writes, the standby is promoted behind the same
// address. The standby has confirmed every commit (synchronous replication), so nothing acknowledged is lost.
import { test } from 'node:test';
import pg from 'pg';
import { openDb } from '../src/platform/db/open.ts';
import { amounts } from './support/amounts.ts';
import { migratedDatabase } from './support/database.ts';
import { startPostgresPair } from './support/postgres.ts';
import { eventually, serveFacet } from './support/process.ts';
import { startProxy } from './support/proxy.ts';
import { assertTotalsExact } from './support/totals.ts';
import { assertOnce, retryAll, startWorkload } from './support/workload.ts';

const failovers = amounts.failovers;
const skip = failovers > 0 ? false : 'runs with `npm run test:long`, or with FACET_FAILOVERS';

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const databaseAt = (server: string): string => {
  const url = new URL(server);
  url.pathname = '/facet';
  return url.href;
};

test(`${failovers} failovers of PostgreSQL lose nothing that was acknowledged`, {
  skip,
  timeout: failovers * 180_000,
}, async (t) => {
  for (let n = 0; n < failovers; n++) {
    const pair = await startPostgresPair();
    t.after(() => pair.stop());
    await run(pair.primaryUrl, 'create database facet');
    const proxy = await startProxy(t, databaseAt(pair.primaryUrl));
    const folder = await migratedDatabase('sqlite');
    t.after(() => folder.remove());
    const env = { FACET_DATA_DIR: folder.dataDir, DATABASE_URL: proxy.url };
    const facet = await serveFacet(t, env);
    const workload = startWorkload(facet, `failover-${n}`, 12);
    await workload.progress(100);
    await pair.killPrimary();
    await workload.stop();
    await proxy.cut();
    await run(pair.standbyUrl, 'select pg_promote()');
    proxy.leadTo(pair.standbyUrl);
    await proxy.restore();
    await eventually('it is ready again', async () => {
      return (await facet.call('GET', '/readyz')).status === 200;
    });
    await retryAll(facet, workload.attempts);
    const db = await openDb({ ...folder, databaseUrl: databaseAt(pair.standbyUrl) });
    try {
      await assertOnce(db, workload.attempts);
      await assertTotalsExact(db);
    } finally {
      await db.close();
    }
    t.diagnostic(
      `${workload.acknowledged()} writes were acknowledged before the primary died; all are there`,
    );
    facet.signal('SIGTERM');
    await facet.ended;
  }
});
