import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import { invalidField } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, FreeObject, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { withPrefix } from '../platform/ids.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Attempt } from './attempt.ts';
import type { Deliveries } from './deliveries.service.ts';
import type { WebhookDelivery as DeliveryRow, FoundDelivery } from './deliveries.store.ts';
import { bodyOf, eventTypes } from './events.ts';
import type { Subscriptions } from './subscriptions.service.ts';

const { route, listRoute } = endpoints<{
  clock: Clock;
  webhookDeliveries: Deliveries;
  webhooks: Subscriptions;
}>();

const WebhookAttempt = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    startedAt: Timestamp,
    latencyMs: Type.Integer({ minimum: 0 }),
    status: Nullable(
      Type.Integer({ description: 'The response’s status; null when there was no response' }),
    ),
    error: Nullable(Type.String({ description: 'Why the attempt failed' })),
    responseExcerpt: Nullable(
      Type.String({ description: 'The beginning of the response, 1,000 characters at most' }),
    ),
  },
  { title: 'WebhookAttempt' },
);

const states = ['waiting', 'delivered', 'failed', 'cancelled'] as const;

const fields = {
  deliveryId: Type.String({ description: 'Unique within its subscription' }),
  subscriptionId: Type.String(),
  eventId: Type.String({ description: 'Receivers get it as `webhook-id`' }),
  type: Nullable(
    Type.String({ description: 'The event’s; null when the event is no longer kept' }),
  ),
  status: OneOf([...states], {
    description:
      'waiting: due or in progress. failed: the last attempt failed too. cancelled: the subscription was switched off or the event was erased',
  }),
  attempts: Type.Array(WebhookAttempt, { description: 'Oldest first' }),
  nextAttemptAt: Nullable(
    Type.String({ format: 'date-time', description: 'The earliest time of the next attempt' }),
  ),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
};
const WebhookDelivery = Type.Object(fields, { title: 'WebhookDelivery' });
const WebhookDeliveryWithEvent = Type.Object(
  {
    ...fields,
    event: Type.Optional(FreeObject('The request body; absent when it is no longer kept')),
  },
  { title: 'WebhookDeliveryWithEvent' },
);

const renderAttempt = (attempt: Attempt): Static<typeof WebhookAttempt> => ({
  ...attempt,
  startedAt: isoTime(attempt.startedAt),
});

const render = (row: DeliveryRow & { type: string | null }): Static<typeof WebhookDelivery> => ({
  deliveryId: withPrefix('delivery', row.event_id),
  subscriptionId: row.subscription_id,
  eventId: row.event_id,
  type: row.type,
  status: row.state,
  attempts: (JSON.parse(row.attempts) as Attempt[]).map(renderAttempt),
  // While it is under way the column holds the end of a lease, which is nobody's business.
  nextAttemptAt: row.state === 'waiting' && row.lease_owner === null ? isoTime(row.run_at) : null,
  createdAt: isoTime(row.created_at),
  finishedAt: row.finished_at === null ? null : isoTime(row.finished_at),
});

function renderWithEvent(row: FoundDelivery): Static<typeof WebhookDeliveryWithEvent> {
  const { type, payload, event_created_at: createdAt } = row;
  if (type === null || payload === null || createdAt === null) return render(row);
  const { event_id, tenant_id } = row;
  const body = bodyOf({ event_id, tenant_id, type, payload, created_at: createdAt });
  return { ...render(row), event: JSON.parse(body) as Record<string, unknown> };
}

const tag = 'Webhooks';
const base = '/v0/webhook_subscriptions/{subscription_id}';

export const listWebhookDeliveries = listRoute({
  id: 'listWebhookDeliveries',
  path: `${base}/deliveries`,
  scope: 'read',
  tag,
  summary: 'List the deliveries to a subscription',
  description: 'Includes every attempt. Kept for 30 days.',
  item: WebhookDelivery,
  filters: { status: Type.Optional(OneOf([...states])) },
  fails: ['webhook_subscription_not_found'],
  async run({ params, query, caller, services, page }) {
    const { items, ...rest } = await services.webhookDeliveries.list(
      caller.tenantId,
      params.subscription_id,
      query.status,
      page,
    );
    return { items: items.map(render), ...rest };
  },
});

