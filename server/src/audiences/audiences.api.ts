import { PersonRef } from '../persons/person_ref.ts';
import type { Persons } from '../persons/persons.service.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Flag, isOn, OneOf } from '../platform/http/schemas.ts';
import { type Caller, demandWrite } from '../platform/http/scopes.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { Type } from '../platform/json_type.ts';
import type { Audiences, MayChangeAudience } from './audiences.service.ts';
import { renderAudience } from './render.ts';
import { Audience, AudienceChange, NewAudience } from './schemas.ts';

const { route, listRoute } = endpoints<{ audiences: Audiences; persons: Persons }>();

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
    renderAudience(
      await services.audiences.create(caller.tenantId, params.page_id, body, caller.actor),
    ),
});

export const listAudiences = listRoute({
  id: 'listAudiences',
  csv: true,
  path: '/v0/pages/{page_id}/audiences',
  scope: 'read',
  tag,
  summary: 'List the audiences of a page',
  description:
    'Newest first, each with its latest and its published version. All filters apply together; with `search`, the best match comes first.',
  item: Audience,
  filters: {
    status: Type.Optional(OneOf(['active', 'archived'])),
    published: Type.Optional(Flag('Whether something of it is published')),
    personId: Type.Optional(PersonRef),
    search: SearchFilter('its name and the name, email, domain and company of its person'),
  },
  fails: ['page_not_found'],
  async run({ params, query, caller, services, page }) {
    const { tenantId } = caller;
    const filter = {
      status: query.status,
      published: query.published === undefined ? undefined : isOn(query.published),
      personId: await services.persons.idOf(tenantId, query.personId),
      search: query.search,
    };
    const { items, ...rest } = await services.audiences.list(
      tenantId,
      params.page_id,
      filter,
      page,
    );
    return { items: items.map(renderAudience), ...rest };
  },
});

export const listPersonAudiences = listRoute({
  id: 'listPersonAudiences',
  csv: true,
  path: '/v0/persons/{person_id}/audiences',
  scope: 'read',
  tag: 'Persons',
  summary: 'List the audiences of a person',
  description: 'What was made for the person on all pages, newest first.',
  item: Audience,
  fails: ['person_not_found'],
  async run({ params, caller, services, page }) {
    const { tenantId } = caller;
    const { person_id: personId } = await services.persons.get(tenantId, params.person_id);
    const { items, ...rest } = await services.audiences.listOfPerson(tenantId, personId, page);
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
  listPersonAudiences,
  getAudience,
  updateAudience,
  archiveAudience,
  restoreAudience,
];
