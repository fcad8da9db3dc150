// The entries of a topic, in an order of their own. Every write cuts the content into chunks again, in
// the same transaction, and takes the topic to its next revision.
import type { SourceChanges } from '../claims/claims.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { TopicEntryRow, TopicRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import { type EntryPassage, listPassagesAround, listTopicPassages } from './chunks.store.ts';
import type { Passage } from './chunks.ts';
import { listStale, type StaleVersion } from './citations.store.ts';
import {
  deleteEntry,
  findEntry,
  insertEntry,
  lastSortOrder,
  listEntries,
  listEntryIds,
  reorderEntries,
  updateEntry,
} from './entries.store.ts';
import type { EntryContent } from './plain.ts';
import type { ReadPassages } from './reading.ts';
import { rewriteChunks } from './rewrite.ts';
import type { Topics } from './topics.service.ts';
import { updateTopic } from './topics.store.ts';

export interface Entries {
  /** Outside any transaction: markup is read in the pool. */
  read(tenantId: string, content: EntryContent): Promise<ReadEntry>;
  create(tenantId: string, topicId: string, entry: ReadEntry): Promise<TopicEntryRow>;
  get(tenantId: string, topicId: string, entryId: string): Promise<TopicEntryRow>;
  list(tenantId: string, topicId: string, page: PageRequest): Promise<PageOf<TopicEntryRow>>;
  update(
    tenantId: string,
    topicId: string,
    entryId: string,
    news: ReadEntry | undefined,
  ): Promise<{ entry: TopicEntryRow; stale: StaleVersion[] }>;
  remove(tenantId: string, topicId: string, entryId: string): Promise<void>;
  reorder(tenantId: string, topicId: string, entryIds: string[]): Promise<void>;
  /** The text of every entry of these topics, as it may be quoted. */
  texts(tenantId: string, topicIds: readonly string[]): Promise<EntryText[]>;
  /** The same of the entries that have one of these chunks. */
  textsAround(tenantId: string, chunkIds: readonly string[]): Promise<EntryText[]>;
  /** These and no others, in this order; one with an id that is there is kept and changed. */
  replace(tenantId: string, topicId: string, entries: NamedEntry[]): Promise<TopicEntryRow[]>;
}

/** An entry without its markup. */
export interface EntryText {
  topicEntryId: string;
  topicId: string;
  text: string;
}

/** What was written, and the passages it comes to. */
export interface ReadEntry {
  content: EntryContent;
  passages: Passage[];
}

export type NamedEntry = ReadEntry & { topicEntryId?: string | undefined };

/** A topic is searched from memory, so it may not be larger than memory allows. */
export const topicLimits = { entries: 2_000, textLength: 2_000_000 };
/** As many stale versions as an edit answers with; the list has all. */
export const staleShown = 100;

