import { sql as raw, type Selectable } from 'kysely';
import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { DeliveryState, EventRow, Tables } from '../platform/db/tables.ts';
import { erasedPayload } from './sweep.store.ts';

export type WebhookDelivery = Selectable<Tables['webhook_deliveries']>;

/** A delivery with the type of its event; null when that is no longer kept. */
export type ListedDelivery = WebhookDelivery & { type: string | null; total: number | null };
/** A delivery with its event; null where that is no longer kept. */
export interface FoundDelivery extends WebhookDelivery {
  type: string | null;
  payload: string | null;
  event_created_at: number | null;
}

const columns = [
  'd.tenant_id',
  'd.subscription_id',
  'd.event_id',
  'd.order_key',
  'd.state',
  'd.tries',
  'd.series_started_at',
  'd.run_at',
  'd.lease_owner',
  'd.lease_until',
  'd.attempts',
  'd.created_at',
  'd.finished_at',
] as const;

const list = statement(
  (sql, v: { tenantId: string; subscriptionId: string; after: string; limit: number }) =>
    sql
      .selectFrom('webhook_deliveries as d')
      .leftJoin('events as e', 'e.event_id', 'd.event_id')
      .select(columns)
      .select('e.type')
      .select(
        totalOf(sql, {
          tenantId: v.tenantId,
          lists: ['webhook_deliveries'],
          scope: v.subscriptionId,
        }).as('total'),
      )
      .where('d.tenant_id', '=', v.tenantId)
      .where('d.subscription_id', '=', v.subscriptionId)
      .where('d.event_id', '<', v.after)
      .orderBy('d.event_id', 'desc')
      .limit(v.limit),
);

export const listDeliveries = (
  db: Db,
  tenantId: string,
  subscriptionId: string,
  page: { after: string; limit: number },
): Promise<ListedDelivery[]> => list(db, { tenantId, subscriptionId, ...page });

/** With a filter there is no kept total: it is counted, over what ended badly or still waits. */
export function listDeliveriesIn(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  state: DeliveryState,
  page: { after: string; limit: number },
): Promise<ListedDelivery[]> {
  const inState = db.sql
    .selectFrom('webhook_deliveries as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.subscription_id', '=', subscriptionId)
    // As text: an index that holds one state only is used when the state is in the statement.
    .where('d.state', '=', raw.lit(state));
  return inState
    .leftJoin('events as e', 'e.event_id', 'd.event_id')
    .select(columns)
    .select('e.type')
    .select(inState.select(raw<number>`count(*)`.as('count')).as('total'))
    .where('d.event_id', '<', page.after)
    .orderBy('d.event_id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function countDeliveriesIn(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  state: DeliveryState,
): Promise<number> {
  const row = await db.sql
    .selectFrom('webhook_deliveries')
    .select(raw<number>`count(*)`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', raw.lit(state))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const byId = statement((sql, v: { tenantId: string; subscriptionId: string; eventId: string }) =>
  sql
    .selectFrom('webhook_deliveries as d')
    .leftJoin('events as e', 'e.event_id', 'd.event_id')
    .select(columns)
    .select(['e.type', 'e.payload', 'e.created_at as event_created_at'])
    .where('d.tenant_id', '=', v.tenantId)
    .where('d.subscription_id', '=', v.subscriptionId)
    .where('d.event_id', '=', v.eventId),
);

export async function findDelivery(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  eventId: string,
): Promise<FoundDelivery | undefined> {
  return (await byId(db, { tenantId, subscriptionId, eventId }))[0];
}

const reopenOne = statement(
  (
    sql,
    v: { tenantId: string; subscriptionId: string; eventId: string; at: number; now: number },
  ) =>
    sql
      .updateTable('webhook_deliveries')
      .set({
        state: 'waiting',
        tries: 0,
        series_started_at: v.now,
        run_at: v.at,
        finished_at: null,
      })
      .where('tenant_id', '=', v.tenantId)
      .where('subscription_id', '=', v.subscriptionId)
      .where('event_id', '=', v.eventId)
      // One that is under way is being delivered as it is.
      .where('lease_owner', 'is', null)
      .returning('event_id'),
);

/** To be tried now, as if for the first time, and in the place of its event (`at`). False when it is under way anyhow. */
export async function reopenDelivery(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  eventId: string,
  times: { at: number; now: number },
): Promise<boolean> {
  return (await reopenOne(db, { tenantId, subscriptionId, eventId, ...times })).length > 0;
}

export async function insertEventFor(db: Db, event: EventRow): Promise<void> {
  await db.sql.insertInto('events').values(event).execute();
}

export interface EventSelection {
  subscriptionId: string;
  /** Null: of every type. */
  types: string[] | null;
  after: string;
  before: string;
  from: number;
  to: number;
  limit: number;
}

/** Events of a period in their order, without those that were erased, each with the state of its delivery to the subscription. */
export function listEventsFor(
  db: Db,
  tenantId: string,
  { subscriptionId, types, after, before, from, to, limit }: EventSelection,
): Promise<
  { event_id: string; order_key: string; created_at: number; state: DeliveryState | null }[]
> {
  let events = db.sql
    .selectFrom('events as e')
    .leftJoin('webhook_deliveries as d', (join) =>
      join.onRef('d.event_id', '=', 'e.event_id').on('d.subscription_id', '=', subscriptionId),
    )
    .select(['e.event_id', 'e.order_key', 'e.created_at', 'd.state'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.event_id', '>', after)
    .where('e.event_id', '<', before)
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to)
    .where('e.subscription_id', 'is', null)
    .where('e.payload', '<>', raw.raw<string>(erasedPayload('e.type')));
  if (types) events = events.where('e.type', 'in', types);
  return events.orderBy('e.event_id').limit(limit).execute();
}

/** A part of what waits for a subscription that is off; how many that were. */
export async function cancelSomeWaiting(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  now: number,
  limit: number,
): Promise<number> {
  const result = await db.sql
    .updateTable('webhook_deliveries')
    .set({ state: 'cancelled', finished_at: now })
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('event_id', 'in', (inner) =>
      inner
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhook_subscriptions as s', 's.subscription_id', 'd.subscription_id')
        .select('d.event_id')
        .where('d.tenant_id', '=', tenantId)
        .where('d.subscription_id', '=', subscriptionId)
        .where('d.state', '=', 'waiting')
        .where('d.lease_owner', 'is', null)
        .where('s.active', '=', 0)
        .limit(limit),
    )
    .where('state', '=', 'waiting')
    .where('lease_owner', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
