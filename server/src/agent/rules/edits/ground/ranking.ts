// How much of what a request names each piece of a page has: by its words in whatever form, the parts of compounds, numbers,
// and last by what words mean. A word counts by the nearest of these that the page has it in, and the more the fewer have it.
import { commonStart, fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import { percentWords } from '../../grammar/languages/edit_words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { withoutRules } from './meant.ts';
import { numberOf } from './nth.ts';
import { spaced } from './page_words.ts';
import { isAkin, pieceWords } from './target.ts';

export interface Share {
  /** Of all that is named, from 0 to 1. */
  all: number;
  /** By its words, not by what they mean. */
  literal: number;
  /** How many of its words. */
  words: number;
}

/** As near as a word of the page may be to one of a request, the nearest first; the last is its meaning. */
const nearness: readonly ((asked: Asked, text: Read) => boolean)[] = [
  ({ terms }, text) => terms.every((term) => text.terms.has(term)),
  ({ terms, roots }, text) =>
    [...roots].some((root) => text.roots.has(root)) ||
    terms.every((term) => [...text.terms].some((other) => isAkin(term, other))),
  ({ word, compounds }, text) =>
    [...text.words].some((one) => isRelated(word, one)) ||
    (compounds && [...text.words].some((one) => isPartOf(word, one))),
  ({ fields, concepts }, text) =>
    fields.some((field) => text.fields.has(field)) ||
    [...concepts].some((concept) => text.concepts.has(concept)),
];
const worths = [1, 0.95, 0.85, 0.6];
const byMeaning = nearness.length - 1;

interface Asked {
  word: string;
  terms: readonly string[];
  roots: ReadonlySet<string>;
  fields: readonly number[];
  concepts: ReadonlySet<string>;
  compounds: boolean;
  isNumber: boolean;
  isName: boolean;
}

interface Read {
  words: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  fields: ReadonlySet<number>;
  concepts: ReadonlySet<string>;
}

const minPart = 5;
/** What is shorter is a prefix: `ver-`, `ont-`, `auf-`. */
const minFront = 4;
const compounding = new Set(['de', 'nl']);

/** `bezettingscijfers` and `bezetting`, `Miete` and `Mietvertrag`: one begins with the other, or has it at its end. */
function isPartOf(asked: string, known: string): boolean {
  const [part, whole] = asked.length < known.length ? [asked, known] : [known, asked];
  const stem = part.length > minPart ? part.replace(/(?:en|e|n|s)$/u, '') : part;
  if (stem.length < minPart || whole.length - part.length < 3) return false;
  if (whole.startsWith(stem)) return true;
  // Its own part at a joint: `Verzekering` has no `zeker` in it.
  const at = whole === known ? whole.indexOf(stem, minFront) : -1;
  return at !== -1 && !/^ing/u.test(whole.slice(at + stem.length));
}

/** `Allergies` and `allergens`: most of both is the same. */
function isRelated(one: string, other: string): boolean {
  const same = commonStart(one, other);
  return same >= 6 && Math.max(one.length, other.length) - same <= 3;
}

const maxWords = 40;
/** A word of more meanings tells too little. */
const maxMeanings = 2;

function readText(text: string, language: string): Read {
  const plain = text.replace(percentWords, ' ');
  return {
    words: new Set(wordsOf(fold(plain))),
    terms: new Set(termsOf(plain, language)),
    roots: rootsOf(plain, language),
    fields: new Set(meaningsIn(plain, language).flat()),
    concepts: conceptsIn(plain, language),
  };
}

/** The words that name something; where all of them only say what kind of piece it is, those. */
function askedIn(topic: string, language: string): Asked[] {
  const plain = withoutRules(topic, language).replace(percentWords, ' ');
  const words = language === 'ja' ? termsOf(spaced(plain), language) : wordsOf(plain);
  const all = [...new Set(words)].slice(0, maxWords).flatMap((word) => {
    const terms = language === 'ja' ? [word] : termsOf(word, language);
    const meant = meaningsIn(word, language).filter((fields) => fields.length <= maxMeanings);
    return terms.length === 0
      ? []
      : [
          {
            ...{ word: fold(word), terms, roots: rootsOf(word, language), fields: meant.flat() },
            concepts: conceptsIn(word, language) as ReadonlySet<string>,
            compounds: compounding.has(language),
            isNumber: /^\d/.test(word),
            isName: /^\d/.test(word) || (language !== 'de' && /^\p{Lu}\p{Ll}/u.test(word)),
          },
        ];
  });
  const named = all.filter(
    ({ word, terms, isNumber }) =>
      !terms.some((term) => pieceWords.has(term)) && (isNumber || numberOf(word) === undefined),
  );
  // `The six weeks`: how many there are names none of them.
  const uncounted = named.filter(({ word }) => wordNumbersIn(word, language).length === 0);
  return [uncounted, named, all].find(({ length }) => length > 0) ?? [];
}

const hasTerms = (text: string, terms: readonly string[], language: string): boolean =>
  new Set(terms).isSubsetOf(new Set(termsOf(text, language)));

/** A number or a name says most of what is meant. */
const telling = 1.5;
/** Two signs of two scripts that stand nowhere are often the end of a word. */
const pair = 0.4;
const ofTwoWords = /^(?:.\p{sc=Hiragana}|\p{sc=Hiragana}.)$/u;
/** `Non residents`: what denies a word names nothing itself. */
const isSmall = (word: string): boolean => ofTwoWords.test(word) || /^non?$/u.test(word);

/** How much of a topic a text has. `texts`: the pieces that it is to be told apart from; `elsewhere`: what they leave out. */
export function sharing(
  texts: readonly string[],
  topic: string,
  language: string,
  elsewhere: readonly string[] = [],
  /** How much counts what no piece has: nothing is told by the words of an order. */
  unknown = 1,
): (text: string) => Share {
  const pieces = texts.map((text) => readText(text, language));
  const rarity = (count: number): number =>
    Math.max(0.1, Math.log((pieces.length + 1) / (count + 0.5)));
  const asked = askedIn(topic, language).map((one) => {
    const counts = (one.isNumber ? nearness.slice(0, 1) : nearness).map(
      (is) => pieces.filter((piece) => is(one, piece)).length,
    );
    const level = counts.findIndex((count) => count > 0);
    // What the sources call so is that, and nothing on the page that means the like.
    const isOther =
      level === byMeaning && elsewhere.some((text) => hasTerms(text, one.terms, language));
    const weight = rarity(level === -1 ? 1 : (counts[level] ?? 0));
    const isUnknown = level === -1 && isSmall(one.word);
    const worth = (one.isName ? telling : isUnknown ? pair : 1) * (level === -1 ? unknown : 1);
    return { one, level: isOther ? -1 : level, weight: weight * worth };
  });
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const isNone =
    total === 0 || (unknown === 1 && asked.some(({ one, level }) => one.isNumber && level === -1));
  return (text) => {
    if (isNone) return { all: 0, literal: 0, words: 0 };
    const read = readText(text, language);
    let [all, literal, words] = [0, 0, 0];
    for (const { one, level, weight } of asked) {
      if (level === -1 || !nearness[level]?.(one, read)) continue;
      all += weight * (worths[level] ?? 0);
      if (level < byMeaning) literal += weight;
      words++;
    }
    return { all: all / total, literal: literal / total, words };
  };
}
