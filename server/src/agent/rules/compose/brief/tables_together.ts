// The tables of one section as its readers take them: one list, and below it what fits none of its columns.
import { hasAmount } from '../../../../platform/text/money.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import type { Table } from '../../context/reading.ts';

interface Together {
  tables: Table[];
  /** Rows in words, for below the first table. */
  notes: string[];
}

const maxTold = 4;
const maxWords = 400;

export function tablesTogether(written: readonly Table[], language: string): Together {
  const all = groupsTogether(written);
  const [first, ...others] = all;
  if (!first) return { tables: [], notes: [] };
  const [head, short] = withoutShortRows(first);
  let table = head;
  const told = [...short];
  const apart: Table[] = [];
  for (const other of others) {
    const loose = other.kind === 'prices' && table.kind === 'prices' && isNameless(other);
    const width = widthOf(other);
    if (loose && isNameless(table) && width === widthOf(table))
      table = { ...table, rows: [...table.rows, ...other.rows] };
    else if (loose && width === 2 && other.rows.length <= maxTold) told.push(...other.rows);
    else apart.push(other);
  }
  const notes = told.map((row) => inWords(row, language));
  return notes.join(' ').length > maxWords
    ? { tables: [...all], notes: [] }
    : { tables: [table, ...apart], notes };
}

/** One list with the names of its groups between the rows. */
function groupsTogether(tables: readonly Table[]): Table[] {
  const out: Table[] = [];
  for (const table of tables) {
    const { group, ...rest } = table;
    const last = out.at(-1);
    const named = (): string[] => [group ?? '', ...Array(widthOf(table) - 1).fill('')];
    if (group === undefined) out.push(table);
    else if (last?.group !== undefined && widthOf(last) === widthOf(table))
      out[out.length - 1] = { ...last, rows: [...last.rows, named(), ...table.rows] };
    else out.push({ ...rest, group, rows: [named(), ...table.rows] });
  }
  return out;
}

const isNameless = ({ columns }: Table): boolean => columns.every((name) => name === '');
const widthOf = ({ rows }: Table): number => Math.max(...rows.map(({ length }) => length));

/** `Care visit | £42` below `Rent | Buy`: one amount that belongs to neither would be read as the first. */
function withoutShortRows(table: Table): [Table, string[][]] {
  const { columns, rows } = table;
  const priced = columns.filter(
    (name, at) =>
      at > 0 &&
      name !== '' &&
      rows.filter((row) => hasAmount(row[at] ?? '')).length * 2 >= rows.length,
  );
  if (table.kind !== 'prices' || priced.length < 2) return [table, []];
  const isShort = ([, one = '', ...rest]: readonly string[]): boolean =>
    hasAmount(one) && rest.every((cell) => cell === '');
  const kept = rows.filter((row) => !isShort(row));
  const short = rows.filter(isShort).map((row) => row.filter((cell) => cell !== ''));
  return kept.length < 2 || short.length === 0 ? [table, []] : [{ ...table, rows: kept }, short];
}

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function inWords([name = '', ...cells]: readonly string[], language: string): string {
  const colon = wide.test(name) ? '：' : language === 'fr' ? ' : ' : ': ';
  return ensureEnd(`${name}${colon}${cells.join(', ')}`, language);
}
