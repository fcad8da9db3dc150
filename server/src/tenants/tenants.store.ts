import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { TenantRow } from '../platform/db/tables.ts';

const byId = statement((sql, v: { tenantId: string }) =>
  sql
    .selectFrom('tenants')
    .select(['tenant_id', 'slug', 'name', 'default_account_id', 'created_at'])
    .where('tenant_id', '=', v.tenantId),
);

export const findTenant = async (db: Db, tenantId: string): Promise<TenantRow | undefined> =>
  (await byId(db, { tenantId }))[0];

export interface TenantCounts {
  persons: number;
  accounts: number;
  pages: number;
  audiences: number;
}

/** From the kept totals; the audiences of a deleted page are gone with it. */
export async function countHoldings(db: Db, tenantId: string): Promise<TenantCounts> {
  const rows = await db.sql
    .selectFrom('counters as c')
    .leftJoin('pages as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.page_id', '=', 'c.scope'),
    )
    .select('c.list')
    .select((of) => of.fn.sum<number>('c.value').as('value'))
    .where('c.tenant_id', '=', tenantId)
    .where((or) =>
      or.or([
        or.and([or('c.list', 'in', ['persons', 'accounts', 'pages']), or('c.scope', '=', '')]),
        or.and([or('c.list', '=', 'audiences'), or('p.deleted_at', 'is', null)]),
      ]),
    )
    .groupBy('c.list')
    .execute();
  const of = (list: string): number => Number(rows.find((row) => row.list === list)?.value ?? 0);
  return {
    persons: of('persons'),
    accounts: of('accounts'),
    pages: of('pages'),
    audiences: of('audiences'),
  };
}

export async function findTenantId(db: Db, slug: string): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('tenants')
    .select('tenant_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.tenant_id;
}

/** With its default account, in the transaction of the caller. */
export async function insertTenant(db: Db, tenant: TenantRow): Promise<void> {
  const { tenant_id, default_account_id: account_id, created_at } = tenant;
  await db.sql.insertInto('tenants').values(tenant).execute();
  await db.sql
    .insertInto('accounts')
    .values({ account_id, listed_as: account_id, tenant_id, created_at, updated_at: created_at })
    .execute();
}
