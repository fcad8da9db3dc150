// What readers everywhere ask about, by the words of ten languages: who asks about `childcare`
// is answered by what is said of a `nursery`, though no word is the same.
import { remembering } from '../../../platform/text/remember.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { ar } from './concepts/ar.ts';
import { type Concept, type ConceptWords, concepts } from './concepts/concept_words.ts';
import { de } from './concepts/de.ts';
import { en } from './concepts/en.ts';
import { es } from './concepts/es.ts';
import { fr } from './concepts/fr.ts';
import { it } from './concepts/it.ts';
import { ja } from './concepts/ja.ts';
import { nl } from './concepts/nl.ts';
import { pl } from './concepts/pl.ts';
import { pt } from './concepts/pt.ts';

export type { Concept };

const tables: Readonly<Record<string, ConceptWords>> = { ar, de, en, es, fr, it, ja, nl, pl, pt };

interface Lexicon {
  exact: Map<string, Concept[]>;
  /** By their first letters; the whole beginning is compared after that. */
  begins: Map<string, { stem: string; concept: Concept }[]>;
  /** Words that follow one another, or pieces of scripts without spaces. */
  pieces: { piece: string; concept: Concept }[];
  /** Words are built of words: `Geräteleasing`. */
  inside: { stem: string; concept: Concept }[];
  known: Map<string, readonly Concept[]>;
}

const minBeginning = 5;
const minInside = 6;
const keyLength = 3;
const maxKnown = 20_000;
const compounding = new Set(['de', 'nl']);

const lexicons = new Map<string, Lexicon>();

/** Read when a page first needs it. */
function lexiconOf(language: string): Lexicon {
  const name = language in tables ? language : 'en';
  const built = lexicons.get(name);
  if (built) return built;
  const lexicon: Lexicon = {
    exact: new Map(),
    begins: new Map(),
    pieces: [],
    inside: [],
    known: new Map(),
  };
  for (const concept of concepts) {
    for (const word of tables[name]?.[concept]?.split(' ') ?? []) add(lexicon, concept, word, name);
  }
  lexicons.set(name, lexicon);
  return lexicon;
}

function add(lexicon: Lexicon, concept: Concept, word: string, language: string): void {
  const { exact, begins, pieces, inside } = lexicon;
  if (/[^\p{Script=Latin}\d$*]/u.test(word)) {
    const phrase = /^[\p{Script=Latin}-]+$/u.test(word) ? ` ${word.replaceAll('-', ' ')} ` : word;
    pieces.push({ piece: phrase, concept });
    return;
  }
  const stem = word.replace(/[$*]$/, '');
  const whole = word.endsWith('$') || (stem.length < minBeginning && !word.endsWith('*'));
  if (whole) exact.set(stem, [...(exact.get(stem) ?? []), concept]);
  else {
    const key = stem.slice(0, keyLength);
    begins.set(key, [...(begins.get(key) ?? []), { stem, concept }]);
    if (compounding.has(language) && stem.length >= minInside) inside.push({ stem, concept });
  }
}

const none: readonly Concept[] = [];

function conceptsOf(word: string, { exact, begins, inside, known }: Lexicon): readonly Concept[] {
  const before = known.get(word);
  if (before) return before;
  const found = [
    ...(exact.get(word) ?? none),
    ...(begins.get(word.slice(0, keyLength)) ?? [])
      .filter(({ stem }) => word.startsWith(stem))
      .map(({ concept }) => concept),
    ...(word.length > minInside + keyLength ? inside : [])
      .filter(({ stem }) => word.includes(stem))
      .map(({ concept }) => concept),
  ];
  const concept = found.length === 0 ? none : found;
  if (known.size >= maxKnown) known.clear();
  known.set(word, concept);
  return concept;
}

/** What a text speaks of; most texts speak of few of these. Each is held against every sentence of the reader. */
export const conceptsIn = remembering(readConcepts, 1_000_000);

function readConcepts(text: string, language: string): ReadonlySet<Concept> {
  const lexicon = lexiconOf(language);
  const found = new Set<Concept>();
  const words = wordsOf(fold(text));
  for (const word of words) for (const concept of conceptsOf(word, lexicon)) found.add(concept);
  if (lexicon.pieces.length > 0) {
    const line = ` ${words.join(' ')} `;
    for (const { piece, concept } of lexicon.pieces) {
      if ((piece.startsWith(' ') ? line : text).includes(piece)) found.add(concept);
    }
  }
  return found;
}
