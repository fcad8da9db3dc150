import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Audit } from './audit.service.ts';

const { listRoute } = endpoints<{ audit: Audit }>();

const AuditRecord = Type.Object(
  {
    auditId: Type.String(),
    at: Timestamp,
    actor: Type.Object({
      type: OneOf(['key', 'member', 'system']),
      id: Type.String({ description: 'An apiKeyId or a memberId' }),
    }),
    operation: Type.String({ description: 'The operationId of this document' }),
    targetId: Type.Optional(Type.String({ description: 'What it was done to, or what it made' })),
    changed: Type.Array(Type.String(), { description: 'The fields a change named' }),
    requestId: Type.String(),
  },
  { title: 'AuditRecord' },
);

const Id = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));

export const listAuditLog = listRoute({
  id: 'listAuditLog',
  path: '/v0/audit_log',
  scope: 'admin',
  tag: 'Audit',
  summary: 'List who changed what',
  description:
    'Every write that succeeded and every sign-in, newest first: ids and names of fields, never their content. Kept for 400 days. `startDate` is included, `endDate` is not.',
  item: AuditRecord,
  filters: {
    operation: Id,
    actorId: Id,
    targetId: Id,
    startDate: Type.Optional(Timestamp),
    endDate: Type.Optional(Timestamp),
  },
  async run({ caller, query, services, page }) {
    const { startDate, endDate, ...filter } = query;
    const { items, ...rest } = await services.audit.list(
      caller.tenantId,
      {
        ...filter,
        from: startDate === undefined ? undefined : Date.parse(startDate),
        to: endDate === undefined ? undefined : Date.parse(endDate),
      },
      page,
    );
    return {
      items: items.map((row) => ({
        auditId: row.audit_id,
        at: isoTime(Number(row.at)),
        actor: { type: row.actor_type, id: row.actor_id },
        operation: row.operation,
        ...(row.target_id === null ? {} : { targetId: row.target_id }),
        changed: JSON.parse(row.changed) as string[],
        requestId: row.request_id,
      })),
      ...rest,
    };
  },
});

export const auditRoutes = [listAuditLog];
