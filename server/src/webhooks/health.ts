// How a subscription's receiver is doing, as its tries tell: what says it is gone,
// and what has done nothing but fail for days, is switched off, and the tenant's
// own account has a line about it.
import type { Accounts } from '../accounts/accounts.service.ts';
import { isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { clearFailing, type Receiver } from './claims.store.ts';
import { cancelSomeWaiting } from './deliveries.store.ts';
import { failingLimitMs } from './retries.ts';
import { markFailing, switchOff } from './subscriptions.store.ts';

const cancelledAtOnce = 500;

export interface Health {
  receiver: Receiver;
  delivered: boolean;
  /** It answered 410. */
  gone: boolean;
}

/** In the transaction that records the tries. */
export async function keepHealth(
  deps: { db: Db; accounts: Pick<Accounts, 'createLog'> },
  seen: (Health | undefined)[],
  now: number,
): Promise<void> {
  const known = seen.filter((health) => health !== undefined);
  const wellIds = known.filter(({ delivered }) => delivered).map(({ receiver }) => idOf(receiver));
  await clearFailing(deps.db, [...new Set(wellIds)]);
  for (const [subscriptionId, group] of Map.groupBy(known, ({ receiver }) => idOf(receiver))) {
    const receiver = group[0]?.receiver;
    if (!receiver) continue;
    if (!wellIds.includes(subscriptionId)) await noteFailure(deps, receiver, now);
    if (group.some(({ gone }) => gone)) await disable(deps, receiver, 'gone', now, now);
  }
}

const idOf = (receiver: Receiver): string => receiver.subscription_id;

async function noteFailure(
  deps: { db: Db; accounts: Pick<Accounts, 'createLog'> },
  receiver: Receiver,
  now: number,
): Promise<void> {
  const { tenant_id: tenantId, subscription_id: subscriptionId } = receiver;
  const failingSince = await markFailing(deps.db, tenantId, subscriptionId, now);
  if (now - failingSince >= failingLimitMs) {
    await disable(deps, receiver, 'failing', failingSince, now);
  }
}

async function disable(
  { db, accounts }: { db: Db; accounts: Pick<Accounts, 'createLog'> },
  { tenant_id: tenantId, subscription_id: subscriptionId }: Receiver,
  reason: 'gone' | 'failing',
  since: number,
  now: number,
): Promise<void> {
  if (!(await switchOff(db, tenantId, subscriptionId, reason, now))) return;
  // A part at once; the rest, if there is more, when it would have been tried.
  await cancelSomeWaiting(db, tenantId, subscriptionId, now, cancelledAtOnce);
  await accounts.createLog(tenantId, {
    source: 'webhooks',
    type: 'subscription-disabled',
    payload: { subscriptionId, reason, since: isoTime(since) },
  });
}
