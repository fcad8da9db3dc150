import type { Db } from '../platform/db/open.ts';
import type { LinkTargetType } from '../platform/db/tables.ts';
import { fallbackDomain } from './path.ts';

/** The names of these domains, verified or not. */
export async function findDomainNames(
  db: Db,
  tenantId: string,
  domainIds: readonly string[],
): Promise<Map<string, string>> {
  if (domainIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('domains')
    .select(['domain_id', 'domain'])
    .where('tenant_id', '=', tenantId)
    .where('domain_id', 'in', domainIds)
    .execute();
  return new Map(rows.map((row) => [row.domain_id, row.domain]));
}

export interface LeadingLink {
  target_id: string;
  domain_id: string;
  path: string;
}

/** For each target the first link made to it that visitors can follow. */
export async function findLeadingLinks(
  db: Db,
  tenantId: string,
  targetType: LinkTargetType,
  targetIds: readonly string[],
): Promise<Map<string, LeadingLink>> {
  if (targetIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('page_links as l')
    .leftJoin('domains as d', (join) =>
      join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.domain_id', '=', 'l.domain_id'),
    )
    .select(['l.target_id', 'l.domain_id', 'l.path'])
    .where('l.tenant_id', '=', tenantId)
    .where('l.target_type', '=', targetType)
    .where('l.target_id', 'in', targetIds)
    .where('l.deleted_at', 'is', null)
    .where((or) =>
      or.or([or('l.domain_id', '=', fallbackDomain), or('d.verified_at', 'is not', null)]),
    )
    .orderBy('l.target_id')
    .orderBy('l.page_link_id', 'desc')
    .execute();
  // The oldest comes last of its target, and stays.
  return new Map(rows.map((row) => [row.target_id, row]));
}

/** The group that a link to the page shows: the first with something published. */
export async function findShownGroup(
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('audiences')
    .select('audience_id')
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .where('person_id', 'is', null)
    .where('archived_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .orderBy('audience_id')
    .limit(1)
    .executeTakeFirst();
  return row?.audience_id;
}
