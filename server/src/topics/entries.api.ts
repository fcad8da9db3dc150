import { isoTime } from '../platform/clock.ts';
import type { TopicEntryRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Entries } from './entries.service.ts';
import { type NamedEntry, staleShown, topicLimits } from './entries.service.ts';
import { contentTypes, type EntryContent } from './plain.ts';
import { renderStale, StaleCitation } from './topics.api.ts';

const { route, listRoute } = endpoints<{ topicEntries: Entries }>();

const entryFields = {
  topicEntryId: Type.String(),
  topicId: Type.String(),
  sortOrder: Type.Integer({ minimum: 0 }),
  content: Type.Object({
    type: OneOf([...contentTypes]),
    content: Type.String(),
    question: Type.Optional(
      Type.String({ description: 'The question of a qa entry; content holds the answer' }),
    ),
  }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};
const TopicEntry = Type.Object(entryFields, { title: 'TopicEntry' });
const ChangedTopicEntry = Type.Object(
  {
    ...entryFields,
    staleCitations: Type.Array(StaleCitation, {
      description: `Citations this change made stale, newest first, at most ${staleShown}; stale_citations lists all`,
    }),
  },
  { title: 'ChangedTopicEntry' },
);

const Text = Type.String({ minLength: 1, maxLength: 200_000 });
/** Told apart by `type`, so that a fault is reported against what was meant. */
const NewContent = Type.Unsafe<EntryContent>({
  title: 'TopicEntryContent',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    Exact(
      { type: OneOf(['text', 'markdown', 'html']), content: Text },
      { title: 'TextEntryContent' },
    ),
    Exact(
      {
        type: OneOf(['qa']),
        question: Type.String({ minLength: 1, maxLength: 2_000 }),
        content: Text,
      },
      { title: 'AnswerEntryContent' },
    ),
  ],
});
const readOnly = {
  topicEntryId: ReadOnly,
  topicId: ReadOnly,
  sortOrder: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
};
const NewTopicEntry = Exact({ content: NewContent, ...readOnly }, { title: 'NewTopicEntry' });
const TopicEntryChange = Exact(
  { content: Type.Optional(NewContent), ...readOnly, staleCitations: ReadOnly },
  { title: 'TopicEntryChange' },
);

const TopicEntryReplacement = Exact(
  {
    entries: Type.Array(
      Exact(
        {
          ...readOnly,
          topicEntryId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
          content: NewContent,
        },
        { title: 'TopicEntryInPlace' },
      ),
      { maxItems: topicLimits.entries },
    ),
  },
  { title: 'TopicEntryReplacement' },
);

const TopicEntryOrder = Exact(
  {
    topicEntryIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: topicLimits.entries,
      uniqueItems: true,
      description: 'The ids of all entries of the topic, in the new order',
    }),
  },
  { title: 'TopicEntryOrder' },
);
const TopicEntryPlaces = Type.Object(
  {
    items: Type.Array(
      Type.Object({ topicEntryId: Type.String(), sortOrder: Type.Integer({ minimum: 0 }) }),
    ),
  },
  { title: 'TopicEntryPlaces' },
);

