// So many at so much: `12 chargers, £1,140 each = £13,680`, the cells of a row, a price of the list and how many there are.

import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { perMonth, perThousand, perUnit, perYear } from '../../grammar/languages/sum_words.ts';
import { isUnit } from '../change/value_fit.ts';
import { type Entry, type Figure, round, telling } from './figures.ts';
import { type Factor, isMoney, isSameCurrency, type Relation } from './terms.ts';

/** So sure must it be that the three belong together: digits that agree, and words that say so. */
const enough = 7;

export const isCount = ({ kind, value }: Figure): boolean =>
  kind !== 'amount' && kind !== 'percent' && Number.isInteger(value) && value >= 2;

/** `= £13,680`, `das sind 475 €`, or in the next cell: what stands before says that this is what comes of it. */
export const isToldAsResult = ({ entry, start }: Figure): boolean =>
  /(?:=|→|->|¦|:|\(|（|that (?:is|makes)|that['’]s|is|das sind|sind|macht|soit|c['’]est|cioè|sono|son|son unos|dus|dat is|daje|czyli)\s?(?:\p{L}{2,6}\s)?(?:\p{Sc}\s?)?$/iu.test(
    entry.text.slice(Math.max(0, start - 24), start),
  );

const behind = ({ entry, end }: Figure, length = 30): string =>
  entry.text.slice(end, end + length).split('¦')[0] ?? '';

export function products(entries: readonly Entry[]): Relation[] {
  const rated = entries.flatMap(({ figures }) => figures).filter(isPrice);
  return entries.flatMap((entry) =>
    entry.figures.filter(isMoney).flatMap((result) => {
      if (result.isRate && !perYear.test(behind(result))) return [];
      const counts = countsNear(entries, entry).filter((one) => one !== result);
      const own = entry.figures.filter((one) => one !== result && isPrice(one));
      // `Mobile unit day 1,180` stands in the list of prices, and what it makes elsewhere.
      const near = before(entries, entry, 1).flatMap(({ figures }) => figures.filter(isPrice));
      const prices = new Set([
        ...own,
        ...near,
        ...rated.filter((one) => one.value !== result.value),
      ]);
      let best: { relation: Relation; sure: number } | undefined;
      for (const price of prices) {
        // `13 | £430`, the row above: its price is that of its own count.
        const isOthers =
          price.entry !== entry &&
          !price.isRate &&
          price.entry.figures.some((one) => one !== price && isCount(one));
        if (
          isOthers ||
          price === result ||
          !isSameCurrency(price, result) ||
          price.value >= result.value
        )
          continue;
        for (const { relation, sure } of made(result, price, counts)) {
          if (sure >= enough && sure > (best?.sure ?? 0)) best = { relation, sure };
        }
      }
      return best ? [best.relation] : [];
    }),
  );
}

const isPrice = (figure: Figure): boolean =>
  figure.kind === 'amount' ? figure.value > 0 : figure.kind === 'bare' && figure.value > 1;

const before = (entries: readonly Entry[], { index, group }: Entry, count: number): Entry[] =>
  entries.slice(Math.max(0, index - count), index).filter((one) => one.group === group);

const countsNear = (entries: readonly Entry[], entry: Entry): Figure[] =>
  [...before(entries, entry, 2), entry].flatMap(({ figures }) => figures.filter(isCount));

function* made(
  result: Figure,
  price: Figure,
  counts: readonly Figure[],
): Generator<{ relation: Relation; sure: number }> {
  const isYearly = perYear.test(around(result)) && perMonth.test(behind(price));
  if (isYearly && round(price.value * 12, 2) === round(result.value, 2) && isNear(price, result))
    yield {
      relation: { result, terms: [{ sign: 1, factors: [{ of: price }, { of: 12 }] }] },
      sure: telling(price.value) + telling(result.value) + 4,
    };
  const isMille = perThousand.test(behind(price));
  for (const count of counts) {
    if (count === price) continue;
    const factor: Factor = isMille ? { of: count, as: 'thousand' } : { of: count };
    const product = price.value * count.value * (isMille ? 0.001 : 1);
    const sure = sureOf(result, price, count);
    if (isSame(product, result))
      yield { relation: { result, terms: [{ sign: 1, factors: [factor, { of: price }] }] }, sure };
    if (isYearly && isSame(product * 12, result))
      yield {
        relation: { result, terms: [{ sign: 1, factors: [factor, { of: price }, { of: 12 }] }] },
        sure,
      };
    // `6 evenings: £9 per child and evening. For 14 children £756`.
    for (const other of counts) {
      const isTwice = other !== count && other !== price && other.value <= count.value;
      if (!isTwice || !isSame(product * other.value, result)) continue;
      if (!isRateOf(price, count) || !isRateOf(price, other)) continue;
      yield {
        relation: { result, terms: [{ sign: 1, factors: [factor, { of: other }, { of: price }] }] },
        sure: sure + 1,
      };
    }
  }
}

const isSame = (product: number, { value }: Figure): boolean =>
  round(product, 2) === round(value, 2);
const isNear = (one: Figure, other: Figure): boolean =>
  one.entry.group === other.entry.group && Math.abs(one.entry.index - other.entry.index) <= 1;
const around = ({ entry, start, end }: Figure): string =>
  entry.text.slice(Math.max(0, start - 30), end + 30);

/** `£350 per charger`: what one of them is. */
export function nounOfRate(price: Figure): string[] {
  const text = behind(price);
  const [, ...words] = perUnit.test(text) && price.isRate ? wordsOf(fold(text)) : [];
  const [noun] = words.filter((word) => word.length > 2);
  return noun === undefined ? [] : [noun];
}

/** The words of the rate have what is counted: `je Rad und Monat`, `25 Räder`. */
export function isRateOf(price: Figure, count: Figure): boolean {
  const words = perUnit.test(behind(price)) ? wordsOf(fold(behind(price))) : [];
  return count.nouns.some((noun) =>
    words.some((word) => (noun.length > 2 || noun === word) && isUnit(noun, word)),
  );
}

function sureOf(result: Figure, price: Figure, count: Figure): number {
  const isOwn = price.entry === result.entry;
  const rate = isRateOf(price, count);
  const shared = [...price.entry.terms].some(
    (term) => count.entry.terms.has(term) || result.entry.terms.has(term),
  );
  return (
    telling(result.value) +
    telling(price.value) +
    telling(count.value) +
    (isToldAsResult(result) ? 2 : 0) +
    (price.isRate ? 2 : 0) +
    (rate ? 2 : 0) +
    (count.entry === result.entry ? 0 : -2) +
    (isOwn
      ? 0
      : isNear(price, result)
        ? -1
        : rate || (shared && count.entry === result.entry)
          ? -1
          : -9)
  );
}

/** `Tre rate da 5.760`: so many, and of how much. */
const isInstalment = (figure: Figure): boolean => {
  const { entry, start } = figure;
  const count = entry.figures.findLast((one) => one.end <= start && isCount(one));
  const between = count ? entry.text.slice(count.end, start) : '';
  return /^[\s-]\p{L}{3,20}\s(?:of|da|de|zu|à|van|po|por|je)\s\p{Sc}?\s?$/iu.test(between);
};

/** `174,45 € por vivienda`, of so much for so many: the price of one follows the whole. */
export function rates(entries: readonly Entry[]): Relation[] {
  return entries.flatMap((entry) => {
    const around = [...before(entries, entry, 3), entry];
    const found = entry.figures.filter(
      (one) => isMoney(one) && (perUnit.test(behind(one)) || isInstalment(one)),
    );
    return found.flatMap((result): Relation[] => {
      const wholes = around
        .flatMap(({ figures }) => figures)
        .filter((one) => isMoney(one) && !one.isRate && one !== result);
      const group = entries.filter((one) => one.group === entry.group);
      const counts = group.flatMap(({ figures }) => figures.filter(isCount));
      for (const whole of wholes.reverse())
        for (const count of counts) {
          if (count === whole || !isSameCurrency(whole, result) || whole.value <= result.value)
            continue;
          const one = whole.value / count.value;
          if (round(one, result.places === 0 ? 2 : result.places) !== round(result.value)) continue;
          const isExact = round(one, 2) === round(one, 6);
          const sure = telling(whole.value) + telling(result.value) + telling(count.value);
          const isNamed = isRateOf(result, count);
          // `80` in several rows, and `£52.50 per guest` below them.
          const isCommon = counts.filter(({ value }) => value === count.value).length > 1;
          if (sure + (isNamed ? 2 : 0) < (isExact ? 6 : 8)) continue;
          if (!isNamed && !isCommon && !around.includes(count.entry)) continue;
          const factors: Factor[] = [{ of: whole }, { of: count, as: 'over' }];
          return [{ result, terms: [{ sign: 1, factors }], isShareOfAll: true }];
        }
      return [];
    });
  });
}
