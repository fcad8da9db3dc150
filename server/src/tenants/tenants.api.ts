import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Tenants } from './tenants.service.ts';

const { route } = endpoints<{ tenants: Tenants }>();

const Count = Type.Integer({ minimum: 0 });

const Tenant = Type.Object(
  {
    tenantId: Type.String(),
    name: Type.String(),
    siteUrl: Type.String({ format: 'uri', description: 'Where links on no domain of yours lead' }),
    createdAt: Timestamp,
    counts: Type.Object({
      persons: Count,
      accounts: Count,
      pages: Count,
      audiences: Type.Integer({ minimum: 0, description: 'Of all pages that are not deleted' }),
    }),
    limits: Type.Object({
      uploadBytes: Type.Integer({ minimum: 1, description: 'The largest file' }),
      bodyBytes: Type.Integer({ minimum: 1, description: 'The largest JSON body' }),
      listLimit: Type.Integer({ minimum: 1, description: 'The most items of one page of a list' }),
    }),
  },
  { title: 'Tenant' },
);

export const getTenant = route({
  id: 'getTenant',
  method: 'GET',
  path: '/v0/tenant',
  scope: 'read',
  tag: 'Tenant',
  summary: 'Get the tenant this key belongs to',
  description:
    'Its name, the address of its site, how much it holds, and the limits it is held to.',
  reply: Tenant,
  async run({ caller, services }) {
    const { row, siteUrl, counts, limits } = await services.tenants.show(caller.tenantId);
    return {
      tenantId: row.tenant_id,
      name: row.name,
      siteUrl,
      createdAt: isoTime(row.created_at),
      counts,
      limits,
    };
  },
});

export const tenantRoutes = [getTenant];
