import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { WebhookSubscriptionRow } from '../platform/db/tables.ts';

/** Without the secrets: who only shows a subscription never has them in hand. */
export type ShownSubscription = Omit<WebhookSubscriptionRow, 'secret' | 'old_secret'>;

const shown = [
  'subscription_id',
  'tenant_id',
  'url',
  'format',
  'event_types',
  'active',
  'old_secret_until',
  'failing_since',
  'disabled_reason',
  'disabled_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

export async function insertSubscription(db: Db, row: WebhookSubscriptionRow): Promise<void> {
  await db.sql.insertInto('webhook_subscriptions').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; subscriptionId: string }) =>
  sql
    .selectFrom('webhook_subscriptions')
    .select(shown)
    .where('tenant_id', '=', v.tenantId)
    .where('subscription_id', '=', v.subscriptionId)
    .where('deleted_at', 'is', null),
);

export async function findSubscription(
  db: Db,
  tenantId: string,
  subscriptionId: string,
): Promise<ShownSubscription | undefined> {
  return (await byId(db, { tenantId, subscriptionId }))[0];
}

const list = statement((sql, v: { tenantId: string; after: string; limit: number }) =>
  sql
    .selectFrom('webhook_subscriptions')
    .select(shown)
    .select(
      totalOf(sql, { tenantId: v.tenantId, lists: ['webhook_subscriptions'], scope: '' }).as(
        'total',
      ),
    )
    .where('tenant_id', '=', v.tenantId)
    .where('deleted_at', 'is', null)
    .where('subscription_id', '<', v.after)
    .orderBy('subscription_id', 'desc')
    .limit(v.limit),
);

export const listSubscriptions = (
  db: Db,
  tenantId: string,
  page: { after: string; limit: number },
): Promise<(ShownSubscription & { total: number | null })[]> => list(db, { tenantId, ...page });

/** False when there is no such subscription. */
export async function updateSubscription(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  change: Partial<WebhookSubscriptionRow>,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('webhook_subscriptions')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The new secret takes the place of the old one in one statement: two rotations at once lose none. */
export async function replaceSecret(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  change: { secret: string; oldUntil: number; now: number },
): Promise<boolean> {
  const result = await db.sql
    .updateTable('webhook_subscriptions')
    .set((set) => ({
      old_secret: set.ref('secret'),
      old_secret_until: change.oldUntil,
      secret: change.secret,
      updated_at: change.now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The time of the first failure since the last success. */
export async function markFailing(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  now: number,
): Promise<number> {
  const row = await db.sql
    .updateTable('webhook_subscriptions')
    .set((set) => ({ failing_since: set.fn.coalesce('failing_since', set.lit(now)) }))
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? now;
}

/** False when it is off already. */
export async function switchOff(
  db: Db,
  tenantId: string,
  subscriptionId: string,
  reason: 'gone' | 'failing',
  now: number,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('webhook_subscriptions')
    .set({ active: 0, disabled_reason: reason, disabled_at: now, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('subscription_id', '=', subscriptionId)
    .where('active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
