// Reads news about a figure: `18, not 17`, `the price is wrong: 240`, `we close at 8 pm now`.
import { weekdayNames } from '../../grammar/languages/edit_words.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  closing,
  denied,
  deniedBehind,
  opening,
  outdated,
  rather,
  tellingVerbs,
  wrong,
} from '../../grammar/languages/shape_words.ts';
import { allOf, findPhrase, firstOf, phrasesOf } from '../../grammar/phrases.ts';
import { isDayValue, type Numeral, numeralsIn, valuesIn } from '../../text/numerals.ts';
import { type Value, wholeValuesIn } from '../../text/values.ts';
import type { Request } from '../requests.ts';
import { rises, withoutRemark } from './new_value.ts';
import { bareName, type Reading, withoutVerbs } from './slots.ts';

export function readFigures({ text, clause, words }: Reading): Request | undefined {
  if (clause.asks || clause.quotations(text).length > 0) return undefined;
  return (
    readContrast(text, words) ??
    readWrong(text, words) ??
    readHours(text, words) ??
    readLabel(text, words)
  );
}

const contrast = phrasesOf(denied);
const behind = phrasesOf(deniedBehind, true);
const but = phrasesOf(rather);
const maxBetween = 48;

/** Two dates, else two figures, else two numbers of which one is a word, else two days. */
function pairIn(text: string, language: string): [Numeral, Numeral] | undefined {
  const [date, later, last] = wholeValuesIn(text, language).filter(({ kind }) => kind === 'date');
  if (date && later && !last) return [date, later];
  const denied = date && !later ? dayDenied(text, date) : undefined;
  if (date && denied) return denied.start > date.start ? [date, denied] : [denied, date];
  const values = valuesIn(text, language);
  const days = values.filter(isDayValue);
  const numbers = values.filter((value) => !isDayValue(value));
  for (const [one, other, more] of [numeralsIn(text), numbers, days]) {
    if (one && other && !more) return [one, other];
  }
  // `60 pages in 8 days, not 7`: of several, the last two where the last is denied.
  const [wanted, old] = numbers.slice(-2);
  const isDenied = wanted && old && findPhrase(text.slice(wanted.end, old.start), contrast);
  return isDenied ? [wanted, old] : undefined;
}

/** `20 June, not the 13th`: the other day is one of the same month. */
function dayDenied(text: string, date: Value): Numeral | undefined {
  const [day, more] = numeralsIn(text).filter(
    ({ start, end, key }) =>
      (end <= date.start || start >= date.end) && /^\d{1,2}$/.test(key) && Number(key) <= 31,
  );
  if (!day || more) return undefined;
  const [from, to] = day.start > date.start ? [date.end, day.start] : [day.end, date.start];
  const behind = text.slice(day.end).replace(/^(?:st|nd|rd|th)/u, '');
  const isDay = /^\.?(?:$|[,.;!]|\s(?!\p{L}))/u.test(behind) || day.start < date.start;
  const isDenied =
    findPhrase(text.slice(from, to), contrast) ??
    findPhrase(text.slice(Math.max(0, day.start - 16), day.start), contrast);
  if (!isDay || !isDenied || to - from > maxBetween) return undefined;
  const written = date.text.replace(/\d{1,2}(?:st|nd|rd|th)?/u, () => day.text);
  return { ...day, text: written };
}

const arrow =
  /^.{0,40}(?:->|→|=>|\s(?:becomes?|turns into|wird zu|devient|pasa a ser|diventa|passa a ser|wordt)\s)/iu;
const isWrong = phrasesOf(wrong);
const isOld = phrasesOf(outdated, true);

