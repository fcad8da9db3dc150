import { endpoints } from '../platform/http/endpoints.ts';
import { OneOf } from '../platform/http/schemas.ts';
import { type Caller, demandWrite } from '../platform/http/scopes.ts';
import { SearchFilter } from '../platform/http/search_filter.ts';
import { Type } from '../platform/json_type.ts';
import { pageStatuses, pageTypes } from './finding.ts';
import type { MayChange, Pages } from './pages.service.ts';
import { renderPageResource } from './render.ts';
import { NewPage, Page, PageChange } from './schemas.ts';

const { route, listRoute } = endpoints<{ pages: Pages }>();

const tag = 'Pages';
const scriptsRun = 'Scripts run in the browsers of visitors.';

/** `draft` is enough as long as nobody outside can have seen the page, and for all but its scripts and its claim policy. */
const mayChange =
  (caller: Caller, { scripts, claimPolicy }: Partial<PageChange> = {}): MayChange =>
  (page) => {
    if (page.published_at !== null) demandWrite(caller, 'The page has been published.');
    const changesScripts = scripts && JSON.stringify(scripts) !== page.scripts;
    if (changesScripts) demandWrite(caller, scriptsRun);
    if (claimPolicy !== undefined && claimPolicy !== page.claim_policy) {
      demandWrite(caller, 'The claim policy decides what may be published.');
    }
  };

export const createPage = route({
  id: 'createPage',
  method: 'POST',
  path: '/v0/pages',
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Create a page',
  description: 'A new page is a draft. The response of getPage can be posted unchanged.',
  body: NewPage,
  reply: Page,
  async run({ body, caller, services }) {
    if (body.scripts.length > 0) demandWrite(caller, scriptsRun);
    return renderPageResource(await services.pages.create(caller.tenantId, body));
  },
});

export const listPages = listRoute({
  id: 'listPages',
  path: '/v0/pages',
  scope: 'read',
  tag,
  summary: 'List the pages',
  description:
    'Newest first. Deleted pages are left out, archived ones are not. All filters apply together; with `search`, the best match comes first.',
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
  description: 'With its actions, widgets, footer, scripts and metadata.',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.get(caller.tenantId, params.page_id)),
});

export const updatePage = route({
  id: 'updatePage',
  method: 'PATCH',
  path: '/v0/pages/{page_id}',
  scope: 'draft',
  tag,
  summary: 'Change a page',
  description:
    'Omitted fields keep their value. Lists are replaced as a whole. Metadata is merged: null removes a member. null removes headerActionId or all metadata.',
  body: PageChange,
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, body, caller, services }) =>
    renderPageResource(
      await services.pages.update(caller.tenantId, params.page_id, body, mayChange(caller, body)),
    ),
});

export const deletePage = route({
  id: 'deletePage',
  method: 'DELETE',
  path: '/v0/pages/{page_id}',
  status: 204,
  scope: 'draft',
  tag,
  summary: 'Delete a page',
  description: 'The page and its audiences disappear from lists and links.',
  fails: ['page_not_found'],
  run: ({ params, caller, services }) =>
    services.pages.remove(caller.tenantId, params.page_id, mayChange(caller)),
});

export const publishPage = route({
  id: 'publishPage',
  method: 'POST',
  path: '/v0/pages/{page_id}/publish',
  scope: 'write',
  tag,
  summary: 'Publish a page',
  description: 'Publishing a version of one of its audiences also publishes the page.',
  reply: Page,
  fails: ['page_not_found', 'page_archived'],
  run: async ({ params, caller, services }) =>
    renderPageResource(await services.pages.publish(caller.tenantId, params.page_id)),
});

export const archivePage = route({
  id: 'archivePage',
  method: 'POST',
  path: '/v0/pages/{page_id}/archive',
  scope: 'draft',
  tag,
  summary: 'Archive a page',
  description: 'Links to an archived page answer 410 until it is restored.',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(
      await services.pages.archive(caller.tenantId, params.page_id, mayChange(caller)),
    ),
});

export const restorePage = route({
  id: 'restorePage',
  method: 'POST',
  path: '/v0/pages/{page_id}/restore',
  scope: 'draft',
  tag,
  summary: 'Restore an archived page',
  description: 'Its links lead to it again. Restoring a page that is not archived changes nothing.',
  reply: Page,
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) =>
    renderPageResource(
      await services.pages.restore(caller.tenantId, params.page_id, mayChange(caller)),
    ),
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
