// Gathers what arrives while the last batch is being written into the next one. Nobody is told "done"
// before their batch is on disk, and under load a commit is shared by everyone who waits for it.
import { setImmediate } from 'node:timers/promises';
import { Failure } from '../platform/errors.ts';

const batchSize = 256;
/** Beyond this the database has fallen behind for seconds: who comes now is better told so at once. */
const waitingAtMost = 10_000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

export function makeBatches<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  const waiting: Waiting<T>[] = [];
  let pumping = false;

  async function settle(batch: Waiting<T>[]): Promise<void> {
    try {
      await write(batch.map(({ item }) => item));
    } catch (error) {
      // One that cannot be written must not take the others with it.
      if (batch.length > 1 && !(error instanceof Failure)) {
        for (const one of batch) await settle([one]);
        return;
      }
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  async function pump(): Promise<void> {
    pumping = true;
    while (waiting.length > 0) {
      // Let every request that is already here join.
      await setImmediate();
      await settle(waiting.splice(0, batchSize));
    }
    pumping = false;
  }

  return (item) => {
    if (waiting.length >= waitingAtMost) {
      return Promise.reject(new Failure('rate_limited', { retryAfterSeconds: 2 }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ item, resolve, reject });
    if (!pumping) void pump();
    return promise;
  };
}
