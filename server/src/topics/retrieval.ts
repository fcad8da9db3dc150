// Finds the passages of some topics that fit a question best (BM25). The index of a set of topics is in
// memory: made when first asked for, brought up to date when a topic's revision has moved, in whichever
// process, and dropped when others were used since. Statistics are over the whole set: with an index for
// each topic, a word that only one of them is about would count least exactly there.
import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../platform/db/open.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import { type ChunkText, findChunks, listTopicChunkIds } from './chunks.store.ts';
import { makePassageIndex, type PassageIndex } from './passage_index.ts';
import { termsOf } from './terms.ts';
import { findTopics } from './topics.store.ts';

export interface RetrievedChunk {
  chunkId: string;
  topicName: string;
  /** Set for chunks of question-and-answer entries. */
  question?: string;
  text: string;
}

export interface Retrieval {
  /** Best first; a blank query gives the first passages in reading order. Topics that are gone are left out. */
  retrieve(
    tenantId: string,
    topicIds: string[],
    query: string,
    limit: number,
  ): Promise<RetrievedChunk[]>;
  /** The same, filled up with the first passages in reading order: for writing, where more helps. */
  gather(
    tenantId: string,
    topicIds: string[],
    query: string,
    limit?: number,
  ): Promise<RetrievedChunk[]>;
  /** How the topics begin whose name passes, in reading order. */
  beginnings(
    tenantId: string,
    topicIds: string[],
    isMeant: (topicName: string) => boolean,
    limit: number,
  ): Promise<RetrievedChunk[]>;
}

interface Shelf {
  revisions: string;
  /** In reading order, topic by topic. */
  order: Map<string, { topicId: string; place: number }>;
  chunks: Map<string, ChunkText>;
  index: PassageIndex;
  textLength: number;
}

/** Of indexed text. A character costs about 12 bytes of memory here. */
const defaultTextLength = 5_000_000;
/** As much as an agent reads with profit. */
const chunksForWriting = 24;
/** What a long message says first is what it is about. */
const queryTerms = 32;

export function makeRetrieval(
  { db }: { db: Db },
  { maxTextLength = defaultTextLength } = {},
): Retrieval {
  /** The one used last is the last. */
  const shelves = new Map<string, Promise<Shelf>>();
  const sizes = new Map<string, number>();

  async function shelfOf(tenantId: string, topics: TopicRow[]): Promise<Shelf> {
    const key = [tenantId, ...topics.map((topic) => topic.topic_id)].join(' ');
    const known = shelves.get(key) ?? Promise.resolve(emptyShelf());
    // One after the other: two who ask at once do not load the same text twice.
    const fresh = known.catch(emptyShelf).then((shelf) => refresh(tenantId, topics, shelf));
    shelves.delete(key);
    shelves.set(key, fresh);
    try {
      const shelf = await fresh;
      sizes.set(key, shelf.textLength);
      return shelf;
    } finally {
      dropOldest();
    }
  }

  function dropOldest(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const key of shelves.keys()) {
      if (total <= maxTextLength) return;
      total -= sizes.get(key) ?? 0;
      shelves.delete(key);
      sizes.delete(key);
    }
  }

  async function refresh(tenantId: string, topics: TopicRow[], shelf: Shelf): Promise<Shelf> {
    const revisions = topics.map((topic) => topic.revision).join(' ');
    if (shelf.revisions === revisions) return shelf;
    const order: Shelf['order'] = new Map();
    for (const { topic_id: topicId } of topics) {
      for (const chunkId of await listTopicChunkIds(db, tenantId, topicId)) {
        order.set(chunkId, { topicId, place: order.size });
      }
    }
    // The text of a chunk never changes under its id, so only what came and went is touched.
    const gone = [...shelf.chunks.keys()].filter((chunkId) => !order.has(chunkId));
    const came = [...order.keys()].filter((chunkId) => !shelf.chunks.has(chunkId));
    const news = await findChunks(db, tenantId, came);
    // What was taken away still counts where words are weighed: with much of it, all is read anew.
    if (shelf.index.taken + gone.length > shelf.index.size / 3 && gone.length > 0) {
      return refresh(tenantId, topics, emptyShelf());
    }
    for (const chunkId of gone) {
      shelf.index.remove(chunkId);
      shelf.chunks.delete(chunkId);
    }
    for (const [n, chunk] of news.entries()) {
      shelf.chunks.set(chunk.chunk_id, chunk);
      shelf.index.add({ id: chunk.chunk_id, question: chunk.question, text: chunk.text });
      if (n % chunksAtOnce === chunksAtOnce - 1) await turn();
    }
    return { ...shelf, revisions, order, textLength: lengthOf(shelf) };
  }

  async function open(tenantId: string, topicIds: string[]) {
    const found = await findTopics(db, tenantId, [...new Set(topicIds)]);
    const topics = found.sort(
      (a, b) => topicIds.indexOf(a.topic_id) - topicIds.indexOf(b.topic_id),
    );
    const names = new Map(topics.map((topic) => [topic.topic_id, topic.name]));
    const shelf = await shelfOf(tenantId, topics);
    return {
      best(query: string): string[] {
        const terms = [...new Set(termsOf(query))].slice(0, queryTerms);
        if (terms.length === 0) return [...shelf.order.keys()];
        const placeOf = (id: string) => shelf.order.get(id)?.place ?? Number.POSITIVE_INFINITY;
        return shelf.index
          .search(terms)
          .sort((a, b) => b.score - a.score || placeOf(a.id) - placeOf(b.id))
          .map((hit) => hit.id);
      },
      of: (isMeant: (topicName: string) => boolean): string[] => {
        const meant = new Set(
          topics.filter(({ name }) => isMeant(name)).map((topic) => topic.topic_id),
        );
        if (meant.size === 0) return [];
        return [...shelf.order].filter(([, { topicId }]) => meant.has(topicId)).map(([id]) => id);
      },
      show: (chunkIds: string[]): RetrievedChunk[] =>
        chunkIds.flatMap((chunkId) => {
          const chunk = shelf.chunks.get(chunkId);
          const topicName = names.get(shelf.order.get(chunkId)?.topicId ?? '');
          if (!chunk || topicName === undefined) return [];
          const { question, text } = chunk;
          return [{ chunkId, topicName, ...(question === null ? {} : { question }), text }];
        }),
    };
  }

  return {
    async retrieve(tenantId, topicIds, query, limit) {
      const opened = await open(tenantId, topicIds);
      return opened.show(opened.best(query).slice(0, limit));
    },
    async gather(tenantId, topicIds, query, limit = chunksForWriting) {
      const opened = await open(tenantId, topicIds);
      const ids = new Set([...opened.best(query).slice(0, limit), ...opened.best('')]);
      return opened.show([...ids].slice(0, limit));
    },
    async beginnings(tenantId, topicIds, isMeant, limit) {
      const opened = await open(tenantId, topicIds);
      return opened.show(opened.of(isMeant).slice(0, limit));
    },
  };
}

/** Others are served in between: a turn is a few milliseconds of reading. */
const chunksAtOnce = 8;

const emptyShelf = (): Shelf => ({
  revisions: '',
  order: new Map(),
  chunks: new Map(),
  index: makePassageIndex(termsOf),
  textLength: 0,
});

const lengthOf = ({ chunks }: Shelf): number =>
  chunks
    .values()
    .reduce((sum, { question, text }) => sum + text.length + (question?.length ?? 0), 0);
