// `facet doctor`: says what is wrong, what to do, and changes nothing.
import assert from 'node:assert/strict';
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockDataDir } from '../src/platform/db/datadir.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDb } from '../src/platform/db/open.ts';
import { freshDatabase } from './support/database.ts';
import { bad, examined } from './support/doctor.ts';
import { everyList } from './support/lists.ts';
import { envOf } from './support/process.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { makeAsset } from './support/uploads.ts';

eachEngine('the doctor', (engine) => {
  test('finds nothing wrong with a server in use, and changes nothing', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const facet = await startServer(t, engine, { database });
    const known = ['persons', 'pages', 'audiences', 'assets', 'topics', 'domains', 'sessions'];
    for (const name of known) {
      const list = await everyList[name]?.(facet, facet.key);
      await list?.remove?.(await list.add());
      await list?.add();
    }
    chmodSync(database.dataDir, 0o700);
    const before = readdirSync(database.dataDir).sort();
    const findings = await examined(envOf(database));
    assert.deepEqual(bad(findings), []);
    const abouts = [
      'node',
      'settings',
      'folder',
      'space',
      'port',
      'database',
      'migrations',
      'totals',
      'jobs',
      'webhooks',
      'files',
    ];
    for (const about of abouts)
      assert.ok(
        findings.some((one) => one.about === about),
        about,
      );
    assert.deepEqual(readdirSync(database.dataDir).sort(), before);
  });

  test('names what is wrong with what is stored', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const facet = await startServer(t, engine, { database });
    await makeAsset(facet);
    await facet.post('/v0/persons', { name: 'Ada' });
    await harm(facet);
    const { dataDir } = facet.settings;
    rmSync(join(dataDir, 'secret.key'));
    const findings = bad(await examined(envOf(database)));
    assert.ok(!existsSync(join(dataDir, 'secret.key')), 'looking makes no key');
    const expected = [
      /^fault totals: 1 totals are wrong, such as persons in tenant_\w+, off by 1$/,
      /^warning jobs: 1 of the kind draft jobs failed for good; the last error: It broke\.$/,
      /^warning jobs: 1 jobs are overdue by more than five minutes$/,
      /^warning webhooks: webhook_failing has only failed since 1970-/,
      /^warning webhooks: webhook_gone is switched off: its receiver answered 410$/,
      /^fault secrets: 2 of 2 webhook secrets do not open/,
      /^fault files: 2 of 2 files are missing or have another size, such as tenant_\w+\/file_\w+/,
    ];
    assert.equal(findings.length, expected.length, findings.join('\n'));
    for (const [n, pattern] of expected.entries()) assert.match(findings[n] ?? '', pattern);
  });

  test('tells an older, a newer and an empty database apart', async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const about = async () =>
      (await examined(envOf(database))).filter((one) => one.about === 'migrations');
    const db = await openDb(database);
    await migrate(db, 0);
    const newest = await db.sql
      .selectFrom('facet_migrations')
      .selectAll()
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    await db.sql.deleteFrom('facet_migrations').where('number', '=', newest.number).execute();
    assert.deepEqual(
      (await about()).map(({ level }) => level),
      ['warning'],
    );
    await db.sql
      .insertInto('facet_migrations')
      .values({ ...newest, number: 9_999 })
      .execute();
    const [newer] = await about();
    assert.equal(newer?.level, 'fault');
    assert.match(newer?.text ?? '', /newer than this program/);
    await db.close();
  });
});

/** What a doctor should see, done past the service. */
async function harm({ db, settings, services }: TestServer): Promise<void> {
  const tenantId = await services.tenants.ensure('default');
  await db.query(`update counters set value = value + 1 where list = 'persons' and value > 0`, []);
  const job = {
    tenant_id: tenantId,
    kind: 'draft',
    payload: '{}',
    attempts: 1,
    run_at: 1,
    lease_owner: null,
    created_at: 1,
  };
  await db.sql
    .insertInto('jobs')
    .values([
      { ...job, job_id: 'job_dead', order_key: 'a', state: 'dead', last_error: 'It broke.' },
      // Not its turn: the one before it in its order is somebody's, so that no worker takes it.
      {
        ...job,
        job_id: 'job_a_held',
        order_key: 'b',
        state: 'running',
        run_at: Date.now() + 3_600_000,
        last_error: null,
      },
      { ...job, job_id: 'job_late', order_key: 'b', state: 'waiting', last_error: null },
    ])
    .execute();
  const hook = {
    tenant_id: tenantId,
    url: 'http://127.0.0.1:9/',
    event_types: '',
    secret: 'sealed.elsewhere',
    created_at: 1,
    updated_at: 1,
  };
  await db.sql
    .insertInto('webhook_subscriptions')
    .values([
      { ...hook, subscription_id: 'webhook_failing', active: 1, failing_since: 1 },
      {
        ...hook,
        subscription_id: 'webhook_gone',
        active: 0,
        disabled_reason: 'gone',
        disabled_at: 1,
      },
    ] as never)
    .execute();
  rmSync(join(settings.dataDir, 'files'), { recursive: true });
}

test('a folder that is served, a damaged file and a folder that is no folder are told', async (t) => {
  const database = await freshDatabase('sqlite');
  t.after(() => database.remove());
  const empty = await examined(envOf(database));
  assert.ok(
    empty.some(({ about, text }) => about === 'database' && /first start creates it/.test(text)),
  );
  assert.deepEqual(readdirSync(database.dataDir), []);

  const unlock = lockDataDir(database.dataDir);
  const served = await examined(envOf(database));
  unlock();
  assert.ok(
    served.some(({ about, text }) => about === 'server' && /a server is running/.test(text)),
  );

  writeFileSync(
    join(database.dataDir, 'facet.db'),
    'this is no database at all, whatever its name',
  );
  const damaged = bad(await examined(envOf(database)));
  assert.ok(
    damaged.some((text) => /^fault database: cannot be opened/.test(text)),
    damaged.join('\n'),
  );

  const inFile = bad(
    await examined({ FACET_DATA_DIR: join(database.dataDir, 'facet.db', 'data') }),
  );
  assert.ok(inFile.some((text) => /^fault folder: .*facet\.db is not a folder/.test(text)));
});
