import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readMigrations } from '../src/db/migrate.ts';
import { openDb } from '../src/db/open.ts';
import { version } from '../src/version.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';
import { envOf, eventually, runFacet, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';

test('help tells every command and is there without asking', async () => {
  const asked = [[], ['--help'], ['keys', 'create', '-h']];
  const replies = await Promise.all(asked.map((args) => runFacet(args)));
  for (const { code, stdout, stderr } of replies) {
    assert.deepEqual([code, stderr], [0, '']);
    for (const command of ['serve', 'migrate', 'keys create', 'keys list', 'keys revoke']) {
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
    [['fly'], /no command "fly"/],
    [['keys', 'fly'], /no command "keys fly"/],
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
  const commands = [['serve'], ['migrate'], ['keys', 'list']];
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
    await runFacet(['migrate'], envOf(database));
    await forgeMigration(database, { number: 9_999, name: 'from_the_future', checksum: 'x' });
    const commands = [['serve'], ['migrate'], ['keys', 'list']];
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
    await runFacet(['migrate'], envOf(database));
    await forgeMigration(database, { number: 2, name: 'foundation', checksum: 'changed' });
    const { code, stderr } = await runFacet(['migrate'], envOf(database));
    assert.equal(code, 1);
    assert.match(stderr, /Migration 2 \(foundation\) was applied with other text/);
  });

  test('keys are made, listed and revoked beside a running server', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const facet = await serveFacet(t, envOf(database));
    const env = envOf(database);
    const tryKey = async (key: string) =>
      (await facet.call('GET', '/v0/persons', { headers: { 'x-api-key': key } })).status;

    const made = await runFacet(['keys', 'create', '--name', 'The CRM', '--scopes', 'read'], env);
    assert.equal(made.code, 0, made.stderr);
    const key = made.stdout.trim();
    assert.match(key, /^facet_\w+$/);
    assert.equal(await tryKey(key), 200);
    const apiKeyId = /apikey_\w+/.exec(made.stderr)?.[0] ?? '';

    const listed = await runFacet(['keys', 'list'], env);
    assert.match(listed.stdout, new RegExp(`^${apiKeyId}\tread\t.*\tThe CRM$`, 'm'));
    assert.ok(!listed.stdout.includes(key));

    const revoked = await runFacet(['keys', 'revoke', apiKeyId], env);
    assert.equal(revoked.code, 0, revoked.stderr);
    await eventually('the server refuses the revoked key', async () => (await tryKey(key)) === 401);
    const gone = await runFacet(['keys', 'list'], env);
    assert.ok(!gone.stdout.includes(apiKeyId));
    assert.equal((await runFacet(['keys', 'revoke', apiKeyId], env)).code, 1);
  });

  test('keys belong to the tenant they are made for', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const env = envOf(database);
    const facet = await serveFacet(t, env);
    await facet.call('POST', '/v0/persons', { body: { name: 'Ada' } });
    const create = ['keys', 'create', '--name', 'n', '--expires', '30', '--tenant', 'acme'];
    const made = await runFacet(create, env);
    const headers = { 'x-api-key': made.stdout.trim() };
    const { status, body } = await facet.call('GET', '/v0/persons', { headers });
    assert.deepEqual([status, body.totalCount], [200, 0]);
    const listed = await runFacet(['keys', 'list', '--tenant', 'acme'], env);
    assert.match(listed.stdout, /^apikey_\w+\tread,write\t.*expires \d{4}-.*\tn$/m);
    assert.equal((await runFacet(['keys', 'list', '--tenant', 'nobody'], env)).code, 2);
  });
});
