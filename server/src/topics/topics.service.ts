// What a team knows, by topic. A topic owns its entries and their chunks; this room cuts them, orders
// them and says which published versions rest on passages that no longer stand.
import type { SourceChanges } from '../claims/claims.service.ts';
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  cutPage,
  type PageOf,
  type PageRequest,
} from '../platform/db/page.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import { hasWords } from '../platform/search/backlog.ts';
import {
  type CitedEntry,
  countStale,
  listCitedEntries,
  listStale,
  type StaleVersion,
} from './citations.store.ts';
import { searchTopics } from './finding.ts';
import {
  deleteTopic,
  findTopic,
  findTopics,
  insertTopic,
  listTopics,
  updateTopic,
} from './topics.store.ts';

export interface NewTopic {
  name: string;
  description?: string | null | undefined;
}

const citedLimit = 500;

export interface Topics {
  create(tenantId: string, topic: NewTopic): Promise<TopicRow>;
  get(tenantId: string, topicId: string): Promise<TopicRow>;
  list(tenantId: string, search: string | undefined, page: PageRequest): Promise<PageOf<TopicRow>>;
  update(tenantId: string, topicId: string, change: Partial<NewTopic>): Promise<TopicRow>;
  remove(tenantId: string, topicId: string): Promise<void>;
  /** Which pages rest on which entries. */
  listCited(tenantId: string, topicId: string): Promise<CitedEntry[]>;
  /** Published versions that cite passages this topic no longer has. */
  listStale(tenantId: string, topicId: string, page: PageRequest): Promise<PageOf<StaleVersion>>;
  /** How much there is to read in those of the topics that exist. */
  textLength(tenantId: string, topicIds: readonly string[]): Promise<number>;
  /** Changes of a topic and its entries are one at a time. Answers with the topic as it is then. */
  alone<T>(tenantId: string, topicId: string, work: (topic: TopicRow) => Promise<T>): Promise<T>;
}

export function makeTopics({
  db,
  clock,
  makeId,
  claims,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  claims: SourceChanges;
}): Topics {
  async function get(tenantId: string, topicId: string): Promise<TopicRow> {
    const topic = await findTopic(db, tenantId, topicId);
    if (!topic) throw new Failure('topic_not_found');
    return topic;
  }

  const alone: Topics['alone'] = (tenantId, topicId, work) =>
    db.transaction(async () => {
      await db.lock(`topic ${topicId}`);
      return work(await get(tenantId, topicId));
    });

  return {
    get,
    alone,
    async create(tenantId, { name, description }) {
      const now = clock.now();
      const row: TopicRow = {
        topic_id: makeId('topic'),
        tenant_id: tenantId,
        name,
        description: description ?? null,
        entries_count: 0,
        text_length: 0,
        revision: 0,
        created_at: now,
        updated_at: now,
      };
      await insertTopic(db, row);
      return row;
    },
    async list(tenantId, search, page) {
      if (hasWords(search)) return searchTopics(db, tenantId, search, page);
      const { after = beforeNewest, limit } = page;
      const rows = await listTopics(db, tenantId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'topic_id', () => readTotal(db, tenantId, ['topics']));
    },
    update: (tenantId, topicId, { name, description }) =>
      alone(tenantId, topicId, async (topic) => {
        const change = {
          name: name ?? topic.name,
          description: description === undefined ? topic.description : description,
          updated_at: clock.now(),
        };
        await updateTopic(db, tenantId, topicId, change);
        return { ...topic, ...change };
      }),
    remove: (tenantId, topicId) =>
      alone(tenantId, topicId, async () => {
        await deleteTopic(db, tenantId, topicId);
        await claims.topicsLeft(tenantId, [topicId]);
      }),
    async textLength(tenantId, topicIds) {
      const found = await findTopics(db, tenantId, topicIds);
      return found.reduce((sum, topic) => sum + Number(topic.text_length), 0);
    },
    async listCited(tenantId, topicId) {
      await get(tenantId, topicId);
      return listCitedEntries(db, tenantId, topicId, citedLimit);
    },
    async listStale(tenantId, topicId, { after = beforeNewest, limit }) {
      await get(tenantId, topicId);
      const rows = await listStale(db, tenantId, topicId, { after, limit: limit + 1 });
      const page = cutPage(rows, limit, (row) => row.version_id);
      return { ...page, totalCount: await countStale(db, tenantId, topicId) };
    },
  };
}
