import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { PageRoutingRow } from '../platform/db/tables.ts';

const columns = [
  'page_routing_id',
  'tenant_id',
  'name',
  'rules',
  'default_target',
  'page_ids',
  'created_at',
  'updated_at',
] as const;

export async function insertRouting(db: Db, row: PageRoutingRow): Promise<void> {
  await db.sql.insertInto('page_routings').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; pageRoutingId: string }) =>
  sql
    .selectFrom('page_routings')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('page_routing_id', '=', v.pageRoutingId),
);

export async function findRouting(
  db: Db,
  tenantId: string,
  pageRoutingId: string,
): Promise<PageRoutingRow | undefined> {
  return (await byId(db, { tenantId, pageRoutingId }))[0];
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('page_routings')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['page_routings'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('page_routing_id', '<', v.after)
    .orderBy('page_routing_id', 'desc')
    .limit(v.limit),
);

export const listRoutings = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(PageRoutingRow & { total: number | null })[]> => list(db, { tenantId, ...page });

export async function updateRouting(
  db: Db,
  tenantId: string,
  pageRoutingId: string,
  change: Partial<PageRoutingRow>,
): Promise<void> {
  await db.sql
    .updateTable('page_routings')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('page_routing_id', '=', pageRoutingId)
    .execute();
}

export async function deleteRouting(
  db: Db,
  tenantId: string,
  pageRoutingId: string,
): Promise<void> {
  await db.sql
    .deleteFrom('page_routings')
    .where('tenant_id', '=', tenantId)
    .where('page_routing_id', '=', pageRoutingId)
    .execute();
}

/** The audiences the person with this route key has on these pages, those archived left out. */
export async function findAudiencesOfRouteKey(
  db: Db,
  tenantId: string,
  routeKey: string,
  pageIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.sql
    .selectFrom('persons as p')
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.person_id', '=', 'p.person_id'),
    )
    .select(['a.page_id', 'a.audience_id'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.route_key', '=', routeKey)
    .where('a.page_id', 'in', pageIds)
    .where('a.archived_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.page_id, row.audience_id]));
}
