// Work on what others send, off the event loop: reading markup, drafting by rules, decoding
// pictures. Each task has a limit of time, memory and output; whoever goes over it is told so, and
// the worker is replaced. Tenants take turns, none may hold every worker, and a queue that is full
// says so at once. Workers start with the first task and end when idle.
import { availableParallelism } from 'node:os';
import { makeLane } from './lane.ts';
import type { Task } from './task.ts';

export interface Pool {
  /**
   * `share`: whose work it is, the tenant. Fails with `work_too_large` over a limit, `too_busy` when
   * too much is waiting, and with whatever Failure the task itself throws.
   */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    options: { share: string; signal?: AbortSignal },
  ): Promise<Output>;
  stats(): PoolStats;
  close(): Promise<void>;
}

export interface PoolStats {
  workers: number;
  running: number;
  waiting: number;
}

export interface PoolSize {
  /** At most; a tenant may hold all but one. */
  threads?: number;
  processes?: number;
  waiting?: number;
  waitingOfOne?: number;
  /** After so long without a task a worker ends. */
  idleMs?: number;
}

export function makePool(size: PoolSize = {}): Pool {
  const { threads = usualThreads(), processes = 2, ...own } = size;
  const bounds = { waiting: 1_000, waitingOfOne: 200, idleMs: 10_000, ...own };
  const lanes = {
    // The last thread waits for the next message: a cold one takes a quarter of a second.
    thread: makeLane('thread', { workers: threads, lastIdleMs: 300_000, ...bounds }),
    process: makeLane('process', { workers: processes, lastIdleMs: bounds.idleMs, ...bounds }),
  };

  return {
    run: (task, input, options) =>
      lanes[task.place].run(task as Task<unknown, unknown>, input, options) as Promise<never>,
    stats() {
      const [one, two] = [lanes.thread.stats(), lanes.process.stats()];
      return {
        workers: one.workers + two.workers,
        running: one.running + two.running,
        waiting: one.waiting + two.waiting,
      };
    },
    async close() {
      await Promise.all([lanes.thread.close(), lanes.process.close()]);
    },
  };
}

/** One more than cores: whoever keeps all the cores busy leaves a worker for others. */
const usualThreads = (): number => Math.min(availableParallelism(), 8) + 1;
