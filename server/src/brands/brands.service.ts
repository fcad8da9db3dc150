// How a tenant's pages look: colours, fonts and a logo under an id the tenant
// chooses. Pages may name a brand before it is there; they have the default one until then.
import type { Assets } from '../assets/assets.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { BrandRow } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import { type Brand, brandOf } from './brand.ts';
import { deleteBrand, findBrand, listBrands, putBrand } from './brands.store.ts';

export interface StoredBrand {
  brandId: string;
  brand: Brand;
  createdAt: number;
  updatedAt: number;
}

export interface Brands {
  put(tenantId: string, brandId: string, brand: Brand): Promise<StoredBrand>;
  get(tenantId: string, brandId: string): Promise<StoredBrand>;
  list(tenantId: string): Promise<StoredBrand[]>;
  /** Pages that name it look like the default from then on. */
  remove(tenantId: string, brandId: string): Promise<void>;
  /** What a page is rendered with; undefined means the default. */
  find(tenantId: string, brandId: string): Promise<Brand | undefined>;
}

const brandIdMaxLength = 100;

export function makeBrands(deps: {
  db: Db;
  clock: Clock;
  assets: Assets;
  changed: SiteChanges;
}): Brands {
  const { db, clock, assets, changed } = deps;

  /** A logo must be a picture, a font a font, and both must be there. */
  async function refuseUnknownAssets(tenantId: string, brand: Brand): Promise<void> {
    const named = [
      { pointer: '/logo/assetId', assetId: brand.logo?.assetId, type: 'image/', what: 'an image' },
      { pointer: '/fontAssetId', assetId: brand.fontAssetId, type: 'font/', what: 'a font' },
      {
        pointer: '/headingFontAssetId',
        assetId: brand.headingFontAssetId,
        type: 'font/',
        what: 'a font',
      },
    ];
    const errors: Fault[] = [];
    for (const { pointer, assetId, type, what } of named) {
      if (assetId === undefined) continue;
      const asset = await assets.find(tenantId, assetId);
      if (asset?.mime_type.startsWith(type)) continue;
      const detail = `must be an asset that is ${what}`;
      errors.push(fieldFault(pointer, 'unknown_reference', detail));
    }
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
  }

  return {
    async put(tenantId, brandId, brand) {
      refuseLongId(brandId);
      await refuseUnknownAssets(tenantId, brand);
      const now = clock.now();
      const row = await putBrand(db, {
        brand_id: brandId,
        tenant_id: tenantId,
        name: brand.name ?? null,
        colors: JSON.stringify(brand.colors ?? {}),
        font_family: brand.fontFamily ?? null,
        heading_font_family: brand.headingFontFamily ?? null,
        font_asset_id: brand.fontAssetId ?? null,
        heading_font_asset_id: brand.headingFontAssetId ?? null,
        theme: brand.theme ?? null,
        language: brand.language ?? null,
        home_url: brand.homeUrl ?? null,
        logo: brand.logo === undefined ? null : JSON.stringify(brand.logo),
        created_at: now,
        updated_at: now,
      });
      changed.tenant(tenantId);
      return readBrand(row);
    },
    list: async (tenantId) => (await listBrands(db, tenantId)).map(readBrand),
    async remove(tenantId, brandId) {
      if (!(await deleteBrand(db, tenantId, brandId))) throw new Failure('brand_not_found');
      changed.tenant(tenantId);
    },
    async get(tenantId, brandId) {
      const row = await findBrand(db, tenantId, brandId);
      if (!row) throw new Failure('brand_not_found');
      return readBrand(row);
    },
    async find(tenantId, brandId) {
      const row = await findBrand(db, tenantId, brandId);
      return row && readBrand(row).brand;
    },
  };
}

const readBrand = (row: BrandRow): StoredBrand => ({
  brandId: row.brand_id,
  brand: brandOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** As long as the brandId of a page may be: a longer one could never be used. */
function refuseLongId(brandId: string): void {
  if ([...brandId].length <= brandIdMaxLength) return;
  const detail = `must have at most ${brandIdMaxLength} characters`;
  throw new Failure('validation_failed', {
    errors: [{ in: 'path', pointer: '/brand_id', code: 'too_long', detail }],
  });
}
