// Who owns the rows. A tenant is made together with its default account, the
// one that takes the logs which name no account at all.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { MakeId } from '../platform/ids.ts';
import { findTenantId, getDefaultAccountId, insertTenant } from './tenants.store.ts';

export const defaultTenantSlug = 'default';

export interface Tenants {
  /** The tenant of this slug, made when it is new. */
  ensure(slug: string): Promise<string>;
  find(slug: string): Promise<string | undefined>;
  defaultAccountId(tenantId: string): Promise<string>;
}

export function makeTenants({
  db,
  clock,
  makeId,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
}): Tenants {
  // Never changes once made, and every log without an account asks for it.
  const defaultAccounts = new Map<string, string>();

  const find = (slug: string) => findTenantId(db, slug);

  return {
    find,
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
      const accountId = await getDefaultAccountId(db, tenantId);
      defaultAccounts.set(tenantId, accountId);
      return accountId;
    },
  };
}
