// Sends what is due. A turn is one transaction: it records what has ended since the
// last turn and takes what may start now, under a lease that outlives a try. Killed
// anywhere, a delivery is tried again when its lease ends: at least once, never lost.
import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { Signals } from '../platform/signals/signals.ts';
import type { Attempt, TryResult } from './attempt.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryOutcome,
  dropDeliveryLeases,
  findReceivers,
  listDueSubscriptions,
  type Receiver,
  recordOutcomes,
  type Wanted,
} from './claims.store.ts';
import type { ResolveHost } from './connect.ts';
import { makeDeliveryClient } from './delivery_client.ts';
import { isErased } from './events.ts';
import { type Health, keepHealth } from './health.ts';
import { makeLanes } from './lanes.ts';
import { cancelled, isGone, outcomeOf, untouched } from './outcomes.ts';
import type { SubscriptionSettings } from './subscriptions.service.ts';
import type { Vault } from './vault.ts';

export interface DispatcherReport {
  delivered(): void;
  failed(subscriptionId: string, attempt: Attempt): void;
  /** Something of ours, such as the database, did not work; it is tried again. */
  broken(error: unknown): void;
}

export interface Dispatcher {
  stop(): Promise<void>;
}

/** Longer than a try that began late, and short enough that what a dead process held is taken up within 30 s. */
const usualLeaseMs = 24_000;
/** What could not begin within this part of its lease is given back: the lease would end too soon. */
const beginWithin = 0.2;
const pollMs = 1_000;
const slowAfterMs = 1_000;
/** While many are under way, a turn waits a little for others to end: commits are what a turn costs. */
const gather = { whileUnderWay: 16, ms: 8 };
const graceMs = 5_000;

/** A delivery that is ours to try, with what it takes. */
interface Ready {
  delivery: ClaimedDelivery;
  receiver: Receiver;
  claimedAt: number;
}

interface Ended {
  outcome: DeliveryOutcome;
  /** What it says about the receiver; nothing when it was not tried. */
  health?: Health;
}

