// What several things cost together: the sum with all its parts, each from the one price list of the page, or the
// prices without a sum. The sum of a part is never told for the whole.

import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { commonStart, fold, termsOf } from '../../../../platform/text/words.ts';
import { asksCost, openPrice, together } from '../../grammar/languages/edit_words.ts';
import { currencyOf, numberIn, type Value, wholeValuesIn } from '../../text/values.ts';
import { allQuoted, type Editing, not, type Outcome } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';

interface Row {
  /** As the page has it, with the names of its columns. */
  told: string;
  /** What it is the price of. */
  head: readonly string[];
  /** What it is the price per; absent where it is paid once. */
  unit?: string;
  /** Absent where it has several, or none. */
  price?: Value;
}

/** Nothing where one price is asked for, or the page has no list of prices. */
export function sumOfList(
  editing: Editing,
  question: string,
  spoken: string,
  { least = 2, all = false } = {},
): Outcome | undefined {
  const { language } = editing.desk;
  const lists = editing.blocks.filter(isPriceList).map((block) => rowsOf(block, language));
  const names = lists.flatMap(({ rows }) => rows.map(({ told }) => told));
  const bare = inPageWords(withoutAsking(question), names, language);
  const asked = termsOf(bare, language).filter((term) => !isSmall(term, spoken));
  const ranked = lists
    .map((list) => ({ ...list, named: list.rows.filter((row) => isNamed(row, list.rows, asked)) }))
    .sort((a, b) => b.named.length - a.named.length);
  const [list] = ranked;
  const whole = all || together.test(question);
  if (!list || (list.named.length < least && !whole)) return undefined;
  const counts = wholeValuesIn(question, spoken).filter(
    ({ kind, unit }) => kind === 'number' || unit !== '',
  );
  const sum =
    list.named.length < least ? undefined : sumOf(list.named, { asked, counts, language });
  const rows = whole && !sum ? list.rows : list.named;
  if (rows.length > maxRows || (rows.length === 1 && sum === undefined)) return undefined;
  const parts = rows.map(({ told }) => told);
  const told = [...(sum === undefined ? [] : [sum]), ...parts, ...list.note];
  const said =
    sum === undefined
      ? 'Which of these prices apply I cannot tell, so here they are without a sum'
      : 'The page has these prices';
  return not(
    `${said}, from ${nameOf(list.block)}: ${allQuoted(told)}. I changed nothing.`,
    sum === undefined ? 'parts' : 'priced',
    ...told,
  );
}

const maxRows = 12;
const withoutAsking = (question: string): string =>
  question.replace(asksCost, ' ').replace(together, ' ');
const isSmall = (term: string, spoken: string): boolean =>
  pieceWords.has(term) || stopWords(spoken).has(term) || /^\d/.test(term);

interface List {
  block: Block;
  rows: readonly Row[];
  note: readonly string[];
}

function rowsOf(block: Block, language: string): List {
  const note = 'note' in block && typeof block.note === 'string' ? [withoutStop(block.note)] : [];
  if (block.type === 'table') {
    const [, ...columns] = block.columns;
    const rows = block.rows.map(({ cells: [name = '', ...cells] }) => {
      const head = (at: number): string =>
        cells.length > 1 && columns[at] ? `${columns[at]} ` : '';
      const values = cells.map((cell, at) => `${head(at)}${cell}`).filter((cell) => cell.trim());
      return rowOf(name, values.join(', '), cells.filter(hasAmount), language);
    });
    return { block, rows, note };
  }
  const options = block.type === 'pricing' ? block.options : [];
  const rows = options.map(({ title, price = '', unit = '' }) => {
    const per = unit === '' ? price : `${price} ${unit}`;
    return rowOf(title, per, [price].filter(hasAmount), language, unit);
  });
  return { block, rows, note };
}

