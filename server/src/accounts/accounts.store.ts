import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { AccountRow } from '../platform/db/tables.ts';

const columns = [
  'account_id',
  'tenant_id',
  'name',
  'name_key',
  'domain',
  'industry',
  'employees',
  'created_at',
  'updated_at',
] as const;

const byId = statement((sql, v: { tenantId: string; accountId: string }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .where('account_id', '=', v.accountId)
    .where('tenant_id', '=', v.tenantId),
);

export async function findAccount(
  db: Db,
  tenantId: string,
  accountId: string,
): Promise<AccountRow | undefined> {
  return (await byId(db, { tenantId, accountId }))[0];
}

const byDomain = statement((sql, v: { tenantId: string; domain: string }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('domain', '=', v.domain),
);

export async function findAccountByDomain(
  db: Db,
  tenantId: string,
  domain: string,
): Promise<AccountRow | undefined> {
  return (await byDomain(db, { tenantId, domain }))[0];
}

/** The oldest of that name: two companies may share one. */
const byName = statement((sql, v: { tenantId: string; nameKey: string }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('name_key', '=', v.nameKey)
    .orderBy('account_id')
    .limit(1),
);

export async function findAccountByName(
  db: Db,
  tenantId: string,
  nameKey: string,
): Promise<AccountRow | undefined> {
  return (await byName(db, { tenantId, nameKey }))[0];
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['accounts'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('account_id', '<', v.after)
    .orderBy('account_id', 'desc')
    .limit(v.limit),
);

export const listAccounts = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(AccountRow & { total: number | null })[]> => list(db, { tenantId, ...page });

/** False when the id exists, in whatever tenant. */
export async function insertAccount(db: Db, row: AccountRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function fillAccount(
  db: Db,
  tenantId: string,
  accountId: string,
  known: Partial<Pick<AccountRow, 'name' | 'name_key' | 'domain'>> & { updated_at: number },
): Promise<void> {
  await db.sql
    .updateTable('accounts')
    .set(known)
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
}
