// What became of telling a subscription about events: reading it, doing it again,
// trying it out; and forgetting it, after a while or when a person asks.
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { DeliveryState } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { firstIdAt, type MakeId, withPrefix } from '../platform/ids.ts';
import type { Signals } from '../platform/signals/signals.ts';
import {
  countDeliveriesIn,
  type FoundDelivery,
  findDelivery,
  insertEventFor,
  type ListedDelivery,
  listDeliveries,
  listDeliveriesIn,
  listEventsFor,
  reopenDelivery,
} from './deliveries.store.ts';
import { eventDescriptions, isErased, type WebhookEventType } from './events.ts';
import { insertDelivery } from './fanout.store.ts';
import type { Subscriptions } from './subscriptions.service.ts';
import type { ShownSubscription } from './subscriptions.store.ts';
import { emptyEventsOfPerson, emptyEventsOfSubmissions, forgetDeliveries } from './sweep.store.ts';
import { sweepOld } from './sweep.ts';

export interface Period {
  from: number;
  to: number;
  /** Also what has been delivered. */
  all: boolean;
}

export interface Deliveries {
  get(tenantId: string, subscriptionId: string, deliveryId: string): Promise<FoundDelivery>;
  list(
    tenantId: string,
    subscriptionId: string,
    state: DeliveryState | undefined,
    page: PageRequest,
  ): Promise<PageOf<ListedDelivery>>;
  redeliver(tenantId: string, subscriptionId: string, deliveryId: string): Promise<FoundDelivery>;
  /** Sends the sample of an event to this subscription and to no other. */
  test(
    tenantId: string,
    subscriptionId: string,
    type: WebhookEventType | undefined,
  ): Promise<FoundDelivery>;
  /** Queues the events of a period; `resumeAt` is where to go on when there were too many for once. */
  replay(
    tenantId: string,
    subscriptionId: string,
    period: Period,
  ): Promise<{ queuedCount: number; resumeAt: number | undefined }>;
  /** In the transaction that erases them: what their events hold of these submissions is gone with it. */
  forgetSubmissions(tenantId: string, submissionIds: string[]): Promise<number>;
  /** The same for every submission on the pages made for a person; before their audiences are emptied. */
  forgetPerson(tenantId: string, personId: string): Promise<number>;
  /** Events and deliveries past their time, and what deleted subscriptions left. */
  forgetOld(): Promise<void>;
}

const replayedAtOnce = 10_000;
/** So that a period full of what need not be sent again is not searched in one long transaction. */
const lookedAtAtOnce = 50_000;
const eventsPerRead = 500;
/** Ids are made a moment before, or borrowed a little after, the time their row carries. */
const idMarginMs = 60_000;

