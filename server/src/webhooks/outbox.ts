// What happened, written in the transaction in which it happened, and with it one
// delivery for each webhook subscription that wants to know: a subscription made
// later never hears of it, and a crash can come between nothing.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { EventRow } from '../platform/db/tables.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Signals } from '../platform/signals/signals.ts';
import type { EventPayloads, WebhookEventType } from './events.ts';
import { insertDeliveries, insertEvent } from './fanout.store.ts';

export type VersionEventType = Exclude<
  Extract<WebhookEventType, `page.version.${string}`>,
  'page.version.cancelled'
>;

export interface Outbox {
  /**
   * Inside the transaction of the change. A payload with a submissionId can be emptied by it later.
   * `at`: when it happened; left out, now.
   */
  write<T extends WebhookEventType>(
    tenantId: string,
    type: T,
    orderKey: string,
    payload: EventPayloads[T],
    at?: number,
  ): Promise<void>;
}

export function makeOutbox({
  db,
  clock,
  makeId,
  signals,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  signals: Signals;
}): Outbox {
  return {
    async write(tenantId, type, orderKey, payload, at = clock.now()) {
      const event: EventRow = {
        event_id: makeId('evt'),
        tenant_id: tenantId,
        type,
        order_key: orderKey,
        payload: JSON.stringify({ type, ...payload }),
        created_at: at,
        subscription_id: null,
        submission_id: submissionOf(payload),
      };
      const [found] = await insertEvent(db, { ...event });
      if (!found?.subscribers) return;
      const subscriptionIds = await insertDeliveries(db, event);
      db.afterCommit(() => {
        for (const subscriptionId of subscriptionIds) signals.publish('webhooks', subscriptionId);
      });
    },
  };
}

/** What an event that holds personal data is found by, to be emptied when its person is erased. */
const submissionOf = (payload: object): string | null => {
  if ('submissionId' in payload && typeof payload.submissionId === 'string') {
    return payload.submissionId;
  }
  if ('sessionId' in payload && typeof payload.sessionId === 'string') return payload.sessionId;
  // The words of a page may be about its person.
  return 'claims' in payload && 'versionId' in payload ? String(payload.versionId) : null;
};
