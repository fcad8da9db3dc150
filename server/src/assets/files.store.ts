import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { FileRow } from '../platform/db/tables.ts';

const columns = [
  'file_id',
  'tenant_id',
  'sha256',
  'mime_type',
  'size_bytes',
  'width',
  'height',
  'preview_bytes',
  'created_at',
] as const;

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.sql.insertInto('files').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; fileId: string }) =>
  sql
    .selectFrom('files')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('file_id', '=', v.fileId),
);

export const findFile = async (
  db: Db,
  tenantId: string,
  fileId: string,
): Promise<FileRow | undefined> => (await byId(db, { tenantId, fileId }))[0];

export const findFileByContent = (
  db: Db,
  tenantId: string,
  sha256: string,
): Promise<FileRow | undefined> =>
  db.sql
    .selectFrom('files')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

/** Those of the ids that are files of this tenant. */
export async function knownFileIds(db: Db, tenantId: string, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await db.sql
    .selectFrom('files')
    .select('file_id')
    .where('tenant_id', '=', tenantId)
    .where('file_id', 'in', fileIds)
    .execute();
  return rows.map((row) => row.file_id);
}

/** False when an asset still shows it. */
export async function deleteUnusedFile(db: Db, tenantId: string, fileId: string): Promise<boolean> {
  const deleted = await db.sql
    .deleteFrom('files')
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', fileId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assets')
            .select('asset_id')
            .where('tenant_id', '=', tenantId)
            .where('file_id', '=', fileId),
        ),
      ),
    )
    .returning('file_id')
    .execute();
  return deleted.length > 0;
}