export function makeDeliveries(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  signals: Signals;
  subscriptions: Subscriptions;
}): Deliveries {
  const { db, clock, makeId, signals, subscriptions } = deps;

  async function get(
    tenantId: string,
    subscriptionId: string,
    deliveryId: string,
  ): Promise<FoundDelivery> {
    await subscriptions.get(tenantId, subscriptionId);
    const eventId = eventIdOf(deliveryId);
    const row = await findDelivery(db, tenantId, subscriptionId, eventId);
    if (!row) throw new Failure('webhook_delivery_not_found');
    return row;
  }

  async function getActive(tenantId: string, subscriptionId: string): Promise<ShownSubscription> {
    const subscription = await subscriptions.get(tenantId, subscriptionId);
    if (subscription.active) return subscription;
    throw new Failure('webhook_subscription_inactive', {
      detail: 'Set active to true first.',
    });
  }

  const ring = (subscriptionId: string) =>
    db.afterCommit(() => signals.publish('webhooks', subscriptionId));

  async function forget(tenantId: string, eventIds: string[]): Promise<number> {
    await forgetDeliveries(db, tenantId, eventIds, clock.now());
    return eventIds.length;
  }

  return {
    get,
    async list(tenantId, subscriptionId, state, { after = beforeNewest, limit }) {
      await subscriptions.get(tenantId, subscriptionId);
      const page = { after, limit: limit + 1 };
      const rows =
        state === undefined
          ? await listDeliveries(db, tenantId, subscriptionId, page)
          : await listDeliveriesIn(db, tenantId, subscriptionId, state, page);
      const countAgain = () =>
        state === undefined
          ? readTotal(db, tenantId, ['webhook_deliveries'], subscriptionId)
          : countDeliveriesIn(db, tenantId, subscriptionId, state);
      return countedPage(rows, limit, 'event_id', countAgain);
    },
    redeliver: (tenantId, subscriptionId, deliveryId) =>
      db.transaction(async () => {
        const found = await get(tenantId, subscriptionId, deliveryId);
        const { event_id: eventId, event_created_at: at, type, payload } = found;
        await getActive(tenantId, subscriptionId);
        if (at === null || isErased(type ?? '', payload ?? '')) {
          throw new Failure('webhook_event_gone');
        }
        const now = clock.now();
        await reopenDelivery(db, tenantId, subscriptionId, eventId, { at, now });
        ring(subscriptionId);
        return get(tenantId, subscriptionId, deliveryId);
      }),
    test: (tenantId, subscriptionId, wanted) =>
      db.transaction(async () => {
        const { event_types } = await getActive(tenantId, subscriptionId);
        const first = event_types?.split(' ')[0] as WebhookEventType | undefined;
        const type = wanted ?? first ?? 'page.version.published';
        const eventId = makeId('evt');
        const now = clock.now();
        const event = {
          event_id: eventId,
          tenant_id: tenantId,
          type,
          // A key of its own: a test waits for nothing, and nothing for it.
          order_key: eventId,
          payload: JSON.stringify(eventDescriptions[type].sample.payload),
          created_at: now,
          subscription_id: subscriptionId,
          submission_id: null,
        };
        await insertEventFor(db, event);
        const delivery = { tenantId, subscriptionId, eventId, orderKey: eventId };
        await insertDelivery(db, { ...delivery, at: now, now });
        ring(subscriptionId);
        return get(tenantId, subscriptionId, withPrefix('delivery', eventId));
      }),
    replay: (tenantId, subscriptionId, { from, to, all }) =>
      db.transaction(async () => {
        const { event_types } = await getActive(tenantId, subscriptionId);
        const now = clock.now();
        const selection = {
          subscriptionId,
          types: event_types?.split(' ') ?? null,
          before: firstIdAt('evt', to + idMarginMs),
          from,
          to,
          limit: eventsPerRead,
        };
        let after = firstIdAt('evt', from - idMarginMs);
        let queuedCount = 0;
        let lookedAt = 0;
        ring(subscriptionId);
        for (;;) {
          const events = await listEventsFor(db, tenantId, { ...selection, after });
          for (const { event_id: eventId, order_key: orderKey, created_at: at, state } of events) {
            if (queuedCount >= replayedAtOnce || lookedAt >= lookedAtAtOnce) {
              return { queuedCount, resumeAt: at };
            }
            lookedAt += 1;
            if (state === 'delivered' && !all) continue;
            if (state === null) {
              await insertDelivery(db, { tenantId, subscriptionId, eventId, orderKey, at, now });
            } else if (
              !(await reopenDelivery(db, tenantId, subscriptionId, eventId, { at, now }))
            ) {
              continue;
            }
            queuedCount += 1;
          }
          after = events.at(-1)?.event_id ?? '';
          if (events.length < eventsPerRead) return { queuedCount, resumeAt: undefined };
        }
      }),
    async forgetSubmissions(tenantId, submissionIds) {
      return forget(tenantId, await emptyEventsOfSubmissions(db, tenantId, submissionIds));
    },
    async forgetPerson(tenantId, personId) {
      return forget(tenantId, await emptyEventsOfPerson(db, tenantId, personId));
    },
    forgetOld: () => sweepOld(db, clock.now()),
  };
}

/** The two share their last part. What is no id of a delivery is the id of no event. */
const eventIdOf = (deliveryId: string): string =>
  deliveryId.startsWith('delivery_') ? withPrefix('evt', deliveryId) : '';
