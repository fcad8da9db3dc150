// Which of all the prices an instruction means that allows some of them: of everything that has one, what its words
// fit best. Teams name a row by half of its words, by one built of them or by another word for it.
import { fold, termsOf, wordsOf } from '../../../platform/text/words.ts';
import { pricing } from '../commands/patterns.ts';
import { namesOnly } from '../commands/words.ts';
import { conceptsIn } from '../fit/concepts.ts';
import { broad } from './in_common.ts';
import { isKindWord, meantBy } from './meant.ts';
import { isOnSameSide } from './narrowed_columns.ts';
import type { Priced } from './priced_entries.ts';
import { isBuiltOf, stemOf } from './word_forms.ts';

export interface PriceFit {
  /** What is meant. */
  entries: Priced[];
  /** How well the words of each name fit, from 0 to 1; the least of them. */
  least: number;
}

/** So much of a name must be found. */
const enough = 0.5;
const alone = 0.34;
/** As good as the best: the same in another form of its words. */
const asGood = 0.12;
const inCompound = 0.9;
const inOtherWords = 0.7;
/** A word that no price has may be how the team calls all of them. */
const ofNone = 0.5;

type Hit = (text: string) => number;

/** `parts`: what is named, one by one. */
export function pricesMeant(
  entries: readonly Priced[],
  parts: readonly string[],
  language: string,
): PriceFit {
  const found = parts.flatMap((part) => {
    const whole = bestFor(entries, part, language);
    // `牛刀・ペティ` may be two names, and `い草・上` one.
    const names = part.split('・');
    return whole.fit >= 1 || names.length < 2
      ? [whole]
      : names.map((name) => bestFor(entries, name, language));
  });
  return {
    entries: [...new Set(found.flatMap(({ best }) => best))],
    least: Math.min(...found.map(({ fit }) => fit)),
  };
}

function bestFor(entries: readonly Priced[], part: string, language: string) {
  const hits = hitsOf(part, language);
  const own = fitsOf(entries, hits, ({ name }) => name);
  const both = fitsOf(entries, hits, ({ name, around }) => `${around} ${name}`);
  const top = Math.max(0, ...both);
  const rest = Math.max(0, ...both.filter((fit) => fit < top - asGood));
  // Half of its words, or fewer where no other price has any of them.
  if (top < (rest * 2 <= top ? alone : enough)) return { best: [], fit: 0 };
  const isGood = (fit: number | undefined): boolean => (fit ?? 0) >= top - asGood;
  // What is named above a list is meant where none of its entries is named so, and one price stands for each.
  const named = new Set(entries.filter((_, at) => isGood(own[at])).map(({ around }) => around));
  const mixed = new Set(entries.filter(({ several }) => several).map(({ around }) => around));
  const alike = entries.filter(
    ({ around }, at) =>
      isGood(own[at]) || (isGood(both[at]) && !named.has(around) && !mixed.has(around)),
  );
  // Members and non-members are called nearly the same.
  const same = alike.filter(({ called }) => isOnSameSide(called, [part]));
  const group = same.length > 0 ? same : alike;
  // `On-site day` is not the `On-site half day`, where both are there; a word alone may be what several are.
  const wanted = keyOf(part, language);
  const exact = wanted.includes(' ')
    ? group.filter(({ called }) => keyOf(called, language) === wanted)
    : [];
  return { best: exact.length > 0 ? exact : group, fit: group.length === 0 ? 0 : top };
}

const keyOf = (name: string, language: string): string =>
  [...new Set(termsOf(name, language))].sort().join(' ');

/** By how many of the words each has; one that all have tells nothing, where another does. */
function fitsOf(
  entries: readonly Priced[],
  hits: readonly Hit[],
  textOf: (entry: Priced) => string,
): number[] {
  const texts = entries.map(textOf);
  const rated = hits.map((hit) => texts.map(hit));
  const weights = rated.map((row) => (row.some((one) => one > 0) ? 1 : ofNone));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return texts.map((_, at) =>
    all === 0
      ? 0
      : rated.reduce((sum, row, word) => sum + (row[at] ?? 0) * (weights[word] ?? 0), 0) / all,
  );
}

const wide = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u;

function hitsOf(part: string, language: string): Hit[] {
  if (wide.test(part)) return wideHits(part);
  const all = wordsOf(part.replace(pricing, ' ')).filter(
    (word) => termsOf(word, language).length > 0 && !namesOnly.test(word),
  );
  const plain = all.filter((word) => !ofPrice.test(word));
  // `Dagtarief` alone is told by the day.
  const words = plain.length > 0 ? plain : all.map((word) => ofPrice.exec(word)?.[1] ?? word);
  const telling = words.filter((word) => !isKindWord(word, language));
  return (telling.length > 0 ? telling : words).map((word) => hitOf(word, language));
}

/** `Listenpreis`, `stukprijzen`. */
const ofPrice =
  /^(\p{L}{3,}?)s?(?:preise?n?|tarife?n?|prij(?:s|zen)|tarie(?:f|ven)|kosten|satz|sätze|gebühr(?:en)?)$/iu;

const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
/** `Geländerfelder` are `Felder`. */
const minTail = 5;

function hitOf(word: string, language: string): Hit {
  const meant = meantBy(word, language);
  const whole = fold(word);
  const stem = stemOf(whole, language);
  const isCompounding = compounding.has(language) && whole.length >= minTail;
  const concepts = [...conceptsIn(word, language)].filter((one) => !broad.has(one));
  return (text) => {
    if (meant.isIn(text)) return 1;
    const built = wordsOf(fold(text)).some(
      (other) =>
        isBuiltOf(other, stem, language) ||
        (isCompounding && other.endsWith(whole)) ||
        isBuiltOf(fold(word), stemOf(other, language), language),
    );
    if (built) return inCompound;
    if (concepts.length === 0) return 0;
    const spoken = conceptsIn(text, language);
    return concepts.some((one) => spoken.has(one)) ? inOtherWords : 0;
  };
}

/** Between the small words of a script without spaces; of a longer one, all but its last letter. */
function wideHits(part: string): Hit[] {
  return part
    .replace(pricing, '')
    .split(/[のをはにがで・、,\s（）()]+/u)
    .filter((piece) => piece !== '')
    .map((piece) => (text: string) => {
      if (text.includes(piece)) return 1;
      const short = piece.slice(0, -1);
      return short.length > 1 && !/\d$/.test(short) && text.includes(short) ? inCompound : 0;
    });
}
