// What a team would want to look at, read across rooms. Only reads.
import type { Db } from '../platform/db/open.ts';

export interface WaitingVersion {
  version_id: string;
  audience_id: string;
  page_id: string;
  created_at: number;
}

/** Newest drafts of audiences and pages that are still in use. */
const drafts = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('versions as v')
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.audience_id', '=', 'v.audience_id'),
    )
    .innerJoin('pages as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.page_id', '=', 'a.page_id'),
    )
    .where('v.tenant_id', '=', tenantId)
    .where('v.status', '=', 'draft')
    .where('a.archived_at', 'is', null)
    .where('p.status', '<>', 'archived')
    .where('p.deleted_at', 'is', null);

export const listDrafts = (db: Db, tenantId: string, limit: number): Promise<WaitingVersion[]> =>
  drafts(db, tenantId)
    .select(['v.version_id', 'v.audience_id', 'a.page_id', 'v.created_at'])
    .orderBy('v.version_id', 'desc')
    .limit(limit)
    .execute();

/** How many of them a page has. */
export interface WaitingOnPage {
  page_id: string;
  name: string;
  count: number;
}

export async function countDraftsByPage(db: Db, tenantId: string): Promise<WaitingOnPage[]> {
  const rows = await drafts(db, tenantId)
    .select((of) => ['p.page_id', 'p.name', of.fn.countAll<number>().as('count')])
    .groupBy(['p.page_id', 'p.name'])
    .orderBy('p.page_id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Published versions that cite a passage which was changed or removed since. */
const stale = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('topic_retired_chunks as r')
    .innerJoin('content_citations as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.chunk_id', '=', 'r.chunk_id'),
    )
    .innerJoin('versions as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.content_hash', '=', 'c.content_hash'),
    )
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.audience_id', '=', 'v.audience_id'),
    )
    .innerJoin('pages as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.page_id', '=', 'a.page_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where('v.status', '=', 'published')
    .where('a.archived_at', 'is', null)
    .where('p.status', '<>', 'archived')
    .where('p.deleted_at', 'is', null);

export const listStale = (db: Db, tenantId: string, limit: number): Promise<WaitingVersion[]> =>
  stale(db, tenantId)
    .select(['v.version_id', 'v.audience_id', 'a.page_id', 'v.created_at'])
    .distinct()
    .orderBy('v.version_id', 'desc')
    .limit(limit)
    .execute();

export async function countStaleByPage(db: Db, tenantId: string): Promise<WaitingOnPage[]> {
  const rows = await stale(db, tenantId)
    .select((of) => [
      'p.page_id',
      'p.name',
      of.fn.count<number>('v.version_id').distinct().as('count'),
    ])
    .groupBy(['p.page_id', 'p.name'])
    .orderBy('p.page_id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function listPageNames(
  db: Db,
  tenantId: string,
  pageIds: readonly string[],
): Promise<Map<string, string>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('pages')
    .select(['page_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('page_id', 'in', pageIds)
    .execute();
  return new Map(rows.map((row) => [row.page_id, row.name]));
}

export interface TroubledWebhook {
  subscription_id: string;
  url: string;
  failing_since: number | null;
  disabled_reason: string | null;
}

/** Receivers that fail now, or were switched off because they did. */
export const listTroubledWebhooks = (
  db: Db,
  tenantId: string,
  limit: number,
): Promise<TroubledWebhook[]> =>
  db.sql
    .selectFrom('webhook_subscriptions')
    .select(['subscription_id', 'url', 'failing_since', 'disabled_reason'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where((or) =>
      or.or([or('failing_since', 'is not', null), or('disabled_reason', 'is not', null)]),
    )
    .orderBy('subscription_id', 'desc')
    .limit(limit)
    .execute();
