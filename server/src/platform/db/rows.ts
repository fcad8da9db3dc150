// Many rows with one text, whatever the size of the batch: a text for every size would be prepared
// anew for each, on PostgreSQL over the wire.
import type { EngineName, Parameter } from './engine.ts';
import type { Db } from './open.ts';

/** Column by column: ids and keys, free text, or whole numbers. Any of them may be null. */
export type RowShape = Readonly<Record<string, 'key' | 'text' | 'number'>>;

const postgresTypes = { key: 'key_text', text: 'text', number: 'bigint' } as const;

/** What to select from: the JSON array of rows in the first parameter, as a table with this name. */
export function rowsGiven(engine: EngineName, name: string, shape: RowShape): string {
  const columns = Object.entries(shape);
  if (engine === 'sqlite') {
    const read = columns.map(([column]) => `value ->> '$.${column}' as ${column}`);
    return `(select ${read.join(', ')} from json_each(?)) as ${name}`;
  }
  const typed = columns.map(([column, type]) => `${column} ${postgresTypes[type]}`);
  return `json_to_recordset($1::json) as ${name}(${typed.join(', ')})`;
}

/**
 * A statement that is given many rows. PostgreSQL gets all of them as one parameter and in one go. SQLite gets
 * them bound value by value, which takes it half the time it needs to find the values in JSON; several to a
 * statement, since one that fires triggers keeps a copy of every page it changes until it ends.
 */
export interface RowStatement {
  /** For so many rows, the most first and one last. */
  sqlite: readonly { rows: number; text: string }[];
  /** In the order in which SQLite's statement takes them. */
  columns: readonly string[];
  postgres: string;
}

const givenAtOnce = [32, 8, 1];

export const names = (shape: RowShape, of?: string): string =>
  Object.keys(shape)
    .map((column) => (of === undefined ? column : `${of}.${column}`))
    .join(', ');

/** `rest`: what follows the rows, such as what to do when one is there already. */
export function insertRows(table: string, shape: RowShape, rest = ''): RowStatement {
  const columns = Object.keys(shape);
  const into = `insert into ${table} (${names(shape)})`;
  const row = `(${columns.map(() => '?').join(', ')})`;
  return {
    sqlite: givenAtOnce.map((rows) => ({
      rows,
      text: `${into} values ${Array(rows).fill(row).join(', ')} ${rest}`,
    })),
    columns,
    postgres: `${into} select ${names(shape)} from ${rowsGiven('postgres', 'r', shape)} ${rest}`,
  };
}

/** Reads what belongs to the rows: `select` … `from k` … `rest`, where k is a table of them. */
export function selectRows(select: string, shape: RowShape, rest: string): RowStatement {
  const columns = Object.keys(shape);
  const row = `(${columns.map(() => '?').join(', ')})`;
  return {
    sqlite: givenAtOnce.map((rows) => ({
      rows,
      // A cross join is read from left to right: each row given looks up its own.
      text: `with k(${names(shape)}) as (values ${Array(rows).fill(row).join(', ')})
        select ${select} from k cross join ${rest}`,
    })),
    columns,
    postgres: `select ${select} from ${rowsGiven('postgres', 'k', shape)} join ${rest}`,
  };
}

/** Sets all other columns of the rows with these keys. */
export function updateRows(table: string, shape: RowShape, keys: readonly string[]): RowStatement {
  const changing = Object.keys(shape).filter((column) => !keys.includes(column));
  const all = (part: readonly string[], write: (column: string) => string, between: string) =>
    part.map(write).join(between);
  const text = `update ${table} set ${all(changing, (column) => `${column} = ?`, ', ')}
    where ${all(keys, (column) => `${column} = ?`, ' and ')}`;
  return {
    sqlite: [{ rows: 1, text }],
    columns: [...changing, ...keys],
    postgres: `update ${table} set ${all(changing, (column) => `${column} = r.${column}`, ', ')}
      from ${rowsGiven('postgres', 'r', shape)}
      where ${all(keys, (column) => `${table}.${column} = r.${column}`, ' and ')}`,
  };
}

/** Gives what the statement returns, in the order of the rows. */
export async function giveRows<R>(
  db: Db,
  { sqlite, columns, postgres }: RowStatement,
  given: readonly object[],
): Promise<R[]> {
  if (given.length === 0) return [];
  if (db.engine === 'postgres') return (await db.query<R>(postgres, [JSON.stringify(given)])).rows;
  const returned: R[] = [];
  let from = 0;
  for (const { rows, text } of sqlite) {
    for (; given.length - from >= rows; from += rows) {
      const values: Parameter[] = [];
      for (let n = from; n < from + rows; n++) {
        const row = given[n] as Record<string, Parameter>;
        for (const column of columns) values.push(row[column] ?? null);
      }
      for (const one of (await db.query<R>(text, values)).rows) returned.push(one);
    }
  }
  return returned;
}
