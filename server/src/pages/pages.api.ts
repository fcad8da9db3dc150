import Type from 'typebox';
import { endpoints } from '../platform/http/endpoints.ts';
import { OneOf } from '../platform/http/schemas.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { pageStatuses, pageTypes } from './finding.ts';
import type { Pages } from './pages.service.ts';
import { renderPageResource } from './render.ts';
import { NewPage, Page, PageChange } from './schemas.ts';

const { route, listRoute } = endpoints<{ pages: Pages }>();

const tag = 'Pages';

export const createPage = route({
  id: 'createPage',
  method: 'POST',
  path: '/v0/pages',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Create a page',
  description: 'It starts as a draft. A page that was read can be posted again as it is.',
  body: NewPage,
  reply: Page,
  run: async ({ body, caller, services }) =>
    renderPageResource(await services.pages.create(caller.tenantId, body)),
});

export const listPages = listRoute({
  id: 'listPages',
  path: '/v0/pages',
  scope: 'read',
  tag,
  summary: 'List the pages',
  description: 'Narrowed by every filter that is given; with `search`, the best match comes first.',
  item: Page,
  filters: {
    status: Type.Optional(OneOf(pageStatuses)),
    pageType: Type.Optional(OneOf([...pageTypes])),
    search: SearchFilter('name and title'),
  },
  async run({ query, caller, services, page }) {
    const { items, ...rest } = await services.pages.list(caller.tenantId, query, page);
    return { items: items.map(renderPageResource), ...rest };
  },
});

export const getPage = route({
  id: 'getPage',
  method: 'GET',
  path: '/v0/pages/{page_id}',
  scope: 'read',
  tag,
  summary: 'Get a page',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.get(caller.tenantId, params.page_id)),
});

export const updatePage = route({
  id: 'updatePage',
  method: 'PATCH',
  path: '/v0/pages/{page_id}',
  scope: 'write',
  tag,
  summary: 'Change a page',
  description:
    'Fields left out stay; lists and metadata are replaced as a whole; null takes headerActionId or metadata away.',
  body: PageChange,
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, body, caller, services }) =>
    renderPageResource(await services.pages.update(caller.tenantId, params.page_id, body)),
});

export const deletePage = route({
  id: 'deletePage',
  method: 'DELETE',
  path: '/v0/pages/{page_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete a page',
  description: 'It and its audiences are gone from every list and link.',
  fails: ['page_not_found'],
  run: ({ params, caller, services }) => services.pages.remove(caller.tenantId, params.page_id),
});

export const publishPage = route({
  id: 'publishPage',
  method: 'POST',
  path: '/v0/pages/{page_id}/publish',
  scope: 'write',
  tag,
  summary: 'Publish a page',
  description: 'Publishing a version of one of its audiences does this too.',
  reply: Page,
  fails: ['page_not_found', 'page_archived'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.publish(caller.tenantId, params.page_id)),
});

export const archivePage = route({
  id: 'archivePage',
  method: 'POST',
  path: '/v0/pages/{page_id}/archive',
  scope: 'write',
  tag,
  summary: 'Archive a page',
  description: 'Its links answer 410 until it is restored.',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.archive(caller.tenantId, params.page_id)),
});

export const restorePage = route({
  id: 'restorePage',
  method: 'POST',
  path: '/v0/pages/{page_id}/restore',
  scope: 'write',
  tag,
  summary: 'Restore an archived page',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.restore(caller.tenantId, params.page_id)),
});

export const pageRoutes = [
  createPage,
  listPages,
  getPage,
  updatePage,
  deletePage,
  publishPage,
  archivePage,
  restorePage,
];
