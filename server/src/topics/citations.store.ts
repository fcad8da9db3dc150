// Which published versions rest on passages that no longer stand. What a content cites is written down
// with it, by a trigger (migration 0006).
import type { Db } from '../platform/db/open.ts';

export interface StaleVersion {
  version_id: string;
  audience_id: string;
  page_id: string;
}

/** Newest first. With a revision, only what the change of the topic to that revision made stale. */
export function listStale(
  db: Db,
  tenantId: string,
  topicId: string,
  of: { revision?: number; after: string; limit: number },
): Promise<StaleVersion[]> {
  const stale = staleCitations(db, tenantId, topicId)
    .select(['v.version_id', 'v.audience_id', 'a.page_id'])
    .distinct()
    .where('v.version_id', '<', of.after)
    .orderBy('v.version_id', 'desc')
    .limit(of.limit);
  return of.revision === undefined
    ? stale.execute()
    : stale.where('r.revision', '=', of.revision).execute();
}

export async function countStale(db: Db, tenantId: string, topicId: string): Promise<number> {
  const row = await staleCitations(db, tenantId, topicId)
    .select((of) => of.fn.count<number>('v.version_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

const staleCitations = (db: Db, tenantId: string, topicId: string) =>
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
    .where('r.tenant_id', '=', tenantId)
    .where('r.topic_id', '=', topicId)
    .where('v.status', '=', 'published');

export interface CitedEntry {
  topic_entry_id: string;
  page_id: string;
  page_name: string;
  variants: number;
  live: number;
}

/** Which pages rest on which entries now, by their live versions and drafts; most variants first. */
export async function listCitedEntries(
  db: Db,
  tenantId: string,
  topicId: string,
  limit: number,
): Promise<CitedEntry[]> {
  const rows = await db.sql
    .selectFrom('topic_chunks as t')
    .innerJoin('content_citations as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.chunk_id', '=', 't.chunk_id'),
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
    .select(['t.topic_entry_id', 'p.page_id', 'p.name as page_name'])
    .select((of) => [
      of.fn.count<number>('v.audience_id').distinct().as('variants'),
      of.fn
        .count<number>(
          of.case().when('v.status', '=', 'published').then(of.ref('v.audience_id')).end(),
        )
        .distinct()
        .as('live'),
    ])
    .where('t.tenant_id', '=', tenantId)
    .where('t.topic_id', '=', topicId)
    .where('v.status', 'in', ['published', 'draft'])
    .where('a.archived_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .groupBy(['t.topic_entry_id', 'p.page_id', 'p.name'])
    .orderBy('variants', 'desc')
    .orderBy('p.page_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, variants: Number(row.variants), live: Number(row.live) }));
}
