// What is known of a sentence beyond its words: the classes of its signs, who speaks to whom, and its
// shape. The same in every language, so that what was learnt in one holds in all.
import { givenNames } from '../given_names.ts';
import type { FigureKind } from '../signs/figures.ts';
import type { Telling } from '../signs/telling.ts';

/** How much a trait counts beside the words, which together are of length 1. */
export const traitValue = 0.5;

/** `山田さん`, but not `農家さん` and `社員さん`: whoever works as such. */
export const calledByName = /(?<!お)(?:(?![家員者客店社人])\p{sc=Han})さん(?!の声)/u;

const shapes: [trait: string, pattern: RegExp][] = [
  ['price', /\p{Sc}|円/u],
  ['share', /[%％٪]/],
  ['begins small', /^\s*\p{Ll}/u],
  ['question', /[?？؟]/],
  ['exclamation', /[!！]/],
  ['quotes', /["“„«「]/],
  ['brackets', /[()（）]/],
  ['square brackets', /[[\]［］]/],
  ['colon', /[:：]/],
  ['in capitals', /\p{Lu}{3}/u],
  ['by first name', calledByName],
  // A share, a price, or several figures: a result or a term.
  ['result', /\d\s?(?:%|％|٪|\p{Sc}|円)|\p{Sc}\s?\d|\d(?:\D{1,40}\d){1,6}/u],
  ['label', /^[^:：.]{2,30}\s?[:：]\s/u],
];
const closed = /[.!?:;…。！？؟]["”»)）」]?\s*$/u;
const capital = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{1,15}(?!\p{L})/gu;
const lengths = [3, 6, 10, 16, 24];

/** Words, or what would be words in scripts without spaces. */
export function lengthOf(text: string): number {
  const wide = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0;
  return wide > 4 ? Math.round(wide / 2.6) : text.trim().split(/\s+/).length;
}

/** `Jan–Jun 2025`, `April 2024`: months that are names. */
const ofDate = /^\.?\s?(?:[–—/-]\s?\p{Lu}|\d)/u;

export function traitsOf(sentence: string, telling: Telling, figures: FigureKind): string[] {
  const length = lengthOf(sentence);
  const traits = [
    ...telling.signsIn(sentence),
    ...telling.marksIn(sentence),
    `figures ${figures === 'besidePrice' ? 'bare' : figures}`,
    `length ${lengths.filter((limit) => length > limit).length}`,
    ...shapes.filter(([, pattern]) => pattern.test(sentence)).map(([trait]) => trait),
  ];
  if (telling.isOfAll(sentence)) traits.push('of all');
  if (!closed.test(sentence)) traits.push('without an end');
  let capitals = 0;
  let firstName = false;
  for (const { 0: word, index } of sentence.matchAll(capital)) {
    if (index > 0) capitals++;
    // A family name behind it presents somebody.
    const behind = sentence.slice(index + word.length, index + word.length + 6);
    const alone = !/^\s\p{Lu}/u.test(behind) && !ofDate.test(behind);
    if (alone && givenNames.has(word.toLowerCase())) firstName = true;
  }
  if (firstName) traits.push('by first name');
  traits.push(`names ${Math.min(3, capitals)}`);
  return traits;
}
