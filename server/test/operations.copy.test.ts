// `facet copy`: a tenant with something of everything goes to the other engine, and its API says the same.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readerOf } from '../src/operations/reader.ts';
import { wrongTotals } from '../src/operations/totals.store.ts';
import type { EngineName } from '../src/platform/db/engine.ts';
import { openDb } from '../src/platform/db/open.ts';
import { freshDatabase, type TestDatabase } from './support/database.ts';
import { everyList } from './support/lists.ts';
import { envOf, runFacet } from './support/process.ts';
import {
  cursorsIn,
  everythingSaid,
  holdDeliveries,
  makeRichTenant,
  type RichTenant,
  type Said,
  tableDigests,
} from './support/rich.ts';
import { eachEngine, startServer } from './support/server.ts';
import { follow, makeAsset } from './support/uploads.ts';

async function withDb<T>(
  database: TestDatabase,
  work: (db: Awaited<ReturnType<typeof openDb>>) => Promise<T>,
): Promise<T> {
  const db = await openDb(database);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

eachEngine('copying away from', (engine) => {
  const other: EngineName = engine === 'sqlite' ? 'postgres' : 'sqlite';

  test('after a copy every GET says the same, and keys, cursors and signed links go on working', async (t) => {
    const source = await freshDatabase(engine);
    const made = await freshDatabase(other);
    t.after(async () => {
      await source.remove();
      await made.remove();
    });
    const target: TestDatabase =
      other === 'postgres'
        ? { ...made, dataDir: source.dataDir }
        : { ...made, dataDir: join(made.dataDir, 'copied') };
    const found = {} as { rich: RichTenant; said: Said[]; digests: Record<string, string> };

    await t.test('a tenant with something in every list', async (t) => {
      found.rich = await makeRichTenant(await startServer(t, engine, { database: source }));
    });
    await withDb(source, holdDeliveries);
    await t.test('what it says before', async (t) => {
      const facet = await startServer(t, engine, { database: source });
      const first = await everythingSaid(facet, found.rich, found.rich.paths);
      const next = cursorsIn(first);
      found.rich.paths.push(...next);
      found.said = [...first, ...(await everythingSaid(facet, found.rich, next))];
    });
    found.digests = await withDb(source, tableDigests);
    const empty = Object.keys(found.digests).filter((name) =>
      found.digests[name]?.startsWith('0 '),
    );
    assert.deepEqual(empty, [], 'a table without rows shows nothing: put one into makeRichTenant');

    const to = target.databaseUrl ?? target.dataDir;
    const copied = await runFacet(['copy', '--to', to], envOf(source));
    assert.deepEqual([copied.code, copied.stderr], [0, ''], copied.stdout);
    for (const [name, digest] of Object.entries(found.digests)) {
      const rows = digest.split(' ')[0];
      assert.match(copied.stdout, new RegExp(`^${name} +${rows} rows  [0-9a-f]{16}$`, 'm'));
    }
    assert.deepEqual(await withDb(target, tableDigests), found.digests);
    assert.deepEqual(await withDb(target, (db) => wrongTotals(readerOf(db))), []);

    await t.test('what it says after', async (t) => {
      const facet = await startServer(t, other, { database: target });
      const said = await everythingSaid(facet, found.rich, found.rich.paths);
      for (const [n, before] of found.said.entries())
        assert.deepEqual(said[n], before, before.path);
      assert.ok(said.filter(({ status }) => status === 200).length > said.length * 0.9);
      const download = await follow(facet, found.rich.downloadUrl);
      assert.deepEqual([download.status, (await download.bytes()).length > 0], [200, true]);
      const once = { headers: { 'idempotency-key': 'once' }, key: found.rich.key };
      const again = await facet.post('/v0/persons', { name: 'Only once' }, once);
      assert.equal(again.headers.get('idempotent-replayed'), 'true', again.text);
      // Triggers, identities and totals go on where the other engine left off.
      await makeAsset(facet, { fields: { name: 'One more' } }, { key: found.rich.key });
      assert.equal((await facet.post('/v0/persons', { name: 'One more' }, once)).status, 422);
      const later = await facet.makeKey({ tenant: 'later' });
      for (const name of ['persons', 'pages', 'messages', 'topics', 'assets', 'page links']) {
        const list = await everyList[name]?.(facet, later);
        await list?.remove?.(await list.add());
      }
      assert.deepEqual(await wrongTotals(readerOf(facet.db)), []);
    });
  });
});
