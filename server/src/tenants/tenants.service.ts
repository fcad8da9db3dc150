// Who owns the rows. A tenant is made together with its default account, the
// one that takes the logs which name no account at all.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { MakeId } from '../platform/ids.ts';

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

  async function find(slug: string): Promise<string | undefined> {
    const row = await db.sql
      .selectFrom('tenants')
      .select('tenant_id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.tenant_id;
  }

  return {
    find,
    ensure: (slug) =>
      db.transaction(async () => {
        await db.lock(`tenant ${slug}`);
        const known = await find(slug);
        if (known !== undefined) return known;
        const now = clock.now();
        const tenantId = makeId('tenant');
        const accountId = makeId('account');
        await db.sql
          .insertInto('tenants')
          .values({
            tenant_id: tenantId,
            slug,
            name: slug,
            default_account_id: accountId,
            created_at: now,
          })
          .execute();
        await db.sql
          .insertInto('accounts')
          .values({ account_id: accountId, tenant_id: tenantId, created_at: now, updated_at: now })
          .execute();
        return tenantId;
      }),
    async defaultAccountId(tenantId) {
      const known = defaultAccounts.get(tenantId);
      if (known !== undefined) return known;
      const row = await db.sql
        .selectFrom('tenants')
        .select('default_account_id')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      defaultAccounts.set(tenantId, row.default_account_id);
      return row.default_account_id;
    },
  };
}
