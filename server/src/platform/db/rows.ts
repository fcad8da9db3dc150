// Many rows as one parameter, so that a batch of any size is one statement with one text: a text for
// every size would be prepared anew for each, on PostgreSQL over the wire.
import type { EngineName } from './engine.ts';

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
