// The words of a text as they are compared: folded, without stop words, cut to
// their stem, so that `integrates` meets `Integrations`. Scripts written
// without spaces are compared by pairs of letters.

import { fold, isAscii } from './fold.ts';
import { lean } from './quickened.ts';
import { remembering } from './remember.ts';
import { stopWords } from './stop_words.ts';

const word = lean(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const onlyHiragana = /^\p{sc=Hiragana}+$/u;
const english = stopWords('en');

export { fold };

export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Every word that says something, in order, repeats included. */
export function termsOf(text: string, language = 'en'): readonly string[] {
  return text.length <= maxKept ? termsOnce(text, language) : readTerms(text, language);
}

const maxKept = 1_000;
const termsOnce = remembering(readTerms, 500_000);

function readTerms(text: string, language: string): readonly string[] {
  const stops = stopWords(language);
  const terms: string[] = [];
  const plain = isAscii(text);
  for (const raw of (plain ? text.toLowerCase().match(/[a-z0-9]+/g) : text.match(word)) ?? []) {
    const lower = plain ? raw : raw.toLowerCase();
    if (english.has(lower) || stops.has(lower)) continue;
    const folded = plain ? raw : fold(raw);
    if (!plain && unspaced.test(folded)) terms.push(...pairsOf(folded));
    else if (folded.length > 1 || /\d/.test(folded)) terms.push(stemOf(folded));
  }
  return terms;
}

function pairsOf(text: string): string[] {
  const letters = Array.from(text);
  if (letters.length === 1) return letters;
  return (
    letters
      .slice(1)
      .map((letter, at) => `${letters[at]}${letter}`)
      // Grammar, not topic.
      .filter((pair) => !onlyHiragana.test(pair))
  );
}

const suffix = /(?:at(?:e[ds]?|ing|ions?|ors?)|ity|ions?|ings?|ed|ers?|es|s|e)$/;

/** Rough and English on purpose; other languages are compared by nearly whole words. */
export function stem(term: string): string {
  if (term.length < 4 || /\d/.test(term) || term.endsWith('ss')) return term;
  const singular = term.replace(/ies$/, 'y');
  const cut = singular.length < 5 ? singular : singular.replace(suffix, '');
  // A stem too short says nothing: then only the plural goes.
  if (cut.length < 3 || cut === singular) return singular.replace(/s$/, '');
  // `planning` and `plan`: a doubled last letter came with the suffix.
  return /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Texts use the same few thousand words over and over. */
const stems = new Map<string, string>();
const maxStems = 20_000;

function stemOf(term: string): string {
  const known = stems.get(term);
  if (known !== undefined) return known;
  if (stems.size >= maxStems) stems.clear();
  const cut = stem(term);
  if (term.length <= 30) stems.set(term, cut);
  return cut;
}

/** Two texts with the same letters and figures are the same to a reader. */
export const keyOf = (text: string): string =>
  isAscii(text)
    ? (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ')
    : wordsOf(fold(text)).join(' ');

export function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
