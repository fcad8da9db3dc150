import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer } from '../../../test/support/server.ts';
import { groupCommit } from './group_commit.ts';
import { insertion } from './insertion.ts';
import type { Db } from './open.ts';
import type { TenantRow } from './tables.ts';

const columns = ['tenant_id', 'slug', 'name', 'default_account_id', 'created_at'] as const;
let made = 0;
const tenant = (slug: string): TenantRow => ({
  tenant_id: `tenant_${++made}`,
  slug,
  name: slug,
  default_account_id: 'none',
  created_at: 1,
});
const insert = insertion('tenants', columns, (query) =>
  query.onConflict((conflict) => conflict.doNothing()).returning('tenant_id'),
);

/** A store's insert that also says how many rows each of its statements had. */
function counting() {
  const sizes: number[] = [];
  const write = groupCommit(async (db, rows: TenantRow[]) => {
    sizes.push(rows.length);
    const inserted = new Set((await insert(db, rows)).map((row) => row.tenant_id));
    return rows.map((row) => inserted.has(row.tenant_id));
  });
  return { sizes, write };
}

const slugs = async (db: Db, like: string): Promise<string[]> =>
  (
    await db.sql
      .selectFrom('tenants')
      .select('slug')
      .where('slug', 'like', like)
      .orderBy('slug')
      .execute()
  ).map(({ slug }) => slug);

eachEngine('writes that come at once', (engine) => {
  test('are all there, and each is told what became of its own', async (t) => {
    const { db } = await startServer(t, engine, { own: true });
    const { sizes, write } = counting();
    const names = ['g-a', 'g-b', 'g-a', ...Array.from({ length: 37 }, (_, n) => `g-n${n}`)];
    const outcomes = await Promise.all(names.map((slug) => write(db, tenant(slug))));
    assert.deepEqual(
      outcomes.map((isNew, n) => (isNew ? undefined : n)).filter((n) => n !== undefined),
      [2],
      'only the second g-a was there before',
    );
    assert.equal((await slugs(db, 'g-%')).length, names.length - 1);
    assert.ok(engine === 'sqlite' || sizes.length === 3, `40 rows in ${sizes.join(', ')}`);
  });

  test('are not each other’s fault', async (t) => {
    const { db } = await startServer(t, engine, { own: true });
    const { write } = counting();
    const faulty = { ...tenant('f-b'), name: null as unknown as string };
    const outcomes = await Promise.allSettled(
      [tenant('f-a'), faulty, tenant('f-c')].map((row) => write(db, row)),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await slugs(db, 'f-%'), ['f-a', 'f-c']);
  });

  test('stay in the transaction they belong to', async (t) => {
    const { db } = await startServer(t, engine, { own: true });
    const { write } = counting();
    const outside = write(db, tenant('t-outside'));
    await assert.rejects(
      db.transaction(async () => {
        assert.equal(await write(db, tenant('t-inside')), true);
        throw new Error('undone');
      }),
      /undone/,
    );
    await outside;
    assert.deepEqual(await slugs(db, 't-%'), ['t-outside']);
  });
});
