// Group commit: what arrives while one commit is under way waits and is then written as one. Nobody
// is answered before their own write is on disk, and under load a commit is shared by all who wait.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../errors.ts';
import type { Db } from './open.ts';

interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

export interface BatchLimits {
  batchSize: number;
  /** So long the next batch gathers once several come at a time; one that comes alone never waits. */
  gatherMs?: number;
  /** Beyond this the database has fallen behind for seconds: newcomers are told so at once. */
  maxWaiting?: number;
}

/** `writeAll` gives one outcome for each item, in their order, or writes none. */
export function makeBatches<Item, Outcome = void>(
  writeAll: (items: Item[]) => Promise<Outcome[]>,
  { batchSize, gatherMs = 0, maxWaiting = Number.POSITIVE_INFINITY }: BatchLimits,
): (item: Item) => Promise<Outcome> {
  const queue: Waiting<Item, Outcome>[] = [];
  let writing = false;

  async function write(batch: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await writeAll(batch.map(({ item }) => item));
      for (let n = 0; n < batch.length; n++) batch[n]?.resolve(outcomes[n] as Outcome);
    } catch (error) {
      // The database is away or full: that is true for all, and some may even be written.
      if (batch.length === 1 || error instanceof Failure) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One item that cannot be written must not take the others with it.
      for (const one of batch) await write([one]);
    }
  }

  async function writeQueue(): Promise<void> {
    writing = true;
    while (queue.length > 0) {
      // Let every request that is already here join.
      await setImmediate();
      if (gatherMs > 0 && queue.length > 1 && queue.length < batchSize) await sleep(gatherMs);
      await write(queue.splice(0, batchSize));
    }
    writing = false;
  }

  return (item) => {
    if (queue.length >= maxWaiting) {
      return Promise.reject(new Failure('rate_limited', { retryAfterSeconds: 2 }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    queue.push({ item, resolve, reject });
    if (!writing) void writeQueue();
    return promise;
  };
}

const rowsAtOnce = 16;

/**
 * For PostgreSQL, and writes that are one statement each: those that wait become one statement.
 * SQLite has a group commit of its own, see sqlite.ts.
 */
export function groupCommit<Row, Outcome>(
  writeAll: (db: Db, rows: Row[]) => Promise<Outcome[]>,
): (db: Db, row: Row) => Promise<Outcome> {
  const batches = new WeakMap<Db, (row: Row) => Promise<Outcome>>();
  return async (db, row) => {
    // What belongs to a transaction stays in it.
    if (db.engine === 'sqlite' || db.inTransaction()) {
      const [outcome] = await writeAll(db, [row]);
      return outcome as Outcome;
    }
    let write = batches.get(db);
    if (!write) {
      write = makeBatches((rows) => writeAll(db, rows), { batchSize: rowsAtOnce });
      batches.set(db, write);
    }
    return write(row);
  };
}
