// How well a table of words knows a clause: the language of a few words is told by it.
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import type { ReadingWords } from './languages/request_words.ts';
import { type Clause, maxClause } from './message.ts';
import { findPhrase, type Phrase, phrasesOf } from './phrases.ts';

interface Entry {
  phrases: readonly Phrase[];
  weight: number;
}

/** Tables are the same for every message. */
const made = new WeakMap<ReadingWords, readonly Entry[]>();

function entriesOf(words: ReadingWords): readonly Entry[] {
  const before = made.get(words);
  if (before) return before;
  const { verbs: own, members: named, places, kinds, small, section, page, manners, into } = words;
  // A verb tells a language from its neighbour better than a noun that both have.
  const telling = new Set(Object.values(own));
  const all = [own, named, places, kinds].flatMap((entries) => Object.values(entries));
  const entries = [...all, small, section, page, manners, into, words.now, words.piece].map(
    (entry) => ({
      phrases: phrasesOf(entry, words.unspaced),
      weight: telling.has(entry) ? 2 : 1,
    }),
  );
  made.set(words, entries);
  return entries;
}

/** How much of a clause is made of the language's own words. */
export function familiarity({ masked }: Clause, words: ReadingWords): number {
  let known = 3 * Array.from(masked).filter((letter) => words.letters.includes(letter)).length;
  let rest = masked.slice(0, maxClause);
  for (const { phrases, weight } of entriesOf(words)) {
    const found = findPhrase(rest, phrases);
    if (!found) continue;
    known += found.length * weight;
    rest = found.rest;
  }
  const stops = stopWords(words.language);
  const common = wordsOf(fold(masked.slice(0, maxClause))).filter((word) => stops.has(word));
  return known + common.join('').length;
}
