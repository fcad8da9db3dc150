// What is known of each word of a request before it is read: the word and its neighbours, what the word tables of the
// languages call it, and where the page or its sources have it.

import { stopWords } from '../../../../platform/text/stop_words.ts';
import { fold } from '../../../../platform/text/words.ts';
import { commands } from '../../grammar/languages/request_words.ts';
import { en, readers } from '../../grammar/languages/tables.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The words of a page, by where they stand: in a heading, in a text, only in the sources. */
export interface PageWords {
  language: string;
  heading: ReadonlySet<string>;
  text: ReadonlySet<string>;
  sources: ReadonlySet<string>;
}

/** Another form of a word often differs only at its end. */
export const rootOf = (folded: string): string =>
  folded.length > 6 ? folded.slice(0, Math.max(5, folded.length - 3)) : folded;

const isWord = /^[\p{L}\p{M}]/u;
const isNumber = /^\p{N}/u;

/** What the table of a language has a word in: `remove`, `p:top`, `m:headline`. */
type Classes = ReadonlyMap<string, readonly string[]>;
const made = new Map<string, Classes>();

function classesIn(language: string): Classes {
  const known = made.get(language);
  if (known) return known;
  const classes = new Map<string, readonly string[]>();
  for (const table of readers) {
    if (table.language !== language && table !== en) continue;
    const note = (name: string, alternatives: string): void => {
      for (const phrase of alternatives.split('|')) {
        const parts = table.unspaced
          ? tokensOf(phrase.replace(/[…[\]]/gu, ' ')).map(({ folded }) => folded)
          : (fold(phrase.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []);
        for (const part of parts) {
          const own = classes.get(part) ?? [];
          const called = parts.length === 1 ? name : `${name}+`;
          if (!own.includes(called)) classes.set(part, [...own, called]);
        }
      }
    };
    for (const [name, words] of Object.entries(table.verbs)) note(name, words);
    for (const [name, words] of Object.entries(table.members)) note(`m:${name}`, words);
    for (const [name, words] of Object.entries(table.places)) note(`p:${name}`, words);
    for (const words of Object.values(table.kinds)) note('kind', words);
    note('section', table.section);
    note('piece', table.piece);
    note('page', table.page);
    note('not', table.negation);
    note('asks', `${table.asks}|${table.questions}`);
    note('into', `${table.into}|${table.by}`);
    note('about', table.about);
    note('manner', table.manners);
    note('that', table.that);
    note('now', table.now);
  }
  const stops = stopWords(language);
  for (const [word, names] of classes)
    if (stops.has(word))
      classes.set(
        word,
        names.filter((name) => !name.endsWith('+')),
      );
  made.set(language, classes);
  return classes;
}

const none: readonly string[] = [];

/** For each token, what speaks for the wish that it belongs to. */
export const wishSigns = signsOf;

/** For each token, what speaks for its part of a wish that is known. */
export function partSigns(
  tokens: readonly Token[],
  page: PageWords,
  wishes: readonly string[],
): string[][] {
  const signs = signsOf(tokens, page);
  return signs.map((own, at) => {
    const wish = wishes[at] ?? '';
    const first = wishes[at - 1] === wish ? '' : ' first';
    const last = wishes[at + 1] === wish ? '' : ' last';
    return [...own, `of ${wish}${first}${last}`, ...own.map((sign) => `${wish}|${sign}`)];
  });
}

/** For each token, the names of its signs. */
export function signsOf(tokens: readonly Token[], page: PageWords): string[][] {
  const classIn = classesIn(page.language);
  const stops = stopWords(page.language);
  const english = stopWords('en');
  const words = tokens.map(({ folded }) => folded);
  const classes = words.map((word) => classIn.get(word) ?? none);
  const whole = classes.map((names) => names.filter((name) => !name.endsWith('+')));
  const places = tokens.map((token) => placeOf(token, page, stops, english));
  const verbs = whole.map((names) => names.filter((name) => acts.has(name)));
  const asksAt = tokens.map((_, at) => endMark(words, at));
  return tokens.map((token, at) => {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '^';
    const after = words[at + 1] ?? '$';
    const signs = [
      'all',
      `w ${word}`,
      `w-1 ${before}`,
      `w+1 ${after}`,
      `w-2 ${words[at - 2] ?? '^'}`,
      `w+2 ${words[at + 2] ?? '$'}`,
      `b- ${before} ${word}`,
      `b+ ${word} ${after}`,
      `place ${places[at]}`,
      `places ${places[at - 1] ?? '^'} ${places[at]} ${places[at + 1] ?? '$'}`,
      `end ${asksAt[at]}`,
      `from start ${Math.min(at, 4)}`,
      `from break ${sinceBreak(words, at)}`,
    ];
    if (word.length > 4) signs.push(`s3 ${word.slice(-3)}`, `p4 ${word.slice(0, 4)}`);
    if (word.length > 6) signs.push(`p5 ${word.slice(0, 5)}`);
    if (isNumber.test(word)) signs.push('number');
    if (/^\p{Lu}/u.test(token.text)) signs.push(at === 0 ? 'capital first' : 'capital');
    if (token.isQuoted) signs.push('quoted');
    for (const name of classes[at] ?? none) signs.push(`c ${name}`);
    for (const name of classes[at - 1] ?? none) signs.push(`c-1 ${name}`);
    for (const name of classes[at + 1] ?? none) signs.push(`c+1 ${name}`);
    for (const name of whole[at - 2] ?? none) signs.push(`c-2 ${name}`);
    const earlier = nearest(verbs, at, -1);
    const later = nearest(verbs, at, 1);
    for (const name of earlier) signs.push(`verb before ${name}`);
    for (const name of later) signs.push(`verb after ${name}`);
    return signs;
  });
}

const acts: ReadonlySet<string> = new Set([
  ...commands,
  'translate',
  'undo',
  'style',
  'm:headline',
  'm:subheadline',
  'm:button',
  'asks',
  'p:top',
  'p:bottom',
  'p:before',
  'p:after',
]);

function nearest(
  verbs: readonly (readonly string[])[],
  at: number,
  step: 1 | -1,
): readonly string[] {
  for (let next = at + step; next >= 0 && next < verbs.length; next += step) {
    const found = verbs[next];
    if (found && found.length > 0) return found;
  }
  return none;
}

function placeOf(
  { text, folded }: Token,
  page: PageWords,
  stops: ReadonlySet<string>,
  english: ReadonlySet<string>,
): string {
  if (isNumber.test(folded)) {
    if (page.text.has(folded)) return 'number of page';
    return page.sources.has(folded) ? 'number of sources' : 'number';
  }
  if (!isWord.test(folded)) return text;
  const lower = text.toLowerCase();
  if (stops.has(lower) || english.has(lower) || folded.length < 2) return 'small';
  const root = rootOf(folded);
  if (page.heading.has(root)) return 'heading';
  if (page.text.has(root)) return 'page';
  return page.sources.has(root) ? 'sources' : 'nowhere';
}

const breaks = /^[.,;:!?。、！？؟،–—-]$/u;
function sinceBreak(words: readonly string[], at: number): number {
  let since = 0;
  while (since < 4 && at - since > 0 && !breaks.test(words[at - since - 1] ?? '')) since++;
  return since;
}

const ends = /^[.!?。！？؟]$/u;
function endMark(words: readonly string[], at: number): string {
  for (let next = at; next < words.length; next++)
    if (ends.test(words[next] ?? '')) return words[next] ?? '';
  return 'none';
}

/** The words of texts, as they are looked up. */
export function rootsOf(texts: Iterable<string>): Set<string> {
  const roots = new Set<string>();
  for (const text of texts)
    for (const { folded } of tokensOf(text))
      roots.add(isNumber.test(folded) ? folded : rootOf(folded));
  return roots;
}
