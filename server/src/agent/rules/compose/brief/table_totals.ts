// The sumName of a price table, where it adds up to the cent: they follow a price that changes. Where it does not
// add up, nobody knows what they are made of, and they stay.

import type { BlockOf } from '../../../../content/content.ts';
import { sumName } from '../../grammar/languages/edit_words.ts';
import { currencyOf, numberIn, type Value, wholeValuesIn } from '../../text/values.ts';

type Table = BlockOf<'table'>;

const taxes =
  /(?<!\p{L})(?:vat|tax|gst|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|btw)(?!\p{L})|消費税|ضريبة/iu;

interface Row {
  at: number;
  cell: number;
  text: string;
  value: Value;
  kind: 'item' | 'sum' | 'tax';
  rate: number;
}

const cents = (value: Value): number => Math.round(numberIn(value) * 100);

/** Nothing where a row has two amounts: one may be the price of a single piece. */
function rowsOf({ rows }: Table, language: string): Row[] | undefined {
  const read: Row[] = [];
  for (const [at, { cells }] of rows.entries()) {
    const all = cells.flatMap((text, cell) =>
      wholeValuesIn(text, language).map((value) => ({ text, cell, value })),
    );
    const [first, more] = all.filter(({ value }) => value.kind === 'amount');
    if (more) return undefined;
    if (!first) continue;
    const name = cells.filter((_, cell) => cell !== first.cell).join(' ');
    const [rate, other] = all.filter(({ value }) => value.kind === 'percentage');
    const isTax = taxes.test(name) && rate !== undefined && other === undefined;
    const kind = sumName.test(cells[0] ?? '') ? 'sum' : isTax ? 'tax' : 'item';
    read.push({ at, ...first, kind, rate: rate ? numberIn(rate.value) : 0 });
  }
  return read;
}

/** What each sum and each tax should be, by its row. */
function reckoned(rows: readonly Row[]): Map<number, number> {
  const should = new Map<number, number>();
  let items = 0;
  let total = 0;
  for (const { at, kind, rate, value } of rows) {
    if (kind === 'item') items += cents(value);
    else {
      const base = total === 0 ? items : total;
      if (kind === 'tax') {
        const tax = Math.round((base * rate) / 100);
        should.set(at, tax);
        items = base + tax;
        total = 0;
      } else {
        should.set(at, base);
        total = base;
        items = base;
      }
    }
  }
  return should;
}

/** The amount as the old one is written; nothing where it is written otherwise than its language does. */
function writtenAs(
  { text, value }: Pick<Row, 'text' | 'value'>,
  amount: number,
  language: string,
): string | undefined {
  const [digits = ''] = /\d[\d.,'’\s]*\d|\d/.exec(value.text) ?? [];
  const places = /[.,]\d\d$/.test(digits) ? 2 : 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: 2,
    useGrouping: /\d[.,'’\s]\d{3}/.test(digits) ? 'always' : /\d{4}/.test(digits) ? false : 'auto',
  });
  const plain = (one: string): string => one.replace(/\s/g, ' ');
  if (plain(format.format(numberIn(value))) !== plain(digits)) return undefined;
  const start = text.indexOf(digits, value.start);
  const fresh = format.format(amount / 100);
  return `${text.slice(0, start)}${fresh}${text.slice(start + digits.length)}`;
}

/** The table with its sumName, and what they are now; nothing where they are not known to be sumName, or were changed themselves. */
export function withTotals(
  before: Table,
  after: Table,
  language: string,
): { block: Table; told: string[] } | undefined {
  const [old, now] = [rowsOf(before, language), rowsOf(after, language)];
  if (!old || !now || old.length !== now.length) return undefined;
  const were = reckoned(old);
  const addsUp = old.every(
    ({ at, kind, value }) => kind === 'item' || were.get(at) === cents(value),
  );
  const currencies = new Set(old.map(({ value }) => currencyOf(value)));
  const isOwn = now.some(({ kind, text }, at) => kind !== 'item' && text !== old[at]?.text);
  if (were.size === 0 || !addsUp || currencies.size > 1 || isOwn) return undefined;
  const are = reckoned(now);
  const told: string[] = [];
  const rows = [...after.rows];
  for (const row of now.filter(({ at, value }) => are.has(at) && are.get(at) !== cents(value))) {
    const text = writtenAs(row, are.get(row.at) ?? 0, language);
    const cells = rows[row.at]?.cells;
    if (text === undefined || !cells) return undefined;
    rows[row.at] = { ...rows[row.at], cells: cells.with(row.cell, text) };
    told.push(`${cells[0] ?? ''}: ${text}`);
  }
  return told.length === 0 ? undefined : { block: { ...after, rows }, told };
}

/** `410 kg · 7.90 · 3239.00`: where two numbers of a row make a third to the cent, it follows the one that changed. */
export function withProducts(
  before: Table,
  after: Table,
  language: string,
): { block: Table; told: string[] } | undefined {
  const told: string[] = [];
  const rows = after.rows.map((row, at) => {
    const old = numbersOf(before.rows[at]?.cells ?? [], language);
    const now = numbersOf(row.cells, language);
    const [changed, more] = row.cells.flatMap((text, cell) =>
      text === before.rows[at]?.cells[cell] ? [] : [cell],
    );
    if (changed === undefined || more !== undefined) return row;
    const [was, is] = [old[changed], now[changed]].map((one) => one && numberIn(one.value));
    const others = old.flatMap((one) => (one && one.cell !== changed ? [one] : []));
    for (const product of others.filter(({ value }) => was !== undefined && cents(value) > 0)) {
      const factor = others.find(
        (one) =>
          one !== product &&
          Math.round((was ?? 0) * numberIn(one.value) * 100) === cents(product.value),
      );
      if (!factor || numberIn(factor.value) === 1 || was === 1 || is === undefined) continue;
      const amount = Math.round(is * numberIn(factor.value) * 100);
      const text = writtenAs(product, amount, language);
      if (text === undefined) continue;
      told.push(`${row.cells[0] ?? ''}: ${text}`);
      return { ...row, cells: row.cells.with(product.cell, text) };
    }
    return row;
  });
  return told.length === 0 ? undefined : { block: { ...after, rows }, told };
}

/** The one number of each cell; the name of the row is none. */
const numbersOf = (cells: readonly string[], language: string) =>
  cells.map((text, cell) => {
    const [value, more] = cell === 0 ? [] : wholeValuesIn(text, language);
    return value && !more ? { cell, text, value } : undefined;
  });

/** What the sumName of a table are, where they are known to be its sumName. */
export function totalsIn(table: Table, language: string): string[] {
  const rows = rowsOf(table, language) ?? [];
  const should = reckoned(rows);
  const known = rows.filter(({ kind }) => kind !== 'item');
  return known.every(({ at, value }) => should.get(at) === cents(value))
    ? known.map(({ at, text }) => `${table.rows[at]?.cells[0] ?? ''}: ${text}`)
    : [];
}

/** `Please adjust the total too`. */
export const asksTotals = (text: string): boolean => text.length <= 100 && wish.test(text);
export const totalWord =
  /(?<!\p{L})(?:sum|total|summe|gesamt|somme|suma|somma|soma|totaal)\p{L}{0,12}|合計|المجموع|الإجمالي/iu;
const wish =
  /^[^\d?？؟]{0,60}(?:(?<!\p{L})(?:sum|total|summe|gesamt|somme|suma|somma|soma|totaal)|合計|المجموع|الإجمالي)/iu;
