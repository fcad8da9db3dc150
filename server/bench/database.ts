// A database for one figure: made empty, filled directly (a million rows over
// HTTP would take minutes), and removed when the figure is done.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { sqliteFile } from '../src/platform/db/open.ts';
import { type Bench, InvalidRun } from './figure.ts';

type Value = string | number | null;

export interface BenchDatabase {
  /** What a server needs in its environment to run on it. */
  readonly env: Record<string, string>;
  /** Runs a text of one or several statements. */
  run(text: string): Promise<void>;
  /** The first column of the first row. */
  readValue(text: string): Promise<Value | undefined>;
  /** Only while no server runs on it. */
  insert(table: string, rows: Iterable<object>): Promise<void>;
  /** Gets chores out of the way that would else fall into a measured run. */
  settle(): Promise<void>;
}

export function makeDatabase(bench: Bench): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  bench.cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  return bench.engine === 'sqlite'
    ? Promise.resolve(onSqlite(dataDir))
    : onPostgres(bench, dataDir, bench.postgresUrl ?? '');
}

const rowsPerBatch = 10_000;

function* batches(rows: Iterable<object>): Generator<object[]> {
  let batch: object[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function onSqlite(dataDir: string): BenchDatabase {
  async function withConnection<T>(work: (connection: DatabaseSync) => T | Promise<T>): Promise<T> {
    const connection = new DatabaseSync(sqliteFile(dataDir));
    try {
      connection.exec('pragma journal_mode = wal; pragma synchronous = normal');
      return await work(connection);
    } finally {
      connection.close();
    }
  }

  return {
    env: { FACET_DATA_DIR: dataDir },
    run: (text) => withConnection((connection) => connection.exec(text)),
    async readValue(text) {
      const row = await withConnection((connection) => connection.prepare(text).get());
      return row === undefined ? undefined : (Object.values(row)[0] as Value);
    },
    insert: (table, rows) =>
      withConnection(async (connection) => {
        // Triggers make each insert keep the pages it changes: in a file that is half of the time.
        connection.exec('pragma temp_store = memory');
        for (const batch of batches(rows)) {
          const columns = Object.keys(batch[0] ?? {});
          const insert = connection.prepare(
            `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
          );
          connection.exec('begin');
          for (const row of batch) insert.run(...(Object.values(row) as Value[]));
          connection.exec('commit');
          // An interrupt is not left waiting for a million rows.
          await setImmediate();
        }
      }),
    // Closing the last connection has written everything back and synced it.
    settle: async () => {},
  };
}

async function onPostgres(bench: Bench, dataDir: string, admin: string): Promise<BenchDatabase> {
  const name = `facet_bench_${randomBytes(8).toString('hex')}`;
  // Comparing ids byte by byte is Facet's own choice; the floor gets it from the database.
  await query(admin, `create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  bench.cleanUp.defer(async () => {
    await query(admin, `drop database if exists ${name} with (force)`);
  });
  const url = new URL(admin);
  url.pathname = `/${name}`;

  return {
    env: { DATABASE_URL: url.href, FACET_DATA_DIR: dataDir },
    async run(text) {
      await query(url.href, text);
    },
    async readValue(text) {
      const row = (await query(url.href, text))[0];
      return row === undefined ? undefined : (Object.values(row)[0] as Value);
    },
    async insert(table, rows) {
      for (const batch of batches(rows)) {
        const columns = Object.keys(batch[0] ?? {}).join(', ');
        await query(
          url.href,
          `insert into ${table} (${columns})
           select ${columns} from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(batch)],
        );
      }
    },
    async settle() {
      await query(url.href, 'vacuum analyze');
      // Not every administrator may; then the server does it when it likes.
      await query(url.href, 'checkpoint').catch(() => {});
    },
  };
}

async function query(url: string, text: string, values?: string[]): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The floors are durable writes: a server that does not sync measures something else. */
export async function refuseUnsafe(admin: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = await query(admin, `select current_setting('${setting}') as value`);
    const { value } = row as { value: string };
    if (value === 'off') throw new InvalidRun(`PostgreSQL runs with ${setting} = off`);
  }
}
