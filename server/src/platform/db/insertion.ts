// Inserts of whole rows, one or several at a time, compiled once for each number of rows.
import type { Compilable, InsertQueryBuilder, InsertResult } from 'kysely';
import type { Parameter } from './engine.ts';
import type { Db } from './open.ts';
import { pipelined } from './pipelined.ts';
import { statement } from './statement.ts';
import type { Tables } from './tables.ts';

type Table = keyof Tables & string;
type Insert<T extends Table> = InsertQueryBuilder<Tables, T, InsertResult>;
type RunInsert<R> = (db: Db, values: Record<string, Parameter>) => Promise<R[]>;

/** More rows than this go in several statements: inside a transaction, if all or none shall be there. */
const rowsPerStatement = 16;

/** Gives back what `also` says the statement returns, for all rows in one list. */
export function insertion<T extends Table, C extends keyof Tables[T] & string, R = never>(
  table: T,
  columns: readonly C[],
  also: (insert: Insert<T>) => Compilable<R> = (insert) => insert as unknown as Compilable<R>,
): (db: Db, rows: readonly Pick<Tables[T], C>[]) => Promise<R[]> {
  const bySize: RunInsert<R>[] = [];
  /** Of the values: for each row, one for each column. */
  const names: string[][] = [];
  const namesOf = (row: number): string[] =>
    (names[row] ??= columns.map((column) => `${column} ${row}`));

  const compiledFor = (size: number): RunInsert<R> =>
    (bySize[size] ??= statement((sql, v: Record<string, Parameter>) => {
      const rows = Array.from({ length: size }, (_, row) =>
        Object.fromEntries(columns.map((column, n) => [column, v[namesOf(row)[n] as string]])),
      );
      return also(sql.insertInto(table).values(rows as never) as unknown as Insert<T>);
    }));

  async function insertUpTo(db: Db, rows: readonly Pick<Tables[T], C>[]): Promise<R[]> {
    const values: Record<string, Parameter> = {};
    for (const [row, cells] of rows.entries()) {
      const named = namesOf(row);
      for (const [n, column] of columns.entries()) {
        values[named[n] as string] = cells[column] as Parameter;
      }
    }
    return compiledFor(rows.length)(db, values);
  }

  return async (db, rows) => {
    const parts: Promise<R[]>[] = [];
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      parts.push(insertUpTo(db, rows.slice(from, from + rowsPerStatement)));
    }
    return (await pipelined(parts)).flat();
  };
}
