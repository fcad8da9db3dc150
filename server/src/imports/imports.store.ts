import { sql as raw } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type {
  ImportPartRow,
  ImportPersonsRow,
  ImportRejectRow,
  ImportRow,
} from '../platform/db/tables.ts';

const columns = [
  'import_id',
  'tenant_id',
  'kind',
  'dry_run',
  'status',
  'header',
  'mapping',
  'row_count',
  'parts',
  'next_part',
  'created',
  'updated',
  'unchanged',
  'failed',
  'reason',
  'created_at',
  'finished_at',
] as const;

export async function insertImport(db: Db, row: ImportRow): Promise<void> {
  await db.sql.insertInto('imports').values(row).execute();
}

export const findImport = (
  db: Db,
  tenantId: string,
  importId: string,
): Promise<ImportRow | undefined> =>
  db.sql
    .selectFrom('imports')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .executeTakeFirst();

const shown = (db: Db, tenantId: string) =>
  db.sql.selectFrom('imports').where('tenant_id', '=', tenantId).where('status', '<>', 'receiving');

export const listImports = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<ImportRow[]> =>
  shown(db, tenantId)
    .select(columns)
    .where('import_id', '<', page.after)
    .orderBy('import_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countImports(db: Db, tenantId: string): Promise<number> {
  const row = await shown(db, tenantId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** False when it is in none of these states, or another process has gone on with it. */
export async function moveImport(
  db: Db,
  tenantId: string,
  importId: string,
  from: { statuses: ImportRow['status'][]; nextPart?: number },
  change: Partial<ImportRow>,
): Promise<boolean> {
  let query = db.sql
    .updateTable('imports')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('status', 'in', from.statuses);
  if (from.nextPart !== undefined) query = query.where('next_part', '=', from.nextPart);
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertPart(db: Db, row: ImportPartRow): Promise<void> {
  await db.sql.insertInto('import_parts').values(row).execute();
}

export const findPart = (
  db: Db,
  tenantId: string,
  importId: string,
  part: number,
): Promise<ImportPartRow | undefined> =>
  db.sql
    .selectFrom('import_parts')
    .select(['tenant_id', 'import_id', 'part', 'first_row', 'cells'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst();

export async function deletePart(
  db: Db,
  tenantId: string,
  importId: string,
  part: number,
): Promise<void> {
  await db.sql
    .deleteFrom('import_parts')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .execute();
}

export async function deleteParts(db: Db, tenantId: string, importId: string): Promise<void> {
  await db.sql
    .deleteFrom('import_parts')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute();
}

export async function deleteReceiving(db: Db, tenantId: string, importId: string): Promise<void> {
  const result = await db.sql
    .deleteFrom('imports')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('status', '=', 'receiving')
    .executeTakeFirst();
  if (result.numDeletedRows > 0n) await deleteParts(db, tenantId, importId);
}

/** Of files that a killed process never received to their end. */
export const listAbandoned = (
  db: Db,
  before: number,
): Promise<Pick<ImportRow, 'tenant_id' | 'import_id'>[]> =>
  db.sql
    .selectFrom('imports')
    .select(['tenant_id', 'import_id'])
    .where('status', '=', 'receiving')
    .where('created_at', '<', before)
    .limit(100)
    .execute();

export async function insertRejects(db: Db, rows: ImportRejectRow[]): Promise<void> {
  if (rows.length > 0) await db.sql.insertInto('import_rejects').values(rows).execute();
}

export const listRejects = (
  db: Db,
  tenantId: string,
  importId: string,
  page: { after: number; limit: number },
): Promise<ImportRejectRow[]> =>
  db.sql
    .selectFrom('import_rejects')
    .select(['tenant_id', 'import_id', 'row_number', 'cells', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('row_number', '>', page.after)
    .orderBy('row_number')
    .limit(page.limit)
    .execute();

export async function insertPersonsOf(db: Db, row: ImportPersonsRow): Promise<void> {
  if (row.person_count > 0) await db.sql.insertInto('import_persons').values(row).execute();
}

/** How many an import took in, part by part: somebody whom rows of two parts are about counts in both. */
export async function countPersonsOf(db: Db, tenantId: string, importId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('import_persons')
    .select((of) => of.fn.sum<number | null>('person_count').as('count'))
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(row.count ?? 0);
}

/** The first part at or behind this one that took somebody in. */
export const findPersonsOf = (
  db: Db,
  tenantId: string,
  importId: string,
  from: number,
): Promise<Pick<ImportPersonsRow, 'part' | 'person_ids'> | undefined> =>
  db.sql
    .selectFrom('import_persons')
    .select(['part', 'person_ids'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('part', '>=', from)
    .orderBy('part')
    .limit(1)
    .executeTakeFirst();

/** Their place stays, so that a batch that is under way goes on where it was. */
export async function replaceInPersonsOf(
  db: Db,
  tenantId: string,
  personId: string,
  by: string,
): Promise<void> {
  const [before, after] = [JSON.stringify(personId), JSON.stringify(by)];
  await db.sql
    .updateTable('import_persons')
    .set({ person_ids: raw<string>`replace(person_ids, ${before}, ${after})` })
    .where('tenant_id', '=', tenantId)
    .where(raw<boolean>`instr(person_ids, ${before}) > 0`)
    .execute();
}

/** Rejected rows and lists of persons of imports made before this time. */
export async function deleteOldRows(db: Db, before: number): Promise<void> {
  for (const table of ['import_rejects', 'import_persons'] as const) {
    await db.sql
      .deleteFrom(table)
      .where((where) =>
        where.exists(
          where
            .selectFrom('imports as i')
            .select('i.import_id')
            .whereRef('i.tenant_id', '=', `${table}.tenant_id`)
            .whereRef('i.import_id', '=', `${table}.import_id`)
            .where('i.created_at', '<', before),
        ),
      )
      .execute();
  }
}

/** Those that hold this text, in any case. */
export async function deleteRejectsHolding(
  db: Db,
  tenantId: string,
  text: string,
): Promise<number> {
  const result = await db.sql
    .deleteFrom('import_rejects')
    .where('tenant_id', '=', tenantId)
    .where(raw<boolean>`instr(lower(cells), ${text}) > 0`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
