// A value as a reader takes it: a telephone number, a time, a span of two figures or an amount is one
// thing, and changes as a whole.
import { type Figure, figuresIn } from '../../../claims/figures.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { inWords, wordNumbersIn } from './number_words.ts';
import { numeralsIn, writtenAs } from './numerals.ts';

export interface Value extends Omit<Figure, 'kind'> {
  kind: Figure['kind'] | 'phone' | 'time' | 'span';
  /** The word that says what is counted, folded. */
  unit: string;
  /** Behind a word that tells how they are: `twelve electric boats`. */
  counts?: readonly string[];
}

const phone =
  /(?<![\d.,/-])(?:\+\d|\(?0\d)[\d\s/()–-]{5,18}\d(?!\d)|(?<![\d.,] ?)\d{3}[ -]\d{3}[ -]\d{3}(?! ?[\d\p{L}\p{Sc}%])/gu;
const time =
  /(?<!\d)\d{1,2}(?:[:h]\d{2}|\.\d{2}(?= ?(?:-|–|uhr|uur)))(?!\d)|(?<![\d.,])\d{1,2} ?(?:uhr|uur|h|[ap]\.?m)(?!\p{L})|\d{1,2}時(?:\d{2}分)?/giu;
const behindKana = /(?<=[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー])\d[\d,.]*(?<=\d)/gu;
/** `9万8千円` is one amount. */
const inMyriads = /\d[\d,]*万\d[\d,]*千?円|\d[\d,]*千円/gu;
/** Between the two ends of a span. */
const joint =
  /^\p{sc=Han}{0,2}(?:から|～|〜)$|^ ?(?:h|uhr|uur|時)? ?(?:-|–|—|to|until|till|bis|à|a|al|hasta|y|e|alle|às|até|tot|en|do|～|〜|~|から|إلى|حتى) ?(?:las |les |alle |às |as )?$/iu;

type Part = Omit<Value, 'unit' | 'counts'>;

/** `RP-250` is a name, and its number no value. */
export const isInName = (text: string, at: number): boolean =>
  /\p{L}[-–]$/u.test(text.slice(0, at));

function partsIn(text: string, language: string): Part[] {
  const found: Part[] = [];
  const add = (part: Part): void => {
    if (!found.some(({ start, end }) => part.start < end && start < part.end)) found.push(part);
  };
  const figures = figuresIn(text);
  for (const { 0: whole, index: start } of text.matchAll(inMyriads)) {
    add({
      kind: 'amount',
      text: whole,
      key: `amount ${whole} jpy`,
      start,
      end: start + whole.length,
    });
  }
  for (const figure of figures) if (figure.kind === 'date') add(figure);
  for (const [kind, pattern] of [['phone', phone] as const, ['time', time] as const]) {
    for (const { 0: whole, index: start } of text.matchAll(pattern)) {
      add({ kind, text: whole, key: fold(whole), start, end: start + whole.length });
    }
  }
  for (const figure of figures) if (!isInName(text, figure.start)) add(figure);
  // Figures are not looked for behind a letter, where Japanese writes them: `58点から86点へ`.
  for (const { 0: whole, index: start } of text.matchAll(behindKana)) {
    add({ kind: 'number', text: whole, key: `number ${whole}`, start, end: start + whole.length });
  }
  for (const { text: word, number, start } of wordNumbersIn(text, language)) {
    add({ kind: 'number', text: word, key: `number ${number}`, start, end: start + word.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every value of a text once, in order. */
export function wholeValuesIn(text: string, language: string): Value[] {
  const parts = partsIn(text, language);
  const values: Part[] = [];
  for (const part of parts) {
    const before = values.at(-1);
    // A span has two ends: `10 à 18 m à 340 – 490 €` are two.
    const joins =
      before && before.kind !== 'phone' && before.kind !== 'span' && part.kind !== 'phone';
    // `1 — 4.2% more light`: the number of an entry.
    const isNumbered = before?.start === 0 && /^\s—\s$/u.test(text.slice(before.end, part.start));
    if (
      joins &&
      !isNumbered &&
      isOneSpan(before, part) &&
      joint.test(text.slice(before.end, part.start))
    ) {
      const whole = text.slice(before.start, part.end);
      values[values.length - 1] = {
        ...before,
        kind: 'span',
        text: whole,
        key: fold(whole),
        end: part.end,
      };
    } else values.push(part);
  }
  const stops = stopWords(language);
  return values.map((value) => {
    const unit = unitBehind(text, value.end);
    // `16 of them`.
    const [, counts = ''] = further.exec(text.slice(value.end)) ?? [];
    return { ...value, unit: stops.has(unit) ? '' : unit, counts: wordsOf(fold(counts)) };
  });
}

/** `The 53 to £720`, `il 33 a 585 €`: a name and its price. */
const isOneSpan = (from: Part, to: Part): boolean => {
  // `Le 9 mars à 7 h`: a day and its hour.
  if (from.kind === 'date' && to.kind === 'time') return false;
  if (from.kind !== 'number' || to.kind !== 'amount') return true;
  return !/^\p{Sc}/u.test(to.text) && numberIn(to) <= 8 * numberIn(from);
};

const further = /^\s\p{Ll}{3,20}\s(\p{L}{3,20}(?:\s\p{L}{3,20})?)/u;
const counted =
  /^[\s-]?(?!ユーロ|ドル|ポンド|(?:per|each|je|pro|par|por|al|alla|za|na)\s)([\p{sc=Han}\p{sc=Katakana}ー]{1,6}|[\p{sc=Latin}\p{sc=Arabic}]{2,20}|m[²³])/u;

/** Of one letter only right behind it: `55p`, `9t`. */
export const unitBehind = (text: string, end: number): string => {
  const behind = text.slice(end);
  return fold((/^\p{sc=Latin}(?![\p{L}²³])/u.exec(behind) ?? counted.exec(behind))?.at(-1) ?? '');
};

/** A number of four digits that a calendar has. */
export const isYear = ({ kind, text, unit }: Value): boolean =>
  kind === 'number' && unit === '' && /^(?:19|20)\d\d$/.test(text);

/** The number of a value, without its currency or unit. */
export const numberIn = ({ key }: Pick<Value, 'key'>): number =>
  Number(key.match(/\d+(?:\.\d+)?/)?.[0] ?? 0);

/** What an amount is an amount of. */
export const currencyOf = ({ key }: Value): string => key.replace(/[\d.]+/, '');

const maxRatio = 50;

/** `19,200` is no news of `3 days`: a bare number of another size is another thing. */
export function isOtherSize(old: Value, wanted: Value, times = maxRatio): boolean {
  const [was, is] = [numberIn(old), numberIn(wanted)];
  return !!was && !!is && Math.max(was, is) / Math.min(was, is) > times;
}

/** `119` for `$129` is `$119`. */
export function replacement(old: Value, wanted: Value, language: string): string {
  if (wanted.kind === 'phone' || wanted.kind === 'span') return wanted.text;
  const digits = digitsOf(wanted);
  const isDate = wanted.kind === 'date' || wanted.kind === 'time';
  if (!/\d/.test(old.text) && !isDate) return inWords(Number(digits), old.text, language) ?? digits;
  if (wanted.kind === 'date') {
    // `15 Juni` for `14. Juni` is `15. Juni`, and a sentence that ended with the date ends with it.
    const day = /^\d{1,2}\.\s/.test(old.text) ? '$1. ' : '$1 ';
    const stop = old.text.endsWith('.') && !wanted.text.endsWith('.') ? '.' : '';
    const [year = ''] = /\d{4}/.test(wanted.text)
      ? []
      : (/,?\s(?:de\s)?(?:19|20)\d\d$/.exec(old.text) ?? []);
    return `${wanted.text.replace(/^(\d{1,2})\s/, day)}${year}${stop}`;
  }
  if (wanted.kind === 'time') return asTime(old.text, wanted.text);
  // `27万円` where the page writes `180,000円`.
  const [, myriads] = /^(\d{1,5})万円$/.exec(wanted.text) ?? [];
  if (myriads !== undefined && /^\d{1,3}(?:,\d{3})+円$/.test(old.text))
    return `${(Number(myriads) * 10_000).toLocaleString('ja')}円`;
  if (/[万千]/.test(old.text + wanted.text)) return wanted.text;
  const isBare = wanted.kind === 'number' && (old.kind !== 'number' || /[.,]00$/.test(old.text));
  return isBare || isSameCurrency(old, wanted)
    ? old.text.replace(/\d[\d.,'’\s]*\d|\d/, (was) => grouped(was, digits))
    : wanted.text;
}

function asTime(was: string, is: string): string {
  const [old] = numeralsIn(was);
  const [wanted] = numeralsIn(is);
  return old && wanted ? was.replace(old.text, writtenAs(old, wanted)) : is;
}

/** `1550` for `1.480` is `1.550`. */
function grouped(was: string, digits: string): string {
  const [old] = numeralsIn(was);
  const [wanted] = numeralsIn(digits);
  const [cents = ''] = /(?<=\d)[.,]00$/.exec(was) ?? [];
  const whole = cents !== '' && !/[.,]\d{1,2}$/.test(digits) ? `${digits}${cents}` : digits;
  return old && wanted && old.text === was.trim() && whole === digits
    ? writtenAs(old, wanted)
    : whole;
}

const digitsOf = ({ text }: Value): string =>
  /\d[\d.,'’]*(?:[\s\u00a0\u202f]\d{3})*(?:[.,]\d+)?(?<=\d)|\d/u.exec(text)?.[0] ?? text.trim();

/** `110 pounds` for `£96` is `£110`. */
const isSameCurrency = (old: Value, wanted: Value): boolean =>
  old.kind === 'amount' && wanted.kind === 'amount' && currencyOf(old) === currencyOf(wanted);