const render = (row: TopicEntryRow) => ({
  topicEntryId: row.topic_entry_id,
  topicId: row.topic_id,
  sortOrder: row.sort_order,
  content: {
    type: row.content_type,
    content: row.content,
    ...(row.question === null ? {} : { question: row.question }),
  },
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

const tag = 'Topics';

export const createTopicEntry = route({
  id: 'createTopicEntry',
  method: 'POST',
  path: '/v0/topics/{topic_id}/entries',
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Add an entry to a topic',
  description:
    'The new entry goes last. A qa entry has its question in content.question and the answer in content.content.',
  body: NewTopicEntry,
  reply: TopicEntry,
  fails: ['topic_not_found', 'topic_full', 'work_too_large'],
  prepare: ({ body, caller, services }) =>
    services.topicEntries.read(caller.tenantId, body.content),
  run: async ({ params, prepared, caller, services }) =>
    render(await services.topicEntries.create(caller.tenantId, params.topic_id, prepared)),
});

export const listTopicEntries = listRoute({
  id: 'listTopicEntries',
  path: '/v0/topics/{topic_id}/entries',
  scope: 'read',
  tag,
  summary: 'List the entries of a topic',
  description: 'Ordered by sortOrder, lowest first.',
  item: TopicEntry,
  fails: ['topic_not_found'],
  async run({ params, caller, services, page }) {
    const { items, ...rest } = await services.topicEntries.list(
      caller.tenantId,
      params.topic_id,
      page,
    );
    return { items: items.map(render), ...rest };
  },
});

export const getTopicEntry = route({
  id: 'getTopicEntry',
  method: 'GET',
  path: '/v0/topics/{topic_id}/entries/{topic_entry_id}',
  scope: 'read',
  tag,
  summary: 'Get an entry of a topic',
  description: 'With its content as it was written.',
  reply: TopicEntry,
  fails: ['topic_entry_not_found'],
  run: async ({ params, caller, services }) =>
    render(
      await services.topicEntries.get(caller.tenantId, params.topic_id, params.topic_entry_id),
    ),
});

export const updateTopicEntry = route({
  id: 'updateTopicEntry',
  method: 'PATCH',
  path: '/v0/topics/{topic_id}/entries/{topic_entry_id}',
  scope: 'draft',
  tag,
  summary: 'Change an entry of a topic',
  description:
    'Replaces the content as a whole. Unchanged passages keep their chunk ids. staleCitations names the published versions that cite a removed passage.',
  body: TopicEntryChange,
  reply: ChangedTopicEntry,
  fails: ['topic_not_found', 'topic_entry_not_found', 'topic_full', 'work_too_large'],
  prepare: async ({ body, caller, services }) =>
    body.content && services.topicEntries.read(caller.tenantId, body.content),
  async run({ params, prepared, caller, services }) {
    const { entry, stale } = await services.topicEntries.update(
      caller.tenantId,
      params.topic_id,
      params.topic_entry_id,
      prepared,
    );
    return { ...render(entry), staleCitations: stale.map(renderStale) };
  },
});

export const deleteTopicEntry = route({
  id: 'deleteTopicEntry',
  method: 'DELETE',
  path: '/v0/topics/{topic_id}/entries/{topic_entry_id}',
  status: 204,
  scope: 'draft',
  tag,
  summary: 'Delete an entry of a topic',
  description: 'stale_citations lists the published versions that cite it.',
  fails: ['topic_not_found', 'topic_entry_not_found'],
  run: ({ params, caller, services }) =>
    services.topicEntries.remove(caller.tenantId, params.topic_id, params.topic_entry_id),
});

export const reorderTopicEntries = route({
  id: 'reorderTopicEntries',
  method: 'POST',
  path: '/v0/topics/{topic_id}/entries/reorder',
  scope: 'draft',
  tag,
  summary: 'Reorder the entries of a topic',
  description: 'Name every entry of the topic once; sortOrder then counts from 0.',
  body: TopicEntryOrder,
  reply: TopicEntryPlaces,
  fails: ['topic_not_found', 'topic_entries_differ'],
  async run({ params, body, caller, services }) {
    const { topicEntryIds } = body;
    await services.topicEntries.reorder(caller.tenantId, params.topic_id, topicEntryIds);
    return {
      items: topicEntryIds.map((topicEntryId, sortOrder) => ({ topicEntryId, sortOrder })),
    };
  },
});

export const replaceTopicEntries = route({
  id: 'replaceTopicEntries',
  method: 'PUT',
  path: '/v0/topics/{topic_id}/entries',
  scope: 'draft',
  tag,
  summary: 'Replace the entries of a topic',
  description:
    'The topic then has these entries and no others, in this order. An entry with a topicEntryId of the topic is kept and changed; all or nothing happens.',
  body: TopicEntryReplacement,
  reply: Type.Object({ items: Type.Array(TopicEntry) }, { title: 'TopicEntryItems' }),
  fails: ['topic_not_found', 'topic_entry_not_found', 'topic_full', 'work_too_large'],
  async prepare({ body, caller, services }) {
    const read: NamedEntry[] = [];
    for (const { topicEntryId, content } of body.entries) {
      read.push({
        ...(await services.topicEntries.read(caller.tenantId, content)),
        topicEntryId,
      });
    }
    return read;
  },
  run: async ({ params, prepared, caller, services }) => ({
    items: (await services.topicEntries.replace(caller.tenantId, params.topic_id, prepared)).map(
      render,
    ),
  }),
});

export const topicEntryRoutes = [
  replaceTopicEntries,
  createTopicEntry,
  listTopicEntries,
  getTopicEntry,
  updateTopicEntry,
  deleteTopicEntry,
  reorderTopicEntries,
];
