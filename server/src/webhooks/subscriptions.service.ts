// Who is told about events. A signing secret is shown when it is made and never
// again; an address that leads to no public place is refused here already, where
// it can be seen, and again at every connection.

import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { WebhookSubscriptionRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { PortRange } from './addresses.ts';
import { addressOf, isAllowedPort, isPublicAddress, portOf } from './addresses.ts';
import { cancelSomeWaiting } from './deliveries.store.ts';
import type { WebhookEventType } from './events.ts';
import type { WebhookFormat } from './messages.ts';
import { makeSigningSecret } from './signature.ts';
import {
  findSubscription,
  insertSubscription,
  listSubscriptions,
  replaceSecret,
  type ShownSubscription,
  updateSubscription,
} from './subscriptions.store.ts';
import type { Vault } from './vault.ts';

export interface NewSubscription {
  url: string;
  /** Null: every event. */
  events: WebhookEventType[] | null;
  active: boolean;
  format?: WebhookFormat | undefined;
}

export interface SubscriptionWithSecret {
  row: ShownSubscription;
  signingSecret: string;
}

export interface Subscriptions {
  create(tenantId: string, subscription: NewSubscription): Promise<SubscriptionWithSecret>;
  get(tenantId: string, subscriptionId: string): Promise<ShownSubscription>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<ShownSubscription>>;
  update(
    tenantId: string,
    subscriptionId: string,
    change: Partial<NewSubscription>,
  ): Promise<ShownSubscription>;
  remove(tenantId: string, subscriptionId: string): Promise<void>;
  rotateSecret(tenantId: string, subscriptionId: string): Promise<SubscriptionWithSecret>;
}

export interface SubscriptionSettings {
  webhookAllowPrivate: boolean;
  webhookPorts: PortRange[] | undefined;
}

const oldSecretMs = 24 * 3_600_000;
/** So that a long queue is not cancelled in one long transaction. */
const cancelledAtOnce = 500;

export function makeSubscriptions(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  vault: Vault;
  settings: SubscriptionSettings;
}): Subscriptions {
  const { db, clock, makeId, vault, settings } = deps;

  async function get(tenantId: string, subscriptionId: string): Promise<ShownSubscription> {
    const row = await findSubscription(db, tenantId, subscriptionId);
    if (!row) throw new Failure('webhook_subscription_not_found');
    return row;
  }

  /** What still waits for one that is off. Cut short anywhere, the dispatcher does the rest when it is due. */
  async function cancelWaiting(tenantId: string, subscriptionId: string): Promise<void> {
    for (;;) {
      const now = clock.now();
      const count = await cancelSomeWaiting(db, tenantId, subscriptionId, now, cancelledAtOnce);
      if (count < cancelledAtOnce) return;
    }
  }

  return {
    get,
    async create(tenantId, { url, events, active, format = 'standard' }) {
      checkUrl(url, settings);
      const now = clock.now();
      const signingSecret = makeSigningSecret();
      const row: WebhookSubscriptionRow = {
        subscription_id: makeId('webhook'),
        tenant_id: tenantId,
        url,
        format,
        event_types: typesText(events),
        active: active ? 1 : 0,
        secret: vault.seal(signingSecret),
        old_secret: null,
        old_secret_until: null,
        failing_since: null,
        disabled_reason: null,
        disabled_at: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await insertSubscription(db, row);
      return { row, signingSecret };
    },
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listSubscriptions(db, tenantId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'subscription_id', () =>
        readTotal(db, tenantId, ['webhook_subscriptions']),
      );
    },
    async update(tenantId, subscriptionId, { url, events, active, format }) {
      if (url !== undefined) checkUrl(url, settings);
      const known = await updateSubscription(db, tenantId, subscriptionId, {
        ...(url === undefined ? {} : { url }),
        ...(format === undefined ? {} : { format }),
        ...(events === undefined ? {} : { event_types: typesText(events) }),
        ...(active === undefined ? {} : { active: active ? 1 : 0 }),
        // Switched by hand, it starts with a clean record.
        ...(active ? { failing_since: null, disabled_reason: null, disabled_at: null } : {}),
        updated_at: clock.now(),
      });
      if (known && active === false) await cancelWaiting(tenantId, subscriptionId);
      return get(tenantId, subscriptionId);
    },
    async remove(tenantId, subscriptionId) {
      const now = clock.now();
      const known = await updateSubscription(db, tenantId, subscriptionId, {
        active: 0,
        // Not even sealed: nothing will be signed with it again.
        secret: '',
        old_secret: null,
        deleted_at: now,
        updated_at: now,
      });
      if (!known) throw new Failure('webhook_subscription_not_found');
      await cancelWaiting(tenantId, subscriptionId);
    },
    async rotateSecret(tenantId, subscriptionId) {
      const signingSecret = makeSigningSecret();
      const now = clock.now();
      const secret = vault.seal(signingSecret);
      const change = { secret, oldUntil: now + oldSecretMs, now };
      const known = await replaceSecret(db, tenantId, subscriptionId, change);
      if (!known) throw new Failure('webhook_subscription_not_found');
      return { row: await get(tenantId, subscriptionId), signingSecret };
    },
  };
}

const typesText = (events: WebhookEventType[] | null): string | null => events?.join(' ') ?? null;

/** Names are resolved when a connection is made; what is an address already can be judged now. */
function checkUrl(text: string, { webhookAllowPrivate, webhookPorts }: SubscriptionSettings): void {
  const url = new URL(text);
  const address = addressOf(url.hostname);
  const isPrivate = address !== undefined && !webhookAllowPrivate && !isPublicAddress(address);
  const wrongPort = !isAllowedPort(portOf(url), webhookPorts);
  if (!isPrivate && !wrongPort) return;
  const detail = isPrivate
    ? 'must lead to a public address'
    : 'must use a port that this server allows for webhooks';
  throw invalidField('/url', 'not_allowed', detail);
}
