import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import type { Static } from '../platform/json_type.ts';
import { utmQuery } from './conditions.ts';
import { findUnreachable } from './reachability.ts';
import {
  NewPageRouting,
  PageRouting,
  PageRoutingChange,
  PageRoutingWithWarnings,
  RoutingDecision,
  VisitQuery,
} from './routings.schemas.ts';
import type { PageRouting as Routing, Routings, VisitFacts } from './routings.service.ts';

const { route, listRoute } = endpoints<{ routings: Routings }>();

type Names = Awaited<ReturnType<Routings['targetNames']>>;

const idOf = (target: Routing['defaultTarget']): string =>
  target.targetType === 'page' ? target.pageId : target.audienceId;

const renderRouting = (routing: Routing, names: Names): Static<typeof PageRouting> => ({
  pageRoutingId: routing.pageRoutingId,
  name: routing.name,
  rules: routing.rules,
  defaultTarget: routing.defaultTarget,
  targets: [
    ...new Set([routing.defaultTarget, ...routing.rules.map(({ target }) => target)].map(idOf)),
  ].flatMap((id) => {
    const known = names.get(id);
    return known ? [{ id, name: known.name, pageId: known.page?.id ?? id }] : [];
  }),
  createdAt: isoTime(routing.createdAt),
  updatedAt: isoTime(routing.updatedAt),
});

async function withWarnings(
  services: { routings: Routings },
  tenantId: string,
  routing: Routing,
): Promise<Static<typeof PageRoutingWithWarnings>> {
  const names = await services.routings.targetNames(tenantId, [routing]);
  return { ...renderRouting(routing, names), warnings: findUnreachable(routing.rules) };
}

const factsOf = (query: Static<typeof VisitQuery>): VisitFacts => ({
  query: [...utmQuery(query), ...new URLSearchParams(query.query)],
  referrer: query.referrer,
  country: query.country,
  accountDomain: query.accountDomain,
  personRouteKey: query.personRouteKey,
});

const tag = 'Page routings';

export const createPageRouting = route({
  id: 'createPageRouting',
  method: 'POST',
  path: '/v0/page_routings',
  status: 201,
  scope: 'write',
  tag,
  summary: 'Create a page routing',
  description: 'Saved even if some rules can never match; `warnings` names them.',
  body: NewPageRouting,
  reply: PageRoutingWithWarnings,
  run: async ({ body, caller, services }) =>
    withWarnings(services, caller.tenantId, await services.routings.create(caller.tenantId, body)),
});

export const listPageRoutings = listRoute({
  id: 'listPageRoutings',
  path: '/v0/page_routings',
  scope: 'read',
  tag,
  summary: 'List the page routings',
  description: 'Newest first, with their rules.',
  item: PageRouting,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.routings.list(caller.tenantId, page);
    const names = await services.routings.targetNames(caller.tenantId, items);
    return { items: items.map((routing) => renderRouting(routing, names)), ...rest };
  },
});

export const getPageRouting = route({
  id: 'getPageRouting',
  method: 'GET',
  path: '/v0/page_routings/{page_routing_id}',
  scope: 'read',
  tag,
  summary: 'Get a page routing',
  description: 'With its rules in the order in which they are tried.',
  reply: PageRoutingWithWarnings,
  fails: ['page_routing_not_found'],
  run: async ({ params, caller, services }) =>
    withWarnings(
      services,
      caller.tenantId,
      await services.routings.get(caller.tenantId, params.page_routing_id),
    ),
});

export const updatePageRouting = route({
  id: 'updatePageRouting',
  method: 'PATCH',
  path: '/v0/page_routings/{page_routing_id}',
  scope: 'write',
  tag,
  summary: 'Change a page routing',
  description: 'Omitted fields keep their value. The rules are replaced as a whole.',
  body: PageRoutingChange,
  reply: PageRoutingWithWarnings,
  fails: ['page_routing_not_found'],
  run: async ({ params, body, caller, services }) =>
    withWarnings(
      services,
      caller.tenantId,
      await services.routings.update(caller.tenantId, params.page_routing_id, body),
    ),
});

export const deletePageRouting = route({
  id: 'deletePageRouting',
  method: 'DELETE',
  path: '/v0/page_routings/{page_routing_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete a page routing',
  description: 'Fails while links lead to the routing.',
  fails: ['page_routing_not_found', 'page_routing_in_use'],
  run: ({ params, caller, services }) =>
    services.routings.remove(caller.tenantId, params.page_routing_id),
});

export const explainPageRouting = route({
  id: 'explainPageRouting',
  method: 'GET',
  path: '/v0/page_routings/{page_routing_id}/explain',
  scope: 'read',
  tag,
  summary: 'Explain where a visit leads',
  description: 'Takes the facts of a visit and returns its target and, rule by rule, the reason.',
  query: VisitQuery,
  reply: RoutingDecision,
  fails: ['page_routing_not_found'],
  async run({ params, query, caller, services }) {
    const facts = factsOf(query);
    const { ruleIndex = null, ...decision } = await services.routings.explain(
      caller.tenantId,
      params.page_routing_id,
      facts,
    );
    return { ...decision, ruleIndex };
  },
});

export const routingRoutes = [
  createPageRouting,
  listPageRoutings,
  getPageRouting,
  updatePageRouting,
  deletePageRouting,
  explainPageRouting,
];
