// Group commit for PostgreSQL, for writes that are one statement each: while one commit is under
// way, those that come meanwhile wait and are then written as one statement. SQLite has a group
// commit of its own, see sqlite.ts.
import { Failure } from '../errors.ts';
import type { Db } from './open.ts';

interface Waiting<Row, Outcome> {
  row: Row;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

const rowsAtOnce = 16;

/** `writeAll` gives one outcome for each row, in their order, or writes none. */
export function gathered<Row, Outcome>(
  writeAll: (db: Db, rows: Row[]) => Promise<Outcome[]>,
): (db: Db, row: Row) => Promise<Outcome> {
  const queues = new WeakMap<Db, Waiting<Row, Outcome>[]>();

  async function writeOne(db: Db, row: Row): Promise<Outcome> {
    const [outcome] = await writeAll(db, [row]);
    return outcome as Outcome;
  }

  async function write(db: Db, batch: Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await writeAll(
        db,
        batch.map(({ row }) => row),
      );
      for (const [n, { resolve }] of batch.entries()) resolve(outcomes[n] as Outcome);
    } catch (error) {
      // The database is away or full: that is true for all, and some may even be written.
      if (batch.length === 1 || error instanceof Failure) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // Whatever is wrong with one must not be the others' fault.
      for (const { row, resolve, reject } of batch) await writeOne(db, row).then(resolve, reject);
    }
  }

  async function pump(db: Db, queue: Waiting<Row, Outcome>[]): Promise<void> {
    // Let every request that is already here join.
    await new Promise(setImmediate);
    while (queue.length > 0) await write(db, queue.splice(0, rowsAtOnce));
    queues.delete(db);
  }

  return (db, row) => {
    // What belongs to a transaction stays in it.
    if (db.engine === 'sqlite' || db.inTransaction()) return writeOne(db, row);
    return new Promise((resolve, reject) => {
      const waiting = { row, resolve, reject };
      const queue = queues.get(db);
      if (queue) queue.push(waiting);
      else {
        const opened = [waiting];
        queues.set(db, opened);
        void pump(db, opened);
      }
    });
  };
}