/** `Winter storage, per metre`: what is paid for, and per what. */
const perUnit =
  /(?:^|[\s,;(（])(?:per|each|je|pro|par|por|al|a|à|za|na|voor elke)\s(\p{L}[\p{L}²³]*)|[(（]1(\p{L}{1,3})[)）]/iu;
const unitIn = (text: string): string | undefined => {
  const [, word, counter] = perUnit.exec(text) ?? [];
  return word ?? counter;
};

function rowOf(
  name: string,
  value: string,
  amounts: readonly string[],
  language: string,
  per = '',
): Row {
  const unit = unitIn(per) ?? unitIn(name) ?? unitIn(value);
  const [bare = name] = name.split(/[,;(（]/u);
  const [price, more] = amounts.flatMap((cell) =>
    wholeValuesIn(cell, language).filter(({ kind }) => kind === 'amount'),
  );
  const isOne = price && !more && !openPrice.test(amounts[0] ?? '');
  return {
    told: `${name}: ${value}`,
    head: termsOf(bare, language),
    ...(unit === undefined ? {} : { unit }),
    ...(isOne ? { price } : {}),
  };
}

/** By a word of its own that no other row has. */
function isNamed({ head }: Row, rows: readonly Row[], asked: readonly string[]): boolean {
  // What is counted says how many, and not of what: `pruning 3 trees` names no tree survey.
  const isCounted = (term: string): boolean =>
    rows.some(({ unit }) => unit !== undefined && isAlike(unit, term));
  const isAsked = (term: string): boolean =>
    !isCounted(term) && asked.some((one) => isAkin(one, term));
  const shared = (term: string): boolean =>
    rows.filter((row) => row.head.includes(term)).length > 1;
  const own = head.filter((term) => !shared(term));
  return own.some(isAsked) && head.filter(isAsked).length * 2 >= head.length;
}

interface Sum {
  asked: readonly string[];
  counts: readonly Value[];
  language: string;
}

/** Nothing where a word of the question, a number of it or a price is left over. */
function sumOf(named: readonly Row[], { asked, counts, language }: Sum): string | undefined {
  const used = new Set<Value>();
  const parts = named.map(({ price, unit, head }) => {
    const count = counts.find((one) =>
      [...(unit === undefined ? [] : [unit]), ...head].some((name) => isOf(one, name)),
    );
    if (count) used.add(count);
    const times = count ? numberIn(count) : unit === undefined ? 1 : undefined;
    return { price, times, count };
  });
  const [first] = parts;
  const left = asked.filter(
    (term) =>
      !named.some(({ head }) => head.some((one) => isAkin(one, term))) &&
      !counts.some((one) => isOf(one, term)),
  );
  if (!first?.price || left.length > 0 || used.size < counts.length) return undefined;
  const currency = currencyOf(first.price);
  let sum = 0;
  for (const { price, times } of parts) {
    if (!price || times === undefined || currencyOf(price) !== currency) return undefined;
    sum += numberIn(price) * times;
  }
  const terms = parts.map(({ price, count }) =>
    count ? `${/\d[\d.,\s]*\d|\d/.exec(count.text)?.[0]} × ${price?.text}` : (price?.text ?? ''),
  );
  return `${terms.join(' + ')} = ${asAmount(first.price, sum, language)}`;
}

/** `10 metres` is of `metre`, `260 m` of `m²`. */
function isOf({ unit, text }: Value, name: string): boolean {
  const bare = (one: string): string => fold(one).replace(/[\d.,\s²³]/g, '');
  const of = bare(unit === '' ? text : unit);
  return of !== '' && isAlike(of, bare(name));
}

/** The same word, in the plural too. */
const isAlike = (one: string, other: string): boolean =>
  one === other || isAkin(one, other) || isPlural(fold(one), fold(other));

const isPlural = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 &&
  commonStart(one, other) >= Math.max(3, Math.ceil(Math.min(one.length, other.length) * 0.7));

/** Another amount, written as this one is. */
export function asAmount({ text }: Value, exact: number, language: string): string {
  const sum = Math.round(exact * 100) / 100;
  const digits = Number.isInteger(sum) ? 0 : 2;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = sum.toLocaleString(language, { ...places, useGrouping: 'always' });
  return text.replace(/\d[\d.,'’\s]*\d|\d/, figure);
}
