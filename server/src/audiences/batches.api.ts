import { ExternalIdFilter } from '../accounts/external_ids.ts';
import { PersonRef } from '../persons/person_ref.ts';
import { isoTime } from '../platform/clock.ts';
import type { BatchRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Batches, BatchFault } from './batches.ts';

const { route } = endpoints<{ batches: Batches }>();

const idsMax = 10_000;
const Count = Type.Integer({ minimum: 0 });

const Batch = Type.Object(
  {
    batchId: Type.String(),
    pageId: Type.String(),
    status: OneOf(['queued', 'running', 'finished', 'failed', 'cancelled']),
    total: Count,
    done: Count,
    failed: Count,
    errors: Type.Array(Type.Object({ id: Type.String(), code: Type.String() }), {
      description:
        'The first 100 that failed, each with the code of its error; `erased` stands for the id of an erased person',
    }),
    createdAt: Timestamp,
    finishedAt: Nullable(Timestamp),
  },
  { title: 'Batch' },
);

const AudienceBatch = Exact(
  {
    personIds: Type.Optional(Type.Array(PersonRef, { minItems: 1, maxItems: idsMax })),
    filter: Type.Optional(
      Exact(
        {
          email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
          domain: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
          externalId: ExternalIdFilter,
          search: SearchFilter('name, email, domain and title'),
        },
        { description: 'As the list of persons takes it; without members: everybody' },
      ),
    ),
    importId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'Everybody whom this import created, updated or left unchanged; for 30 days after it',
      }),
    ),
  },
  {
    title: 'AudienceBatch',
    description:
      'For these persons, for all whom the filter finds, or for all of an import: one of the three',
    anyOf: [{ required: ['personIds'] }, { required: ['filter'] }, { required: ['importId'] }],
  },
);

const PublishBatch = Exact(
  {
    audienceIds: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: idsMax }),
    ),
  },
  { title: 'PublishBatch' },
);

const render = (row: BatchRow): Static<typeof Batch> => ({
  batchId: row.batch_id,
  pageId: row.page_id,
  status: row.status,
  total: row.total,
  done: row.done,
  failed: row.failed,
  errors: JSON.parse(row.errors) as BatchFault[],
  createdAt: isoTime(row.created_at),
  finishedAt: row.finished_at === null ? null : isoTime(row.finished_at),
});

const tag = 'Batches';
const onPage = ['page_not_found', 'page_archived'] as const;

export const createAudienceBatch = route({
  id: 'createAudienceBatch',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences/batch',
  status: 202,
  scope: 'write',
  tag,
  summary: 'Create audiences for many persons',
  description:
    'By a job that survives a restart. A person who has an audience on the page counts as done, and keeps it as it is.',
  body: AudienceBatch,
  reply: Batch,
  fails: [...onPage, 'import_running'],
  async run({ params, body, caller, services }) {
    return render(await services.batches.createAudiences(caller.tenantId, params.page_id, body));
  },
});

export const publishAudienceBatch = route({
  id: 'publishAudienceBatch',
  method: 'POST',
  path: '/v0/pages/{page_id}/publish_batch',
  status: 202,
  scope: 'write',
  tag,
  summary: 'Publish the newest drafts of many audiences',
  description: 'Of these audiences, or of all whose newest version is a draft.',
  body: PublishBatch,
  reply: Batch,
  fails: onPage,
  run: async ({ params, body, caller, services }) =>
    render(await services.batches.publish(caller.tenantId, params.page_id, body.audienceIds)),
});

export const getBatch = route({
  id: 'getBatch',
  method: 'GET',
  path: '/v0/batches/{batch_id}',
  scope: 'read',
  tag,
  summary: 'Get a batch and how far it has come',
  reply: Batch,
  fails: ['batch_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.batches.get(caller.tenantId, params.batch_id)),
});

export const cancelBatch = route({
  id: 'cancelBatch',
  method: 'POST',
  path: '/v0/batches/{batch_id}/cancel',
  scope: 'write',
  tag,
  summary: 'Cancel a batch',
  description: 'What is done stays done.',
  reply: Batch,
  fails: ['batch_not_found', 'batch_over'],
  run: async ({ params, caller, services }) =>
    render(await services.batches.cancel(caller.tenantId, params.batch_id)),
});

export const batchRoutes = [createAudienceBatch, publishAudienceBatch, getBatch, cancelBatch];
