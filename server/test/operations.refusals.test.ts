// `facet copy` and `facet backup` when they cannot, or are killed: nothing is left, and words that help.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockDataDir } from '../src/db/datadir.ts';
import { migrate } from '../src/db/migrate.ts';
import { type Db, openDb } from '../src/db/open.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';
import { type Env, envOf, program, runFacet } from './support/process.ts';
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
  await db.query(
    `insert into accounts (account_id, tenant_id, name, created_at, updated_at)
     with recursive n (n) as (select 1 union all select n + 1 from n where n < ${many})
     select 'account_' || n, 'tenant_a', 'Account number ' || n, 1, 1 from n`,
    [],
  );
  await work(db);
  await db.close();
}

async function rowsIn(database: TestDatabase): Promise<string[]> {
  const db = await openDb(database);
  const digests = await tableDigests(db);
  await db.close();
  return Object.keys(digests).filter((name) => !digests[name]?.startsWith('0 '));
}

/** Ends it the hard way as soon as it has said that much. */
async function killWhenSaid(args: string[], env: Env, said: RegExp): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
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

  await killWhenSaid(args, envOf(source), /^tenants /m);
  assert.deepEqual(await rowsIn(target), []);

  const unlock = lockDataDir(source.dataDir);
  const served = await runFacet(args, envOf(source));
  unlock();
  assert.equal(served.code, 1);
  assert.match(served.stderr, /already serving/);

  const db = await openDb(source);
  await db.query(
    `update accounts set name = 'a' || char(0) || 'b' where account_id = 'account_999'`,
    [],
  );
  const broken = await runFacet(args, envOf(source));
  assert.equal(broken.code, 1);
  assert.match(broken.stderr, /^facet: accounts could not be written: .*Nothing was kept\.\n$/);
  assert.deepEqual(await rowsIn(target), []);
  await db.query(`update accounts set name = 'mended' where account_id = 'account_999'`, []);
  await db.close();

  const copied = await runFacet(args, envOf(source));
  assert.equal(copied.code, 0, copied.stderr);
  const again = await runFacet(args, envOf(source));
  assert.equal(again.code, 1);
  assert.match(again.stderr, /target already holds data \(tenants, accounts, counters\)/);
  assert.doesNotMatch(again.stderr, /\n {4}at /, 'no stack');
});

test('a copy to a folder that is killed leaves no folder, and the next one clears up after it', async (t) => {
  const source = await freshDatabase('postgres');
  t.after(() => source.remove());
  const target = join(source.dataDir, 'copies', 'first');
  await fill(source, async (db) => {
    const connected = await runFacet(['copy', '--to', target], envOf(source));
    assert.equal(connected.code, 1, `beside ${db.engine}`);
    assert.match(connected.stderr, /still connected to this PostgreSQL/);
  });
  const args = ['copy', '--to', target];
  await killWhenSaid(args, envOf(source), /^tenants /m);
  assert.ok(!existsSync(target));
  const copied = await runFacet(args, envOf(source));
  assert.equal(copied.code, 0, copied.stderr);
  assert.deepEqual(readdirSync(join(source.dataDir, 'copies')), ['first']);
  assert.deepEqual(readdirSync(target), ['facet.db']);
  const again = await runFacet(args, envOf(source));
  assert.equal(again.code, 1);
  assert.match(again.stderr, /is not empty; --to takes a folder that is new or empty/);
});

test('wrong words end with exit code 2 and make nothing', async (t) => {
  const source = await freshDatabase('sqlite');
  t.after(() => source.remove());
  const data = join(source.dataDir, 'data');
  const env = { FACET_DATA_DIR: data };
  const withUrl = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const wrong: [args: string[], env: Env, code: number, said: RegExp][] = [
    [['copy'], env, 2, /needs --to/],
    [['doctor', 'please'], env, 2, /please/],
    [['copy', '--to', 'postgres://127.0.0.1:1/none'], withUrl, 2, /unset DATABASE_URL/],
    [['copy', '--to', join(source.dataDir, 'new')], env, 2, /DATABASE_URL is not set/],
    [['backup', '--to', join(source.dataDir, 'new')], env, 1, /no Facet database in/],
    [['copy', '--to', join(source.dataDir, 'new')], withUrl, 1, /database cannot be reached/],
  ];
  const replies = await Promise.all(wrong.map(([args, settings]) => runFacet(args, settings)));
  for (const [n, { code, stdout, stderr }] of replies.entries()) {
    const [args, , expected, said] = wrong[n] ?? [[], {}, 0, /never/];
    assert.deepEqual([code, stdout], [expected, ''], `${args.join(' ')}: ${stderr}`);
    assert.match(stderr, said);
    assert.doesNotMatch(stderr, /\n {4}at /, 'no stack');
  }
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
    const { code, stderr } = await runFacet(['backup', '--to', to], envOf(source));
    assert.equal(code, 1);
    assert.match(stderr, /--to takes a folder that is new or empty/);
  }
  assert.deepEqual(readdirSync(folder), ['note']);
  assert.equal(readFileSync(file, 'utf8'), 'me too');
  assert.deepEqual(
    readdirSync(source.dataDir).filter((name) => name.includes('partial')),
    [],
  );
});
