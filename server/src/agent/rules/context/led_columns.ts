// `rent £3 | buy £38` in row after row: the word that a column's amounts begin with is its name.
import { hasAmount } from '../../../platform/text/money.ts';
import { capitalised } from './items.ts';

/** `rent £3.20 per month`, `huur: € 34 p/m`, `購入38,000円`: a word or two, and the amount. */
const led =
  /^(\p{L}[\p{L}’'-]{1,19}(?:\s\p{L}[\p{L}’'-]{1,19})?)(?:\s?[:：]\s?|\s|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]))((?:R\$|US\$|CHF|EUR|PLN|[€£$¥])?\s?\d.*)$/u;

const wordOf = (cell: string): string =>
  hasAmount(cell) ? (led.exec(cell)?.[1] ?? '').toLocaleLowerCase() : '';

/** Names for columns that have none, where each column of amounts has a word of its own; what does not begin with it stays whole. */
export function ledColumns(rows: readonly string[][]): {
  columns: string[];
  rows: string[][];
} | null {
  const width = Math.max(...rows.map(({ length }) => length));
  const full = rows.filter((row) => row.length === width && row.every((cell) => cell !== ''));
  const names = Array.from({ length: width }, (_, at) => (at === 0 ? '' : nameOf(full, at)));
  const isPriced = (at: number): boolean =>
    full.filter((row) => hasAmount(row[at] ?? '')).length * 2 > full.length;
  const named = names.filter((name) => name !== '');
  const each = names.every((name, at) => at === 0 || name !== '' || !isPriced(at));
  if (named.length < 2 || new Set(named).size < named.length || !each) return null;
  return {
    columns: names.map(capitalised),
    rows: rows.map((row) => placed(row, names)),
  };
}

/** The word that nearly all cells of a column begin with. */
function nameOf(rows: readonly string[][], at: number): string {
  const words = rows.map((row) => wordOf(row[at] ?? ''));
  const [first = ''] = words.filter((word) => word !== '');
  const same = words.filter((word) => word === first).length;
  return same >= minSame && same * 5 >= rows.length * 3 ? first : '';
}
const minSame = 2;

/** Each amount below its word; where the word's place is taken, the row stays as it is. */
function placed(row: readonly string[], names: readonly string[]): string[] {
  const out = names.map((_, at) => row[at] ?? '');
  for (const [at, cell] of row.entries()) {
    const to = at === 0 ? -1 : names.indexOf(wordOf(cell) || '-');
    if (to <= 0) continue;
    if (to !== at && (out[to] ?? '') !== '') return names.map((_, n) => row[n] ?? '');
    out[at] = '';
    out[to] = (led.exec(cell)?.[2] ?? cell).trim();
  }
  return out;
}
