// A power cut leaves the files as they are at that moment: the server is frozen
// in the middle of its writes, the files are copied, and the copy is opened.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDb } from '../src/platform/db/open.ts';
import { migratedDatabase } from './support/database.ts';
import { envOf, eventually, type FacetProcess, serveFacet } from './support/process.ts';
import { startServer } from './support/server.ts';
import { assertTotalsExact } from './support/totals.ts';
import { assertStored, startWorkload } from './support/workload.ts';

/** Stops the process where it stands, for as long as the work takes. */
async function frozen(facet: FacetProcess, work: () => void): Promise<void> {
  const state = () => execFileSync('ps', ['-o', 'stat=', '-p', String(facet.pid)]).toString();
  facet.signal('SIGSTOP');
  await eventually('the process stands still', async () => state().startsWith('T'));
  work();
  facet.signal('SIGCONT');
}

function copyFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const name of ['facet.db', 'facet.db-wal']) {
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}

test('a SQLite folder copied at a power cut opens and holds every acknowledged write', async (t) => {
  const database = await migratedDatabase('sqlite');
  t.after(() => database.remove());
  const facet = await serveFacet(t, envOf(database));
  const workload = startWorkload(facet, 'power');
  const cuts: { dataDir: string; acknowledged: typeof workload.attempts }[] = [];
  for (let cut = 0; cut < 5; cut++) {
    await workload.progress(randomInt(30, 150));
    await new Promise((resolve) => setTimeout(resolve, randomInt(15)));
    const acknowledged = workload.attempts.filter(({ id }) => id !== undefined);
    const dataDir = join(database.dataDir, `cut${cut}`);
    await frozen(facet, () => copyFiles(database.dataDir, dataDir));
    // The last thing written may be torn.
    if (cut % 2 === 1) appendFileSync(join(dataDir, 'facet.db-wal'), randomBytes(5_000));
    cuts.push({ dataDir, acknowledged: acknowledged.map((attempt) => ({ ...attempt })) });
  }
  await workload.stop();

  for (const { dataDir, acknowledged } of cuts) {
    assert.ok(acknowledged.length > 0);
    const db = await openDb({ databaseUrl: undefined, dataDir });
    const { rows } = await db.query('pragma integrity_check', []);
    assert.deepEqual(
      rows.map((row) => ({ ...(row as object) })),
      [{ integrity_check: 'ok' }],
    );
    await assertStored(db, acknowledged);
    await assertTotalsExact(db);
    await db.close();
  }
  const last = cuts.at(-1);
  const revived = await serveFacet(t, { FACET_DATA_DIR: last?.dataDir ?? '' });
  const { status } = await revived.call('POST', '/v0/persons', { body: { name: 'Ada' } });
  assert.equal(status, 201);
});

test('SQLite is told to sync the disk at every commit, before anyone is answered', async (t) => {
  const { db } = await startServer(t, 'sqlite', { own: true });
  const read = (pragma: string) =>
    db.transaction(async () => {
      const { rows } = await db.query<Record<string, unknown>>(`pragma ${pragma}`, []);
      return Object.values(rows[0] ?? {})[0];
    });
  const full = 2;
  assert.equal(await read('synchronous'), full);
  assert.equal(await read('journal_mode'), 'wal');
});