export async function startDispatcher(deps: {
  db: Db;
  clock: Clock;
  signals: Signals;
  vault: Vault;
  accounts: Pick<Accounts, 'createLog'>;
  settings: SubscriptionSettings;
  resolveHost: ResolveHost;
  report: DispatcherReport;
  leaseMs?: number | undefined;
}): Promise<Dispatcher> {
  const { db, clock, signals, accounts, report, leaseMs = usualLeaseMs } = deps;
  const owner = randomUUID();
  const client = makeDeliveryClient(deps);
  const lanes = makeLanes();
  const tries = new Set<Promise<void>>();
  const held = new Map<string, Ready[]>();
  let cutOff = false;
  let ended: Ended[] = [];
  let stopping = false;
  let turning: Promise<void> | undefined;
  let wokenMeanwhile = false;

  // Nobody else serves a SQLite folder: what was under way there was so in a process that is gone.
  if (db.engine === 'sqlite') await dropDeliveryLeases(db);

  function wake(): void {
    wokenMeanwhile = true;
    turning ??= turns().finally(() => {
      turning = undefined;
      if (wokenMeanwhile && !stopping) wake();
    });
  }

  async function turns(): Promise<void> {
    while (wokenMeanwhile) {
      if (lanes.underWay() >= gather.whileUnderWay && !stopping) await pause(gather.ms);
      wokenMeanwhile = false;
      await turn().catch(async (error: unknown) => {
        report.broken(error);
        // The database is away: what has ended is kept, and recorded when it is back.
        if (!stopping) await pause(pollMs);
      });
    }
  }

  async function turn(): Promise<void> {
    const now = clock.now();
    const done = ended;
    const wanted = stopping ? [] : lanes.plan();
    if (done.length === 0 && wanted.length === 0) return;
    ended = [];
    try {
      const claimed = await recordAndClaim(done, wanted, now);
      const perLane = Map.groupBy(claimed, (delivery) => delivery.subscription_id);
      lanes.settle(wanted, new Map([...perLane].map(([id, group]) => [id, group.length])));
      if (claimed.length > 0) await begin(perLane);
    } catch (error) {
      // Nothing was committed, or nothing begun: what was claimed comes back with its lease.
      for (const { subscriptionId } of wanted) lanes.mark(subscriptionId);
      throw error;
    }
  }

  async function recordAndClaim(
    done: Ended[],
    wanted: Wanted[],
    now: number,
  ): Promise<ClaimedDelivery[]> {
    try {
      return await db.transaction(async () => {
        await recordOutcomes(
          db,
          owner,
          done.map(({ outcome }) => outcome),
        );
        await keepHealth(
          { db, accounts },
          done.map(({ health }) => health),
          now,
        );
        if (wanted.length === 0) return [];
        return claimDeliveries(db, { owner, now, leaseUntil: now + leaseMs, wanted });
      });
    } catch (error) {
      ended = [...done, ...ended];
      throw error;
    }
  }

  async function begin(perLane: Map<string, ClaimedDelivery[]>): Promise<void> {
    // Read for each claim: a new address, a new secret or a switch counts from the next try on.
    const receivers = await findReceivers(db, [...perLane.keys()]);
    for (const [subscriptionId, deliveries] of perLane) {
      const receiver = receivers.get(subscriptionId);
      for (const delivery of deliveries) {
        if (!receiver?.active || !hasEvent(delivery)) cancel(delivery);
        else startOrHold({ delivery, receiver, claimedAt: clock.now() });
      }
      // A lane that had more than it was given is planned again at once.
      wokenMeanwhile = true;
    }
  }

  function startOrHold(ready: Ready): void {
    const id = ready.delivery.subscription_id;
    if (lanes.begin(id)) {
      start(ready);
      return;
    }
    lanes.hold(id);
    const queue = held.get(id);
    if (queue) queue.push(ready);
    else held.set(id, [ready]);
  }

  /** In the place of one that has ended. */
  function startHeld(subscriptionId: string): void {
    const queue = held.get(subscriptionId);
    for (let next = queue?.[0]; queue && next; next = queue[0]) {
      const late = stopping || clock.now() - next.claimedAt > leaseMs * beginWithin;
      if (!late && !lanes.begin(subscriptionId)) return;
      queue.shift();
      lanes.letGo(subscriptionId);
      if (late) giveBack(next.delivery);
      else start(next);
    }
    held.delete(subscriptionId);
  }

  function start({ delivery, receiver }: Ready): void {
    const id = delivery.subscription_id;
    const dragging = setTimeout(() => {
      lanes.drag(id);
      wake();
    }, slowAfterMs);
    const work = client
      .send(delivery, receiver)
      .then(
        (result) => {
          const quick = result.latencyMs < slowAfterMs;
          lanes.end(id, { answered: result.status !== null, quick });
          ended.push(conclude(delivery, receiver, result));
        },
        (error: unknown) => {
          // A fault of ours, not the receiver's: its lease brings the delivery back.
          lanes.end(id, { answered: false, quick: false });
          report.broken(error);
        },
      )
      .finally(() => {
        clearTimeout(dragging);
        tries.delete(work);
        startHeld(id);
        wake();
      });
    tries.add(work);
  }

  function conclude(delivery: ClaimedDelivery, receiver: Receiver, result: TryResult): Ended {
    // Cut off by us: for another process, or the next start.
    if (cutOff && result.status === null) return { outcome: untouched(delivery) };
    const { outcome, attempt } = outcomeOf(delivery, result, clock.now(), Math.random());
    if (result.delivered) report.delivered();
    else report.failed(delivery.subscription_id, attempt);
    const gone = isGone(result);
    return { outcome, health: { receiver, delivered: result.delivered, gone } };
  }

  function giveBack(delivery: ClaimedDelivery): void {
    ended.push({ outcome: untouched(delivery) });
    lanes.mark(delivery.subscription_id);
  }

  function cancel(delivery: ClaimedDelivery): void {
    ended.push({ outcome: cancelled(delivery, clock.now()) });
    lanes.mark(delivery.subscription_id);
  }

  async function look(): Promise<void> {
    const due = await listDueSubscriptions(db, clock.now());
    for (const subscriptionId of due) lanes.mark(subscriptionId);
    if (due.length > 0 || ended.length > 0) wake();
  }
  let looking: Promise<void> | undefined;
  const poll = () => {
    looking ??= look()
      .catch((error: unknown) => report.broken(error))
      .finally(() => {
        looking = undefined;
      });
  };

  const unsubscribe = signals.subscribe('webhooks', (subscriptionId) => {
    lanes.mark(subscriptionId);
    wake();
  });
  const timer = setInterval(poll, pollMs);
  poll();

  return {
    async stop() {
      stopping = true;
      unsubscribe();
      clearInterval(timer);
      await looking;
      await turning;
      for (const subscriptionId of [...held.keys()]) startHeld(subscriptionId);
      const timeUp = setTimeout(() => {
        cutOff = true;
        client.cutOff();
      }, graceMs);
      await Promise.all(tries);
      clearTimeout(timeUp);
      await turning;
      await turn().catch((error: unknown) => report.broken(error));
      await client.close();
    },
  };
}

/** Erased while it was being reopened, there is nothing to send either. */
const hasEvent = ({ type, payload }: ClaimedDelivery): boolean =>
  type !== null && payload !== null && !isErased(type, payload);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
