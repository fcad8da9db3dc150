// Reads what is stored of a tenant, table by table and piece by piece, for rows that hold a text.
import { setImmediate as letOthersThrough } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Parameter } from '../platform/db/engine.ts';
import type { Db } from '../platform/db/open.ts';

export interface TextTable {
  table: string;
  /** Of its primary key, the first column after the tenant. */
  key: string;
  columns: readonly string[];
}

export interface TextRow {
  key: string;
  texts: string[];
}

/** So many rows are looked at with one statement, so that nobody waits for the whole table. */
const rowsAtOnce = 2_000;

/** Rows that hold the text, in any case, after a key; `text` in lower case. */
export async function* rowsHolding(
  db: Db,
  tenantId: string,
  { table, key, columns }: TextTable,
  text: string,
  after = '',
): AsyncGenerator<TextRow> {
  const id = sql.ref(key);
  const holds = columns.map((name) => sql`instr(lower(${sql.ref(name)}), ${text}) > 0`);
  for (let last = after; ; ) {
    const piece = sql`from ${sql.table(table)} where tenant_id = ${tenantId} and ${id} > ${last}`;
    const ends = sql<{ id: string }>`select ${id} as id ${piece} order by ${id}
      limit 1 offset ${sql.lit(rowsAtOnce - 1)}`;
    const [end] = (await ends.execute(db.sql)).rows;
    const until = end === undefined ? sql`` : sql`and ${id} <= ${end.id}`;
    const wanted = sql<Record<string, Parameter>>`select ${id} as row_id,
      ${sql.join(columns.map((name) => sql.ref(name)))} ${piece} ${until}
      and (${sql.join(holds, sql` or `)})`;
    for (const row of (await wanted.execute(db.sql)).rows) {
      const texts = columns.map((name) => String(row[name] ?? ''));
      yield { key: String(row.row_id), texts };
    }
    if (end === undefined) return;
    last = end.id;
    // SQLite answers at once: without a pause nobody else would get their turn.
    await letOthersThrough();
  }
}
