import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { TopicRow } from '../platform/db/tables.ts';

const columns = [
  'topic_id',
  'tenant_id',
  'name',
  'description',
  'entries_count',
  'text_length',
  'revision',
  'created_at',
  'updated_at',
] as const;

export async function insertTopic(db: Db, row: TopicRow): Promise<void> {
  await db.sql.insertInto('topics').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; topicId: string }) =>
  sql
    .selectFrom('topics')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('topic_id', '=', v.topicId),
);

export async function findTopic(
  db: Db,
  tenantId: string,
  topicId: string,
): Promise<TopicRow | undefined> {
  return (await byId(db, { tenantId, topicId }))[0];
}

/** Those of the ids that are topics of the tenant, in no order. */
export async function findTopics(
  db: Db,
  tenantId: string,
  topicIds: readonly string[],
): Promise<TopicRow[]> {
  if (topicIds.length === 0) return [];
  return db.sql
    .selectFrom('topics')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('topic_id', 'in', topicIds)
    .execute();
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('topics')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['topics'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('topic_id', '<', v.after)
    .orderBy('topic_id', 'desc')
    .limit(v.limit),
);

export const listTopics = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(TopicRow & { total: number | null })[]> => list(db, { tenantId, ...page });

export async function updateTopic(
  db: Db,
  tenantId: string,
  topicId: string,
  change: Partial<TopicRow>,
): Promise<void> {
  await db.sql
    .updateTable('topics')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .execute();
}

/** Entries and chunks go with it. */
export async function deleteTopic(db: Db, tenantId: string, topicId: string): Promise<void> {
  await db.sql
    .deleteFrom('topics')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .execute();
}
