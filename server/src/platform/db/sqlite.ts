// SQLite inside the process. Reads have a connection of their own, which sees
// only what is committed. Writes queue, and those that wait at the same moment
// share one commit, each under its own savepoint: a commit syncs the disk, and
// that sync is most of what a write costs. Nobody is told "done" before it.
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Failure } from '../errors.ts';
import type { Engine, Parameter, Rows, TransactionOptions, TransactionSession } from './engine.ts';
import { type Kept, makeKept } from './kept.ts';
import { makePrivateFile, makePrivateFolder } from './private_files.ts';
import { busyTimeoutMs, makeLogScrubber } from './sqlite.log.ts';

/** So that one slow writer cannot make a thousand others wait for its commit. */
const writesPerCommit = 64;
/** Of each connection. Facet has about three hundred texts; filters and batches make more. */
const keptStatements = 1_000;

interface Prepared {
  statement: StatementSync;
  writes: boolean;
  columns: string[];
  /** Every column, null: copied for each row, so that all rows are objects of one shape. */
  emptyRow: Record<string, unknown>;
}

interface PendingWrite extends TransactionOptions {
  work: (session: TransactionSession) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

export function openSqlite(file: string): Engine {
  makePrivateFolder(dirname(file));
  makePrivateFile(file);
  const writer = openConnection(file, false);
  const reader = openConnection(file, true);
  const readStatements = makeKept<Prepared>(keptStatements);
  const writeStatements = makeKept<Prepared>(keptStatements);
  const queue: PendingWrite[] = [];
  let pumping: Promise<void> | undefined;
  let copiesIn: 'memory' | 'file' | undefined;

  const writerSession: TransactionSession = {
    async query(text, parameters) {
      return execute(prepare(writer, writeStatements, text), parameters);
    },
    async script(text) {
      writer.exec(text);
    },
  };
  const log = makeLogScrubber(writer, () => pumping);
  const begin = writer.prepare('begin immediate');
  const commit = writer.prepare('commit');
  const savepoint = writer.prepare('savepoint one_write');
  const release = writer.prepare('release one_write');
  const undo = writer.prepare('rollback to one_write');

  /**
   * What a statement may have to undo, SQLite keeps copies of: in a file, they cost more than the statement.
   * An index of a large table is sorted before it is written, which memory may not hold. Not to be changed
   * within a transaction.
   */
  function keepCopiesIn(place: 'memory' | 'file'): void {
    if (place !== copiesIn) writer.exec(`pragma temp_store = ${place}`);
    copiesIn = place;
  }

  function rollback(): void {
    if (writer.isTransaction) writer.exec('rollback');
  }

  /**
   * Runs waiting writes under one commit. Each is settled only when the commit is on disk,
   * a refusal too: what it rests on may be another write of this batch.
   */
  async function commitBatch(): Promise<void> {
    const done: { write: PendingWrite; settle: () => void }[] = [];
    try {
      keepCopiesIn(queue[0]?.mayTakeLong ? 'file' : 'memory');
      begin.run();
      for (let count = 0; count < writesPerCommit; count++) {
        const write = queue.shift();
        if (!write) break;
        // With nobody beside it a write needs no savepoint, for which SQLite copies every page it changes.
        const alone = count === 0 && queue.length === 0;
        if (!alone) savepoint.run();
        try {
          const value = await write.work(writerSession);
          if (!alone) release.run();
          done.push({ write, settle: () => write.resolve(value) });
        } catch (error) {
          done.push({ write, settle: () => write.reject(translate(error)) });
          // A full disk makes SQLite undo the whole transaction, not just this write.
          if (alone || !writer.isTransaction) throw error;
          undo.run();
          release.run();
        }
      }
      commit.run();
    } catch (error) {
      rollback();
      const failure = translate(error);
      if (done.length === 0) queue.shift()?.reject(failure);
      for (const { write } of done) write.reject(failure);
      return;
    }
    for (const { settle } of done) settle();
  }

  async function pump(): Promise<void> {
    while (queue.length > 0) {
      // Let every request that is already here join the batch.
      await new Promise(setImmediate);
      await commitBatch();
    }
    pumping = undefined;
  }

  function enqueue<T>(
    work: (session: TransactionSession) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    queue.push({ work, resolve: resolve as (value: unknown) => void, reject, ...options });
    pumping ??= pump();
    return promise;
  }

  return {
    name: 'sqlite',
    async query<R>(text: string, parameters: readonly Parameter[]): Promise<Rows<R>> {
      const prepared = prepare(reader, readStatements, text);
      if (prepared.writes) return enqueue((session) => session.query<R>(text, parameters));
      try {
        return execute<R>(prepared, parameters);
      } catch (error) {
        throw translate(error);
      }
    },
    transaction: enqueue,
    // Writers are one at a time already.
    lock: async () => {},
    async scrub() {
      await pumping;
      return { done: log.empty() };
    },
    async close() {
      await pumping;
      log.close();
      readStatements.clear();
      writeStatements.clear();
      reader.close();
      writer.close();
    },
  };
}

function openConnection(file: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs });
  // Deleted text is overwritten, so that an erased person is not left in free pages.
  connection.exec('pragma secure_delete = on');
  if (!readOnly) connection.exec('pragma journal_mode = wal; pragma synchronous = full');
  connection.exec(
    'pragma foreign_keys = on; pragma cache_size = -16000; pragma mmap_size = 268435456',
  );
  return connection;
}

function prepare(connection: DatabaseSync, statements: Kept<Prepared>, text: string): Prepared {
  let prepared = statements.get(text);
  if (!prepared) {
    const statement = connection.prepare(text);
    // Rows come as arrays and are named here: the driver takes half as long again to name them.
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name }) => name);
    prepared = {
      statement,
      writes: /^\s*(insert|update|delete|replace)\b/i.test(text),
      columns,
      emptyRow: Object.fromEntries(columns.map((name) => [name, null])),
    };
    statements.set(text, prepared);
  }
  return prepared;
}

function execute<R>(prepared: Prepared, parameters: readonly Parameter[]): Rows<R> {
  const { statement, writes, columns, emptyRow } = prepared;
  if (writes && columns.length === 0) {
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  }
  const found = statement.all(...parameters) as unknown as unknown[][];
  const rows = found.map((values) => {
    const row = { ...emptyRow };
    for (let n = 0; n < columns.length; n++) row[columns[n] as string] = values[n];
    return row as R;
  });
  return { rows, changes: writes ? rows.length : 0 };
}

/** SQLite's primary result codes, from its documentation. */
const resultCode = { full: 13 };
/** Busy, locked, read-only, I/O error, damaged, cannot be opened, no database: the file's trouble, not the request's. */
const unavailable = new Set([5, 6, 8, 10, 11, 14, 26]);

function translate(error: unknown): unknown {
  const code = (error as { errcode?: number }).errcode;
  if (code === undefined) return error;
  const primary = code & 0xff;
  if (primary === resultCode.full) return new Failure('storage_full', { cause: error });
  if (unavailable.has(primary)) {
    return new Failure('database_unavailable', { cause: error, retryAfterSeconds: 1 });
  }
  return error;
}
