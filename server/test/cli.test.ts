import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { migrate, readMigrations } from '../src/platform/db/migrate.ts';
import { openDb } from '../src/platform/db/open.ts';
import { version } from '../src/platform/version.ts';
import { freshDatabase, migratedDatabase, type TestDatabase } from './support/database.ts';
import { envOf, eventually, runFacet, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';

test('help tells every command and is there without asking', async () => {
  const asked = [[], ['keys', 'create', '-h']];
  const replies = await Promise.all(asked.map((args) => runFacet(args)));
  for (const { code, stdout, stderr } of replies) {
    assert.deepEqual([code, stderr], [0, '']);
    const keys = ['keys create', 'keys list', 'keys revoke'];
    for (const command of ['serve', 'migrate', ...keys, 'backup', 'copy', 'doctor']) {
      assert.ok(stdout.includes(`  ${command} `), command);
    }
  }
});

test('the version is that of the package', async () => {
  const { code, stdout } = await runFacet(['--version']);
  assert.deepEqual([code, stdout], [0, `${version}\n`]);
});

test('words it does not know end with exit code 2 and say which', async () => {
  const wrong: [args: string[], said: RegExp][] = [
    [['fly'], /unknown command "fly"/],
    [['keys', 'fly'], /unknown command "keys fly"/],
    [['serve', '--port', '80'], /--port/],
    [['keys', 'create'], /--name/],
    [['keys', 'create', '--name', 'x', '--scopes', 'read,fly'], /fly/],
    [['keys', 'create', '--name', 'x', '--tenant', 'Not A Slug'], /--tenant/],
    [['keys', 'revoke'], /API_KEY_ID/],
  ];
  const folder = join(import.meta.dirname, 'never-made');
  const env = { FACET_DATA_DIR: folder };
  const replies = await Promise.all(wrong.map(([args]) => runFacet(args, env)));
  for (const [index, { code, stdout, stderr }] of replies.entries()) {
    const [args, said] = wrong[index] ?? [[], /never/];
    assert.deepEqual([code, stdout], [2, ''], args.join(' '));
    assert.match(stderr, said);
    assert.match(stderr, /facet --help/);
    assert.doesNotMatch(stderr, /\n {4}at /, 'no stack');
  }
  assert.ok(!existsSync(folder));
});

test('an environment with faults is refused with all of them, before anything is touched', async () => {
  const folder = join(import.meta.dirname, 'never-made');
  const env = {
    FACET_DATA_DIR: folder,
    PORT: 'http',
    DATABASE_URL: 'mysql://localhost/facet',
    FACET_ROLES: 'api,chef',
    FACET_RATE_LIMIT: 'lots',
    FACET_LOG_LEVEL: 'loud',
  };
  const commands = [['serve'], ['keys', 'list']];
  const replies = await Promise.all(commands.map((args) => runFacet(args, env)));
  for (const { code, stdout, stderr } of replies) {
    assert.deepEqual([code, stdout], [1, '']);
    const { FACET_DATA_DIR: _, ...faulty } = env;
    for (const name of Object.keys(faulty)) assert.ok(stderr.includes(name), name);
    assert.doesNotMatch(stderr, /\n {4}at /, 'no stack');
  }
  assert.ok(!existsSync(folder));
});

async function forgeMigration(
  database: TestDatabase,
  row: { number: number; name: string; checksum: string },
): Promise<void> {
  const db = await openDb(database);
  await migrate(db, 0);
  await db.sql.deleteFrom('facet_migrations').where('number', '=', row.number).execute();
  await db.sql
    .insertInto('facet_migrations')
    .values({ ...row, applied_at: 0 })
    .execute();
  await db.close();
}

eachEngine('the command line', (engine) => {
  test('migrate brings the database up to date, and has nothing to do again', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const first = await runFacet(['migrate'], envOf(database));
    const again = await runFacet(['migrate'], envOf(database));
    assert.deepEqual([first.code, again.code], [0, 0], first.stderr + again.stderr);
    assert.equal(again.stdout, 'The database is up to date.\n');
    // The tests' PostgreSQL databases are copies of a migrated one.
    if (engine === 'sqlite') {
      for (const { name } of readMigrations(engine)) {
        assert.match(first.stdout, new RegExp(`^applied \\d{4}_${name}$`, 'm'));
      }
    }
  });

  test('a database newer than the program is refused with words that help', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    await forgeMigration(database, { number: 9_999, name: 'from_the_future', checksum: 'x' });
    // Every command opens the database in the one way; on the other engine one stands for them.
    const commands =
      engine === 'sqlite' ? [['serve'], ['migrate'], ['keys', 'list']] : [['migrate']];
    const env = { ...envOf(database), PORT: '0' };
    const replies = await Promise.all(commands.map((args) => runFacet(args, env)));
    for (const { code, stdout, stderr } of replies) {
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /database is newer than this program.*9999 \(from_the_future\)/s);
      assert.doesNotMatch(stderr, /\n {4}at /, 'no stack');
    }
  });

  test('a database made by a changed migration is refused', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    await forgeMigration(database, { number: 2, name: 'foundation', checksum: 'changed' });
    const { code, stderr } = await runFacet(['migrate'], envOf(database));
    assert.equal(code, 1);
    assert.match(stderr, /Migration 2 \(foundation\) was applied with other text/);
  });

  test('keys are made, listed and revoked beside a running server', async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = envOf(database);
    const facet = await serveFacet(t, env);
    await facet.call('POST', '/v0/persons', { body: { name: 'Ada' } });
    const readWith = (key: string) =>
      facet.call('GET', '/v0/persons', { headers: { 'x-api-key': key } });

    const made = await runFacet(['keys', 'create', '--name', 'The CRM', '--scopes', 'read'], env);
    assert.equal(made.code, 0, made.stderr);
    const key = made.stdout.trim();
    const apiKeyId = /apikey_\w+/.exec(made.stderr)?.[0] ?? '';
    assert.match(key, /^facet_\w+$/);
    assert.equal((await readWith(key)).body.totalCount, 1);

    const forAcme = ['keys', 'create', '--name', 'n', '--expires', '30', '--tenant', 'acme'];
    const other = await runFacet(forAcme, env);
    assert.equal((await readWith(other.stdout.trim())).body.totalCount, 0, 'a tenant of its own');

    const listed = await runFacet(['keys', 'list'], env);
    assert.match(listed.stdout, new RegExp(`^${apiKeyId}\tread\t.*\tThe CRM$`, 'm'));
    assert.ok(!listed.stdout.includes(key));
    const ofAcme = await runFacet(['keys', 'list', '--tenant', 'acme'], env);
    assert.match(ofAcme.stdout, /^apikey_\w+\tread,write\t.*expires \d{4}-.*\tn\n$/);
    assert.equal((await runFacet(['keys', 'list', '--tenant', 'nobody'], env)).code, 2);

    const revoke = () => runFacet(['keys', 'revoke', apiKeyId], env);
    assert.equal((await revoke()).code, 0);
    await eventually(
      'the revoked key is refused',
      async () => (await readWith(key)).status === 401,
    );
    assert.equal((await revoke()).code, 1, 'there is no such key any more');
  });
});
