// The figures of a page and of its sources, each in the sentence, row or entry that it stands in: what sums are looked for in.
import { sentenceSpans } from '../../../../platform/text/sentences.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { atPrice, perPeriod, perUnit } from '../../grammar/languages/sum_words.ts';
import { currencyOf, isYear, numberIn, type Value, wholeValuesIn } from '../../text/values.ts';

/** A text that stands alone: a cell, a title, a paragraph, a line of a source. */
export interface Piece {
  text: string;
  /** Pieces of one row or entry stand together; sentences of a longer text stand apart. */
  entry: string;
  /** The table, list, section or source that it is a part of. */
  group: string;
  /** Where it stands on the page; nothing of a source changes. */
  at?: number;
}

/** A sentence, a row or an entry, as one text. */
export interface Entry {
  text: string;
  group: number;
  /** In the order of reading. */
  index: number;
  figures: Figure[];
  terms: ReadonlySet<string>;
}

export interface Figure {
  entry: Entry;
  /** In the text of its entry. */
  start: number;
  end: number;
  text: string;
  value: number;
  kind: 'amount' | 'count' | 'bare' | 'percent';
  currency: string;
  /** What it counts, with the words around: `mobile unit days`. */
  nouns: readonly string[];
  /** How many digits stand behind its decimal mark. */
  places: number;
  /** The price of one of several: `£9 per charger`. */
  isRate: boolean;
  /** Of a text of the page, by the order of its figures; absent in sources. */
  piece?: number;
  nth: number;
}