export const getWebhookDelivery = route({
  id: 'getWebhookDelivery',
  method: 'GET',
  path: `${base}/deliveries/{delivery_id}`,
  scope: 'read',
  tag,
  summary: 'Get a delivery with the event it carries',
  description: 'With every try: when, how long it took, and what the receiver answered.',
  reply: WebhookDeliveryWithEvent,
  fails: ['webhook_subscription_not_found', 'webhook_delivery_not_found'],
  run: async ({ params, caller, services }) =>
    renderWithEvent(
      await services.webhookDeliveries.get(
        caller.tenantId,
        params.subscription_id,
        params.delivery_id,
      ),
    ),
});

export const redeliverWebhook = route({
  id: 'redeliverWebhook',
  method: 'POST',
  path: `${base}/deliveries/{delivery_id}/redeliver`,
  status: 202,
  scope: 'write',
  tag,
  summary: 'Redeliver an event',
  description:
    'Sends the event again now, with the same `webhook-id`, whatever its state. A failed attempt is retried like a new delivery.',
  reply: WebhookDeliveryWithEvent,
  fails: [
    'webhook_subscription_not_found',
    'webhook_delivery_not_found',
    'webhook_subscription_inactive',
    'webhook_event_gone',
  ],
  run: async ({ params, caller, services }) =>
    renderWithEvent(
      await services.webhookDeliveries.redeliver(
        caller.tenantId,
        params.subscription_id,
        params.delivery_id,
      ),
    ),
});

export const testWebhookSubscription = route({
  id: 'testWebhookSubscription',
  method: 'POST',
  path: `${base}/test`,
  status: 202,
  scope: 'write',
  tag,
  summary: 'Send a test event',
  description:
    'Sends a sample event to this subscription only, signed as usual and marked with the header `x-webhook-test: true`. Read the delivery to see the result.',
  body: Exact(
    {
      type: Type.Optional(
        OneOf([...eventTypes], { description: 'Default: the first event of the subscription' }),
      ),
    },
    { title: 'WebhookTest' },
  ),
  reply: WebhookDeliveryWithEvent,
  fails: ['webhook_subscription_not_found', 'webhook_subscription_inactive'],
  run: async ({ params, body, caller, services }) =>
    renderWithEvent(
      await services.webhookDeliveries.test(caller.tenantId, params.subscription_id, body.type),
    ),
});

export const replayWebhooks = route({
  id: 'replayWebhooks',
  method: 'POST',
  path: `${base}/replay`,
  status: 202,
  scope: 'write',
  tag,
  summary: 'Replay the events of a period',
  description:
    'Queues the subscription’s events of a period, also those from before it was created: undelivered ones, or all. At most 10,000 per request; if there are more, continue with `resumeAt` as the next `startDate`.',
  body: Exact(
    {
      startDate: Timestamp,
      endDate: Type.Optional(Type.String({ format: 'date-time', description: 'Default: now' })),
      which: Type.Optional(OneOf(['undelivered', 'all'], { default: 'undelivered' })),
    },
    { title: 'WebhookReplay' },
  ),
  reply: Type.Object(
    {
      queuedCount: Type.Integer({ minimum: 0 }),
      resumeAt: Nullable(Timestamp),
    },
    { title: 'QueuedReplay' },
  ),
  fails: ['webhook_subscription_not_found', 'webhook_subscription_inactive'],
  async run({ params, body, caller, services }) {
    const from = Date.parse(body.startDate);
    const to = body.endDate === undefined ? services.clock.now() + 1 : Date.parse(body.endDate);
    // Asked for first: what is not there has no period either.
    await services.webhooks.get(caller.tenantId, params.subscription_id);
    if (body.endDate !== undefined && from >= to) throw wrongPeriod();
    const { queuedCount, resumeAt } = await services.webhookDeliveries.replay(
      caller.tenantId,
      params.subscription_id,
      { from, to, all: body.which === 'all' },
    );
    return { queuedCount, resumeAt: resumeAt === undefined ? null : isoTime(resumeAt) };
  },
});

const wrongPeriod = () => invalidField('/endDate', 'out_of_range', 'must be later than startDate');

export const webhookDeliveryRoutes = [
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhook,
  testWebhookSubscription,
  replayWebhooks,
];
