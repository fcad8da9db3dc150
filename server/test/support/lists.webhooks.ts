// Lists of webhook subscriptions and of their deliveries, for the paging suite.
import { client, type MakeList } from './paging.ts';

const hooks = '/v0/webhook_subscriptions';
const nobody = { url: 'http://127.0.0.1:9/nobody', events: null };

export const webhookSubscriptions: MakeList = async (facet, key) => {
  const { made, gone } = client(facet, key);
  return {
    path: hooks,
    idOf: (item) => item.subscriptionId,
    add: async () => (await made(hooks, nobody)).subscriptionId,
    async remove(id) {
      await gone(`${hooks}/${id}`);
      return false;
    },
  };
};

const deliveries =
  (query: string): MakeList =>
  async (facet, key) => {
    const { made } = client(facet, key);
    const { subscriptionId } = await made(hooks, nobody);
    const path = `${hooks}/${subscriptionId}`;
    return {
      path: `${path}/deliveries${query}`,
      idOf: (item) => item.deliveryId,
      add: async () => (await made(`${path}/test`, {})).deliveryId,
    };
  };

export const webhookDeliveries = deliveries('');
/** Nothing answers them, so they stay where they are. */
export const waitingDeliveries = deliveries('?status=waiting');
