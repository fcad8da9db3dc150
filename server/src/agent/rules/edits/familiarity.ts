// How well a table of words knows a clause: the language of a few words is told by it.
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import type { ReadingWords } from './languages/request_words.ts';
import { type Clause, maxClause } from './message.ts';
import { type Phrase, PhraseIndex, phrasesOf, place } from './phrases.ts';

/** The phrases of a table, entry by entry, each entry's longest first. */
interface Indexed {
  phrases: readonly { phrase: Phrase; entry: number; weight: number }[];
  index: PhraseIndex;
}

/** Tables are the same for every message. */
const made = new WeakMap<ReadingWords, Indexed>();

function indexOf(words: ReadingWords): Indexed {
  const before = made.get(words);
  if (before) return before;
  const { verbs: own, members: named, places, kinds, small, section, page, manners, into } = words;
  // A verb tells a language from its neighbour better than a noun that both have.
  const telling = new Set(Object.values(own));
  const all = [own, named, places, kinds].flatMap((entries) => Object.values(entries));
  const entries = [...all, small, section, page, manners, into, words.now, words.piece];
  const phrases = entries.flatMap((written, entry) =>
    phrasesOf(written, words.unspaced).map((phrase) => ({
      phrase,
      entry,
      weight: telling.has(written) ? 2 : 1,
    })),
  );
  const indexed = { phrases, index: new PhraseIndex(phrases.map(({ phrase }) => phrase)) };
  made.set(words, indexed);
  return indexed;
}

/** How much of a clause is made of the language's own words. */
export function familiarity({ masked }: Clause, words: ReadingWords): number {
  let known = 3 * Array.from(masked).filter((letter) => words.letters.includes(letter)).length;
  const clause = masked.slice(0, maxClause);
  const { phrases, index } = indexOf(words);
  let rest = clause;
  let counted = -1;
  // Of each entry the longest that is there.
  for (const at of index.likelyIn(clause).sort((a, b) => a - b)) {
    const { phrase, entry, weight } = phrases[at] as Indexed['phrases'][number];
    const found = entry === counted ? undefined : place(rest, phrase);
    if (!found) continue;
    counted = entry;
    known += found.length * weight;
    rest = found.rest;
  }
  const stops = stopWords(words.language);
  const common = wordsOf(fold(clause)).filter((word) => stops.has(word));
  return known + common.join('').length;
}
