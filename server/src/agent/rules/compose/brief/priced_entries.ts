// Everything in the sources that has a price: rows, entries, sentences, answers.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Section, Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { isOfPrices, priceColumns, tellsBareNumber } from '../texts/bare_prices.ts';
import { tellsPrice } from './without_prices.ts';

export interface Priced {
  /** As it stands there. */
  text: string;
  /** Without the price. */
  name: string;
  /** What it is called before anything is said of it. */
  called: string;
  /** What it stands under. */
  around: string;
  /** Of several things, one behind the other. */
  several: boolean;
}

export const rowText = (row: readonly string[]): string => row.join(' ');
export const itemText = ({ title, text = '' }: { title: string; text?: string }): string =>
  `${title} ${text}`.trim();

/** `3.10 / 3.95 / 4.60`. */
const severalPrices = /\d\s?\/\s?(?:\p{Sc}\s?)?\d+[.,]?\d*/u;
const beforeMore = /[,，:：(（]\s?|\s[–—-]\s|\.{3,}|…/u;

const entry = (text: string, name: string, around: string): Priced => ({
  ...{ text, name, around },
  called: name.split(beforeMore)[0] ?? name,
  several: severalPrices.test(text),
});

/** Whether a row says what something costs, with a sign of money or, among prices, without. */
export function isPricedRow(table: Table, section: Section): (row: readonly string[]) => boolean {
  const columns = priceColumns(table, isOfPrices(section));
  return (row) => row.some(tellsPrice) || columns.some((at) => at > 0 && /\d/.test(row[at] ?? ''));
}

/** Under a heading of prices a number needs no sign. */
export const isPricedIn = (section: Section): ((text: string) => boolean) =>
  isOfPrices(section) ? (text) => tellsPrice(text) || tellsBareNumber(text) : tellsPrice;

export function pricedEntries({ context, topics, questions }: Source): Priced[] {
  const found = [...context, ...topics].flatMap((section) => {
    const { heading = '', tables, items, paragraphs } = section;
    const isPriced = isPricedIn(section);
    return [
      ...tables.flatMap((table) => {
        const isRow = isPricedRow(table, section);
        const priced = priceColumns(table, isOfPrices(section));
        return table.rows.filter(isRow).map((row) => {
          const name = row.filter(
            (cell, at) => !priced.includes(at) && /\p{L}/u.test(cell) && !hasAmount(cell),
          );
          const named = name.length > 0 ? name : row.slice(0, 1);
          return entry(rowText(row), named.join(', '), `${heading} ${table.columns[0] ?? ''}`);
        });
      }),
      ...items
        .filter((item) => isPriced(itemText(item)))
        .map((item) => entry(itemText(item), itemText(item), heading)),
      ...paragraphs
        .flatMap(({ text }) => sentencesOf(text, 'und'))
        .filter(isPriced)
        .map((text) => entry(text, text, heading)),
    ];
  });
  const asked = questions
    .filter(({ answer }) => tellsPrice(answer))
    .map(({ question, answer }) => entry(`${question} ${answer}`, `${question} ${answer}`, ''));
  return [...found, ...asked];
}
