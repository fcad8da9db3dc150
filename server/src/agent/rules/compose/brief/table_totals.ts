// The sums of a price table, where it adds up to the cent. Where it does not add up, nobody knows what they are made of.

import type { BlockOf } from '../../../../content/content.ts';
import { sumName } from '../../grammar/languages/edit_words.ts';
import { numberIn, type Value, wholeValuesIn } from '../../text/values.ts';

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
