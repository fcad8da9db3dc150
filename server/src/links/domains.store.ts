import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { DomainRow } from '../platform/db/tables.ts';

const columns = [
  'domain_id',
  'tenant_id',
  'domain',
  'token',
  'verified_at',
  'last_checked_at',
  'created_at',
  'updated_at',
] as const;

/** False when the tenant has this domain already. */
export async function insertDomain(db: Db, row: DomainRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('domains')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const byId = statement((sql, v: { tenantId: string; domainId: string }) =>
  sql
    .selectFrom('domains')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('domain_id', '=', v.domainId),
);

export async function findDomain(
  db: Db,
  tenantId: string,
  domainId: string,
): Promise<DomainRow | undefined> {
  return (await byId(db, { tenantId, domainId }))[0];
}

const byName = statement((sql, v: { tenantId: string; domain: string }) =>
  sql
    .selectFrom('domains')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('domain', '=', v.domain),
);

export async function findDomainByName(
  db: Db,
  tenantId: string,
  domain: string,
): Promise<DomainRow | undefined> {
  return (await byName(db, { tenantId, domain }))[0];
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('domains')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['domains'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('domain_id', '<', v.after)
    .orderBy('domain_id', 'desc')
    .limit(v.limit),
);

export const listDomains = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(DomainRow & { total: number | null })[]> => list(db, { tenantId, ...page });

/** Whoever's it is: a host leads to one tenant. */
export async function findVerifiedDomain(
  db: Db,
  domain: string,
): Promise<Pick<DomainRow, 'tenant_id' | 'domain_id'> | undefined> {
  return db.sql
    .selectFrom('domains')
    .select(['tenant_id', 'domain_id'])
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

/** Throws a unique violation when it would become the second verified domain of this name. */
export async function updateDomain(
  db: Db,
  tenantId: string,
  domainId: string,
  change: Partial<DomainRow>,
): Promise<void> {
  await db.sql
    .updateTable('domains')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('domain_id', '=', domainId)
    .execute();
}

export async function deleteDomain(db: Db, tenantId: string, domainId: string): Promise<void> {
  await db.sql
    .deleteFrom('domains')
    .where('tenant_id', '=', tenantId)
    .where('domain_id', '=', domainId)
    .execute();
}
