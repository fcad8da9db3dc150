import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { AccountRow } from '../platform/db/tables.ts';

const columns = [
  'account_id',
  'listed_as',
  'tenant_id',
  'name',
  'name_key',
  'domain',
  'industry',
  'employees',
  'external_ids',
  'merged_into',
  'merged_from',
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
  return followed(db, tenantId, (await byId(db, { tenantId, accountId }))[0]);
}

/** A merged account stands for the one it went into; merges are kept one step deep. */
async function followed(
  db: Db,
  tenantId: string,
  row: AccountRow | undefined,
): Promise<AccountRow | undefined> {
  if (row === undefined || row.merged_into === null) return row;
  return (await byId(db, { tenantId, accountId: row.merged_into }))[0];
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
  return followed(db, tenantId, (await byDomain(db, { tenantId, domain }))[0]);
}

/** The oldest of that name: two companies may share one. */
const byName = statement((sql, v: { tenantId: string; nameKey: string }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('name_key', '=', v.nameKey)
    .orderBy('listed_as')
    .limit(1),
);

export async function findAccountByName(
  db: Db,
  tenantId: string,
  nameKey: string,
): Promise<AccountRow | undefined> {
  return followed(db, tenantId, (await byName(db, { tenantId, nameKey }))[0]);
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('accounts')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['accounts'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('merged_into', 'is', null)
    .where('listed_as', '<', v.after)
    .orderBy('listed_as', 'desc')
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

export async function updateAccount(
  db: Db,
  tenantId: string,
  accountId: string,
  change: Partial<AccountRow>,
): Promise<void> {
  await db.sql
    .updateTable('accounts')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
}

/** With those that were merged into it. */
export async function deleteAccount(db: Db, tenantId: string, accountId: string): Promise<void> {
  await db.sql
    .deleteFrom('accounts')
    .where('tenant_id', '=', tenantId)
    .where((or) => or.or([or('account_id', '=', accountId), or('merged_into', '=', accountId)]))
    .execute();
}

/** What was merged into an account goes along when that is merged itself. */
export async function repointMerged(
  db: Db,
  tenantId: string,
  fromId: string,
  intoId: string,
): Promise<void> {
  await db.sql
    .updateTable('accounts')
    .set({ merged_into: intoId })
    .where('tenant_id', '=', tenantId)
    .where('merged_into', '=', fromId)
    .execute();
}

export function findAccounts(
  db: Db,
  tenantId: string,
  accountIds: readonly string[],
): Promise<AccountRow[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db.sql
    .selectFrom('accounts')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('account_id', 'in', accountIds)
    .where('merged_into', 'is', null)
    .execute();
}

const named = (db: Db, tenantId: string, nameKey: string) =>
  db.sql
    .selectFrom('accounts')
    .where('tenant_id', '=', tenantId)
    .where('name_key', '=', nameKey)
    .where('merged_into', 'is', null);

export const listAccountsNamed = (
  db: Db,
  tenantId: string,
  nameKey: string,
  page: { after: string; limit: number },
): Promise<AccountRow[]> =>
  named(db, tenantId, nameKey)
    .select(columns)
    .where('listed_as', '<', page.after)
    .orderBy('listed_as', 'desc')
    .limit(page.limit)
    .execute();

export async function countAccountsNamed(
  db: Db,
  tenantId: string,
  nameKey: string,
): Promise<number> {
  const row = await named(db, tenantId, nameKey)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
