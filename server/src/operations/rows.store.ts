// All rows of a table, in batches by its key, read and written the same on both engines.
import { hash } from 'node:crypto';
import type { Parameter } from '../platform/db/engine.ts';
import type { Db } from '../platform/db/open.ts';
import type { TableShape } from './catalogue.store.ts';
import { markOf, type Reader } from './reader.ts';

export type Row = Record<string, Parameter>;

/** What is in memory of one table at a time. A row may be megabytes, or a few bytes. */
const batchChars = 4_000_000;
const batchRows = 1_000;
const firstBatchRows = 16;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** A total may be spread over slots; only their sum means anything. */
const totals = { name: 'counters', key: ['tenant_id', 'list', 'scope'] };

function readText(db: Reader, table: TableShape, first: boolean): string {
  const summed = table.name === totals.name;
  const key = summed ? totals.key : table.key;
  const columns = summed
    ? `${quoted(totals.key)}, 0 as slot, sum(value) as value`
    : quoted(table.columns);
  const marks = key.map((_, n) => markOf(db.engine, n + 1));
  return [
    `select ${columns} from "${table.name}"`,
    first ? '' : `where (${quoted(key)}) > (${marks.join(', ')})`,
    summed ? `group by ${quoted(key)}` : '',
    `order by ${quoted(key)} limit ${markOf(db.engine, first ? 1 : key.length + 1)}`,
  ].join(' ');
}

/** One batch after another; a batch holds more rows the smaller they are. */
export async function* batchesOf(db: Reader, table: TableShape): AsyncGenerator<Row[]> {
  const key = table.name === totals.name ? totals.key : table.key;
  if (key.length === 0) throw new Error(`${table.name} has no primary key`);
  let limit = firstBatchRows;
  let last: Row | undefined;
  do {
    const after = last;
    const position = after ? key.map((column) => after[column] as Parameter) : [];
    const text = readText(db, table, after === undefined);
    const rows: Row[] = await db.read<Row>(text, [...position, limit]);
    if (rows.length > 0) yield rows;
    last = rows.length < limit ? undefined : rows.at(-1);
    const chars = rows.reduce((sum, row) => sum + lengthOf(row), 0);
    const fitting = Math.floor((batchChars * rows.length) / Math.max(chars, 1));
    limit = Math.max(1, Math.min(batchRows, fitting));
  } while (last !== undefined);
}

function lengthOf(row: Row): number {
  let length = 0;
  for (const name in row) {
    const value = row[name];
    length += typeof value === 'string' ? value.length : 8;
  }
  return length;
}

/** Inside a transaction. */
export async function insertRows(db: Db, table: TableShape, rows: Row[]): Promise<void> {
  const columns = quoted(table.columns);
  if (db.engine === 'postgres') {
    const text = `insert into "${table.name}" (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::"${table.name}", $1::json)`;
    await db.query(text, [JSON.stringify(rows)]);
    return;
  }
  const marks = table.columns.map(() => '?').join(', ');
  const text = `insert into "${table.name}" (${columns}) values (${marks})`;
  for (const row of rows) {
    await db.query(
      text,
      table.columns.map((column) => row[column] as Parameter),
    );
  }
}

/** Of a set of rows, whatever order they come in: two tables with the same rows have the same one. */
export class Checksum {
  readonly #columns: string[];
  readonly #sum = Buffer.alloc(32);
  rows = 0;

  constructor(table: TableShape) {
    this.#columns = table.columns;
  }

  add(rows: Row[]): void {
    for (const row of rows) {
      const line = JSON.stringify(this.#columns.map((column) => row[column]));
      const digest = hash('sha256', line, 'buffer');
      for (let n = 0; n < digest.length; n++)
        this.#sum[n] = this.#sum.readUInt8(n) ^ digest.readUInt8(n);
      this.rows++;
    }
  }

  get text(): string {
    return this.#sum.toString('hex').slice(0, 16);
  }
}
