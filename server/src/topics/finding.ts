// Topics by words, and what a search of topics looks at.
import type { Db } from '../platform/db/open.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import { type SearchSource, searchDeferred } from '../platform/search/backlog.ts';
import { inOrderOf } from '../platform/search/search.ts';
import { findTopics } from './topics.store.ts';

export const topicDocuments: SearchSource = async (db, tenantId, ids) =>
  (await findTopics(db, tenantId, ids)).map((row) => ({
    kind: 'topic',
    documentId: row.topic_id,
    name: row.name,
    text: [row.description ?? ''],
  }));

export async function searchTopics(
  db: Db,
  tenantId: string,
  query: string,
  page: PageRequest,
): Promise<PageOf<TopicRow>> {
  const request = { kind: 'topic', query, page } as const;
  const found = await searchDeferred(db, tenantId, topicDocuments, request);
  const rows = await findTopics(db, tenantId, found.items);
  return { ...found, items: inOrderOf(found.items, rows, (row) => row.topic_id) };
}
