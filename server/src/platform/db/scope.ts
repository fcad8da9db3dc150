// Which transaction the code that asks is in. An open transaction holds others up: on SQLite every
// writer, on PostgreSQL a connection and its locks. So nothing inside one may wait for another
// machine or a worker: whatever does says so with `outward`, and is refused there.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine, TransactionSession } from './engine.ts';

export interface OpenTransaction {
  engine: Engine;
  /** One of another database that this one was opened in. */
  outer: OpenTransaction | undefined;
  session: TransactionSession;
  committed: (() => void)[];
  /** What was started in it and goes on after it is no longer in it. */
  isOver: boolean;
}

/** One for all databases of the process: waiting in the transaction of any holds somebody up. */
export const transactions = new AsyncLocalStorage<OpenTransaction>();

/** The open transaction of this database. */
export function transactionOn(engine: Engine): OpenTransaction | undefined {
  let open = transactions.getStore();
  while (open && open.engine !== engine) open = open.outer;
  return open;
}

/** Runs work that is none of the open transaction's. */
export const leaveTransaction = <T>(work: () => T): T => transactions.exit(work);

/** At the top of everything that waits for others. A mistake of ours, found by the first test that gets there. */
export function outward(what: string): void {
  for (let open = transactions.getStore(); open; open = open.outer) {
    if (open.isOver) continue;
    throw new Error(`${what} waits for others, and must not run inside a transaction`);
  }
}
