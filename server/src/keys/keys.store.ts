import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { ApiKeyRow } from '../platform/db/tables.ts';

const columns = [
  'api_key_id',
  'tenant_id',
  'name',
  'key_hash',
  'scopes',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'created_at',
] as const;

const byHash = statement((sql, v: { keyHash: string }) =>
  sql.selectFrom('api_keys').select(columns).where('key_hash', '=', v.keyHash),
);

export async function findKeyByHash(db: Db, keyHash: string): Promise<ApiKeyRow | undefined> {
  return (await byHash(db, { keyHash }))[0];
}

/** False when a key of this value is there already, revoked or not. */
export async function insertKey(db: Db, row: ApiKeyRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('api_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listKeys(
  db: Db,
  tenantId: string,
  page: { after: string | undefined; limit: number },
): Promise<ApiKeyRow[]> {
  let query = db.sql
    .selectFrom('api_keys')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('api_key_id', 'desc')
    .limit(page.limit + 1);
  if (page.after !== undefined) query = query.where('api_key_id', '<', page.after);
  return query.execute();
}

/** Counted as it is: a tenant has a handful of keys, not a million. */
export async function countKeys(db: Db, tenantId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('api_keys')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function revokeKey(
  db: Db,
  tenantId: string,
  apiKeyId: string,
  now: number,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('api_key_id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function touchKey(db: Db, apiKeyId: string, usedAt: number): Promise<void> {
  await db.sql
    .updateTable('api_keys')
    .set({ last_used_at: usedAt })
    .where('api_key_id', '=', apiKeyId)
    .execute();
}
