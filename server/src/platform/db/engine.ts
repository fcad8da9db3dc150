// What the two engines have in common. Everything above speaks to this.
export type EngineName = 'sqlite' | 'postgres';
export type Parameter = string | number | bigint | null;

export interface Rows<R> {
  rows: R[];
  /** Rows inserted, updated or deleted; 0 for a read. */
  changes: number;
}

/** Where a statement runs: on its own, or inside a transaction. */
export interface Session {
  /** `quick`: reads few rows by an index and waits for nobody, so others may wait behind it. */
  query<R>(text: string, parameters: readonly Parameter[], quick?: boolean): Promise<Rows<R>>;
}

/** Inside a transaction, several statements may run as one text: migrations do. */
export interface TransactionSession extends Session {
  script(text: string): Promise<void>;
}

export interface TransactionOptions {
  /** No limit to how long a statement may run: an index of a large table takes its time. */
  mayTakeLong?: boolean;
}

export interface Engine extends Session {
  readonly name: EngineName;
  /** A write outside a transaction is durable when its promise resolves, like a commit. */
  transaction<T>(
    work: (session: TransactionSession) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** Holds others who ask for the same name back until the transaction ends. */
  lock(session: Session, name: string): Promise<void>;
  /**
   * Overwrites what deleted rows left behind, as far as the engine lets us. Resolves once it was tried;
   * `done` resolves when nothing is left, which is later while another process reads the file.
   */
  scrub(): Promise<{ done: Promise<void> }>;
  close(): Promise<void>;
}
