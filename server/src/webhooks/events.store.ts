import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { EventRow } from '../platform/db/tables.ts';

const columns = ['event_id', 'tenant_id', 'type', 'payload', 'created_at'] as const;
export type ListedEvent = Pick<EventRow, (typeof columns)[number]>;

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('events')
    .select(columns)
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['events'], scope: '' }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('subscription_id', 'is', null)
    .where('event_id', '<', v.after)
    .orderBy('event_id', 'desc')
    .limit(v.limit),
);

export const listEvents = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(ListedEvent & { total: number | null })[]> => list(db, { tenantId, ...page });

export interface EventQuery {
  type?: string | undefined;
  /** Ids from here, inclusive, and to there, exclusive: ids tell the time. */
  from?: string | undefined;
  to?: string | undefined;
}

function matching(db: Db, tenantId: string, { type, from, to }: EventQuery) {
  let query = db.sql
    .selectFrom('events')
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', 'is', null);
  if (type !== undefined) query = query.where('type', '=', type);
  if (from !== undefined) query = query.where('event_id', '>=', from);
  if (to !== undefined) query = query.where('event_id', '<', to);
  return query;
}

export const listMatchingEvents = (
  db: Db,
  tenantId: string,
  by: EventQuery,
  page: { after: string; limit: number },
): Promise<ListedEvent[]> =>
  matching(db, tenantId, by)
    .select(columns)
    .where('event_id', '<', page.after)
    .orderBy('event_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countMatchingEvents(
  db: Db,
  tenantId: string,
  by: EventQuery,
): Promise<number> {
  const row = await matching(db, tenantId, by)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
