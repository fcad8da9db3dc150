// Several reads that must agree with each other.
import type { Db } from './open.ts';

/** Nothing that others write meanwhile is seen by one of the reads and not by another. First in a transaction, or in none. */
export function atOneMoment<T>(db: Db, read: () => Promise<T>): Promise<T> {
  return db.transaction(
    async () => {
      // SQLite lets one transaction write at a time, and this is one of them.
      if (db.engine === 'postgres') {
        await db.script('set transaction isolation level repeatable read, read only');
      }
      return read();
    },
    { mayTakeLong: true },
  );
}
