// How well the words of a language are known in a clause: by its verbs, its names for parts of a page, its small words.
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { en, readers, tableOf } from '../../grammar/languages/tables.ts';
import { type Phrase, PhraseIndex, phrasesOf, place } from '../../grammar/phrases.ts';
import { type Clause, maxClause } from './message.ts';

export interface Weighed {
  table: ReadingWords;
  known: number;
}

/** The tables, the one that knows most of the clause first. */
export function byFamiliarity(clause: Clause, detected: string, home: string): Weighed[] {
  const heard = heardIn(clause);
  const weigh = (table: ReadingWords): number =>
    familiarity(heard, table) *
      (table.language === detected ? 1.3 : 1) *
      (table === en && !tableOf(detected) ? 1.5 : 1) *
      (table.language === home ? homely(home) : 1) +
    // A clause of none of their words is the page's language.
    (table.language === home ? 0.1 : 0);
  return readers.map((table) => ({ table, known: weigh(table) })).sort((a, b) => b.known - a.known);
}

/** Most people write in the language of their page; one who writes English there uses English words. */
const homely = (home: string): number => (home === 'en' ? 1.5 : 2);

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

interface Heard {
  clause: string;
  letters: readonly string[];
  words: readonly string[];
}

function heardIn({ masked }: Clause): Heard {
  const clause = masked.slice(0, maxClause);
  return { clause, letters: Array.from(masked), words: wordsOf(fold(clause)) };
}

/** How much of a clause is made of the language's own words. */
function familiarity({ clause, letters, words: heard }: Heard, words: ReadingWords): number {
  let known = 0;
  if (words.letters !== '')
    for (const letter of letters) if (words.letters.includes(letter)) known += 3;
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
  for (const word of heard) if (stops.has(word)) known += word.length;
  return known;
}
