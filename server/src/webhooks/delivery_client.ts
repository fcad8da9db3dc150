// From a claimed delivery to one try of it: its body, the keys it is signed with, and
// the connections it leaves by.
import type { Clock } from '../platform/clock.ts';
import { post, type TryResult } from './attempt.ts';
import type { ClaimedDelivery, Receiver } from './claims.store.ts';
import { openAgent, type ResolveHost } from './connect.ts';
import { makeKeyRing } from './keyring.ts';
import { bodyIn } from './messages.ts';
import { unreadable } from './outcomes.ts';
import type { SigningKey } from './signature.ts';
import type { SubscriptionSettings } from './subscriptions.service.ts';
import type { Vault } from './vault.ts';

export interface DeliveryClient {
  send(delivery: ClaimedDelivery, receiver: Receiver): Promise<TryResult>;
  /** Ends what is under way; it counts as a try without an answer. */
  cutOff(): void;
  close(): Promise<void>;
}

export function makeDeliveryClient(deps: {
  clock: Clock;
  vault: Vault;
  settings: SubscriptionSettings;
  resolveHost: ResolveHost;
}): DeliveryClient {
  const { clock, vault, settings, resolveHost } = deps;
  const keyRing = makeKeyRing(vault);
  const underWay = new Set<AbortController>();
  let opened: ReturnType<typeof openAgent> | undefined;
  const agent = () => {
    const { webhookAllowPrivate: allowPrivate, webhookPorts: ports } = settings;
    opened ??= openAgent({ allowPrivate, ports, resolveHost });
    return opened;
  };

  function keysOf(receiver: Receiver): readonly [SigningKey, ...SigningKey[]] | undefined {
    const newest = keyRing(receiver.secret);
    if (newest === undefined) return undefined;
    const stillSigns = (receiver.old_secret_until ?? 0) > clock.now();
    const old =
      receiver.old_secret !== null && stillSigns ? keyRing(receiver.old_secret) : undefined;
    return old === undefined ? [newest] : [newest, old];
  }

  return {
    async send(delivery, receiver) {
      const keys = keysOf(receiver);
      if (keys === undefined) return unreadable(clock.now());
      const { event_id, tenant_id, type, payload, event_created_at, only_for } = delivery;
      const body = bodyIn(receiver.format, {
        event_id,
        tenant_id,
        type: type ?? '',
        payload: payload ?? '',
        created_at: event_created_at ?? 0,
      });
      const timestamp = Math.floor(clock.now() / 1000);
      const signed = { webhookId: event_id, timestamp, body };
      const posting = { url: receiver.url, keys, signed, isTest: only_for !== null };
      const controller = new AbortController();
      underWay.add(controller);
      try {
        return await post(await agent(), posting, () => clock.now(), controller);
      } finally {
        underWay.delete(controller);
      }
    },
    cutOff() {
      for (const controller of underWay) controller.abort();
    },
    async close() {
      await (await opened)?.destroy();
    },
  };
}
