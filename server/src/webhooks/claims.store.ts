// Taking deliveries that are due and recording what came of them: the
// statements of every turn of the dispatcher. They cross tenants, as jobs do.
import type { Parameter } from '../platform/db/engine.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { DeliveryState, WebhookSubscriptionRow } from '../platform/db/tables.ts';

export interface Wanted {
  subscriptionId: string;
  limit: number;
  /** How much of what is due is looked at. */
  window: number;
}

export interface ClaimedDelivery {
  tenant_id: string;
  subscription_id: string;
  event_id: string;
  tries: number;
  series_started_at: number;
  run_at: number;
  attempts: string;
  /** Of the event; null when it is gone. */
  type: string | null;
  payload: string | null;
  event_created_at: number | null;
  only_for: string | null;
}

const claimed = `d.tenant_id, d.subscription_id, d.event_id, d.tries, d.series_started_at, d.run_at, d.attempts,
  e.type, e.payload, e.created_at as event_created_at, e.subscription_id as only_for`;

/**
 * A first try waits for the first tries of earlier events of its order key; what is being
 * retried holds nobody up. Only the head of what is due is looked at, so that a long queue
 * of one key costs no more than a short one: behind it, it is first come, first served.
 */
const mayGo = `(d.tries > 0 or not exists (
    select 1 from webhook_deliveries u
    where u.subscription_id = d.subscription_id and u.order_key = d.order_key
      and u.state = 'waiting' and u.tries = 0 and u.event_id < d.event_id))`;
const headOf = (lane: string, now: string, window: string) =>
  `select w.event_id from webhook_deliveries w
    where w.subscription_id = ${lane} and w.state = 'waiting'
      and w.run_at <= ${now} and w.lease_until <= ${now}
    order by w.run_at, w.event_id limit ${window}`;

/** SQLite takes a cross join in the order it is written: the head as it is sorted, and no further than the limit. */
const claimOneSqlite = `select ${claimed}
  from (${headOf('?', '?', '?')}) h
  cross join webhook_deliveries d on d.subscription_id = ? and d.event_id = h.event_id
  left join events e on e.event_id = d.event_id
  where ${mayGo} limit ?`;

const leaseSqlite = `update webhook_deliveries set lease_until = ?, lease_owner = ?
  where subscription_id = ? and event_id in (select value from json_each(?))`;

/** Locked as they are chosen, so that several processes share the work without waiting for each other. */
const claimPostgres = `
  with chosen as (
    select d.subscription_id, d.event_id
    from json_to_recordset($1::json) as lane (id key_text, wanted int, head int)
    cross join lateral (
      select d.subscription_id, d.event_id from webhook_deliveries d
      where d.subscription_id = lane.id and d.state = 'waiting' and d.run_at <= $2 and d.lease_until <= $2
        and d.event_id = any (array(${headOf('lane.id', '$2', 'lane.head')}))
        and ${mayGo}
      order by d.run_at, d.event_id limit lane.wanted
      for update skip locked
    ) d
  )
  update webhook_deliveries d set lease_until = $3, lease_owner = $4
  from chosen c left join events e on e.event_id = c.event_id
  where d.subscription_id = c.subscription_id and d.event_id = c.event_id
  returning ${claimed}`;

export interface Claim {
  owner: string;
  now: number;
  leaseUntil: number;
  wanted: Wanted[];
}

/** In a transaction. The earliest first. */
export async function claimDeliveries(db: Db, claim: Claim): Promise<ClaimedDelivery[]> {
  const { owner, now, leaseUntil, wanted } = claim;
  if (db.engine === 'postgres') {
    const lanes = wanted.map(({ subscriptionId: id, limit, window }) => ({
      id,
      wanted: limit,
      head: window,
    }));
    const values: Parameter[] = [JSON.stringify(lanes), now, leaseUntil, owner];
    const { rows } = await db.query<ClaimedDelivery>(claimPostgres, values);
    return rows.sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
  }
  const all: ClaimedDelivery[] = [];
  for (const { subscriptionId, limit, window } of wanted) {
    const { rows } = await db.query<ClaimedDelivery>(claimOneSqlite, [
      subscriptionId,
      now,
      now,
      window,
      subscriptionId,
      limit,
    ]);
    const eventIds = JSON.stringify(rows.map((row) => row.event_id));
    if (rows.length > 0) await db.query(leaseSqlite, [leaseUntil, owner, subscriptionId, eventIds]);
    all.push(...rows);
  }
  return all;
}