export function makeEntries(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  topics: Topics;
  readPassages: ReadPassages;
  claims: SourceChanges;
}): Entries {
  const { db, clock, makeId, topics, readPassages, claims } = deps;

  async function get(tenantId: string, topicId: string, entryId: string): Promise<TopicEntryRow> {
    const entry = await findEntry(db, tenantId, topicId, entryId);
    if (!entry) throw new Failure('topic_entry_not_found');
    return entry;
  }

  /** What changed can be retrieved from now on: every change of entries ends here. */
  async function revise(
    topic: TopicRow,
    change: { entries?: number; textLength?: number } = {},
  ): Promise<void> {
    const entriesCount = topic.entries_count + (change.entries ?? 0);
    const textLength = topic.text_length + (change.textLength ?? 0);
    const grows = (change.entries ?? 0) > 0 || (change.textLength ?? 0) > 0;
    if (grows && (entriesCount > topicLimits.entries || textLength > topicLimits.textLength)) {
      throw new Failure('topic_full', {
        detail: `A topic holds at most ${topicLimits.entries} entries and ${topicLimits.textLength} characters.`,
      });
    }
    await updateTopic(db, topic.tenant_id, topic.topic_id, {
      entries_count: entriesCount,
      text_length: textLength,
      revision: topic.revision + 1,
      updated_at: clock.now(),
    });
  }

  const entries: Entries = {
    get,
    read: async (tenantId, content) => ({
      content,
      passages: await readPassages(tenantId, content),
    }),
    create: (tenantId, topicId, { content, passages }) =>
      topics.alone(tenantId, topicId, async (topic) => {
        const now = clock.now();
        const row: TopicEntryRow = {
          topic_entry_id: makeId('topicentry'),
          tenant_id: tenantId,
          topic_id: topicId,
          sort_order: (await lastSortOrder(db, tenantId, topicId)) + 1,
          ...stored(content),
          created_at: now,
          updated_at: now,
        };
        await insertEntry(db, row);
        const textLength = await rewriteChunks(deps, topic, row.topic_entry_id, passages);
        await revise(topic, { entries: 1, textLength });
        return row;
      }),
    async list(tenantId, topicId, { after = '-1', limit }) {
      const topic = await topics.get(tenantId, topicId);
      const at = { after: Number(after), limit: limit + 1 };
      const rows = await listEntries(db, tenantId, topicId, at);
      const page = cutPage(rows, limit, (row) => String(row.sort_order));
      return { ...page, totalCount: topic.entries_count };
    },
    async update(tenantId, topicId, entryId, read) {
      if (read === undefined) {
        return { entry: await get(tenantId, topicId, entryId), stale: [] };
      }
      const { content, passages } = read;
      return topics.alone(tenantId, topicId, async (topic) => {
        const before = await get(tenantId, topicId, entryId);
        const news = stored(content);
        if (isSame(before, news)) return { entry: before, stale: [] };
        const change = { ...news, updated_at: clock.now() };
        await updateEntry(db, tenantId, topicId, entryId, change);
        await revise(topic, { textLength: await rewriteChunks(deps, topic, entryId, passages) });
        await claims.sourceChanged(tenantId, sourceOf(entryId), textOf(passages));
        const stale = await listStale(db, tenantId, topicId, {
          revision: topic.revision + 1,
          after: beforeNewest,
          limit: staleShown,
        });
        return { entry: { ...before, ...change }, stale };
      });
    },
    remove: (tenantId, topicId, entryId) =>
      topics.alone(tenantId, topicId, async (topic) => {
        await get(tenantId, topicId, entryId);
        const textLength = await rewriteChunks(deps, topic, entryId, []);
        await deleteEntry(db, tenantId, topicId, entryId);
        await claims.sourceChanged(tenantId, sourceOf(entryId), undefined);
        await revise(topic, { entries: -1, textLength });
      }),
    reorder: (tenantId, topicId, entryIds) =>
      topics.alone(tenantId, topicId, async (topic) => {
        const known = new Set(await listEntryIds(db, tenantId, topicId));
        if (known.size !== entryIds.length || entryIds.some((id) => !known.has(id))) {
          throw new Failure('topic_entries_differ');
        }
        await reorderEntries(db, tenantId, topicId, entryIds);
        await revise(topic);
      }),
    texts: async (tenantId, topicIds) =>
      entryTexts(await listTopicPassages(db, tenantId, topicIds)),
    textsAround: async (tenantId, chunkIds) =>
      entryTexts(await listPassagesAround(db, tenantId, chunkIds)),
    replace: (tenantId, topicId, wanted) =>
      topics.alone(tenantId, topicId, async () => {
        const known = await listEntryIds(db, tenantId, topicId);
        const named = wanted.flatMap(({ topicEntryId }) => topicEntryId ?? []);
        const unknown = named.find((id) => !known.includes(id));
        if (unknown !== undefined) throw new Failure('topic_entry_not_found');
        for (const id of known) {
          if (!named.includes(id)) await entries.remove(tenantId, topicId, id);
        }
        const rows: TopicEntryRow[] = [];
        for (const { topicEntryId, ...read } of wanted) {
          const row =
            topicEntryId === undefined
              ? await entries.create(tenantId, topicId, read)
              : (await entries.update(tenantId, topicId, topicEntryId, read)).entry;
          rows.push(row);
        }
        await entries.reorder(
          tenantId,
          topicId,
          rows.map((row) => row.topic_entry_id),
        );
        return rows.map((row, n) => ({ ...row, sort_order: n }));
      }),
  };
  return entries;
}

const sourceOf = (entryId: string) => ({ type: 'topic_entry' as const, id: entryId });

/** The question stands in each passage of its answer, and once in the text. */
const textOf = (passages: readonly Passage[]): string => {
  const question = passages[0]?.question ?? null;
  const texts = passages.map((passage) => passage.text);
  return (question === null ? texts : [question, ...texts]).join('\n');
};

const entryTexts = (rows: readonly EntryPassage[]): EntryText[] =>
  [...Map.groupBy(rows, (row) => row.topic_entry_id)].map(([topicEntryId, passages]) => ({
    topicEntryId,
    topicId: passages[0]?.topic_id ?? '',
    text: textOf(passages),
  }));

const stored = (content: EntryContent) => ({
  content_type: content.type,
  question: content.question ?? null,
  content: content.content,
});

const isSame = (before: TopicEntryRow, news: ReturnType<typeof stored>): boolean =>
  before.content_type === news.content_type &&
  before.question === news.question &&
  before.content === news.content;
