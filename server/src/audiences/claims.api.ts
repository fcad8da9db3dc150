import type { Claims } from '../claims/claims.service.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, notBlank, OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Audiences } from './audiences.service.ts';
import {
  Claim,
  claimStatuses,
  ListedClaim,
  renderClaim,
  renderListedClaim,
} from './claims.render.ts';
import type { Proving } from './proving.ts';
import type { Versions } from './versions.service.ts';

const { route, listRoute } = endpoints<{
  audiences: Audiences;
  claims: Claims;
  proving: Proving;
  versions: Versions;
}>();

const tag = 'Claims';
const base = '/v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims';
const notFound = ['page_not_found', 'audience_not_found', 'version_not_found'] as const;

export const getVersionClaims = route({
  id: 'getVersionClaims',
  method: 'GET',
  path: base,
  scope: 'read',
  tag,
  summary: 'Get the claims of a version',
  description:
    'Every number, amount, date, percentage, quotation, name, superlative and comparison on the page, with the words of the source it rests on. The page context, all topics of the page, assets, and what the reader said or is known by are searched, whether the version cites them or not. At most 2,000.',
  reply: Type.Object({ claims: Type.Array(Claim) }, { title: 'VersionClaims' }),
  fails: [...notFound, 'work_too_large'],
  async prepare({ params, caller, services }) {
    const { audiences, versions, proving } = services;
    const audience = await audiences.get(caller.tenantId, params.page_id, params.audience_id);
    return proving.prove(audience, await versions.get(audience, params.version_id));
  },
  run: async ({ prepared }) => ({ claims: prepared.map(renderClaim) }),
});

const Acceptance = Exact(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      pattern: notBlank,
      description: 'Why the page may say it; kept with who accepted it and when',
    }),
  },
  { title: 'NewClaimAcceptance' },
);

export const acceptClaim = route({
  id: 'acceptClaim',
  method: 'POST',
  path: `${base}/{claim_id}/accept`,
  scope: 'write',
  tag,
  summary: 'Accept a claim without a source',
  description:
    'For claims that are unsupported or stale: whoever accepts one answers for it. The acceptance holds for later versions of the audience in which the same block says the same sentence. Accepting again replaces the reason.',
  body: Acceptance,
  reply: Claim,
  fails: [...notFound, 'claim_not_found', 'claim_supported', 'work_too_large'],
  async prepare({ params, caller, services }) {
    const { audiences, versions, proving } = services;
    const audience = await audiences.get(caller.tenantId, params.page_id, params.audience_id);
    await proving.prove(audience, await versions.get(audience, params.version_id));
  },
  async run({ params, body, caller, services, markPerson }) {
    const { audiences, claims } = services;
    const { tenantId, actor } = caller;
    const audience = await audiences.get(tenantId, params.page_id, params.audience_id);
    markPerson(audience.person_id);
    const { page_id: pageId, audience_id: audienceId } = audience;
    const of = { tenantId, pageId, audienceId, versionId: params.version_id };
    return renderClaim(await claims.accept(of, params.claim_id, body.reason, actor));
  },
});

export const listClaims = listRoute({
  id: 'listClaims',
  path: '/v0/claims',
  scope: 'read',
  tag,
  summary: 'List the claims of published versions by status',
  description:
    'What visitors can read now: with `status=stale`, which is the default, every published page that says something its source no longer does. The newest version first, its claims in the order of the page. A version whose page has the claimPolicy `off` is listed once its claims were asked for.',
  item: ListedClaim,
  filters: {
    status: Type.Optional(OneOf([...claimStatuses], { default: 'stale' })),
    pageId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  async run({ query, caller, services, page }) {
    const filter = { status: query.status ?? 'stale', pageId: query.pageId };
    const { items, ...rest } = await services.claims.list(caller.tenantId, filter, page);
    return { items: items.map(renderListedClaim), ...rest };
  },
});

export const claimRoutes = [getVersionClaims, acceptClaim, listClaims];
