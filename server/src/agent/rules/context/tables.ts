// A run of rows as a table: its head, its body, and what one would look up in it.

import { plainText } from '../../../platform/text/inline.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { lean } from '../../../platform/text/quickened.ts';
import { isGone } from './gone.ts';
import { ledColumns } from './led_columns.ts';
import type { Table, TableKind } from './reading.ts';
import type { RowShape } from './row_strokes.ts';
import { looksLikeHead } from './table_head.ts';

const maxRows = 12;
const maxColumns = 8;
/** Each row says by itself what it is: `September – survey` is the first, and no head. */
const headless = new Set<RowShape>(['pairs', 'times', 'days']);

/** Rows below one another are one table, or one for each of the groups that a cell alone names. */
export function readTables(found: readonly string[][], shape: RowShape): Table[] {
  const groups: { name?: string; rows: string[][] }[] = [];
  for (const row of found) {
    const [name = ''] = row;
    if (row.length === 1) groups.push({ name, rows: [] });
    else if (groups.length === 0) groups.push({ rows: [row] });
    else groups.at(-1)?.rows.push(row);
  }
  return groups.flatMap(({ name, rows }) => {
    const table = readTable(rows, shape, name === undefined ? minRows : 1);
    return table ? [{ ...table, ...(name === undefined ? {} : { group: plainText(name) }) }] : [];
  });
}
const minRows = 2;

function readTable(found: readonly string[][], shape: RowShape, least: number): Table | undefined {
  // A bar before every row, and none behind it: no row has anything there.
  const set = found.every(([first]) => first === '') ? found.map((row) => row.slice(1)) : found;
  const rows = shape === 'times' ? withDays(set) : set;
  const cells = rows.map((row) =>
    row.map((cell) => plainText(cell).replace(/\s?(?:[:：]|->|=>|[→➜])$/u, '')),
  );
  const ruled = cells[1] !== undefined && isRule(rows[1] ?? []);
  const body = cells.filter((_, at) => !isRule(rows[at] ?? []));
  const headed =
    ruled || (!headless.has(shape) && (shape !== 'dots' || isPriced(body)) && looksLikeHead(body));
  const told = (headed ? body.slice(1) : body).filter((row) => row.some((cell) => cell !== ''));
  // What others have taken is no offer beside what is still to be had.
  const lines = told.some((row) => !isGone(row)) ? told.filter((row) => !isGone(row)) : told;
  const head = headed ? withCorner(body[0] ?? [], lines, shape) : [];
  const width = Math.min(maxColumns, Math.max(head.length, ...lines.map((row) => row.length)));
  // A column that was kept from the page is empty in every row, its head too.
  const kept = Array.from({ length: width }, (_, at) => at).filter(
    (at) =>
      [head, ...lines].some((row) => (row[at] ?? '') !== '') &&
      !(width > 2 && isCounter(lines, at)),
  );
  const pick = (row: readonly string[]): string[] => kept.map((at) => row[at] ?? '');
  const seen = new Set<string>();
  const shown = lines
    .map(pick)
    .filter((row) => row[0] !== '' && row.slice(1).some((cell) => cell !== ''))
    .filter((row) => !seen.has(row.join(' | ')) && seen.add(row.join(' | ')) !== undefined);
  if (shown.length < least || kept.length < 2) return undefined;
  const columns = pick(head);
  const led = columns.every((name) => name === '') ? ledColumns(shown) : null;
  if (led)
    return { ...led, rows: led.rows.slice(0, maxRows), kind: kindOf(shape, shown, led.columns) };
  return { columns, rows: shown.slice(0, maxRows), kind: kindOf(shape, shown, columns) };
}

/** Dots lead to prices below the names of the columns: `Monday ..... closed` is a row. */
const isPriced = ([, ...rest]: readonly string[][]): boolean =>
  rest.every((row) => row.slice(1).some(hasAmount));

/** Set with spaces, a head has no cell for the empty corner: one name fewer than the full rows have cells. */
function withCorner(
  head: readonly string[],
  rows: readonly string[][],
  shape: RowShape,
): readonly string[] {
  const full = rows.filter((row) => row.length === head.length + 1).length;
  const short = full >= minFull && rows.every((row) => row.length <= head.length + 1);
  return shape === 'gaps' && short ? ['', ...head] : head;
}

const minFull = 2;

/** A day on its own line stands before the first of its times. */
function withDays(rows: readonly string[][]): string[][] {
  const out: string[][] = [];
  let day = '';
  for (const [when = '', what = ''] of rows) {
    if (what === '') day = when;
    else {
      out.push([day === '' ? when : `${day}, ${when}`, what]);
      day = '';
    }
  }
  return out;
}

/** `1, 2, 3` in front of the rows counts them and says nothing. */
const isCounter = (rows: readonly string[][], column: number): boolean =>
  rows.length > 1 &&
  rows.every((row, at) => (row[column] ?? '').replace(/[.)]$/, '') === String(at + 1));

const isRule = (row: readonly string[]): boolean =>
  row.length > 0 && row.every((cell) => /^:?-*:?$/.test(cell.trim()));

/** `Saved per year`, `Before` beside `After`: what others have seen, whatever the amounts; `after 15 May` alone is a price. */
export const tellsResults = (columns: readonly string[]): boolean => {
  const told = columns.filter((name) => !/\d/.test(name));
  return (
    told.some((name) => ofResults.test(name)) ||
    (told.some((name) => ofBefore.test(name)) && told.some((name) => ofAfter.test(name)))
  );
};
const ofResults = lean(
  /(?<!\p{L})(?:sav(?:ed|ings?)|recovered|avoided|gained|revenue|gespart|ersparnis|einsparung\p{L}*|eingespart|économi\p{L}*|gains?|ahorr\p{L}+|risparmi\p{L}*|poupan\p{L}+|poupado|economia|besparing\p{L}*|bespaard|oszczędno\p{L}+)(?!\p{L})|削減/iu,
);
const ofBefore =
  /(?<!\p{L})(?:before|vorher|avant|antes|prima|voorheen|przedtem|przed)(?!\p{L})|導入前|قبل/iu;
const ofAfter =
  /(?<!\p{L})(?:after|nachher|après|después|dopo|depois|daarna|potem|po)(?!\p{L})|導入後|بعد/iu;

function kindOf(shape: RowShape, rows: readonly string[][], columns: readonly string[]): TableKind {
  if (shape === 'days') return 'hours';
  if (shape === 'times') return 'agenda';
  if (tellsResults(columns)) return 'plain';
  const priced = rows.filter((row) => row.some((cell) => hasAmount(cell))).length;
  return priced * 2 >= rows.length ? 'prices' : 'plain';
}
