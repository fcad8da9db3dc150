// Who owns the rows. A tenant is made together with its default account, the
// one that takes the logs which name no account at all.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { TenantRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { bodyLimitBytes, listLimitMax } from '../platform/http/limits.ts';
import type { MakeId } from '../platform/ids.ts';
import { siteOrigin } from './site_address.ts';
import {
  countHoldings,
  findTenant,
  findTenantId,
  insertTenant,
  type TenantCounts,
} from './tenants.store.ts';

export const defaultTenantSlug = 'default';

export interface Tenants {
  /** The tenant of this slug, made when it is new. */
  ensure(slug: string): Promise<string>;
  find(slug: string): Promise<string | undefined>;
  defaultAccountId(tenantId: string): Promise<string>;
  /** The origin of the site on the tenant's own subdomain. */
  siteUrl(tenantId: string): Promise<string>;
  show(tenantId: string): Promise<ShownTenant>;
}

export interface TenantLimits {
  uploadBytes: number;
  bodyBytes: number;
  listLimit: number;
}

export interface ShownTenant {
  row: TenantRow;
  siteUrl: string;
  counts: TenantCounts;
  limits: TenantLimits;
}

export function makeTenants({
  db,
  clock,
  makeId,
  publicUrl,
  uploadLimitBytes,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  publicUrl: string;
  uploadLimitBytes: number;
}): Tenants {
  const limits: TenantLimits = {
    uploadBytes: uploadLimitBytes,
    bodyBytes: bodyLimitBytes,
    listLimit: listLimitMax,
  };
  // Never changes once made, and every log without an account asks for it.
  const defaultAccounts = new Map<string, string>();

  const siteUrls = new Map<string, string>();

  async function get(tenantId: string): Promise<TenantRow> {
    const row = await findTenant(db, tenantId);
    if (!row) throw new Failure('key_invalid');
    return row;
  }

  async function siteUrl(tenantId: string): Promise<string> {
    const known = siteUrls.get(tenantId);
    if (known !== undefined) return known;
    const url = siteOrigin(publicUrl, (await get(tenantId)).slug);
    siteUrls.set(tenantId, url);
    return url;
  }

  const find = (slug: string) => findTenantId(db, slug);

  return {
    find,
    siteUrl,
    async show(tenantId) {
      const row = await get(tenantId);
      const counts = await countHoldings(db, tenantId);
      return { row, siteUrl: siteOrigin(publicUrl, row.slug), counts, limits };
    },
    ensure: (slug) =>
      db.transaction(async () => {
        await db.lock(`tenant ${slug}`);
        const known = await find(slug);
        if (known !== undefined) return known;
        const tenantId = makeId('tenant');
        await insertTenant(db, {
          tenant_id: tenantId,
          slug,
          name: slug,
          default_account_id: makeId('account'),
          created_at: clock.now(),
        });
        return tenantId;
      }),
    async defaultAccountId(tenantId) {
      const known = defaultAccounts.get(tenantId);
      if (known !== undefined) return known;
      const row = await get(tenantId);
      defaultAccounts.set(tenantId, row.default_account_id);
      return row.default_account_id;
    },
  };
}