export interface DeliveryOutcome {
  subscription_id: string;
  event_id: string;
  state: DeliveryState;
  tries: number;
  run_at: number;
  attempts: string;
  finished_at: number | null;
}

const recordOne = statement(
  (sql, v: { [K in keyof DeliveryOutcome]: DeliveryOutcome[K] } & { owner: string }) =>
    sql
      .updateTable('webhook_deliveries')
      .set({
        state: v.state,
        tries: v.tries,
        run_at: v.run_at,
        attempts: v.attempts,
        finished_at: v.finished_at,
        lease_owner: null,
        lease_until: 0,
      })
      .where('subscription_id', '=', v.subscription_id)
      .where('event_id', '=', v.event_id)
      .where('lease_owner', '=', v.owner),
);

const recordPostgres = `
  update webhook_deliveries d
  set state = o.state, tries = o.tries, run_at = o.run_at, attempts = o.attempts,
    finished_at = o.finished_at, lease_owner = null, lease_until = 0
  from json_to_recordset($1::json) as o (subscription_id key_text, event_id key_text, state key_text, tries int,
    run_at bigint, attempts text, finished_at bigint)
  where d.subscription_id = o.subscription_id and d.event_id = o.event_id and d.lease_owner = $2`;

/** In a transaction. What another process has taken meanwhile is that one's to record. */
export async function recordOutcomes(
  db: Db,
  owner: string,
  outcomes: DeliveryOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  if (db.engine === 'postgres') {
    await db.query(recordPostgres, [JSON.stringify(outcomes), owner]);
    return;
  }
  for (const outcome of outcomes) await recordOne(db, { ...outcome, owner });
}

const wellAgain = (ids: string) => `
  update webhook_subscriptions set failing_since = null
  where subscription_id in (${ids}) and failing_since is not null`;
const wellAgainOn = {
  sqlite: wellAgain('select value from json_each(?)'),
  postgres: wellAgain('select json_array_elements_text($1::json)'),
};

/** After a success. The row is asked, not what was read before the try: a failure may have been recorded since. */
export async function clearFailing(db: Db, subscriptionIds: string[]): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await db.query(wellAgainOn[db.engine], [JSON.stringify(subscriptionIds)]);
}

/** A lone server's own leases from before it was killed are nobody's now. */
export async function dropDeliveryLeases(db: Db): Promise<void> {
  await db.sql
    .updateTable('webhook_deliveries')
    .set({ lease_owner: null, lease_until: 0 })
    .where('state', '=', 'waiting')
    .where('lease_owner', 'is not', null)
    .execute();
}

/** Steps from one subscription to the next in the index: what waits behind each is not read. */
const dueSubscriptions = (now: string, again: string) => `
  with recursive lane (id) as (
    select min(subscription_id) from webhook_deliveries where state = 'waiting'
    union all
    select (select min(d.subscription_id) from webhook_deliveries d
      where d.state = 'waiting' and d.subscription_id > lane.id)
    from lane where lane.id is not null
  )
  select lane.id as id from lane where lane.id is not null and exists (
    select 1 from webhook_deliveries d
    where d.subscription_id = lane.id and d.state = 'waiting'
      and d.run_at <= ${now} and d.lease_until <= ${again})`;

/** The subscriptions that have a delivery to try now: a read, so that waiting costs no write. */
export async function listDueSubscriptions(db: Db, now: number): Promise<string[]> {
  const text = db.engine === 'postgres' ? dueSubscriptions('$1', '$2') : dueSubscriptions('?', '?');
  return (await db.query<{ id: string }>(text, [now, now])).rows.map((row) => row.id);
}

export type Receiver = Pick<
  WebhookSubscriptionRow,
  | 'subscription_id'
  | 'tenant_id'
  | 'url'
  | 'format'
  | 'active'
  | 'secret'
  | 'old_secret'
  | 'old_secret_until'
>;

const receivers = (ids: string) => `
  select subscription_id, tenant_id, url, format, active, secret, old_secret, old_secret_until
  from webhook_subscriptions
  where subscription_id in (${ids}) and deleted_at is null`;
const receiversOn = {
  sqlite: receivers('select value from json_each(?)'),
  postgres: receivers('select json_array_elements_text($1::json)'),
};

/** By their ids; those that have been deleted are missing. */
export async function findReceivers(
  db: Db,
  subscriptionIds: string[],
): Promise<Map<string, Receiver>> {
  const text = receiversOn[db.engine];
  const { rows } = await db.query<Receiver>(text, [JSON.stringify(subscriptionIds)]);
  return new Map(rows.map((row) => [row.subscription_id, row]));
}
