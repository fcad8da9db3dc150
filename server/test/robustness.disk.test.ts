// The disk is full: writes say so, reads go on, nothing is damaged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Db, openDb } from '../src/platform/db/open.ts';
import { migratedDatabase } from './support/database.ts';
import { inParallel } from './support/parallel.ts';
import { commandOf, envOf, serveFacet } from './support/process.ts';
import { eachEngine, startServer } from './support/server.ts';
import { assertTotalsExact } from './support/totals.ts';

/** From now on the database has next to no room to grow. */
const fillDisk = (db: Db): Promise<void> =>
  db.transaction(async () => {
    if (db.engine === 'sqlite') {
      // Inside a transaction this reaches the connection that writes.
      const { rows } = await db.query<{ page_count: number }>('pragma page_count', []);
      await db.query(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`, []);
    } else {
      // A real full disk needs a disk of its own; PostgreSQL's own error does not.
      await db.script(`
        create function refuse_row() returns trigger language plpgsql as
          $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on activities execute function refuse_row()`);
    }
  });

const makeRoom = (db: Db): Promise<void> =>
  db.transaction(async () => {
    if (db.engine === 'sqlite') await db.query('pragma max_page_count = 1000000', []);
    else await db.script('drop trigger full_disk on activities');
  });

async function assertSound(db: Db): Promise<void> {
  if (db.engine === 'sqlite') {
    const { rows } = await db.query<{ integrity_check: string }>('pragma integrity_check', []);
    assert.equal(rows[0]?.integrity_check, 'ok');
  }
  await assertTotalsExact(db);
}

const bigLog = (n: number, domain = `company${n % 3}.example`) => ({
  source: 'disk',
  payload: { n, filler: 'x'.repeat(20_000) },
  domain,
});

async function storedLogs(db: Db): Promise<string[]> {
  const rows = await db.sql.selectFrom('activities').select('activity_id').execute();
  return rows.map((row) => row.activity_id.replace('activity', 'accountlog')).sort();
}

eachEngine('a full disk', (engine) => {
  test('fails writes with 507, leaves reads alone, and is over when there is room', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const acknowledged: string[] = [];
    const writeMany = (count: number) =>
      inParallel(count, 10, async (n) => {
        const reply = await facet.post('/v0/account_logs', bigLog(n));
        if (reply.status === 201) acknowledged.push(reply.body.accountLogId);
        return reply;
      });
    await writeMany(10);
    assert.equal(acknowledged.length, 10);

    await fillDisk(facet.db);
    const refused = (await writeMany(40)).filter(({ status }) => status !== 201);
    assert.ok(refused.length > 0);
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code], [507, 'storage_full']);
    }
    assert.equal((await facet.get('/v0/persons')).status, 200);
    assert.equal((await facet.get('/readyz')).status, 200);
    assert.deepEqual(await storedLogs(facet.db), acknowledged.sort());

    await makeRoom(facet.db);
    for (const { status } of await writeMany(20)) assert.equal(status, 201);
    assert.deepEqual(await storedLogs(facet.db), acknowledged.sort());
    await assertSound(facet.db);
  });
});

test('a file system that refuses SQLite fails writes with a clear error, and damages nothing', async (t) => {
  const database = await migratedDatabase('sqlite');
  t.after(() => database.remove());
  // The shell limits how large a file may grow. Node would be ended by the signal that comes
  // with it; with a listener, the write fails instead, which is what SQLite gets to see.
  const listener = 'data:text/javascript,process.on("SIGXFSZ",()=>{})';
  const script = 'ulimit -f 4096 && exec "$0" "$@"';
  const node = commandOf(['serve'], [`--import=${listener}`]);
  const limited = await serveFacet(t, envOf(database), { command: ['sh', '-c', script, ...node] });
  const acknowledged: string[] = [];
  let refusal = { status: 201, body: { code: '' } };
  for (let n = 0; refusal.status === 201; n++) {
    assert.ok(n < 10_000, 'the limit was never met');
    const reply = await limited.call('POST', '/v0/account_logs', { body: bigLog(n) });
    if (reply.status === 201) acknowledged.push(reply.body.accountLogId);
    refusal = reply;
  }
  assert.ok(refusal.status === 503 || refusal.status === 507, String(refusal.status));
  assert.ok(['database_unavailable', 'storage_full'].includes(refusal.body.code));
  const { status, body } = await limited.call('GET', '/v0/accounts');
  assert.deepEqual([status, body.totalCount], [200, 4]);
  limited.signal('SIGKILL');
  await limited.ended;

  const facet = await serveFacet(t, envOf(database));
  const again = await facet.call('POST', '/v0/account_logs', { body: bigLog(0) });
  assert.equal(again.status, 201);
  const db = await openDb(database);
  t.after(() => db.close());
  assert.deepEqual(await storedLogs(db), [...acknowledged, again.body.accountLogId].sort());
  await assertSound(db);
});
