// Real subscriptions and deliveries for the suites over the whole route table. Nothing listens
// where they are sent: a delivery is made, fails, and waits for its next try.
import type { Reply } from './server.ts';

type Post = (path: string, body: unknown) => Promise<Reply['body']>;

const hooks = '/v0/webhook_subscriptions';

export const webhookMakers = {
  subscription_id: async (post: Post): Promise<string> =>
    (await post(hooks, { url: 'http://127.0.0.1:9/nobody', events: null })).subscriptionId,
  delivery_id: async (post: Post, parents: Record<string, string>): Promise<string> =>
    (await post(`${hooks}/${parents.subscription_id}/test`, {})).deliveryId,
};

export const webhookBodies = {
  updateWebhookSubscription: { events: ['form.submitted'] },
  replayWebhooks: { startDate: '2026-01-01T00:00:00.000Z' },
};
