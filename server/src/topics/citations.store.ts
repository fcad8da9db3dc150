// Which published versions rest on chunks. What a content cites is written down with it (migration 0006).
import type { Db } from '../db/open.ts';

export interface CitingVersion {
  version_id: string;
  audience_id: string;
  page_id: string;
}

/** Published versions that cite one of these chunks, newest first. */
export async function listCiting(
  db: Db,
  tenantId: string,
  chunkIds: string[],
  limit: number,
): Promise<CitingVersion[]> {
  const found = new Map<string, CitingVersion>();
  for (let start = 0; start < chunkIds.length && found.size < limit; start += chunksAtOnce) {
    const rows = await publishedCitations(db, tenantId)
      .where('c.chunk_id', 'in', chunkIds.slice(start, start + chunksAtOnce))
      .orderBy('v.version_id', 'desc')
      .limit(limit)
      .execute();
    for (const row of rows) found.set(row.version_id, row);
  }
  return [...found.values()].slice(0, limit);
}

const chunksAtOnce = 100;

/** Published versions that cite a chunk the topic no longer has, newest first. */
export const listStale = (
  db: Db,
  tenantId: string,
  topicId: string,
  page: { after: string; limit: number },
): Promise<CitingVersion[]> =>
  staleCitations(db, tenantId, topicId)
    .select(['v.version_id', 'v.audience_id', 'a.page_id'])
    .distinct()
    .where('v.version_id', '<', page.after)
    .orderBy('v.version_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countStale(db: Db, tenantId: string, topicId: string): Promise<number> {
  const row = await staleCitations(db, tenantId, topicId)
    .select((of) => of.fn.count('v.version_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

const citations = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('content_citations as c')
    .innerJoin('versions as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.content_hash', '=', 'c.content_hash'),
    )
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 'v.tenant_id').onRef('a.audience_id', '=', 'v.audience_id'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('v.status', '=', 'published');

const publishedCitations = (db: Db, tenantId: string) =>
  citations(db, tenantId).select(['v.version_id', 'v.audience_id', 'a.page_id']).distinct();

const staleCitations = (db: Db, tenantId: string, topicId: string) =>
  citations(db, tenantId)
    .innerJoin('topic_retired_chunks as r', (join) =>
      join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.chunk_id', '=', 'c.chunk_id'),
    )
    .where('r.topic_id', '=', topicId);