/** Which of the two is the old one, the page knows; where it has both, the one that is denied. */
function readContrast(said: string, words: ReadingWords): Request | undefined {
  const text = withoutRemark(said, words);
  const [one, other] = pairIn(text, words.language) ?? [];
  if (!one || !other) return undefined;
  const [before, between] = [text.slice(0, one.start), text.slice(one.end, other.start)];
  if (between.length > maxBetween) return undefined;
  const after = text.slice(other.end);
  const first = words.unspaced
    ? findPhrase(between, behind) !== undefined
    : findPhrase(before.slice(-16), contrast) !== undefined &&
      (findPhrase(between, but) !== undefined || /[,;]/.test(between));
  // `30 minutes, 20 was never enough`.
  const second =
    !words.unspaced && (findPhrase(between, contrast) !== undefined || wasSo.test(after));
  const told =
    arrow.test(between) ||
    findPhrase(between, isWrong) !== undefined ||
    findPhrase(between, isOld) !== undefined;
  const changed = !first && !second && (told || isChange(before, between, after, words));
  if (!first && !second && !changed) return undefined;
  // `24 m² becomes 8,450`: so much of it names the price.
  if (changed && isOtherThing(one, other)) return undefined;
  const [old, wanted] = second && !told ? [other, one] : [one, other];
  // `Three tastings → four`: what is counted stands between.
  const around = bareName(clean(`${before} ${between} ${after}`, words), words);
  const wholes = wholeValuesIn(text, words.language);
  const unitOf = ({ end }: Numeral): string => unitAt(text, end, words);
  // How it is counted is no part of what it is about, where anything else was said.
  const counted = new Set([unitOf(old), unitOf(wanted)]);
  const named = around.split(' ').filter((word) => !counted.has(word));
  const about = [named.join(' '), around].find((one) => /\p{L}{3}/u.test(one)) ?? '';
  const span = wholes.find(
    ({ kind, start, end }) => kind === 'span' && start <= one.start && other.end <= end,
  );
  return {
    kind: 'correct',
    old: old.text,
    wanted: wanted.text,
    about,
    units: [first || second ? unitOf(old) : '', unitOf(wanted)],
    ...(span ? { span: `${span.text} ${span.unit}`.trim() } : {}),
  };
}
const isOtherThing = (one: Numeral, other: Numeral): boolean => {
  const [was, is] = [Number(one.key), Number(other.key)];
  return !!was && !!is && Math.max(was, is) / Math.min(was, is) > maxRatio;
};
const maxRatio = 20;
const wasSo =
  /^\s(?:was|were|is too|war|waren|ist zu|était|étaient|era|eran|erano|foi|eram|był|była|było|były)\s/iu;

/** What is counted, and no small word: `4 weeks, not 3`. */
function unitAt(text: string, end: number, { small, now, verbs, unspaced }: ReadingWords): string {
  if (unspaced) return '';
  const [, unit = ''] = /^\s?(\p{L}{2,20})/u.exec(text.slice(end)) ?? [];
  const idle = [small, now, denied, wrong, rather, tellingVerbs, verbs.set, verbs.replace].some(
    (list) => firstOf(unit, list),
  );
  return idle ? '' : unit;
}

// `Dalle 18 alle 21`, `das 9 às 18` are times, and no change.
const from = phrasesOf('from|von|de|da|van|desde|od|del|dal|do');
const to =
  /^[\s\p{Sc}%]{0,3}(?:\p{L}{1,12}\.?\s)?(?:to|auf|zu|à|a|alle|para|às|naar|na|إلى|→|->)\s[\p{Sc}\s]{0,3}$/iu;

/** `Change the price from 220 to 240`, `the dinner from 32 to 35`; of hours and days it is a span of time. */
function isChange(
  before: string,
  between: string,
  after: string,
  { verbs, unspaced }: ReadingWords,
): boolean {
  const asked = firstOf(before, `${verbs.set}|${verbs.replace}`, { unspaced });
  if (!to.test(between)) return false;
  const led = findPhrase(before.slice(-8), from);
  if (led && rises.test(before)) return true;
  if (asked) return led !== undefined || /^[\s\p{Sc}]*$/u.test(before.slice(asked.end));
  if (!led) return false;
  const name = before.slice(0, led.start - Math.min(8, before.length));
  const isSpan =
    findPhrase(name, `${opening}|${closing}`) !== undefined ||
    timeBehind.test(after) ||
    weekdayNames.test(before);
  return !isSpan && /\p{L}{3}\s/u.test(before) && /^[\s\p{Sc}%]*(?:euros?)?$/iu.test(after);
}

