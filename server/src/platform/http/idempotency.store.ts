import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

type KeyRow = Tables['idempotency_keys'];
export type StoredResponse = Pick<KeyRow, 'request_hash' | 'status' | 'response' | 'expires_at'>;

export const findStored = (
  db: Db,
  tenantId: string,
  storedKey: string,
): Promise<StoredResponse | undefined> =>
  db.sql
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('idempotency_key', '=', storedKey)
    .executeTakeFirst();

/** In place of one that has expired, if there is one. */
export async function putStored(
  db: Db,
  tenantId: string,
  storedKey: string,
  row: Omit<KeyRow, 'tenant_id' | 'idempotency_key'>,
): Promise<void> {
  await db.sql
    .insertInto('idempotency_keys')
    .values({ tenant_id: tenantId, idempotency_key: storedKey, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'idempotency_key']).doUpdateSet(row))
    .execute();
}

export async function deleteOfPerson(db: Db, tenantId: string, personId: string): Promise<number> {
  const result = await db.sql
    .deleteFrom('idempotency_keys')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Of every tenant. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.sql.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
