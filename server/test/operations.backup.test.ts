// `facet backup`: a copy of a folder that is being served, which can be served itself.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { backUp } from '../src/operations/backup.ts';
import { removeUnnamed } from '../src/operations/files.ts';
import { readerOf } from '../src/operations/reader.ts';
import { wrongTotals } from '../src/operations/totals.store.ts';
import { freshDatabase } from './support/database.ts';
import { sqliteFolder } from './support/leftovers.ts';
import { envOf, runFacet } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';
import { follow, makeAsset } from './support/uploads.ts';

const orderOf = (facet: TestServer, to: string) => ({
  dataDir: facet.settings.dataDir,
  databaseUrl: undefined,
  withFiles: true,
  to,
});

const subscribe = (facet: TestServer) =>
  facet.post('/v0/webhook_subscriptions', { url: 'http://127.0.0.1:9/nobody', events: null });

test('a backup of a served folder holds all that was answered before it, and can be served', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  const to = join(database.dataDir, 'backups', 'today');
  const found = { key: '', downloadUrl: '', persons: 0, secret: '' };

  await t.test('while requests come in', async (t) => {
    const facet = await startServer(t, 'sqlite', { database });
    found.key = facet.key;
    found.downloadUrl = (await makeAsset(facet)).downloadUrl;
    await subscribe(facet);
    let under = true;
    const writing = (async () => {
      while (under) {
        await facet.post('/v0/persons', { name: 'Ada' });
        const { assetId } = await makeAsset(facet);
        await facet.call('DELETE', `/v0/assets/${assetId}`);
      }
    })();
    for (let n = 0; n < 5; n++) await facet.post('/v0/persons', { name: 'Before' });
    found.persons = (await facet.get('/v0/persons')).body.totalCount;
    const { code, stdout, stderr } = await runFacet(['backup', '--to', to], envOf(database));
    under = false;
    await writing;
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(
      stdout,
      /^database .*\nuploaded files .*\nsecret key +copied\nThe copy is complete/,
    );
    assert.ok(stdout.includes(`FACET_DATA_DIR=${to}`));
  });

  assert.deepEqual(readdirSync(join(database.dataDir, 'backups')), ['today'], 'nothing beside it');
  assert.deepEqual(readdirSync(to).sort(), ['facet.db', 'files', 'secret.key']);
  const modes = [to, join(to, 'secret.key')].map((path) => statSync(path).mode & 0o777);
  assert.deepEqual(modes, [0o700, 0o600]);

  await t.test('the copy, served', async (t) => {
    const copy = await startServer(t, 'sqlite', { database: { ...database, dataDir: to } });
    const persons = await copy.get('/v0/persons', { key: found.key });
    assert.ok(persons.body.totalCount >= found.persons, persons.text);
    assert.equal((await follow(copy, found.downloadUrl)).status, 200);
    assert.deepEqual(await wrongTotals(readerOf(copy.db)), []);
    const { secret } = await copy.db.sql
      .selectFrom('webhook_subscriptions')
      .select('secret')
      .executeTakeFirstOrThrow();
    assert.match(copy.services.vault.open(secret) ?? '', /^whsec_/);
  });
});

test('a backup leaves the folder of a stopped server as it was', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  await t.test('a server that is stopped again', async (t) => {
    await makeAsset(await startServer(t, 'sqlite', { database }));
  });
  const before = readdirSync(database.dataDir).sort();
  const to = join(database.dataDir, 'copy');
  mkdirSync(to);
  const backup = await backUp({ ...database, withFiles: true, to });
  assert.deepEqual([backup.files, backup.missing], [2, []], 'the picture and its preview');
  assert.deepEqual(readdirSync(database.dataDir).sort(), [...before, 'copy'].sort());
});

test('what the folder itself has lost is told, and does not stand in the way of a copy', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  await makeAsset(facet);
  const folder = (await sqliteFolder(facet.db)) ?? '';
  const files = join(folder, 'files');
  const tenant = readdirSync(files).find((name) => name.startsWith('tenant_')) ?? '';
  const [lost = ''] = readdirSync(join(files, tenant)).sort();
  rmSync(join(files, tenant, lost));
  const to = join(folder, 'copy');
  const { missing } = await backUp(orderOf(facet, to));
  assert.deepEqual(
    missing.map(({ key }) => key),
    [`${tenant}/${lost}`],
  );
  assert.ok(existsSync(join(to, 'facet.db')));
});

test('a damaged database is not taken for a backup, and nothing is left of the try', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  const folder = (await sqliteFolder(facet.db)) ?? '';
  await facet.post('/v0/persons', { name: 'Ada' });
  // A newer program's record: this one cannot know whether the copy is sound.
  const row = { number: 9_999, name: 'from_the_future', checksum: 'x', applied_at: 1 };
  await facet.db.sql.insertInto('facet_migrations').values(row).execute();
  const to = join(folder, 'copies', 'one');
  await assert.rejects(backUp(orderOf(facet, to)), /database is newer than this program/);
  assert.deepEqual(readdirSync(join(folder, 'copies')), []);
});

test('with PostgreSQL the files and the key are copied, and the database is left to pg_dump', async (t) => {
  const database = await freshDatabase('postgres');
  t.after(() => database.remove());
  const facet = await startServer(t, 'postgres', { database });
  await makeAsset(facet);
  await subscribe(facet);
  const to = join(database.dataDir, 'copy');
  const { code, stdout } = await runFacet(['backup', '--to', to], envOf(database));
  assert.equal(code, 0);
  assert.match(stdout, /uploaded files +2 .*\n.*\n.*NOT in this copy.*pg_dump/);
  assert.doesNotMatch(stdout, /whole|127\.0\.0\.1/);
  assert.deepEqual(readdirSync(to).sort(), ['files', 'secret.key']);
});

test('a file that was taken away while the copy was made is not in it', async (t) => {
  const facet = await startServer(t, 'sqlite', { own: true });
  await makeAsset(facet);
  const folder = (await sqliteFolder(facet.db)) ?? '';
  const files = join(folder, 'files');
  const tenant = readdirSync(files).find((name) => name.startsWith('tenant_')) ?? '';
  writeFileSync(join(files, tenant, 'file_gone'), 'erased');
  await removeUnnamed(readerOf(facet.db), files);
  assert.equal(readdirSync(join(files, tenant)).length, 2, 'the picture and its preview');
});