/** What it is about: without the words that make it news. */
function clean(text: string, words: ReadingWords): string {
  let rest = text;
  for (const phrases of [wrong, denied, rather, words.now]) {
    rest = findPhrase(rest, phrases, words)?.rest ?? rest;
  }
  rest = findPhrase(rest, isOld)?.rest ?? rest;
  return withoutVerbs(rest, words).replace(/->|→|=>|[,;:]/g, ' ');
}

/** `The price of the plan is wrong, it is 420 €`. */
function readWrong(text: string, words: ReadingWords): Request | undefined {
  const match = findPhrase(text, wrong, words);
  if (!match) return undefined;
  const told = text.slice(match.end);
  const [value, more] = numeralsIn(told);
  const section = bareName(text.slice(0, match.start), words);
  if (!value || more || section === '') return undefined;
  const [written = value.text] =
    /(?:[$€£¥]\s?)?\d.{0,30}$/u.exec(told.slice(Math.max(0, value.start - 2))) ?? [];
  return { kind: 'setValue', section, value: written.replace(/[.!]$/, '').trim() };
}

/** `Next course in Kassel: 15 June`: what follows the colon is its figure now. */
function readLabel(text: string, words: ReadingWords): Request | undefined {
  const [, label = '', value = ''] = /^([^:：\d]{4,60})[:：]\s*(\S.{0,50})$/u.exec(text) ?? [];
  const [figure, more] = wholeValuesIn(value, words.language);
  const { members, section, piece, verbs, unspaced } = words;
  const other = [...Object.values(members), section, piece, ...Object.values(verbs)].join('|');
  if (!figure || more || findPhrase(label, other, { unspaced })) return undefined;
  const name = bareName(label, words);
  return name === ''
    ? undefined
    : { kind: 'setValue', section: name, value: value.slice(figure.start).replace(/[.!]$/, '') };
}

const timeBehind = /^\s?(?:h\b|uhr|uur|時|o['’]?clock|[ap]\.?m\b|:\d\d)/iu;
const timeBefore =
  /(?:at|um|à|a las|alle|às|om|at around|until|till|by|bis|jusqu['’]à|hasta las|fino alle|até às|tot|o|do)\s$/iu;

/** `On Saturday we close at two`: one end of the hours that the page tells. */
function readHours(text: string, words: ReadingWords): Request | undefined {
  const [value, more] = numeralsIn(text);
  if (!value || more || Number.parseInt(value.key, 10) > 24) return undefined;
  // `Valid until 15 May`: a day.
  if (wholeValuesIn(text, words.language).some(({ kind }) => kind === 'date')) return undefined;
  const [before, after] = [text.slice(0, value.start), text.slice(value.end)];
  const isTime =
    timeBehind.test(after) || timeBefore.test(before) || /[:h時]|[ap]m/i.test(value.text);
  // `Lunch is at one`: no end of anything.
  if (!isTime || firstOf(text, words.verbs.remove, words)) return undefined;
  const end = endOf(before, after, words);
  if (end === undefined) return undefined;
  const said = `${withoutEnds(before, words)} ${withoutEnds(after.replace(timeBehind, ' '), words)}`;
  const about = bareName(clean(said, words), words);
  return { kind: 'setHours', end, value: value.text, about };
}

/** Closing and opening are said of the hours, and are no part of what they are the hours of. */
function withoutEnds(text: string, { unspaced }: ReadingWords): string {
  const once = findPhrase(text, closing, { unspaced })?.rest ?? text;
  return findPhrase(once, opening, { unspaced })?.rest ?? once;
}

/** By the word that stands next to the time. */
function endOf(
  before: string,
  after: string,
  { unspaced }: ReadingWords,
): 'open' | 'close' | undefined {
  const [, apart] =
    /^\s?(?:uhr|h)?\s?(zu|dicht|schluss|feierabend|auf)(?!\p{L})/iu.exec(after) ?? [];
  if (apart !== undefined) return /^auf$/i.test(apart) ? 'open' : 'close';
  const text = unspaced ? after : before;
  const places = ([closing, opening] as const).map((phrases) => {
    const found = allOf(text, phrases, { unspaced }).map(({ start, end }) =>
      unspaced ? -start : end,
    );
    return Math.max(Number.NEGATIVE_INFINITY, ...found);
  });
  const [close = 0, open = 0] = places;
  if (close === open) return undefined;
  return close > open ? 'close' : 'open';
}
