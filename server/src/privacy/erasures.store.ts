import type { Db } from '../platform/db/open.ts';
import type { ErasureRow } from '../platform/db/tables.ts';

const columns = [
  'erasure_id',
  'tenant_id',
  'subject_hash',
  'receipt',
  'signature',
  'scrubbed_at',
] as const;

export async function insertErasure(db: Db, row: ErasureRow): Promise<void> {
  await db.sql.insertInto('erasures').values(row).execute();
}

export const findErasure = (
  db: Db,
  tenantId: string,
  erasureId: string,
): Promise<ErasureRow | undefined> =>
  db.sql
    .selectFrom('erasures')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('erasure_id', '=', erasureId)
    .executeTakeFirst();

/** The latest first. A person may be met again, and erased again. */
export const listErasuresOf = (
  db: Db,
  tenantId: string,
  subjectHash: string,
  limit: number,
): Promise<ErasureRow[]> =>
  db.sql
    .selectFrom('erasures')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('subject_hash', '=', subjectHash)
    .orderBy('erasure_id', 'desc')
    .limit(limit)
    .execute();

const ofTenant = (db: Db, tenantId: string) =>
  db.sql.selectFrom('erasures').where('tenant_id', '=', tenantId);

/** The latest first. */
export const listErasures = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<ErasureRow[]> =>
  ofTenant(db, tenantId)
    .select(columns)
    .where('erasure_id', '<', page.after)
    .orderBy('erasure_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countErasures(db: Db, tenantId: string): Promise<number> {
  const row = await ofTenant(db, tenantId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Of every tenant. */
export const listUnscrubbed = (db: Db): Promise<ErasureRow[]> =>
  db.sql
    .selectFrom('erasures')
    .select(columns)
    .where('scrubbed_at', 'is', null)
    .orderBy('erasure_id')
    .execute();

export async function markScrubbed(
  db: Db,
  { tenant_id, erasure_id, ...changed }: ErasureRow,
): Promise<void> {
  await db.sql
    .updateTable('erasures')
    .set({
      receipt: changed.receipt,
      signature: changed.signature,
      scrubbed_at: changed.scrubbed_at,
    })
    .where('tenant_id', '=', tenant_id)
    .where('erasure_id', '=', erasure_id)
    .where('scrubbed_at', 'is', null)
    .execute();
}
