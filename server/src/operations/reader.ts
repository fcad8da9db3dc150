// A database that is only looked at. openDb would make what is not there, and set modes on what is.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { EngineName, Parameter } from '../platform/db/engine.ts';
import type { Db } from '../platform/db/open.ts';

export interface Reader {
  readonly engine: EngineName;
  read<R>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
  close(): Promise<void>;
}

const busyTimeoutMs = 5_000;

/** The file must be there, and nobody may begin to write it meanwhile, unless a server has it already. */
export function readSqlite(file: string): Reader {
  // Reading a database in WAL mode makes files beside it. Where there is no log nobody has it open,
  // and it can be read as it lies.
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
  return overConnection(new DatabaseSync(url, { readOnly: true, timeout: busyTimeoutMs }));
}

/** The same beside a server that may start or stop at any moment; leaves no files of its own. */
export function readLiveSqlite(file: string): Reader {
  const connection = new DatabaseSync(file, { timeout: busyTimeoutMs });
  connection.exec('pragma query_only = on');
  return overConnection(connection);
}

const overConnection = (connection: DatabaseSync): Reader => ({
  engine: 'sqlite',
  read: async <R>(text: string, parameters: readonly Parameter[] = []) =>
    connection.prepare(text).all(...parameters) as R[],
  close: async () => connection.close(),
});

export async function readPostgres(databaseUrl: string): Promise<Reader> {
  const { openPostgres } = await import('../platform/db/postgres.ts');
  const engine = await openPostgres(databaseUrl, 1, () => {});
  return {
    engine: 'postgres',
    read: <R>(text: string, parameters: readonly Parameter[] = []) =>
      engine.transaction(async (session) => {
        await session.script('set transaction read only');
        return (await session.query<R>(text, parameters)).rows;
      }),
    close: () => engine.close(),
  };
}

export const readerOf = (db: Db): Reader => ({
  engine: db.engine,
  read: async <R>(text: string, parameters: readonly Parameter[] = []) =>
    (await db.query<R>(text, parameters)).rows,
  close: () => db.close(),
});

/** The place of the nth parameter in a text, from 1 on. */
export const markOf = (engine: EngineName, n: number): string =>
  engine === 'sqlite' ? '?' : `$${n}`;
