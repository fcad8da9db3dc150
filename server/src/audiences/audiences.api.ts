import { endpoints } from '../platform/http/endpoints.ts';
import { type Caller, demandWrite } from '../platform/http/scopes.ts';
import type { Audiences, MayChangeAudience } from './audiences.service.ts';
import { renderAudience } from './render.ts';
import { Audience, AudienceChange, NewAudience } from './schemas.ts';

const { route, listRoute } = endpoints<{ audiences: Audiences }>();

const tag = 'Audiences';
/** `draft` is enough as long as nobody outside can have seen the variant. */
const mayChange =
  (caller: Caller): MayChangeAudience =>
  (audience) => {
    if (audience.published_version_id !== null) {
      demandWrite(caller, 'The audience has been published.');
    }
  };

const notFound = ['page_not_found', 'audience_not_found'] as const;

export const createAudience = route({
  id: 'createAudience',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences',
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Create an audience',
  description:
    'Creates an audience for a person or a group and queues its first version. A person has at most one audience per page.',
  body: NewAudience,
  reply: Audience,
  fails: ['page_not_found', 'person_not_found', 'audience_exists', 'page_archived'],
  run: async ({ params, body, caller, services }) =>
    renderAudience(await services.audiences.create(caller.tenantId, params.page_id, body)),
});

export const listAudiences = listRoute({
  id: 'listAudiences',
  path: '/v0/pages/{page_id}/audiences',
  scope: 'read',
  tag,
  summary: 'List the audiences of a page',
  description: 'Newest first, each with its latest and its published version.',
  item: Audience,
  fails: ['page_not_found'],
  async run({ params, caller, services, page }) {
    const { items, ...rest } = await services.audiences.list(caller.tenantId, params.page_id, page);
    return { items: items.map(renderAudience), ...rest };
  },
});

export const getAudience = route({
  id: 'getAudience',
  method: 'GET',
  path: '/v0/pages/{page_id}/audiences/{audience_id}',
  scope: 'read',
  tag,
  summary: 'Get an audience',
  description: 'With its latest and its published version, and the metadata its visitors get.',
  reply: Audience,
  fails: notFound,
  run: async ({ params, caller, services }) =>
    renderAudience(
      await services.audiences.show(caller.tenantId, params.page_id, params.audience_id),
    ),
});

export const updateAudience = route({
  id: 'updateAudience',
  method: 'PATCH',
  path: '/v0/pages/{page_id}/audiences/{audience_id}',
  scope: 'draft',
  tag,
  summary: 'Change an audience',
  description: 'Omitted fields keep their value; null clears a field.',
  body: AudienceChange,
  reply: Audience,
  fails: notFound,
  run: async ({ params, body, caller, services }) =>
    renderAudience(
      await services.audiences.update(
        caller.tenantId,
        params.page_id,
        params.audience_id,
        body,
        mayChange(caller),
      ),
    ),
});

export const archiveAudience = route({
  id: 'archiveAudience',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/archive',
  scope: 'draft',
  tag,
  summary: 'Archive an audience',
  description: 'Links to an archived page answer 410 until it is restored. Nothing is lost.',
  reply: Audience,
  fails: notFound,
  run: async ({ params, caller, services }) =>
    renderAudience(
      await services.audiences.archive(
        caller.tenantId,
        params.page_id,
        params.audience_id,
        mayChange(caller),
      ),
    ),
});

export const restoreAudience = route({
  id: 'restoreAudience',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/restore',
  scope: 'draft',
  tag,
  summary: 'Restore an archived audience',
  description: 'Its links lead to it again.',
  reply: Audience,
  fails: notFound,
  run: async ({ params, caller, services }) =>
    renderAudience(
      await services.audiences.restore(
        caller.tenantId,
        params.page_id,
        params.audience_id,
        mayChange(caller),
      ),
    ),
});

export const audienceRoutes = [
  createAudience,
  listAudiences,
  getAudience,
  updateAudience,
  archiveAudience,
  restoreAudience,
];
