// PostgreSQL goes away under a running server and comes back.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { openDb } from '../src/platform/db/open.ts';
import { migratedDatabase } from './support/database.ts';
import { inParallel } from './support/parallel.ts';
import { type Answer, eventually, type FacetProcess, serveFacet } from './support/process.ts';
import { startProxy } from './support/proxy.ts';
import { assertTotalsExact } from './support/totals.ts';
import { assertOnce, retryAll, startWorkload } from './support/workload.ts';

async function serveThroughProxy(t: TestContext, settings = '') {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const proxy = await startProxy(t, database.databaseUrl ?? '');
  const env = { FACET_DATA_DIR: database.dataDir, DATABASE_URL: `${proxy.url}${settings}` };
  return { database, proxy, facet: await serveFacet(t, env) };
}

function assertAway({ status, headers, body }: Answer): void {
  assert.deepEqual([status, body.code], [503, 'database_unavailable']);
  assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/);
}

const write = (facet: FacetProcess) => facet.call('POST', '/v0/persons', { body: { name: 'Ada' } });

const isBack = async (facet: FacetProcess): Promise<boolean> => (await write(facet)).status === 201;

test('while PostgreSQL is away every request is told so, and it comes back by itself', async (t) => {
  const { proxy, facet } = await serveThroughProxy(t);
  assert.equal((await write(facet)).status, 201);
  for (const time of ['first', 'second']) {
    await proxy.cut();
    for (const request of [
      () => write(facet),
      () => facet.call('GET', '/v0/persons'),
      () => facet.call('GET', '/readyz'),
    ]) {
      assertAway(await request());
    }
    assert.equal((await facet.call('GET', '/healthz')).status, 200, time);
    await proxy.restore();
    await eventually('it writes again', () => isBack(facet));
    assert.equal((await facet.call('GET', '/readyz')).status, 200, time);
  }
});

test('a connection that breaks in the middle of writes loses nothing that was acknowledged', async (t) => {
  const { database, proxy, facet } = await serveThroughProxy(t);
  const workload = startWorkload(facet, 'cut', 12);
  await workload.progress(100);
  await proxy.cut();
  await workload.stop();
  await proxy.restore();
  await eventually('it writes again', async () => {
    return (await facet.call('GET', '/readyz')).status === 200;
  });
  await retryAll(facet, workload.attempts);
  const db = await openDb(database);
  t.after(() => db.close());
  await assertOnce(db, workload.attempts);
  await assertTotalsExact(db);
});

test('a PostgreSQL that falls silent holds no request for ever', async (t) => {
  // Half a minute unless it is set, which the address can do.
  const { proxy, facet } = await serveThroughProxy(t, '?query_timeout=5000');
  assert.equal((await write(facet)).status, 201);
  proxy.stall();
  for (const answer of await inParallel(4, 4, () => write(facet))) assertAway(answer);
  await proxy.restore();
  await eventually('it writes again', () => isBack(facet));
});
