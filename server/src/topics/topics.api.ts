import Type from 'typebox';
import { isoTime } from '../platform/clock.ts';
import type { TopicRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, ReadOnly, Timestamp, totalCountMax } from '../platform/http/schemas.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
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

const TopicName = Type.String({ minLength: 1, maxLength: 255, example: 'Pricing' });
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
    description: 'A published version that cites a passage which no longer stands',
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
  scope: 'write',
  tag,
  summary: 'Create a topic',
  description: 'What a team knows about one thing. Pages name the topics they rest on.',
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
  reply: Topic,
  fails: ['topic_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.topics.get(caller.tenantId, params.topic_id)),
});

export const updateTopic = route({
  id: 'updateTopic',
  method: 'PATCH',
  path: '/v0/topics/{topic_id}',
  scope: 'write',
  tag,
  summary: 'Change a topic',
  description: 'Fields left out stay; null empties the description.',
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
  scope: 'write',
  tag,
  summary: 'Delete a topic',
  description: 'With all its entries. Published versions stay as they are.',
  fails: ['topic_not_found'],
  run: ({ params, caller, services }) => services.topics.remove(caller.tenantId, params.topic_id),
});

export const listStaleCitations = listRoute({
  id: 'listStaleCitations',
  path: '/v0/topics/{topic_id}/stale_citations',
  scope: 'read',
  tag,
  summary: 'List the published versions that cite text which no longer stands',
  description:
    'A version is listed while it is published and cites a passage that an edit changed or removed.',
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

export const topicRoutes = [
  createTopic,
  listTopics,
  getTopic,
  updateTopic,
  deleteTopic,
  listStaleCitations,
];
