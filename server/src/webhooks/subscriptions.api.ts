import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { eventTypes, type WebhookEventType } from './events.ts';
import type { Subscriptions } from './subscriptions.service.ts';
import type { ShownSubscription } from './subscriptions.store.ts';

const { route, listRoute } = endpoints<{ webhooks: Subscriptions }>();

const EventNames = Nullable(
  Type.Array(OneOf([...eventTypes]), {
    minItems: 1,
    maxItems: eventTypes.length,
    uniqueItems: true,
    description: 'The events to send. null: all events, including those of later releases',
  }),
);

const formatDescription =
  'How bodies are written: the signed JSON event, or a message for an incoming webhook of Slack or Microsoft Teams';
const Format = OneOf(['standard', 'slack', 'teams'], { description: formatDescription });

const fields = {
  subscriptionId: Type.String(),
  url: Type.String({ format: 'uri' }),
  events: EventNames,
  format: Format,
  active: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  oldSecretExpiresAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Until this time, deliveries are also signed with the previous secret',
    }),
  ),
  failingSince: Nullable(
    Type.String({ format: 'date-time', description: 'The first failure after the last success' }),
  ),
  disabledAt: Nullable(Timestamp),
  disabledReason: Nullable(
    OneOf(['gone', 'failing'], {
      description:
        'Why Facet switched the subscription off: the receiver answered 410, or every attempt failed for five days',
    }),
  ),
};
const WebhookSubscription = Type.Object(fields, { title: 'WebhookSubscription' });
const WebhookSubscriptionWithSecret = Type.Object(
  {
    ...fields,
    signingSecret: Type.String({ description: 'Shown only here: store it' }),
  },
  { title: 'WebhookSubscriptionWithSecret' },
);

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  format: 'uri',
  example: 'https://receiver.example/webhooks/facet',
  description: 'http or https, without user name and password; must lead to a public address',
});

const readOnly = {
  subscriptionId: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
  oldSecretExpiresAt: ReadOnly,
  failingSince: ReadOnly,
  disabledAt: ReadOnly,
  disabledReason: ReadOnly,
};

const NewWebhookSubscription = Exact(
  {
    url: Url,
    events: EventNames,
    format: Type.Optional(
      OneOf(['standard', 'slack', 'teams'], {
        default: 'standard',
        description: formatDescription,
      }),
    ),
    active: Type.Optional(Type.Boolean({ default: true })),
    ...readOnly,
  },
  { title: 'NewWebhookSubscription' },
);

const WebhookSubscriptionChange = Exact(
  {
    url: Type.Optional(Url),
    events: Type.Optional(EventNames),
    format: Type.Optional(Format),
    active: Type.Optional(Type.Boolean({ description: 'false cancels waiting deliveries' })),
    ...readOnly,
  },
  { title: 'WebhookSubscriptionChange', minProperties: 1 },
);

const time = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

const render = (row: ShownSubscription): Static<typeof WebhookSubscription> => ({
  subscriptionId: row.subscription_id,
  url: row.url,
  events: (row.event_types?.split(' ') as WebhookEventType[] | undefined) ?? null,
  format: row.format,
  active: row.active === 1,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
  oldSecretExpiresAt: time(row.old_secret_until),
  failingSince: time(row.failing_since),
  disabledAt: time(row.disabled_at),
  disabledReason: row.disabled_reason,
});

const tag = 'Webhooks';

export const createWebhookSubscription = route({
  id: 'createWebhookSubscription',
  method: 'POST',
  path: '/v0/webhook_subscriptions',
  status: 201,
  scope: 'write',
  // Its deliveries tell of everything there is.
  andScope: 'read',
  tag,
  summary: 'Subscribe to events',
  description:
    'Sends events that happen from now on to the URL. Only this response contains the signing secret.',
  body: NewWebhookSubscription,
  reply: WebhookSubscriptionWithSecret,
  async run({ body, caller, services }) {
    const { url, events, active = true, format } = body;
    const made = await services.webhooks.create(caller.tenantId, { url, events, active, format });
    return { ...render(made.row), signingSecret: made.signingSecret };
  },
});

export const listWebhookSubscriptions = listRoute({
  id: 'listWebhookSubscriptions',
  path: '/v0/webhook_subscriptions',
  scope: 'read',
  tag,
  summary: 'List the webhook subscriptions',
  description: 'Newest first. Signing secrets are never shown again.',
  item: WebhookSubscription,
  async run({ caller, services, page }) {
    const { items, ...rest } = await services.webhooks.list(caller.tenantId, page);
    return { items: items.map(render), ...rest };
  },
});

export const getWebhookSubscription = route({
  id: 'getWebhookSubscription',
  method: 'GET',
  path: '/v0/webhook_subscriptions/{subscription_id}',
  scope: 'read',
  tag,
  summary: 'Get a webhook subscription',
  description: 'Without its signing secret, which is shown only when it is made or rotated.',
  reply: WebhookSubscription,
  fails: ['webhook_subscription_not_found'],
  run: async ({ params, caller, services }) =>
    render(await services.webhooks.get(caller.tenantId, params.subscription_id)),
});

export const updateWebhookSubscription = route({
  id: 'updateWebhookSubscription',
  method: 'PATCH',
  path: '/v0/webhook_subscriptions/{subscription_id}',
  scope: 'write',
  // Its deliveries tell of everything there is.
  andScope: 'read',
  tag,
  summary: 'Change a webhook subscription',
  description: 'Omitted fields keep their value. Later attempts use the new URL.',
  body: WebhookSubscriptionChange,
  reply: WebhookSubscription,
  fails: ['webhook_subscription_not_found'],
  async run({ params, body, caller, services }) {
    const { url, events, active, format } = body;
    const change = {
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events }),
      ...(format === undefined ? {} : { format }),
      ...(active === undefined ? {} : { active }),
    };
    return render(await services.webhooks.update(caller.tenantId, params.subscription_id, change));
  },
});

export const deleteWebhookSubscription = route({
  id: 'deleteWebhookSubscription',
  method: 'DELETE',
  path: '/v0/webhook_subscriptions/{subscription_id}',
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete a webhook subscription',
  description:
    'Nothing more is sent, not even deliveries that are waiting. Its delivery log is deleted too.',
  fails: ['webhook_subscription_not_found'],
  run: ({ params, caller, services }) =>
    services.webhooks.remove(caller.tenantId, params.subscription_id),
});

export const rotateWebhookSecret = route({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v0/webhook_subscriptions/{subscription_id}/rotate_secret',
  scope: 'write',
  // It is told the new secret.
  andScope: 'read',
  tag,
  summary: 'Rotate the signing secret',
  description:
    'Only this response contains the new secret. For 24 hours, deliveries are also signed with the old secret; a second rotation ends that at once.',
  reply: WebhookSubscriptionWithSecret,
  fails: ['webhook_subscription_not_found'],
  async run({ params, caller, services }) {
    const made = await services.webhooks.rotateSecret(caller.tenantId, params.subscription_id);
    return { ...render(made.row), signingSecret: made.signingSecret };
  },
});

export const webhookSubscriptionRoutes = [
  createWebhookSubscription,
  listWebhookSubscriptions,
  getWebhookSubscription,
  updateWebhookSubscription,
  deleteWebhookSubscription,
  rotateWebhookSecret,
];
