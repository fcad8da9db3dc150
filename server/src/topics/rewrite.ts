// Puts the passages of an entry in the place of those it had. Passages that did not change keep their
// ids; those that went are remembered, for what cites them and for when they come back.
import type { Db } from '../platform/db/open.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  deleteRetiredChunks,
  findRetiredChunks,
  insertRetiredChunks,
  listEntryChunks,
  replaceEntryChunks,
} from './chunks.store.ts';
import { type Passage, passageHash, type Settled, settleChunks } from './chunks.ts';

/** Inside the transaction that takes the topic to its next revision. Returns by how much its text grew. */
export async function rewriteChunks(
  { db, makeId }: { db: Db; makeId: MakeId },
  topic: TopicRow,
  entryId: string,
  passages: Passage[],
): Promise<number> {
  const { tenant_id: tenantId, topic_id: topicId } = topic;
  const rows = await listEntryChunks(db, tenantId, topicId, entryId);
  const before = rows.map(({ chunk_id: chunkId, ...passage }) => ({ chunkId, ...passage }));
  const hashes = [...new Set(passages.map(passageHash))];
  const gone = await findRetiredChunks(db, tenantId, topicId, hashes);
  const settled = settleChunks(before, passages, {
    retiredBefore: gone.map((row) => ({ chunkId: row.chunk_id, passageHash: row.passage_hash })),
    makeId,
  });
  await deleteRetiredChunks(db, tenantId, topicId, settled.revived);
  await insertRetiredChunks(db, retiredRows(topic, settled));
  await replaceEntryChunks(
    db,
    tenantId,
    topicId,
    entryId,
    settled.chunks.map(({ chunkId, question, text }, position) => ({
      chunk_id: chunkId,
      tenant_id: tenantId,
      topic_id: topicId,
      topic_entry_id: entryId,
      position,
      question,
      text,
    })),
  );
  return lengthOf(settled.chunks) - lengthOf(before);
}

const retiredRows = (topic: TopicRow, { retired }: Settled) =>
  retired.map((chunk) => ({
    chunk_id: chunk.chunkId,
    tenant_id: topic.tenant_id,
    topic_id: topic.topic_id,
    passage_hash: passageHash(chunk),
    revision: topic.revision + 1,
  }));

const lengthOf = (passages: Passage[]): number =>
  passages.reduce((sum, { question, text }) => sum + text.length + (question?.length ?? 0), 0);