const gap = ' ¦ ';
export const digitsOf = (text: string): string =>
  /\d[\d.,'’\s\u00a0\u202f]*\d|\d/u.exec(text)?.[0] ?? '';
const placesOf = (text: string): number =>
  /\d[.,](\d{1,2})$/.exec(digitsOf(text))?.[1]?.length ?? 0;

/** Digits that tell one figure from another: 3 of `1,140`, 1 of `5,000`. */
export const telling = (value: number): number => {
  const digits = String(Math.round(value * 10_000)).replace(/0+$/, '');
  return digits.length;
};

export const round = (value: number, places = 4): number => {
  const scale = 10 ** places;
  return Math.round(value * scale + 1e-6) / scale;
};

/** `22万円`: no plain number, and never written anew. */
export const isScaled = (text: string): boolean => scaleOf(text) !== 1;
const scales: readonly (readonly [RegExp, number])[] = [
  [/\d\s?[億]/u, 100_000_000],
  [/\d\s?万/u, 10_000],
  [/\d\s?(?:千|k(?!\p{L}))/iu, 1000],
  [/\d\s?(?:m|mn|mio|million\p{L}{0,3})(?!\p{L})/iu, 1_000_000],
  [/\d\s?(?:mrd|bn|billion)(?!\p{L})/iu, 1_000_000_000],
];
const scaleOf = (text: string): number => scales.find(([mark]) => mark.test(text))?.[1] ?? 1;

/** What is beside a figure says what it is, and nothing further off. */
const maxAround = 80;
/** Nobody reckons in longer ones; a limit on what a hostile text can cost. */
const maxSentence = 2_000;
const valuesOf = (sentence: string, language: string): Value[] =>
  sentence.length > maxSentence ? [] : wholeValuesIn(sentence, language);

/** How a figure is taken in; nothing for days, times, telephone numbers and spans. */
function figureOf(
  whole: Value,
  text: string,
  language: string,
): Omit<Figure, 'entry' | 'nth'> | undefined {
  if (!['amount', 'number', 'percentage'].includes(whole.kind) || isYear(whole)) return undefined;
  // `55 m` of a trench is no million.
  const bare = whole.kind === 'number' ? whole.text.replace(/\s?m$/iu, '') : whole.text;
  const value = { ...whole, text: bare, end: whole.end - (whole.text.length - bare.length) };
  const before = text.slice(Math.max(0, value.start - maxAround), value.start);
  const behind = text.slice(value.end, value.end + maxAround);
  if (/\p{L}$/u.test(before) || /^[-–]\p{L}{4}/u.test(behind)) return undefined;
  const isAmount = value.kind === 'amount';
  const nouns = isAmount ? [] : nounsBehind(behind, language);
  const kind =
    value.kind === 'percentage'
      ? 'percent'
      : isAmount
        ? 'amount'
        : nouns.length > 0 || !/\d/.test(value.text)
          ? 'count'
          : 'bare';
  return {
    text: value.text,
    start: value.start,
    end: value.end,
    value: numberIn(value) * scaleOf(value.text),
    kind,
    currency: isAmount ? currencyOf(value) : '',
    nouns,
    places: placesOf(value.text),
    isRate:
      kind !== 'percent' &&
      kind !== 'count' &&
      ((perUnit.test(behind) && !perPeriod.test(behind)) || atPrice.test(before)),
  };
}

/** Up to the next small word: `mobile unit days`, `personnes`. */
function nounsBehind(behind: string, language: string): string[] {
  const [near = ''] = /^[\s-]?(?:[\p{L}²³]{1,24}[\s-]?){0,3}/u.exec(behind) ?? [];
  const stops = stopWords(language);
  const words = wordsOf(fold(near)).filter((word) => !/^\d/.test(word));
  const end = words.findIndex((word) => stops.has(word) || operators.has(word));
  return (end === -1 ? words : words.slice(0, end)).filter(
    (word) => word.length > 1 || /[\p{sc=Han}²³]/u.test(word) || word === 'm',
  );
}
const operators = new Set([
  'x',
  'mal',
  'fois',
  'times',
  'plus',
  'zu',
  'je',
  'po',
  'ex',
  'excl',
  'exclusief',
  'netto',
  'net',
  'plus',
  'mas',
  'piu',
  'eur',
  'ht',
  'ttc',
  'h',
]);

/** Sentences of a paragraph, rows and entries, with their figures. */
export function readEntries(pieces: readonly Piece[], language: string): Entry[] {
  const entries: Entry[] = [];
  const groups = new Map<string, number>();
  let last: string | undefined;
  for (const piece of pieces) {
    const group = groups.get(piece.group) ?? groups.size;
    groups.set(piece.group, group);
    let nth = 0;
    const spans = sentenceSpans(piece.text, language);
    for (const [at, { start, end }] of (spans.length === 0 ? [] : spans).entries()) {
      const sentence = piece.text.slice(start, end);
      const before = entries.at(-1);
      const joins = at === 0 && spans.length === 1 && last === piece.entry && before !== undefined;
      const entry: Entry = joins
        ? before
        : { text: '', group, index: entries.length, figures: [], terms: new Set() };
      if (!joins) entries.push(entry);
      const offset = joins ? entry.text.length + gap.length : 0;
      entry.text = joins ? `${entry.text}${gap}${sentence}` : sentence;
      entry.terms = new Set([
        ...entry.terms,
        ...termsOf(sentence, language).filter((term) => !/\d/.test(term)),
      ]);
      for (const value of valuesOf(sentence, language)) {
        const figure = figureOf(value, sentence, language);
        if (!figure) continue;
        entry.figures.push({
          ...figure,
          entry,
          start: offset + figure.start,
          end: offset + figure.end,
          ...(piece.at === undefined ? {} : { piece: piece.at }),
          nth: nth++,
        });
      }
    }
    last = spans.length > 1 ? undefined : piece.entry;
  }
  return entries;
}

/** The figures of one text in their order, with their places in it. */
export const figuresOfText = (
  text: string,
  language: string,
): { text: string; start: number; end: number }[] =>
  sentenceSpans(text, language).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    return valuesOf(sentence, language).flatMap((value) => {
      const figure = figureOf(value, sentence, language);
      return figure
        ? [{ text: figure.text, start: start + figure.start, end: start + figure.end }]
        : [];
    });
  });
