import { readTotal } from '../platform/db/counters.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageRequest } from '../platform/db/page.ts';
import type { AuditRow } from '../platform/db/tables.ts';

const columns = [
  'audit_id',
  'tenant_id',
  'at',
  'actor_type',
  'actor_id',
  'operation',
  'target_id',
  'changed',
  'request_id',
] as const;

/** One that is there already stays: a batch that failed half-way is sent again as a whole. */
export const insertAudits = insertion('audit_log', columns, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

export interface AuditFilter {
  operation?: string | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  /** Audit ids are made in order of time: a period is a range of them. */
  fromId?: string | undefined;
  toId?: string | undefined;
}

const filtered = (db: Db, tenantId: string, filter: AuditFilter) => {
  let query = db.sql.selectFrom('audit_log').where('tenant_id', '=', tenantId);
  if (filter.operation !== undefined) query = query.where('operation', '=', filter.operation);
  if (filter.actorId !== undefined) query = query.where('actor_id', '=', filter.actorId);
  if (filter.targetId !== undefined) query = query.where('target_id', '=', filter.targetId);
  if (filter.fromId !== undefined) query = query.where('audit_id', '>=', filter.fromId);
  if (filter.toId !== undefined) query = query.where('audit_id', '<', filter.toId);
  return query;
};

export function listAudits(
  db: Db,
  tenantId: string,
  filter: AuditFilter,
  page: PageRequest,
): Promise<AuditRow[]> {
  let query = filtered(db, tenantId, filter)
    .select(columns)
    .orderBy('audit_id', 'desc')
    .limit(page.limit + 1);
  if (page.after !== undefined) query = query.where('audit_id', '<', page.after);
  return query.execute();
}

/** Kept by triggers for the whole log; a filter is counted along its index. */
export async function countAudits(db: Db, tenantId: string, filter: AuditFilter): Promise<number> {
  if (Object.values(filter).every((value) => value === undefined)) {
    return readTotal(db, tenantId, ['audit_log']);
  }
  const row = await filtered(db, tenantId, filter)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function deleteAuditsBefore(db: Db, auditId: string): Promise<void> {
  await db.sql.deleteFrom('audit_log').where('audit_id', '<', auditId).execute();
}
