// `facet copy` and `facet backup` when they cannot, or are killed: nothing is left, and words that help.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runBackup } from '../src/cli/backup.ts';
import { runCopy } from '../src/cli/copy.ts';
import { othersConnected } from '../src/operations/copy.store.ts';
import { moveToFolder, moveToPostgres } from '../src/operations/copy_directions.ts';
import { lockDataDir } from '../src/platform/db/datadir.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { type Db, openDb } from '../src/platform/db/open.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';
import { baseEnv, commandOf, type Env, envOf, eventually, runFacet } from './support/process.ts';
import { tableDigests } from './support/rich.ts';

const many = 20_000;

/** A migrated database with so many accounts that a copy takes a moment. */
async function fill(
  database: TestDatabase,
  work: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const db = await openDb(database);
  await migrate(db, 0);
  await db.query(
    `insert into tenants (tenant_id, slug, name, default_account_id, created_at) values ('tenant_a', 'a', 'A', 'x', 1)`,
    [],
  );
  // In pieces: a statement may take 30 seconds, which is little for so many on a busy machine.
  for (let from = 1; from <= many; from += 1_000) {
    await db.query(
      `insert into accounts (account_id, tenant_id, name, created_at, updated_at)
       with recursive n (n) as (select ${from} union all select n + 1 from n where n < ${from + 999})
       select 'account_' || n, 'tenant_a', 'Account number ' || n, 1, 1 from n`,
      [],
    );
  }
  await work(db);
  await db.close();
}

async function rowsIn(database: TestDatabase): Promise<string[]> {
  const db = await openDb(database);
  const digests = await tableDigests(db);
  await db.close();
  return Object.keys(digests).filter((name) => !digests[name]?.startsWith('0 '));
}

/** Until PostgreSQL has noticed that a killed process is gone: on a busy machine longer than the copy waits. */
async function untilAlone(database: TestDatabase): Promise<void> {
  const db = await openDb({ ...database, poolSize: 1 });
  await eventually(
    'the killed process is disconnected',
    async () => (await othersConnected(db)) === 0,
  );
  await db.close();
}

/** Ends it the hard way as soon as it has said that much. */
async function killWhenSaid(args: string[], env: Env, said: RegExp): Promise<void> {
  const [command, ...words] = commandOf(args);
  const child = spawn(command, words, {
    env: { ...baseEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
    if (said.test(text)) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  assert.equal(signal, 'SIGKILL', `it ended before it could be killed: ${text}`);
}

test('a copy to PostgreSQL that is killed or refused leaves an empty target, and a whole source', async (t) => {
  const source = await freshDatabase('sqlite');
  const target = await freshDatabase('postgres');
  t.after(async () => {
    await source.remove();
    await target.remove();
  });
  await fill(source);
  const args = ['copy', '--to', target.databaseUrl ?? ''];
  const copy = () => runCopy(args.slice(1), envOf(source));

  await killWhenSaid(args, envOf(source), /^tenants /m);
  assert.deepEqual(await rowsIn(target), []);

  const unlock = lockDataDir(source.dataDir);
  await assert.rejects(copy(), /already serving/);
  unlock();

  const db = await openDb(source);
  t.after(() => db.close());
  const rename = (name: string) =>
    db.query(`update accounts set name = ${name} where account_id = 'account_999'`, []);
  await rename(`'a' || char(0) || 'b'`);
  await assert.rejects(
    copy(),
    /^OperationFault: accounts could not be written: .*Nothing was kept\.$/,
  );
  assert.deepEqual(await rowsIn(target), []);
  await rename(`'mended'`);

  const { dataDir } = source;
  const to = target.databaseUrl ?? '';
  const tables = await moveToPostgres({ dataDir, to, now: 1, progress: () => {} });
  assert.equal(tables.find(({ name }) => name === 'accounts')?.rows, many);
  const again = await runFacet(args, envOf(source));
  assert.equal(again.code, 1);
  assert.equal(
    again.stderr,
    'facet: The target already holds data (tenants, accounts, counters, search_backlog), and copying would mix the two: use an empty database.\n',
  );
});

test('a copy to a folder that is killed leaves no folder, and the next one clears up after it', async (t) => {
  const source = await freshDatabase('postgres');
  t.after(() => source.remove());
  const target = join(source.dataDir, 'copies', 'first');
  const args = ['copy', '--to', target];
  const copy = () => runCopy(args.slice(1), envOf(source));
  await fill(source, async (db) => {
    assert.equal(db.inTransaction(), false);
    await assert.rejects(copy(), /still connected to this PostgreSQL/);
  });
  await killWhenSaid(args, envOf(source), /^tenants /m);
  assert.ok(!existsSync(target));
  await untilAlone(source);
  const { dataDir, databaseUrl = '' } = source;
  const order = { dataDir, databaseUrl, withFiles: true, to: target, now: 1 };
  const { tables } = await moveToFolder({ ...order, progress: () => {} });
  assert.equal(tables.find(({ name }) => name === 'accounts')?.rows, many);
  assert.deepEqual(readdirSync(join(source.dataDir, 'copies')), ['first']);
  assert.deepEqual(readdirSync(target), ['facet.db']);
  await assert.rejects(copy(), /is not empty; --to takes a folder that is new or empty/);
});

test('wrong words are told from what failed, and neither makes anything', async (t) => {
  const source = await freshDatabase('sqlite');
  t.after(() => source.remove());
  const env = { FACET_DATA_DIR: join(source.dataDir, 'data') };
  const withUrl = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const folder = join(source.dataDir, 'new');
  type Run = typeof runCopy;
  const wrong: [run: Run, to: string, env: Env, kind: string, said: RegExp][] = [
    [runCopy, '', env, 'UsageError', /needs --to/],
    [runBackup, ' ', env, 'UsageError', /needs --to/],
    [runCopy, 'postgres://127.0.0.1:1/none', withUrl, 'UsageError', /unset DATABASE_URL/],
    [runCopy, folder, env, 'UsageError', /DATABASE_URL is not set/],
    [runCopy, 'mysql://127.0.0.1/none', withUrl, 'UsageError', /takes postgres:/],
    [runCopy, 'postgres://127.0.0.1:1/none', env, 'OperationFault', /no Facet database in/],
    [runBackup, folder, env, 'OperationFault', /no Facet database in/],
    [runBackup, folder, withUrl, 'Failure', /database cannot be reached/],
    [runCopy, folder, withUrl, 'Failure', /database cannot be reached/],
  ];
  for (const [run, to, settings, name, message] of wrong) {
    await assert.rejects(run(['--to', to], settings), { name, message });
  }
  const { code, stderr } = await runFacet(['backup', '--into', folder], env);
  assert.equal(code, 2);
  assert.match(stderr, /--into/);
  assert.deepEqual(readdirSync(source.dataDir), []);
});

test('a backup does not touch a target that has something in it', async (t) => {
  const source = await freshDatabase('sqlite');
  t.after(() => source.remove());
  await fill(source);
  const folder = join(source.dataDir, 'mine');
  mkdirSync(folder);
  writeFileSync(join(folder, 'note'), 'keep me');
  const file = join(source.dataDir, 'file');
  writeFileSync(file, 'me too');
  for (const to of [folder, file]) {
    await assert.rejects(
      runBackup(['--to', to], envOf(source)),
      /takes a folder that is new or empty/,
    );
  }
  assert.deepEqual(readdirSync(folder), ['note']);
  assert.equal(readFileSync(file, 'utf8'), 'me too');
  assert.deepEqual(
    readdirSync(source.dataDir).filter((name) => name.includes('partial')),
    [],
  );
});
