// The floor's way to the database: the driver's own prepared statements, and nothing around them.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../src/platform/db/open.ts';

export type Value = string | number | null;
type Now<T> = T | Promise<T>;

/** Texts have `?` for each value. */
export interface FloorDb {
  one<R>(text: string): (...values: Value[]) => Now<R | undefined>;
  all<R>(text: string): (...values: Value[]) => Now<R[]>;
  /** Durable when it returns. */
  write(text: string): (...values: Value[]) => Now<unknown>;
  /** Several writes under one commit: values for each text. */
  writeAll(texts: string[]): (...values: Value[][]) => Now<void>;
  /** As many rows as there are, in one go and under one commit. */
  insertMany(table: string, columns: string[]): (rows: Value[][]) => Now<void>;
}

export function openFloorSqlite(dataDir: string): FloorDb {
  const db = new DatabaseSync(sqliteFile(dataDir));
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  // As much cache as Facet has, so that the ratio speaks of the code and not of a setting.
  db.exec('pragma cache_size = -16000; pragma mmap_size = 268435456');
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  return {
    one<R>(text: string) {
      const statement = db.prepare(text);
      return (...values) => statement.get(...values) as R | undefined;
    },
    all<R>(text: string) {
      const statement = db.prepare(text);
      return (...values) => statement.all(...values) as R[];
    },
    write(text) {
      const statement = db.prepare(text);
      return (...values) => statement.run(...values);
    },
    writeAll(texts) {
      const statements = texts.map((text) => db.prepare(text));
      return (...values) => {
        begin.run();
        for (const [n, statement] of statements.entries()) statement.run(...(values[n] ?? []));
        commit.run();
      };
    },
    insertMany(table, columns) {
      const marks = columns.map(() => '?').join(', ');
      const insert = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
      return (rows) => {
        begin.run();
        for (const row of rows) insert.run(...row);
        commit.run();
      };
    },
  };
}

export function openFloorPostgres(url: string): FloorDb {
  // Milliseconds fit a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url });
  let names = 0;
  function prepared(text: string): { name: string; text: string } {
    let position = 0;
    return { name: `floor${names++}`, text: text.replace(/\?/g, () => `$${++position}`) };
  }
  return {
    one<R>(text: string) {
      const statement = prepared(text);
      return async (...values) =>
        (await pool.query({ ...statement, values })).rows[0] as R | undefined;
    },
    all<R>(text: string) {
      const statement = prepared(text);
      return async (...values) => (await pool.query({ ...statement, values })).rows as R[];
    },
    write(text) {
      const statement = prepared(text);
      return (...values) => pool.query({ ...statement, values });
    },
    writeAll(texts) {
      const statements = texts.map(prepared);
      return async (...values) => {
        const client = await pool.connect();
        await client.query('begin');
        for (const [n, statement] of statements.entries()) {
          await client.query({ ...statement, values: values[n] ?? [] });
        }
        await client.query('commit');
        client.release();
      };
    },
    insertMany(table, columns) {
      return async (rows) => {
        let position = 0;
        const marks = rows.map((row) => `(${row.map(() => `$${++position}`).join(', ')})`);
        const text = `insert into ${table} (${columns.join(', ')}) values ${marks.join(', ')}`;
        await pool.query({ text, values: rows.flat() });
      };
    },
  };
}
