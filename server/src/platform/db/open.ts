// The database as the rest of Facet sees it: one Kysely, one way to open a
// transaction. Whatever runs inside `transaction(work)` runs in it, however
// deep: services call each other without handing a transaction around, and a
// nested transaction joins the one that is open.
import { join } from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  type QueryResult,
  SqliteAdapter,
} from 'kysely';
import { PostgresCompiler, SqliteCompiler } from './compilers.ts';
import type {
  Engine,
  EngineName,
  Parameter,
  Rows,
  Session,
  TransactionOptions,
  TransactionSession,
} from './engine.ts';
import { type OpenTransaction, transactionOn, transactions } from './scope.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Db {
  readonly engine: EngineName;
  readonly sql: Kysely<Tables>;
  query<R>(text: string, parameters: readonly Parameter[], quick?: boolean): Promise<Rows<R>>;
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  inTransaction(): boolean;
  /** Runs once the open transaction has committed; at once when none is open. */
  afterCommit(callback: () => void): void;
  /** Inside a transaction: waits until no other transaction holds this name. */
  lock(name: string): Promise<void>;
  /** Inside a transaction: runs a text of several statements. */
  script(text: string): Promise<void>;
  /** See Engine. */
  scrub(): Promise<{ done: Promise<void> }>;
  close(): Promise<void>;
}

export interface DbOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize?: number;
  onLostConnection?: (error: Error) => void;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'facet.db');

export async function openDb(options: DbOptions): Promise<Db> {
  const { databaseUrl, dataDir, poolSize = 10, onLostConnection = () => {} } = options;
  if (databaseUrl === undefined) return overEngine(openSqlite(sqliteFile(dataDir)));
  // Loaded only where it is used: it costs memory and a good part of the start.
  const { openPostgres } = await import('./postgres.ts');
  return overEngine(await openPostgres(databaseUrl, poolSize, onLostConnection));
}

function overEngine(engine: Engine): Db {
  const current = (): Session => transactionOn(engine)?.session ?? engine;
  const openSession = (): TransactionSession => {
    const transaction = transactionOn(engine);
    if (!transaction) throw new Error('this needs an open transaction');
    return transaction.session;
  };

  async function transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T> {
    if (transactionOn(engine)) return work();
    let committed: (() => void)[] = [];
    const value = await engine.transaction((session) => {
      // The engine may run the work again: only the run that commits has its say.
      committed = [];
      const outer = transactions.getStore();
      const open: OpenTransaction = { engine, outer, session, committed, isOver: false };
      return transactions.run(open, work).finally(() => {
        open.isOver = true;
      });
    }, options);
    for (const callback of committed) callback();
    return value;
  }

  return {
    engine: engine.name,
    sql: new Kysely<Tables>({ dialect: dialect(engine.name, current) }),
    query: (text, parameters, quick) => current().query(text, parameters, quick),
    transaction,
    inTransaction: () => transactionOn(engine) !== undefined,
    afterCommit(callback) {
      const transaction = transactionOn(engine);
      if (transaction) transaction.committed.push(callback);
      else callback();
    },
    lock: (name) => engine.lock(openSession(), name),
    script: (text) => openSession().script(text),
    scrub: () => engine.scrub(),
    close: () => engine.close(),
  };
}

/**
 * Kysely would make every query on SQLite wait for the one before. Ours may wait
 * for a commit, and one inside that very transaction must not wait behind it.
 */
class QueueingSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely builds and compiles; running, transactions and pooling are the engine's. */
function dialect(engine: EngineName, current: () => Session): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
      const result = await current().query<R>(compiled.sql, compiled.parameters as Parameter[]);
      return { rows: result.rows, numAffectedRows: BigInt(result.changes) };
    },
    streamQuery() {
      throw new Error('read in pages instead of streaming');
    },
  };
  const notHere = async (): Promise<never> => {
    throw new Error('transactions are opened with db.transaction()');
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: notHere,
    commitTransaction: notHere,
    rollbackTransaction: notHere,
    destroy: async () => {},
  };
  return {
    createAdapter: () =>
      engine === 'sqlite' ? new QueueingSqliteAdapter() : new PostgresAdapter(),
    createDriver: () => driver,
    createQueryCompiler: () =>
      engine === 'sqlite' ? new SqliteCompiler() : new PostgresCompiler(),
    createIntrospector: () => {
      throw new Error('the tables are written down in tables.ts');
    },
  };
}
