// Which values can take the place of which: an amount that of an amount in its currency, a count that of a count.
import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { commonStart, fold, wordsOf } from '../../../../platform/text/words.ts';
import { priceNames } from '../../grammar/languages/edit_words.ts';
import { closing, opening } from '../../grammar/languages/shape_words.ts';
import { findPhrase } from '../../grammar/phrases.ts';
import { isOtherSize, isYear, type Value, wholeValuesIn } from '../../text/values.ts';
import { isSameRoot } from '../ground/page_words.ts';
import { isPriceList } from '../ground/sections.ts';
import type { Spot } from './spots.ts';

/** In the singular or the plural, in any case. */
export const isUnit = (one: string, other: string): boolean =>
  one === other ||
  isSameRoot(one, other) ||
  commonStart(one, other) >= Math.max(3, Math.max(one.length, other.length) * 0.6);

/** A price takes the place of a bare number where prices stand, and a count that of what is counted so. */
export function isOfItsKind(spot: Spot, wanted: Value, language: string): boolean {
  const { value: old, column, text } = spot;
  if (wanted.kind === 'number' && isPricedFor(spot, language)) return false;
  if (old.kind !== 'number' || old.unit !== '' || wanted.unit === '') {
    return old.kind !== 'number' || wanted.kind !== 'amount' || isPriced(spot);
  }
  if (wanted.kind === 'amount') return isPriced(spot);
  const isCounted = (words: readonly string[]): boolean =>
    words.some((word) => isUnit(word, wanted.unit));
  // `Book 6 weeks ahead, as for the 53`: the weeks are those of the 6.
  const others = wholeValuesIn(text, language).map(({ unit }) => unit);
  return (
    wanted.kind !== 'number' ||
    (isCounted([...spot.near, ...wordsOf(fold(`${column} ${text}`))]) && !isCounted(others))
  );
}
/** `1台2,800円`, `£4 per 100 sheets`: what a price is for is no count that changes. */
export function isPricedFor(
  { text, value: { kind, start, end, unit } }: Spot,
  language: string,
): boolean {
  if (kind !== 'number') return false;
  const amounts = wholeValuesIn(text, language).filter((one) => one.kind === 'amount');
  const between = (from: number, to: number): string =>
    text.slice(from, to).replace(unit === '' ? '' : /^[\s.]?\p{L}+/u, '');
  return amounts.some(
    (one) =>
      (one.start >= end && priceFor.test(between(end, one.start))) ||
      (one.end <= start && perOne.test(text.slice(one.end, start))),
  );
}
const priceFor = /^[\s:：=＝→-]{0,3}(?:につき|あたり|当たり)?\s?$/u;
const perOne = /^\s?(?:\/|／|per|pro|je|par|por|per|all['’]?|a|à|al?|za)\s$|^\s?[/／]\s?$/u;
const isPriced = ({ column, heading, block }: Spot): boolean =>
  isPriceList(block) || [...wordsOf(fold(column)), ...heading].some((word) => priceWords.has(word));
const priceWords = new Set(priceNames.split(' ').map(fold));

const isClock = ({ text }: Value): boolean =>
  /\d[:.h]\d\d|\d\s?(?:h|uhr|uur|[ap]m|時)/iu.test(text);
/** `8 to 5`. */
const isTimes = ({ text, unit }: Value): boolean =>
  unit === '' && (text.match(/\d+/g) ?? []).every((hour) => Number(hour) <= 24);
const isPaid = ({ text }: Value): boolean => /[\p{Sc}%]|zł/u.test(text);
/** With its day: `3 June`, and not `June 2027`. */
const isDated = ({ text }: Value): boolean => /(?<!\d)\d{1,2}(?!\d)/.test(text);
const isDecimal = ({ text }: Value): boolean => /\d[.,]\d{1,2}(?!\d)/.test(text);

const fewTimes = 20;

const currencyIn = ({ key }: Value): string => key.split(' ').at(-1) ?? '';

/** How well a value can take the place of another: 0 where it cannot. */
export function fitOf(old: Value, block: Block, wanted: Value): number {
  const alike = Number(isDecimal(old) === isDecimal(wanted));
  if (isYear(old) !== isYear(wanted)) return 0;
  if (wanted.kind === 'number' && wanted.unit === '') {
    if (old.kind === 'date' || old.kind === 'phone' || old.kind === 'span' || old.kind === 'time')
      return 0;
    if (old.kind === 'number' && isOtherSize(old, wanted)) return 0;
    // Nor is `6.30`, an hour, one of `£145`.
    if (old.kind === 'amount' && alike === 0 && isOtherSize(old, wanted, fewTimes)) return 0;
    // `7.20` is no news of `12 months`.
    if (alike === 0 && isDecimal(wanted) && old.kind === 'number' && old.unit !== '') return 0;
    // `55 inches` is counted in something, and the number that was given is not.
    const isBare = old.kind === 'number' && old.unit === '' ? 0.5 : 0;
    return 1 + alike + (old.kind === 'amount' ? 2 : isBare) + (isPriceList(block) ? 1 : 0);
  }
  if (
    old.kind === 'span' &&
    isClock(old) !== (isClock(wanted) || (isClock(old) && isTimes(wanted)))
  )
    return 0;
  if (old.kind === 'span' && isPaid(old) !== isPaid(wanted)) return 0;
  // `22 September` is no news of `in May`: with its day, or without.
  if (old.kind === 'date' && wanted.kind === 'date' && isDated(old) !== isDated(wanted)) return 0;
  if (old.kind === wanted.kind) {
    if (wanted.kind === 'amount' && currencyIn(old) !== currencyIn(wanted)) return 0;
    const isCounted = wanted.kind === 'number' || (wanted.kind === 'span' && !isClock(wanted));
    const both = isCounted && wanted.unit !== '' && old.unit !== '';
    const counted =
      both && [old.unit, ...(old.counts ?? [])].some((unit) => isUnit(unit, wanted.unit));
    // `45 days` is no news of `two breaks`.
    if (both && !counted) return 0;
    if (wanted.kind === 'number' && isOtherSize(old, wanted)) return 0;
    return 1 + alike + (counted ? 6 : 0);
  }
  // A price takes the place of a bare number; never that of `15 minutes`.
  return wanted.kind === 'amount' && old.kind === 'number' && old.unit === '' ? 0.5 : 0;
}

/** `8 September to 25 June` for who names its beginning or its end: that day alone. */
export function endsNamed(section: string): (value: Value) => Value[] {
  const [last, first] = [closing, opening].map((list) => findPhrase(section, list) !== undefined);
  return (value) => {
    const [from, to] = value.kind === 'span' ? figuresIn(value.text) : [];
    if (from?.kind !== 'date' || to?.kind !== 'date' || last === first) return [value];
    const { kind, text, key, start, end } = last ? to : from;
    return [{ kind, text, key, start: value.start + start, end: value.start + end, unit: '' }];
  };
}
