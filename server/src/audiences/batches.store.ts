import { sql as raw } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { BatchRow } from '../platform/db/tables.ts';

const columns = [
  'batch_id',
  'tenant_id',
  'kind',
  'page_id',
  'status',
  'ids',
  'filter',
  'position',
  'total',
  'done',
  'failed',
  'errors',
  'created_at',
  'finished_at',
] as const;

export async function insertBatch(db: Db, row: BatchRow): Promise<void> {
  await db.sql.insertInto('batches').values(row).execute();
}

export const findBatch = (
  db: Db,
  tenantId: string,
  batchId: string,
): Promise<BatchRow | undefined> =>
  db.sql
    .selectFrom('batches')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();

/** False when it is over, or another process has gone on with it. */
export async function moveBatch(
  db: Db,
  tenantId: string,
  batchId: string,
  change: Partial<BatchRow>,
  from?: { position: string },
): Promise<boolean> {
  let query = db.sql
    .updateTable('batches')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['queued', 'running']);
  if (from !== undefined) query = query.where('position', '=', from.position);
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Wherever batches name this id, in their lists and among their faults. */
export async function replaceInBatches(
  db: Db,
  tenantId: string,
  id: string,
  by: string,
): Promise<number> {
  const [before, after] = [JSON.stringify(id), JSON.stringify(by)];
  const result = await db.sql
    .updateTable('batches')
    .set({
      ids: raw<string | null>`replace(ids, ${before}, ${after})`,
      errors: raw<string>`replace(errors, ${before}, ${after})`,
    })
    .where('tenant_id', '=', tenantId)
    .where(raw<boolean>`(instr(ids, ${before}) > 0 or instr(errors, ${before}) > 0)`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Audiences of a page whose newest version is a draft, oldest first. */
export async function listDrafted(
  db: Db,
  tenantId: string,
  pageId: string,
  page: { after: string; limit: number },
): Promise<string[]> {
  const rows = await drafted(db, tenantId, pageId)
    .select('a.audience_id')
    .where('a.audience_id', '>', page.after)
    .orderBy('a.audience_id')
    .limit(page.limit)
    .execute();
  return rows.map((row) => row.audience_id);
}

export async function countDrafted(db: Db, tenantId: string, pageId: string): Promise<number> {
  const row = await drafted(db, tenantId, pageId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const drafted = (db: Db, tenantId: string, pageId: string) =>
  db.sql
    .selectFrom('audiences as a')
    .innerJoin('versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'a.tenant_id')
        .onRef('v.version_id', '=', 'a.latest_version_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.page_id', '=', pageId)
    .where('a.archived_at', 'is', null)
    .where('v.status', '=', 'draft');
