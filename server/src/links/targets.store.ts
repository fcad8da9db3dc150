import type { Db } from '../platform/db/open.ts';
import type { PageLinkRow } from '../platform/db/tables.ts';

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

/** What a link leads to, in words; the page too where it is one of its audiences. */
export interface TargetName {
  name: string;
  page: { id: string; name: string } | undefined;
}

type Targeting = Pick<PageLinkRow, 'target_type' | 'target_id'>;

const idsOf = (links: readonly Targeting[], type: Targeting['target_type']): string[] => [
  ...new Set(links.flatMap((link) => (link.target_type === type ? [link.target_id] : []))),
];

/** By the target's id; one that was deleted has no name. One query for each kind of target there is. */
export async function findTargetNames(
  db: Db,
  tenantId: string,
  links: readonly Targeting[],
): Promise<Map<string, TargetName>> {
  const [audienceIds, pageIds, routingIds] = [
    idsOf(links, 'audience'),
    idsOf(links, 'page'),
    idsOf(links, 'page_routing'),
  ];
  const [audiences, pages, routings] = await Promise.all([
    audienceIds.length === 0 ? [] : audienceNames(db, tenantId, audienceIds),
    pageIds.length === 0
      ? []
      : db.sql
          .selectFrom('pages')
          .select(['page_id as id', 'name'])
          .where('tenant_id', '=', tenantId)
          .where('page_id', 'in', pageIds)
          .where('deleted_at', 'is', null)
          .execute(),
    routingIds.length === 0
      ? []
      : db.sql
          .selectFrom('page_routings')
          .select(['page_routing_id as id', 'name'])
          .where('tenant_id', '=', tenantId)
          .where('page_routing_id', 'in', routingIds)
          .execute(),
  ]);
  return new Map([
    ...audiences.map((row): [string, TargetName] => [
      row.audience_id,
      {
        name: row.custom_name ?? row.person_name ?? row.page_name,
        page: { id: row.page_id, name: row.page_name },
      },
    ]),
    ...[...pages, ...routings].map(({ id, name }): [string, TargetName] => [
      id,
      { name, page: undefined },
    ]),
  ]);
}

const audienceNames = (db: Db, tenantId: string, audienceIds: readonly string[]) =>
  db.sql
    .selectFrom('audiences as a')
    .innerJoin('pages as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 'a.tenant_id')
        .onRef('g.page_id', '=', 'a.page_id')
        .on('g.deleted_at', 'is', null),
    )
    .leftJoin('persons as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
    )
    .select(['a.audience_id', 'a.custom_name', 'p.name as person_name'])
    .select(['g.page_id', 'g.name as page_name'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.audience_id', 'in', audienceIds)
    .execute();
