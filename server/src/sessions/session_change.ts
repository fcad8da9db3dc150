import type { SessionRow } from '../platform/db/tables.ts';

export interface SessionChange {
  /** Undefined when it is new. */
  before: SessionRow | undefined;
  after: SessionRow;
}

/** Keeps the sums that rest on sessions, in the transaction that changes them. */
export type CountSessions = (changes: readonly SessionChange[]) => Promise<void>;
