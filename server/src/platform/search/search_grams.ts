// The one part of search where the engines differ: the index that proposes documents by the keys of
// their grams. FTS5 on SQLite, GIN on PostgreSQL, both over grams of our own making. Their own trigrams
// (FTS5's tokenizer, pg_trgm) know nothing shorter than three characters, and pg_trgm only what the
// database's locale calls a letter: `lo` took it 7.3 s among 200,000 documents, and these 0.1 s.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** A key as FTS5 reads it: a word of letters and digits. */
const tokenOf = (key: number): string => (key >>> 0).toString(36);

export interface DocumentKeys {
  searchId: number;
  keys: number[];
}

export async function insertGrams(db: Db, documents: DocumentKeys[]): Promise<void> {
  const sqlite = db.engine === 'sqlite';
  const target = sqlite ? sql`search_grams (rowid, grams)` : sql`search_grams (search_id, grams)`;
  const rows = documents.map(({ searchId, keys }) =>
    sqlite
      ? sql`(${searchId}, ${keys.map(tokenOf).join(' ')})`
      : sql`(${searchId}, ${`{${keys}}`}::integer[])`,
  );
  await sql`insert into ${target} values ${sql.join(rows)}`.execute(db.sql);
}

export async function deleteGrams(db: Db, searchId: number): Promise<void> {
  const idColumn = sql.ref(db.engine === 'sqlite' ? 'rowid' : 'search_id');
  await sql`delete from search_grams where ${idColumn} = ${searchId}`.execute(db.sql);
}

/** On SQLite: the search_ids of all documents that hold every one of the keys, 0.1 µs each. */
export async function idsWithKeys(db: Db, keys: number[]): Promise<number[]> {
  // As one text: a row for each would cost as much again as finding it.
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(rowid) as ids from search_grams
    where search_grams match ${keys.map(tokenOf).join(' AND ')}`.execute(db.sql);
  return JSON.parse(rows[0]?.ids ?? '[]') as number[];
}

/** On PostgreSQL: the same as a sub-select, of a number of them at most. */
export const someWithKeys = (keys: number[], limit: number): RawBuilder<{ search_id: number }> =>
  sql`select search_id from search_grams where grams @> ${`{${keys}}`}::integer[] limit ${limit}`;
