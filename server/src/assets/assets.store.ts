import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { AssetRow, FileRow } from '../platform/db/tables.ts';

/** An asset with what is known of its file. */
export type StoredAsset = AssetRow &
  Pick<FileRow, 'sha256' | 'mime_type' | 'size_bytes' | 'width' | 'height' | 'preview_bytes'>;

const columns = [
  'a.asset_id',
  'a.tenant_id',
  'a.file_id',
  'a.asset_type',
  'a.name',
  'a.purpose',
  'a.ai_description',
  'a.tags',
  'a.hidden',
  'a.parent_asset_id',
  'a.focal_point',
  'a.trashed_at',
  'a.created_at',
  'a.updated_at',
  'f.sha256',
  'f.mime_type',
  'f.size_bytes',
  'f.width',
  'f.height',
  'f.preview_bytes',
] as const;

export async function insertAsset(db: Db, row: AssetRow): Promise<void> {
  await db.sql.insertInto('assets').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; assetId: string }) =>
  sql
    .selectFrom('assets as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.file_id', '=', 'a.file_id'),
    )
    .select(columns)
    .where('a.tenant_id', '=', v.tenantId)
    .where('a.asset_id', '=', v.assetId),
);

export const findAsset = async (
  db: Db,
  tenantId: string,
  assetId: string,
): Promise<StoredAsset | undefined> => (await byId(db, { tenantId, assetId }))[0];

/** In no particular order; ids that are not there are left out. */
export async function findAssets(
  db: Db,
  tenantId: string,
  assetIds: readonly string[],
): Promise<StoredAsset[]> {
  if (assetIds.length === 0) return [];
  return db.sql
    .selectFrom('assets as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.file_id', '=', 'a.file_id'),
    )
    .select(columns)
    .where('a.tenant_id', '=', tenantId)
    .where('a.asset_id', 'in', assetIds)
    .execute();
}

export interface AssetState {
  state: 'active' | 'hidden' | 'trashed' | 'all';
  assetType?: string | undefined;
}

function inState(db: Db, tenantId: string, { state, assetType }: AssetState) {
  let query = db.sql
    .selectFrom('assets as a')
    .innerJoin('files as f', (join) =>
      join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.file_id', '=', 'a.file_id'),
    )
    .where('a.tenant_id', '=', tenantId);
  if (state === 'trashed') query = query.where('a.trashed_at', 'is not', null);
  if (state === 'hidden') query = query.where('a.hidden', '=', 1);
  if (state === 'active') query = query.where('a.hidden', '=', 0);
  if (state === 'active' || state === 'hidden') query = query.where('a.trashed_at', 'is', null);
  if (assetType !== undefined) query = query.where('a.asset_type', '=', assetType);
  return query;
}

export const listAssets = (
  db: Db,
  tenantId: string,
  by: AssetState,
  page: { after: string; limit: number },
): Promise<StoredAsset[]> =>
  inState(db, tenantId, by)
    .select(columns)
    .where('a.asset_id', '<', page.after)
    .orderBy('a.asset_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countAssets(db: Db, tenantId: string, by: AssetState): Promise<number> {
  const row = await inState(db, tenantId, by)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function updateAsset(
  db: Db,
  tenantId: string,
  assetId: string,
  change: Partial<AssetRow>,
): Promise<void> {
  await db.sql
    .updateTable('assets')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('asset_id', '=', assetId)
    .execute();
}

/** What was made from it stays, and no longer names it. */
export async function deleteAsset(db: Db, tenantId: string, assetId: string): Promise<void> {
  await db.sql
    .updateTable('assets')
    .set({ parent_asset_id: null })
    .where('tenant_id', '=', tenantId)
    .where('parent_asset_id', '=', assetId)
    .execute();
  await db.sql
    .deleteFrom('assets')
    .where('tenant_id', '=', tenantId)
    .where('asset_id', '=', assetId)
    .execute();
}
