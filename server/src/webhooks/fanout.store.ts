// From an event to its deliveries, in the transaction of the event.
import { type Kysely, sql as raw } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { EventRow, Tables } from '../platform/db/tables.ts';

/** The active subscriptions of a tenant that want events of a type. */
const subscribersOf = (sql: Kysely<Tables>, tenantId: string, type: string) =>
  sql
    .selectFrom('webhook_subscriptions as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.deleted_at', 'is', null)
    .where('s.active', '=', 1)
    // Names have spaces around them, so none is found inside another.
    .where(
      raw<boolean>`(s.event_types is null or ' ' || s.event_types || ' ' like '% ' || ${type} || ' %')`,
    );

const columns = [
  'tenant_id',
  'subscription_id',
  'event_id',
  'order_key',
  'state',
  'tries',
  'series_started_at',
  'run_at',
  'attempts',
  'created_at',
] as const;

const insert = statement(
  (sql, v: { tenantId: string; type: string; eventId: string; orderKey: string; now: number }) =>
    sql
      .insertInto('webhook_deliveries')
      .columns(columns)
      .expression(
        subscribersOf(sql, v.tenantId, v.type).select([
          's.tenant_id',
          's.subscription_id',
          raw<string>`${v.eventId}`.as('event_id'),
          raw<string>`${v.orderKey}`.as('order_key'),
          raw<string>`'waiting'`.as('state'),
          raw<number>`0`.as('tries'),
          raw<number>`cast(${v.now} as bigint)`.as('series_started_at'),
          raw<number>`cast(${v.now} as bigint)`.as('run_at'),
          raw<string>`'[]'`.as('attempts'),
          raw<number>`cast(${v.now} as bigint)`.as('created_at'),
        ]),
      )
      .returning('subscription_id'),
);

/** One for each subscriber; gives their ids. */
export async function insertDeliveries(db: Db, event: EventRow): Promise<string[]> {
  const rows = await insert(db, {
    tenantId: event.tenant_id,
    type: event.type,
    eventId: event.event_id,
    orderKey: event.order_key,
    now: event.created_at,
  });
  return rows.map((row) => row.subscription_id);
}

const insertOne = statement(
  (
    sql,
    v: {
      tenantId: string;
      subscriptionId: string;
      eventId: string;
      orderKey: string;
      at: number;
      now: number;
    },
  ) =>
    sql
      .insertInto('webhook_deliveries')
      .values({
        tenant_id: v.tenantId,
        subscription_id: v.subscriptionId,
        event_id: v.eventId,
        order_key: v.orderKey,
        state: 'waiting',
        tries: 0,
        series_started_at: v.now,
        run_at: v.at,
        attempts: '[]',
        created_at: v.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

/** For a test, or a replay of what a subscription never got; `at` is the time of its event. */
export async function insertDelivery(
  db: Db,
  delivery: {
    tenantId: string;
    subscriptionId: string;
    eventId: string;
    orderKey: string;
    at: number;
    now: number;
  },
): Promise<void> {
  await insertOne(db, delivery);
}

/** Says in the same round trip who subscribes: where nobody does, that is all an event costs. */
export const insertEvent = statement((sql, v: { [K in keyof EventRow]: EventRow[K] }) =>
  sql
    .insertInto('events')
    .values({
      event_id: v.event_id,
      tenant_id: v.tenant_id,
      type: v.type,
      order_key: v.order_key,
      payload: v.payload,
      created_at: v.created_at,
      subscription_id: v.subscription_id,
      submission_id: v.submission_id,
    })
    .returning(
      subscribersOf(sql, v.tenant_id, v.type)
        .select(raw<number>`count(*)`.as('count'))
        .as('subscribers'),
    ),
);
