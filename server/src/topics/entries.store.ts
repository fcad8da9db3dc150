import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { TopicEntryRow } from '../platform/db/tables.ts';

const columns = [
  'topic_entry_id',
  'tenant_id',
  'topic_id',
  'sort_order',
  'content_type',
  'question',
  'content',
  'created_at',
  'updated_at',
] as const;

export async function insertEntry(db: Db, row: TopicEntryRow): Promise<void> {
  await db.sql.insertInto('topic_entries').values(row).execute();
}

const byId = statement((db, v: { tenantId: string; topicId: string; entryId: string }) =>
  db
    .selectFrom('topic_entries')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('topic_id', '=', v.topicId)
    .where('topic_entry_id', '=', v.entryId),
);

export async function findEntry(
  db: Db,
  tenantId: string,
  topicId: string,
  entryId: string,
): Promise<TopicEntryRow | undefined> {
  return (await byId(db, { tenantId, topicId, entryId }))[0];
}

const list = statement(
  (db, v: { tenantId: string; topicId: string; after: number; limit: number }) =>
    db
      .selectFrom('topic_entries')
      .select(columns)
      .where('tenant_id', '=', v.tenantId)
      .where('topic_id', '=', v.topicId)
      .where('sort_order', '>', v.after)
      .orderBy('sort_order')
      .limit(v.limit),
);

/** In their order, which no two share. */
export const listEntries = (
  db: Db,
  tenantId: string,
  topicId: string,
  page: { after: number; limit: number },
): Promise<TopicEntryRow[]> => list(db, { tenantId, topicId, ...page });

export async function listEntryIds(db: Db, tenantId: string, topicId: string): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('topic_entries')
    .select('topic_entry_id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .execute();
  return rows.map((row) => row.topic_entry_id);
}

/** -1 when there is none. */
export async function lastSortOrder(db: Db, tenantId: string, topicId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('topic_entries')
    .select('sort_order')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .orderBy('sort_order', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sort_order ?? -1;
}

export async function updateEntry(
  db: Db,
  tenantId: string,
  topicId: string,
  entryId: string,
  change: Pick<TopicEntryRow, 'content_type' | 'question' | 'content' | 'updated_at'>,
): Promise<void> {
  await db.sql
    .updateTable('topic_entries')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('topic_entry_id', '=', entryId)
    .execute();
}

/** Its chunks go with it. */
export async function deleteEntry(
  db: Db,
  tenantId: string,
  topicId: string,
  entryId: string,
): Promise<void> {
  await db.sql
    .deleteFrom('topic_entries')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('topic_entry_id', '=', entryId)
    .execute();
}

const entriesAtOnce = 100;

/** All entries of the topic, by their new place. */
export async function reorderEntries(
  db: Db,
  tenantId: string,
  topicId: string,
  entryIds: string[],
): Promise<void> {
  const entriesOfTopic = db.sql
    .updateTable('topic_entries')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId);
  // Out of the way first: no two may share a place, not even between two statements.
  await entriesOfTopic.set({ sort_order: sql`-1 - sort_order` }).execute();
  for (let start = 0; start < entryIds.length; start += entriesAtOnce) {
    const ids = entryIds.slice(start, start + entriesAtOnce);
    const places = ids.map(
      (id, at) => sql`when topic_entry_id = ${id} then cast(${start + at} as integer)`,
    );
    await entriesOfTopic
      .set({ sort_order: sql`case ${sql.join(places, sql` `)} end` })
      .where('topic_entry_id', 'in', ids)
      .execute();
  }
}
