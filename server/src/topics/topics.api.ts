import { isoTime } from '../platform/clock.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import {
  Exact,
  Nullable,
  notBlank,
  ReadOnly,
  Timestamp,
  totalCountMax,
} from '../platform/http/schemas.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { Type } from '../platform/json_type.ts';
import type { StaleVersion } from './citations.store.ts';
import type { Topics } from './topics.service.ts';

const { route, listRoute } = endpoints<{ topics: Topics }>();

const Topic = Type.Object(
  {
    topicId: Type.String({ minLength: 1 }),
    name: Type.String(),
    description: Nullable(Type.String()),
    entriesCount: Type.Integer({ minimum: 0, maximum: totalCountMax }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: 'Topic' },
);

const TopicName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: notBlank,
  example: 'Pricing',
});
const writable = {
  description: Type.Optional(Nullable(Type.String({ maxLength: 2_000 }))),
  topicId: ReadOnly,
  entriesCount: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
};
const NewTopic = Exact({ name: TopicName, ...writable }, { title: 'NewTopic' });
const TopicChange = Exact(
  { name: Type.Optional(TopicName), ...writable },
  { title: 'TopicChange' },
);

export const StaleCitation = Type.Object(
  { versionId: Type.String(), audienceId: Type.String(), pageId: Type.String() },
  {
    title: 'StaleCitation',
    description: 'A published version that cites a passage that was changed or removed',
  },
);

const render = (row: TopicRow) => ({
  topicId: row.topic_id,
  name: row.name,
  description: row.description,
  entriesCount: row.entries_count,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

export const renderStale = (row: StaleVersion) => ({
  versionId: row.version_id,
  audienceId: row.audience_id,
  pageId: row.page_id,
});

const tag = 'Topics';

export const createTopic = route({
  id: 'createTopic',
  method: 'POST',
  path: '/v0/topics',
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Create a topic',
  description: 'A topic holds what a team knows about a subject. Pages name the topics they use.',
  body: NewTopic,
  reply: Topic,
  run: async ({ body, caller, services }) =>
    render(await services.topics.create(caller.tenantId, body)),
});

export const listTopics = listRoute({
  id: 'listTopics',
  path: '/v0/topics',
  scope: 'read',
  tag,
  summary: 'List the topics',
  description: 'Newest first, with how many entries each has.',
  item: Topic,
  filters: { search: SearchFilter('name and description') },
  async run({ query, caller, services, page }) {
    const { items, ...rest } = await services.topics.list(caller.tenantId, query.search, page);
    return { items: items.map(render), ...rest };
  },
});

export const getTopic = route({
  id: 'getTopic',
  method: 'GET',
  path: '/v0/topics/{topic_id}',
  scope: 'read',
  tag,
  summary: 'Get a topic',
  description: 'Its entries have a list of their own.',
  reply: Topic,
  fails: ['topic_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.topics.get(caller.tenantId, params.topic_id)),
});

export const updateTopic = route({
  id: 'updateTopic',
  method: 'PATCH',
  path: '/v0/topics/{topic_id}',
  scope: 'draft',
  tag,
  summary: 'Change a topic',
  description: 'Omitted fields keep their value; null clears the description.',
  body: TopicChange,
  reply: Topic,
  fails: ['topic_not_found'],
  run: async ({ params, body, caller, services }) =>
    render(await services.topics.update(caller.tenantId, params.topic_id, body)),
});

export const deleteTopic = route({
  id: 'deleteTopic',
  method: 'DELETE',
  path: '/v0/topics/{topic_id}',
  status: 204,
  scope: 'draft',
  tag,
  summary: 'Delete a topic',
  description: 'Deletes the topic with all its entries. Published versions do not change.',
  fails: ['topic_not_found'],
  run: ({ params, caller, services }) => services.topics.remove(caller.tenantId, params.topic_id),
});

export const listStaleCitations = listRoute({
  id: 'listStaleCitations',
  path: '/v0/topics/{topic_id}/stale_citations',
  scope: 'read',
  tag,
  summary: 'List published versions with stale citations',
  description: 'Lists published versions that cite a passage that an edit changed or removed.',
  item: StaleCitation,
  fails: ['topic_not_found'],
  async run({ params, caller, services, page }) {
    const { items, ...rest } = await services.topics.listStale(
      caller.tenantId,
      params.topic_id,
      page,
    );
    return { items: items.map(renderStale), ...rest };
  },
});

const CitedEntry = Type.Object(
  {
    topicEntryId: Type.String(),
    pageId: Type.String(),
    pageName: Type.String(),
    variants: Type.Integer({
      minimum: 1,
      description: 'Audiences whose draft or live version cites it',
    }),
    live: Type.Integer({ minimum: 0, description: 'Those of them whose live version does' }),
  },
  { title: 'CitedEntry' },
);

export const listCitations = route({
  id: 'listCitations',
  method: 'GET',
  path: '/v0/topics/{topic_id}/citations',
  scope: 'read',
  tag,
  summary: 'List the pages that rest on the entries of a topic',
  description:
    'One item for each entry and page, most variants first, 500 at most. Live versions and drafts count.',
  reply: Type.Object({ items: Type.Array(CitedEntry) }, { title: 'CitedEntryList' }),
  fails: ['topic_not_found'],
  async run({ params, caller, services }) {
    const rows = await services.topics.listCited(caller.tenantId, params.topic_id);
    return {
      items: rows.map((row) => ({
        topicEntryId: row.topic_entry_id,
        pageId: row.page_id,
        pageName: row.page_name,
        variants: row.variants,
        live: row.live,
      })),
    };
  },
});

export const topicRoutes = [
  createTopic,
  listTopics,
  getTopic,
  updateTopic,
  deleteTopic,
  listStaleCitations,
  listCitations,
];
