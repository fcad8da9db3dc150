// The workers of one place (threads, or processes) and who waits for them. Tenants take turns, and
// none may hold every worker.
import { setTimeout as delay } from 'node:timers/promises';
import { outward } from '../db/scope.ts';
import { Failure } from '../errors.ts';
import { settle, tooLarge } from './outcomes.ts';
import type { Order, Reply, Task } from './task.ts';
import { type Ending, type PoolWorker, startWorker } from './workers.ts';

export interface LaneSettings {
  /** At most; a tenant may hold all but one. */
  workers: number;
  waiting: number;
  waitingOfOne: number;
  idleMs: number;
  /** For the last one, which waits for the next task. */
  lastIdleMs: number;
}

export interface Lane {
  run(
    task: Task<unknown, unknown>,
    input: unknown,
    options: { share: string; signal?: AbortSignal },
  ): Promise<unknown>;
  stats(): { workers: number; running: number; waiting: number };
  close(): Promise<void>;
}

interface Waiting {
  task: Task<unknown, unknown>;
  input: unknown;
  share: string;
  /** On the clock of `performance`. */
  since: number;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Slot {
  worker: PoolWorker;
  /** Modules it has loaded, and since when. */
  loaded: Map<string, number>;
  /** The processor time it had taken when it last said something. */
  usedMs: number;
  current:
    | (Waiting & { id: number; timer: NodeJS.Timeout; postedAt: number; begunAt?: number })
    | undefined;
  idle: NodeJS.Timeout | undefined;
}

/** To load its module in, on a machine that is busy. */
const startMs = 30_000;
const busySeconds = 2;
/** A limit is of processor time: on a busy machine a task may take so many times as long by the clock. */
const patience = 6;
/** A worker that does not even say how much it has used is stuck. */
const answerMs = 2_000;
const lookAgainMs = 100;

export function makeLane(place: Task<never, never>['place'], settings: LaneSettings): Lane {
  const { workers: max } = settings;
  const slots = new Set<Slot>();
  /** By share; the one whose turn it is comes first. */
  const queues = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  const endings = new Set<Promise<void>>();
  /** How long a worker took to load each module, the last time. */
  const loadMs = new Map<string, number>();
  let lookAgain: NodeJS.Timeout | undefined;
  let waiting = 0;
  let orders = 0;
  let closed = false;
  const most = Math.max(1, max - 1);

  function open(): Slot {
    const slot: Slot = {
      worker: startWorker(place, {
        reply: (reply) => hear(slot, reply),
        ended: (ending) => lose(slot, ending),
      }),
      loaded: new Map(),
      usedMs: 0,
      current: undefined,
      idle: undefined,
    };
    slots.add(slot);
    return slot;
  }

  /**
   * How long it is still worth waiting for a worker that has the module, or is loading it. Another would have to
   * load it first: after a start, three drafts at once would warm three workers for seconds, to draft for a moment.
   */
  function patienceMs({ task: { module }, since }: Waiting): number {
    const left = [...slots].map((slot) => {
      const loadedAt = slot.loaded.get(module);
      if (loadedAt !== undefined) {
        return Math.max(since, loadedAt) + (loadMs.get(module) ?? 0) - performance.now();
      }
      return slot.current?.task.module === module ? Number.POSITIVE_INFINITY : 0;
    });
    return Math.max(0, ...left);
  }

  /** Undefined: it waits, for one of those there are or for room. */
  function workerFor(order: Waiting): Slot | undefined {
    const free = [...slots].filter((one) => one.current === undefined);
    const warm = free.find((one) => one.loaded.has(order.task.module));
    if (warm) return warm;
    if (patienceMs(order) > 0) return undefined;
    return free[0] ?? (slots.size < max ? open() : undefined);
  }

  function take(queue: Waiting[], order: Waiting): void {
    queue.splice(queue.indexOf(order), 1);
    waiting -= 1;
    if (queue.length === 0) queues.delete(order.share);
  }

  /** Starts what can be started, a tenant after the other. */
  function dispatch(): void {
    clearTimeout(lookAgain);
    let soonestMs = Number.POSITIVE_INFINITY;
    for (const [share, queue] of queues) {
      const [order] = queue;
      if (closed) return;
      if (!order || (runningOf.get(share) ?? 0) >= most) continue;
      const slot = workerFor(order);
      if (slot) {
        take(queue, order);
        // To the end of the row, whatever else it has waiting: a `Map` comes to it again.
        if (queues.delete(share)) queues.set(share, queue);
        start(slot, order);
      } else soonestMs = Math.min(soonestMs, patienceMs(order) || Number.POSITIVE_INFINITY);
    }
    if (Number.isFinite(soonestMs)) lookAgain = setTimeout(dispatch, Math.ceil(soonestMs));
  }

  function start(slot: Slot, order: Waiting): void {
    clearTimeout(slot.idle);
    const id = ++orders;
    runningOf.set(order.share, (runningOf.get(order.share) ?? 0) + 1);
    const { module, limits } = order.task;
    const isLoaded = slot.loaded.has(module);
    slot.current = {
      ...order,
      id,
      postedAt: performance.now(),
      timer: isLoaded ? timeLimit(slot, order) : setTimeout(() => overTime(slot), startMs),
      ...(isLoaded ? { begunAt: performance.now() } : {}),
    };
    slot.worker.hold(true);
    const message: Order = { id, module, input: order.input, outputBytes: limits.outputBytes };
    try {
      slot.worker.post(message);
    } catch (error) {
      finish(slot, (one) => one.reject(error));
    }
  }

  const timeLimit = (slot: Slot, { task }: Waiting): NodeJS.Timeout =>
    setTimeout(() => lookAtTime(slot), task.limits.timeMs);

  async function lookAtTime(slot: Slot): Promise<void> {
    const { current, usedMs } = slot;
    if (current?.begunAt === undefined) return;
    const limitMs = current.task.limits.timeMs;
    const now = await Promise.race([
      slot.worker.usedMs(),
      delay(answerMs, Number.POSITIVE_INFINITY, { ref: false }),
    ]);
    if (slot.current !== current) return;
    const leftMs = limitMs - (now - usedMs);
    const isLate = performance.now() - current.begunAt > limitMs * patience;
    if (!(leftMs > 0) || isLate) overTime(slot);
    else current.timer = setTimeout(() => lookAtTime(slot), Math.max(lookAgainMs, leftMs));
  }

  function overTime(slot: Slot): void {
    const { task, begunAt } = slot.current ?? {};
    const limitMs = task?.limits.timeMs ?? 0;
    discard(slot);
    // A module that is not even loaded in time says that the machine is busy, and nothing of the work.
    const failure =
      begunAt === undefined
        ? new Failure('too_busy', { retryAfterSeconds: busySeconds })
        : tooLarge(`${task?.name} took longer than ${limitMs} ms.`);
    finish(slot, (one) => one.reject(failure));
  }

  function hear(slot: Slot, reply: Reply): void {
    const { current } = slot;
    if (current?.id !== reply.id) return;
    slot.usedMs = reply.usedMs;
    if (reply.type === 'started') {
      clearTimeout(current.timer);
      current.begunAt = performance.now();
      current.timer = timeLimit(slot, current);
      slot.loaded.set(current.task.module, current.begunAt);
      loadMs.set(current.task.module, current.begunAt - current.postedAt);
      dispatch();
    } else finish(slot, (one) => settle(one, reply));
  }

  /** Its worker is gone without having been told to go. */
  function lose(slot: Slot, ending: Ending): void {
    if (!slots.delete(slot)) return;
    finish(slot, (one) =>
      one.reject(
        ending.reason === 'memory'
          ? tooLarge(`${one.task.name} needs more memory than it may use.`)
          : ending.error,
      ),
    );
  }

  function discard(slot: Slot): void {
    slots.delete(slot);
    const ending = slot.worker.end().finally(() => endings.delete(ending));
    endings.add(ending);
  }

  function finish(slot: Slot, settle: (order: Waiting) => void): void {
    const { current } = slot;
    slot.current = undefined;
    if (current) {
      clearTimeout(current.timer);
      const left = (runningOf.get(current.share) ?? 1) - 1;
      if (left > 0) runningOf.set(current.share, left);
      else runningOf.delete(current.share);
      settle(current);
    }
    if (slots.has(slot)) rest(slot);
    dispatch();
  }

  function rest(slot: Slot): void {
    slot.worker.hold(false);
    const others = [...slots].some((one) => one !== slot && one.current === undefined);
    const keep = others ? settings.idleMs : settings.lastIdleMs;
    clearTimeout(slot.idle);
    slot.idle = setTimeout(() => discard(slot), keep).unref();
  }

  return {
    async run(task, input, { share, signal }) {
      outward(task.name);
      signal?.throwIfAborted();
      if (closed) throw new Failure('draining', { retryAfterSeconds: 1 });
      const queue = queues.get(share) ?? [];
      if (waiting >= settings.waiting || queue.length >= settings.waitingOfOne) {
        throw new Failure('too_busy', { retryAfterSeconds: busySeconds });
      }
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const since = performance.now();
      const order: Waiting = { task, input, share, since, resolve, reject };
      queue.push(order);
      queues.set(share, queue);
      waiting += 1;
      // One that runs goes on to its end or its limit; nobody waits for it any more.
      const giveUp = () => {
        if (queue.includes(order)) take(queue, order);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      dispatch();
      return promise.finally(() => signal?.removeEventListener('abort', giveUp));
    },
    stats: () => ({
      workers: slots.size,
      running: [...slots].filter((slot) => slot.current !== undefined).length,
      waiting,
    }),
    async close() {
      closed = true;
      clearTimeout(lookAgain);
      for (const queue of queues.values()) {
        for (const { reject } of queue) reject(new Failure('draining', { retryAfterSeconds: 1 }));
      }
      queues.clear();
      waiting = 0;
      for (const slot of slots) {
        clearTimeout(slot.idle);
        discard(slot);
        finish(slot, (one) => one.reject(new Failure('draining', { retryAfterSeconds: 1 })));
      }
      await Promise.all(endings);
    },
  };
}
