// What is no longer kept, in parts: a sweep must not hold the database for long.
import type { Db } from '../platform/db/open.ts';

interface Part {
  /** Ids before this one are too old. */
  before: string;
  limit: number;
}

export async function listAllSubscriptions(db: Db): Promise<string[]> {
  const rows = await db.sql.selectFrom('webhook_subscriptions').select('subscription_id').execute();
  return rows.map((row) => row.subscription_id);
}

/** Deliveries that have ended; how many. */
export async function deleteOldDeliveries(
  db: Db,
  subscriptionId: string,
  { before, limit }: Part,
): Promise<number> {
  const [first, second, third] = marks(db);
  const text = `delete from webhook_deliveries where subscription_id = ${first} and event_id in (
    select event_id from webhook_deliveries
    where subscription_id = ${second} and event_id < ${third} and state <> 'waiting' limit ${limit})`;
  return (await db.query(text, [subscriptionId, subscriptionId, before])).changes;
}

/** Events that nobody is still to be told about; how many. */
export async function deleteOldEvents(db: Db, { before, limit }: Part): Promise<number> {
  const text = `delete from events where event_id in (
    select e.event_id from events e
    where e.event_id < ${marks(db)[0]}
      and not exists (select 1 from webhook_deliveries d
        join webhook_subscriptions s on s.subscription_id = d.subscription_id
        where s.tenant_id = e.tenant_id and d.subscription_id = s.subscription_id and d.event_id = e.event_id)
    order by e.event_id limit ${limit})`;
  return (await db.query(text, [before])).changes;
}

/** Deliveries of subscriptions that were deleted; how many. */
export async function deleteDeliveriesOfDeleted(db: Db, limit: number): Promise<number> {
  const text = `delete from webhook_deliveries where (subscription_id, event_id) in (
    select d.subscription_id, d.event_id from webhook_deliveries d
    join webhook_subscriptions s on s.subscription_id = d.subscription_id
    where s.deleted_at is not null limit ${limit})`;
  return (await db.query(text, [])).changes;
}

export async function deleteEmptySubscriptions(db: Db): Promise<void> {
  await db.query(
    `delete from webhook_subscriptions where deleted_at is not null and not exists (
      select 1 from webhook_deliveries d where d.subscription_id = webhook_subscriptions.subscription_id)`,
    [],
  );
}

const marks = (db: Db): readonly [string, string, string] =>
  db.engine === 'postgres' ? ['$1', '$2', '$3'] : ['?', '?', '?'];

/** SQL for what `isErased` knows again, from the column of the type. */
export const erasedPayload = (type: string): string =>
  `'{"type":"' || ${type} || '","erased":true}'`;

/** The events of these submissions, or of those on the pages of these audiences, lose what they hold. */
const emptied = `payload = ${erasedPayload('type')}`;

export async function emptyEventsOfSubmissions(
  db: Db,
  tenantId: string,
  submissionIds: string[],
): Promise<string[]> {
  const { rows } = await db.query<{ event_id: string }>(
    db.engine === 'postgres'
      ? `update events set ${emptied} where tenant_id = $1
         and submission_id in (select json_array_elements_text($2::json)) returning event_id`
      : `update events set ${emptied} where tenant_id = ?
         and submission_id in (select value from json_each(?)) returning event_id`,
    [tenantId, JSON.stringify(submissionIds)],
  );
  return rows.map((row) => row.event_id);
}

export async function emptyEventsOfPerson(
  db: Db,
  tenantId: string,
  personId: string,
): Promise<string[]> {
  const [first, second, third] = marks(db);
  const { rows } = await db.query<{ event_id: string }>(
    `update events set ${emptied} where tenant_id = ${first} and submission_id is not null
     and order_key in (select audience_id from audiences where tenant_id = ${second} and person_id = ${third})
     returning event_id`,
    [tenantId, tenantId, personId],
  );
  return rows.map((row) => row.event_id);
}

/** Those of emptied events: nothing is left to tell, and what receivers answered may quote it. */
export async function forgetDeliveries(
  db: Db,
  tenantId: string,
  eventIds: string[],
  now: number,
): Promise<void> {
  for (const eventId of eventIds) {
    await db.sql
      .updateTable('webhook_deliveries')
      .set((set) => ({
        attempts: '[]',
        lease_owner: null,
        lease_until: 0,
        finished_at: set.fn.coalesce('finished_at', set.lit(now)),
        state: set
          .case()
          .when('state', '=', 'waiting')
          .then('cancelled' as const)
          .else(set.ref('state'))
          .end(),
      }))
      .where('tenant_id', '=', tenantId)
      .where('event_id', '=', eventId)
      .where('subscription_id', 'in', (inner) =>
        inner
          .selectFrom('webhook_subscriptions')
          .select('subscription_id')
          .where('tenant_id', '=', tenantId),
      )
      .execute();
  }
}
