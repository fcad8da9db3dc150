import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { BrandRow } from '../platform/db/tables.ts';

const columns = [
  'brand_id',
  'tenant_id',
  'name',
  'colors',
  'font_family',
  'heading_font_family',
  'font_asset_id',
  'heading_font_asset_id',
  'theme',
  'language',
  'home_url',
  'logo',
  'created_at',
  'updated_at',
] as const;

const byId = statement((sql, v: { tenantId: string; brandId: string }) =>
  sql
    .selectFrom('brands')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('brand_id', '=', v.brandId),
);

export const findBrand = async (
  db: Db,
  tenantId: string,
  brandId: string,
): Promise<BrandRow | undefined> => (await byId(db, { tenantId, brandId }))[0];

/** Newest first. */
export const listBrands = (db: Db, tenantId: string): Promise<BrandRow[]> =>
  db.sql
    .selectFrom('brands')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('brand_id')
    .execute();

/** False when there is none. */
export async function deleteBrand(db: Db, tenantId: string, brandId: string): Promise<boolean> {
  const result = await db.sql
    .deleteFrom('brands')
    .where('tenant_id', '=', tenantId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds the brand or replaces all of it but its age. */
export async function putBrand(db: Db, row: BrandRow): Promise<BrandRow> {
  const { brand_id, tenant_id, created_at, ...rest } = row;
  return db.sql
    .insertInto('brands')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'brand_id']).doUpdateSet(rest))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
