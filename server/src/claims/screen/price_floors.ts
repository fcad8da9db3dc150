// How low a price may go, told by its figures alone: a line below a price list that names what a row names, with a
// bare number somewhat below the price of that row. Readers are told prices with their currency.
import { termsOf } from '../../platform/text/words.ts';
import type { Line } from './lines.ts';

const currency = '€|£|\\$|¥|zł|円|eur|chf';
const priced = new RegExp(
  `(?:${currency})\\s?(\\d[\\d.,]{0,11})|(\\d[\\d.,]{0,11})\\s?(?:${currency}|,[–-])`,
  'giu',
);
/** It ends its clause: what is counted or measured has its noun behind it. */
const bare =
  /(?<![\d.,:/–-]|\d\s|\p{L}|\p{Sc}\s?)(\d{2,6}(?:[.,]\d{3}|[.,]\d\d)?)(?=\s*(?:$|[;!)]|[.,](?!\d)))/gu;
/** Rows further up are of another list. */
const maxAbove = 12;
/** Lower than that it is something else, a number of days for one. */
const leastShare = 0.6;
const minTerm = 4;
const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

export const amountOf = (figure: string): number =>
  Number(
    figure
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/\.$/, ''),
  );

interface Row {
  at: number;
  low: number;
  terms: ReadonlySet<string>;
}

/** Lines that betray a price below the one of a row above them. */
export function priceFloors(lines: readonly Line[], language: string): number[] {
  const rows: Row[] = [];
  const found: number[] = [];
  for (const [at, { text }] of lines.entries()) {
    if (!/\d/.test(text)) continue;
    const sums = [...text.matchAll(priced)].map(([, before, after]) =>
      amountOf(before ?? after ?? ''),
    );
    const named = (): ReadonlySet<string> =>
      new Set(termsOf(text, language).filter((term) => term.length >= minTerm));
    if (sums.length > 0) {
      rows.push({ at, low: Math.min(...sums), terms: named() });
      continue;
    }
    while (rows[0] && at - rows[0].at > maxAbove) rows.shift();
    const values = [...text.matchAll(bare)].map(([, figure = '']) => amountOf(figure));
    const lower = rows.filter(({ low }) =>
      values.some((value) => !isYear(value) && value < low && value >= low * leastShare),
    );
    if (lower.length === 0) continue;
    const terms = named();
    if (lower.some((row) => !terms.isDisjointFrom(row.terms))) found.push(at);
  }
  return found;
}
