import type { Db } from '../platform/db/open.ts';

/** Those of the ids that are pages, not deleted. */
export async function findKnownPages(
  db: Db,
  tenantId: string,
  pageIds: readonly string[],
): Promise<Set<string>> {
  if (pageIds.length === 0) return new Set();
  const rows = await db.sql
    .selectFrom('pages')
    .select('page_id')
    .where('tenant_id', '=', tenantId)
    .where('page_id', 'in', pageIds)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.page_id));
}

/** The page of each audience that is there; those of a deleted page are gone with it. */
export async function findPagesOfAudiences(
  db: Db,
  tenantId: string,
  audienceIds: readonly string[],
): Promise<Map<string, string>> {
  if (audienceIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('audiences as a')
    .innerJoin('pages as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.page_id', '=', 'a.page_id'),
    )
    .select(['a.audience_id', 'a.page_id'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.audience_id', 'in', audienceIds)
    .where('p.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.audience_id, row.page_id]));
}
