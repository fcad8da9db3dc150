import { isoTime } from '../platform/clock.ts';
import type { DomainRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Domains } from './domains.service.ts';
import { verificationOf } from './domains.service.ts';

const { route, listRoute } = endpoints<{ domains: Domains }>();

const Domain = Type.Object(
  {
    domainId: Type.String({ description: 'Links refer to it as tenantDomainId' }),
    domain: Type.String(),
    status: OneOf(['pending', 'verified']),
    verification: Type.Object(
      { name: Type.String(), value: Type.String() },
      { description: 'The DNS TXT record that proves ownership' },
    ),
    verifiedAt: Nullable(Timestamp),
    lastCheckedAt: Nullable(Timestamp),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: 'Domain' },
);

const NewDomain = Exact(
  {
    domain: Type.String({
      minLength: 1,
      maxLength: 2048,
      format: 'domain',
      example: 'pages.example.com',
      description: 'A host name; `www.` is kept',
    }),
    domainId: ReadOnly,
    status: ReadOnly,
    verification: ReadOnly,
    verifiedAt: ReadOnly,
    lastCheckedAt: ReadOnly,
    createdAt: ReadOnly,
    updatedAt: ReadOnly,
  },
  { title: 'NewDomain' },
);

const renderDomain = (row: DomainRow): Static<typeof Domain> => ({
  domainId: row.domain_id,
  domain: row.domain,
  status: row.verified_at === null ? 'pending' : 'verified',
  verification: verificationOf(row),
  verifiedAt: row.verified_at === null ? null : isoTime(row.verified_at),
  lastCheckedAt: row.last_checked_at === null ? null : isoTime(row.last_checked_at),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

const tag = 'Domains';

export const createDomain = route({
  id: 'createDomain',
  method: 'POST',
  path: '/v0/domains',
  status: 201,
  scope: 'admin',
  tag,
  summary: 'Add a domain',
  description:
    'The domain stays pending until its TXT record is found. Links can be created on it before that.',
  body: NewDomain,
  reply: Domain,
  fails: ['domain_exists'],
  run: async ({ body, caller, services }) =>
    renderDomain(await services.domains.create(caller.tenantId, body.domain)),
});

export const listDomains = listRoute({
  id: 'listDomains',
  path: '/v0/domains',
  scope: 'read',
  tag,
  summary: 'List the domains',
  description: 'Newest first, verified or not.',
  item: Domain,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.domains.list(caller.tenantId, page);
    return { items: items.map(renderDomain), ...rest };
  },
});

export const getDomain = route({
  id: 'getDomain',
  method: 'GET',
  path: '/v0/domains/{domain_id}',
  scope: 'read',
  tag,
  summary: 'Get a domain',
  description: 'With the DNS record that verifies it.',
  reply: Domain,
  fails: ['domain_not_found'],
  run: async ({ params, caller, services }) =>
    renderDomain(await services.domains.get(caller.tenantId, params.domain_id)),
});

export const verifyDomain = route({
  id: 'verifyDomain',
  method: 'POST',
  path: '/v0/domains/{domain_id}/verify',
  scope: 'admin',
  tag,
  summary: 'Verify a domain',
  description:
    'Looks up the TXT record in DNS. If it is missing, `detail` says what was found. A verified domain is not checked again.',
  reply: Domain,
  fails: ['domain_not_found', 'domain_not_verified', 'domain_taken'],
  prepare: ({ params, caller, services }) =>
    services.domains.prove(caller.tenantId, params.domain_id),
  run: async ({ prepared, caller, services }) =>
    renderDomain(await services.domains.verify(caller.tenantId, prepared)),
});

export const deleteDomain = route({
  id: 'deleteDomain',
  method: 'DELETE',
  path: '/v0/domains/{domain_id}',
  status: 204,
  scope: 'admin',
  tag,
  summary: 'Delete a domain',
  description: 'Fails while the domain has links.',
  fails: ['domain_not_found', 'domain_in_use'],
  run: ({ params, caller, services }) => services.domains.remove(caller.tenantId, params.domain_id),
});

export const domainRoutes = [createDomain, listDomains, getDomain, verifyDomain, deleteDomain];
