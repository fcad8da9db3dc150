import type { Db } from '../platform/db/open.ts';
import type { TenantRow } from '../platform/db/tables.ts';

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
    .values({ account_id, tenant_id, created_at, updated_at: created_at })
    .execute();
}

export async function getDefaultAccountId(db: Db, tenantId: string): Promise<string> {
  const row = await db.sql
    .selectFrom('tenants')
    .select('default_account_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.default_account_id;
}
