import { isoTime } from '../platform/clock.ts';
import type { PageLinkRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { queryMaxLength } from '../platform/search/search.ts';
import type { Addresses, ShownLink } from './addresses.ts';
import { type Links, targetOf } from './links.service.ts';
import { fallbackDomain, pathMaxLength } from './path.ts';
import { LinkTargetSchema } from './targets.ts';

interface Needed {
  addresses: Addresses;
  links: Links;
}

const { route, listRoute } = endpoints<Needed>();

const PageLink = Type.Object(
  {
    pageLinkId: Type.String(),
    tenantDomainId: Nullable(Type.String({ description: 'Null: the fallback subdomain' })),
    path: Type.String({ description: 'Percent-decoded, NFC, with a leading slash' }),
    url: Type.String({
      format: 'uri',
      description: 'Its address; on a domain that is not verified yet, it does not answer yet',
    }),
    target: LinkTargetSchema,
    targetName: Type.Optional(
      Type.String({
        description: 'What the page, the audience or the routing is called, unless it was deleted',
      }),
    ),
    targetPage: Type.Optional(
      Type.Object(
        { pageId: Type.String(), name: Type.String() },
        { description: 'The page of the audience, where it leads to one' },
      ),
    ),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    deletedAt: Nullable(Timestamp),
  },
  { title: 'PageLink' },
);

const Path = Type.String({
  minLength: 1,
  maxLength: 2048,
  example: '/pricing',
  description:
    `Percent-encoded or not, ${pathMaxLength} characters at most when decoded. Case matters. ` +
    'The slash in front may be left out; one behind is dropped. Paths of the service itself, ' +
    'such as /v0 and /_facet, are refused.',
});
const TenantDomainId = Type.Optional(
  Nullable(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'A domainId; null or left out: the fallback subdomain',
    }),
  ),
);
const readOnly = {
  pageLinkId: ReadOnly,
  url: ReadOnly,
  targetName: ReadOnly,
  targetPage: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
  deletedAt: ReadOnly,
};
const NewPageLink = Exact(
  { path: Path, tenantDomainId: TenantDomainId, target: LinkTargetSchema, ...readOnly },
  { title: 'NewPageLink' },
);
const PageLinkChange = Exact(
  {
    path: Type.Optional(Path),
    tenantDomainId: TenantDomainId,
    target: Type.Optional(LinkTargetSchema),
    ...readOnly,
  },
  { title: 'PageLinkChange' },
);

const renderLink = (row: PageLinkRow, { url, target }: ShownLink): Static<typeof PageLink> => ({
  pageLinkId: row.page_link_id,
  tenantDomainId: row.domain_id === fallbackDomain ? null : row.domain_id,
  path: row.path,
  url,
  target: targetOf(row),
  ...(target && { targetName: target.name }),
  ...(target?.page && { targetPage: { pageId: target.page.id, name: target.page.name } }),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
  deletedAt: row.deleted_at === null ? null : isoTime(row.deleted_at),
});

const nothingShown: ShownLink = { url: '', target: undefined };

async function renderLinks(
  { addresses }: Needed,
  tenantId: string,
  rows: PageLinkRow[],
): Promise<Static<typeof PageLink>[]> {
  const shown = await addresses.showLinks(tenantId, rows);
  return rows.map((row, n) => renderLink(row, shown[n] ?? nothingShown));
}

async function renderOne(services: Needed, row: PageLinkRow): Promise<Static<typeof PageLink>> {
  const [shown = nothingShown] = await services.addresses.showLinks(row.tenant_id, [row]);
  return renderLink(row, shown);
}

const tag = 'Page links';

export const searchPageLinks = listRoute({
  id: 'searchPageLinks',
  path: '/v0/page_links/search',
  scope: 'read',
  tag,
  summary: 'Search page links',
  description:
    'Searches the path. Every word must match; case and accents are ignored. Best matches come first, then the newest.',
  item: PageLink,
  filters: {
    query: Type.Optional(
      Type.String({ maxLength: queryMaxLength, description: 'Leave blank to list everything' }),
    ),
    pageId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'Links to this page, to one of its audiences, or to a routing that targets either',
      }),
    ),
    audienceId: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Links to this audience' }),
    ),
    targetType: Type.Optional(OneOf(['audience', 'page', 'page_routing'])),
    tenantDomainId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Links on this domain. Default: links on the fallback subdomain',
      }),
    ),
  },
  async run({ query, caller, services, page }) {
    const { items, ...rest } = await services.links.search(caller.tenantId, query, page);
    return { items: await renderLinks(services, caller.tenantId, items), ...rest };
  },
});

export const getPageLink = route({
  id: 'getPageLink',
  method: 'GET',
  path: '/v0/page_links/{page_link_id}',
  scope: 'read',
  tag,
  summary: 'Get a page link',
  description: 'With its target and the path visitors open.',
  reply: PageLink,
  fails: ['page_link_not_found'],
  run: async ({ params, caller, services }) =>
    renderOne(services, await services.links.get(caller.tenantId, params.page_link_id)),
});

export const createPageLink = route({
  id: 'createPageLink',
  method: 'POST',
  path: '/v0/page_links',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Create a page link',
  description: 'Visitors who open the path get the target. A path is taken once on each domain.',
  body: NewPageLink,
  reply: PageLink,
  fails: ['path_taken'],
  run: async ({ body, caller, services }) =>
    renderOne(services, await services.links.create(caller.tenantId, body)),
});

export const updatePageLink = route({
  id: 'updatePageLink',
  method: 'PATCH',
  path: '/v0/page_links/{page_link_id}',
  scope: 'write',
  tag,
  summary: 'Change a page link',
  description: 'Omitted fields keep their value. The target is replaced as a whole.',
  body: PageLinkChange,
  reply: PageLink,
  fails: ['page_link_not_found', 'path_taken'],
  run: async ({ params, body, caller, services }) =>
    renderOne(services, await services.links.update(caller.tenantId, params.page_link_id, body)),
});

export const deletePageLink = route({
  id: 'deletePageLink',
  method: 'DELETE',
  path: '/v0/page_links/{page_link_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete a page link',
  description: 'Frees the path.',
  fails: ['page_link_not_found'],
  run: ({ params, caller, services }) =>
    services.links.remove(caller.tenantId, params.page_link_id),
});

export const linkRoutes = [
  searchPageLinks,
  getPageLink,
  createPageLink,
  updatePageLink,
  deletePageLink,
];
