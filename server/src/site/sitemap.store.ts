// The links of a host in the order of their paths, which is that of the index they are found by.
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { LinkTargetType } from '../platform/db/tables.ts';

export interface ListedLink {
  path: string;
  target_type: LinkTargetType;
  target_id: string;
}

export interface OpenAudience {
  audience_id: string;
  page_id: string;
  updated_at: number;
  metadata_override: string | null;
  page_metadata: string | null;
}

const list = statement(
  (sql, v: { tenantId: string; domainId: string; after: string; limit: number }) =>
    sql
      .selectFrom('page_links')
      .select(['path', 'target_type', 'target_id'])
      .where('tenant_id', '=', v.tenantId)
      .where('domain_id', '=', v.domainId)
      .where('path', '>', v.after)
      .where('deleted_at', 'is', null)
      .orderBy('path')
      .limit(v.limit),
  { mayTakeLong: true },
);

export const listLinksByPath = (
  db: Db,
  tenantId: string,
  domainId: string,
  page: { after: string; limit: number },
): Promise<ListedLink[]> => list(db, { tenantId, domainId, ...page });

const nth = statement(
  (sql, v: { tenantId: string; domainId: string; after: string; skip: number }) =>
    sql
      .selectFrom('page_links')
      .select('path')
      .where('tenant_id', '=', v.tenantId)
      .where('domain_id', '=', v.domainId)
      .where('path', '>', v.after)
      .where('deleted_at', 'is', null)
      .orderBy('path')
      .limit(1)
      .offset(v.skip),
  { mayTakeLong: true },
);

/** The path of the link that many further on; undefined when there are not so many. */
export const findPathAfter = async (
  db: Db,
  tenantId: string,
  domainId: string,
  step: { after: string; skip: number },
): Promise<string | undefined> => (await nth(db, { tenantId, domainId, ...step }))[0]?.path;

/** Groups that anybody may be shown: published, of a published page, withdrawn by nobody. */
const openGroups = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('audiences as a')
    .innerJoin('pages as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.page_id', '=', 'a.page_id'),
    )
    .select(['a.audience_id', 'a.page_id', 'a.updated_at', 'a.metadata_override'])
    .select('g.metadata as page_metadata')
    .where('a.tenant_id', '=', tenantId)
    .where('a.person_id', 'is', null)
    .where('a.archived_at', 'is', null)
    .where('a.published_version_id', 'is not', null)
    .where('g.deleted_at', 'is', null)
    .where('g.status', '=', 'published');

export async function findOpenAudiences(
  db: Db,
  tenantId: string,
  audienceIds: readonly string[],
): Promise<OpenAudience[]> {
  if (audienceIds.length === 0) return [];
  return openGroups(db, tenantId).where('a.audience_id', 'in', audienceIds).execute();
}

/** Of each page the one its links show: see findFirstGroup. */
export async function findOpenPages(
  db: Db,
  tenantId: string,
  pageIds: readonly string[],
): Promise<OpenAudience[]> {
  if (pageIds.length === 0) return [];
  return openGroups(db, tenantId)
    .where('a.audience_id', 'in', (sub) =>
      sub
        .selectFrom('audiences')
        .select((first) => first.fn.min('audience_id').as('audience_id'))
        .where('tenant_id', '=', tenantId)
        .where('page_id', 'in', pageIds)
        .where('person_id', 'is', null)
        .where('archived_at', 'is', null)
        .where('published_version_id', 'is not', null)
        .groupBy('page_id'),
    )
    .execute();
}

export async function findDefaultTargets(
  db: Db,
  tenantId: string,
  routingIds: readonly string[],
): Promise<Map<string, string>> {
  if (routingIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('page_routings')
    .select(['page_routing_id', 'default_target'])
    .where('tenant_id', '=', tenantId)
    .where('page_routing_id', 'in', routingIds)
    .execute();
  return new Map(rows.map((row) => [row.page_routing_id, row.default_target]));
}
