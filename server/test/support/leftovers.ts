// What a database still holds, wherever it holds it: every row of every table,
// and for SQLite every byte of its files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from '../../src/platform/db/open.ts';

export async function tableNames(db: Db): Promise<string[]> {
  const text =
    db.engine === 'sqlite'
      ? // The insides of the full-text index hold integers no JavaScript number can; their bytes are in the files.
        `select name from sqlite_master where type = 'table' and name not like 'search_grams_%'`
      : `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema')`;
  return (await db.query<{ name: string }>(text, [])).rows.map(({ name }) => name).sort();
}

/** The tables and files in which one of the words is found, each with the word. */
export async function findLeftovers(db: Db, words: string[]): Promise<string[]> {
  const places: { name: string; bytes: Buffer }[] = [];
  for (const table of await tableNames(db)) {
    const { rows } = await db.query(`select * from ${table}`, []);
    // Values one by one: in JSON text a quote inside a value would be escaped.
    const values = rows.flatMap((row) => Object.values(row as Record<string, unknown>));
    places.push({ name: table, bytes: Buffer.from(values.map(String).join('\n')) });
  }
  for (const file of await sqliteFiles(db)) {
    places.push({ name: file, bytes: readFileSync(file) });
  }
  return places.flatMap(({ name, bytes }) =>
    words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${name}`),
  );
}

/** The folder of a SQLite database; undefined for PostgreSQL. */
export async function sqliteFolder(db: Db): Promise<string | undefined> {
  if (db.engine !== 'sqlite') return undefined;
  const { rows } = await db.query<{ file: string }>('pragma database_list', []);
  return dirname(rows[0]?.file ?? '');
}

async function sqliteFiles(db: Db): Promise<string[]> {
  const folder = await sqliteFolder(db);
  return folder === undefined ? [] : readdirSync(folder).map((name) => join(folder, name));
}

/**
 * What an erasure left of a person. The bare id may stay in two places: in person.erased, which tells
 * other systems whom to forget, and in the audit log.
 */
export async function leftBehind(db: Db, words: string[], personId: string): Promise<string[]> {
  const told = /( in |\.)(events|audit_log)$| in .*facet\.db[^/]*$/;
  const places = await findLeftovers(db, words);
  return places.filter((place) => !(place.startsWith(`${personId} in `) && told.test(place)));
}
