import type { Db } from '../platform/db/open.ts';
import type { TopicChunkRow, TopicRetiredChunkRow } from '../platform/db/tables.ts';

/** Rows of one statement; the rest follows in others. */
const rowsAtOnce = 100;

/** The chunks of an entry, in their order. */
export function listEntryChunks(
  db: Db,
  tenantId: string,
  topicId: string,
  entryId: string,
): Promise<Pick<TopicChunkRow, 'chunk_id' | 'question' | 'text'>[]> {
  return db.sql
    .selectFrom('topic_chunks')
    .select(['chunk_id', 'question', 'text'])
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('topic_entry_id', '=', entryId)
    .orderBy('position')
    .execute();
}

/** Takes the place of all the entry had. */
export async function replaceEntryChunks(
  db: Db,
  tenantId: string,
  topicId: string,
  entryId: string,
  rows: TopicChunkRow[],
): Promise<void> {
  await db.sql
    .deleteFrom('topic_chunks')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('topic_entry_id', '=', entryId)
    .execute();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    await db.sql.insertInto('topic_chunks').values(some).execute();
  }
}

export async function insertRetiredChunks(db: Db, rows: TopicRetiredChunkRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    await db.sql.insertInto('topic_retired_chunks').values(some).execute();
  }
}

type RetiredPassage = Pick<TopicRetiredChunkRow, 'chunk_id' | 'passage_hash'>;

/** Retired chunks of the topic with one of these passages, the longest retired last. */
export async function findRetiredChunks(
  db: Db,
  tenantId: string,
  topicId: string,
  passageHashes: string[],
): Promise<RetiredPassage[]> {
  const found: RetiredPassage[] = [];
  for (let start = 0; start < passageHashes.length; start += rowsAtOnce) {
    const rows = await db.sql
      .selectFrom('topic_retired_chunks')
      .select(['chunk_id', 'passage_hash'])
      .where('tenant_id', '=', tenantId)
      .where('topic_id', '=', topicId)
      .where('passage_hash', 'in', passageHashes.slice(start, start + rowsAtOnce))
      .orderBy('revision', 'desc')
      .orderBy('chunk_id')
      .execute();
    found.push(...rows);
  }
  return found;
}

export async function deleteRetiredChunks(
  db: Db,
  tenantId: string,
  topicId: string,
  chunkIds: string[],
): Promise<void> {
  for (let start = 0; start < chunkIds.length; start += rowsAtOnce) {
    await db.sql
      .deleteFrom('topic_retired_chunks')
      .where('tenant_id', '=', tenantId)
      .where('topic_id', '=', topicId)
      .where('chunk_id', 'in', chunkIds.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Every chunk of a topic in reading order, without its text. */
export async function listTopicChunkIds(
  db: Db,
  tenantId: string,
  topicId: string,
): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('topic_chunks as c')
    .innerJoin('topic_entries as e', (join) =>
      join
        .onRef('e.tenant_id', '=', 'c.tenant_id')
        .onRef('e.topic_id', '=', 'c.topic_id')
        .onRef('e.topic_entry_id', '=', 'c.topic_entry_id'),
    )
    .select('c.chunk_id')
    .where('c.tenant_id', '=', tenantId)
    .where('c.topic_id', '=', topicId)
    .orderBy('e.sort_order')
    .orderBy('c.position')
    .execute();
  return rows.map((row) => row.chunk_id);
}

export type ChunkText = Pick<TopicChunkRow, 'chunk_id' | 'question' | 'text'>;

/** Those of the chunks that stand, in no order. */
export async function findChunks(
  db: Db,
  tenantId: string,
  chunkIds: string[],
): Promise<ChunkText[]> {
  const found: ChunkText[] = [];
  for (let start = 0; start < chunkIds.length; start += rowsAtOnce) {
    const rows = await db.sql
      .selectFrom('topic_chunks')
      .select(['chunk_id', 'question', 'text'])
      .where('tenant_id', '=', tenantId)
      .where('chunk_id', 'in', chunkIds.slice(start, start + rowsAtOnce))
      .execute();
    found.push(...rows);
  }
  return found;
}

export type EntryPassage = Pick<TopicChunkRow, 'topic_id' | 'topic_entry_id' | 'question' | 'text'>;

const entryPassages = (db: Db, tenantId: string) =>
  db.sql
    .selectFrom('topic_chunks as c')
    .select(['c.topic_id', 'c.topic_entry_id', 'c.question', 'c.text'])
    .where('c.tenant_id', '=', tenantId)
    .orderBy('c.topic_id')
    .orderBy('c.topic_entry_id')
    .orderBy('c.position');

/** Every passage of these topics, entry by entry, in reading order. */
export async function listTopicPassages(
  db: Db,
  tenantId: string,
  topicIds: readonly string[],
): Promise<EntryPassage[]> {
  if (topicIds.length === 0) return [];
  return entryPassages(db, tenantId).where('c.topic_id', 'in', topicIds).execute();
}

/** Every passage of the entries that have one of these chunks. */
export async function listPassagesAround(
  db: Db,
  tenantId: string,
  chunkIds: readonly string[],
): Promise<EntryPassage[]> {
  const found = new Map<string, EntryPassage[]>();
  for (let start = 0; start < chunkIds.length; start += rowsAtOnce) {
    const rows = await entryPassages(db, tenantId)
      .where('c.topic_entry_id', 'in', (of) =>
        of
          .selectFrom('topic_chunks as n')
          .select('n.topic_entry_id')
          .where('n.tenant_id', '=', tenantId)
          .where('n.chunk_id', 'in', chunkIds.slice(start, start + rowsAtOnce)),
      )
      .execute();
    for (const [id, passages] of Map.groupBy(rows, (row) => row.topic_entry_id)) {
      found.set(id, passages);
    }
  }
  return [...found.values()].flat();
}
