// Which words belong together: some four hundred fields of meaning, each with the words of a language that speak of it, as
// customers say it and as offers do. Who asks `how soon` and who tells a `lead time` share no word, but a field.
// `thesaurus/*.txt`: a line for each field, the same in every language. A word stands for its forms; a star is whatever
// begins or ends a word; words joined by `-` follow one another; pieces of scripts without spaces are found anywhere.
import { readFileSync } from 'node:fs';
import { remembering } from '../../../platform/text/remember.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { rootOf } from './roots.ts';

/** The line of a field in the files. */
export type Field = number;

interface Lexicon {
  whole: Map<string, Field[]>;
  roots: Map<string, Field[]>;
  /** By their first letters. */
  begins: Map<string, { stem: string; field: Field; most: number }[]>;
  ends: Map<string, { stem: string; field: Field }[]>;
  /** Words that follow one another, by the first of them. */
  phrases: Map<string, { words: readonly string[]; field: Field }[]>;
  /** Of scripts without spaces, by the first letter. */
  pieces: Map<string, { piece: string; field: Field }[]>;
  known: Map<string, readonly Field[]>;
}

const languages = new Set(['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']);
export const hasThesaurus = (language: string): boolean => languages.has(language);

const keyLength = 3;
const maxKnown = 20_000;
const compounding = new Set(['de', 'nl']);
const endless = 99;

const lexicons = new Map<string, Lexicon>();

const linesOf = (name: string): [id: string, entries: string[]][] =>
  readFileSync(new URL(`thesaurus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', entries = ''] = line.split(':');
      return [id, entries.split(' ').filter((entry) => entry !== '')];
    });

/** Read when a page first needs it. */
function lexiconOf(language: string): Lexicon {
  const built = lexicons.get(language);
  if (built) return built;
  const lexicon: Lexicon = {
    ...{ whole: new Map(), roots: new Map(), begins: new Map(), ends: new Map() },
    ...{ phrases: new Map(), pieces: new Map(), known: new Map() },
  };
  for (const [field, [, entries]] of linesOf(language).entries())
    for (const entry of entries) add(lexicon, field, entry, language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function push<K, T>(map: Map<K, T[]>, key: K, one: T): void {
  const held = map.get(key);
  if (held) held.push(one);
  else map.set(key, [one]);
}

const isSpaced = /^[\p{Script=Latin}\d*'’-]+$/u;

function add(lexicon: Lexicon, field: Field, entry: string, language: string): void {
  if (!isSpaced.test(entry)) {
    const piece = entry.replaceAll('*', '');
    push(lexicon.pieces, piece.slice(0, 1), { piece, field });
    return;
  }
  const words = wordsOf(fold(entry));
  const [word = ''] = words;
  if (words.length > 1) push(lexicon.phrases, word, { words, field });
  else if (entry.startsWith('*')) {
    push(lexicon.ends, word.slice(-keyLength), { stem: word, field });
    push(lexicon.whole, word, field);
  } else if (entry.endsWith('*')) {
    push(lexicon.begins, word.slice(0, keyLength), { stem: word, field, most: endless });
  } else {
    push(lexicon.whole, word, field);
    if (word.length < 4) return;
    const root = rootOf(word, language);
    if (root !== '') push(lexicon.roots, root, field);
    const stem = word.length > 5 ? word.replace(/[aeioy]$/, '') : word;
    const most = compounding.has(language) && word.length > 5 ? endless : word.length > 5 ? 3 : 2;
    push(lexicon.begins, stem.slice(0, keyLength), { stem, field, most });
    if (compounding.has(language) && word.length > 5)
      push(lexicon.ends, word.slice(-keyLength), { stem: word, field });
  }
}

const none: readonly Field[] = [];

function fieldsOf(word: string, lexicon: Lexicon, language: string): readonly Field[] {
  const before = lexicon.known.get(word);
  if (before) return before;
  const found = new Set(lexicon.whole.get(word));
  if (word.length > 3) {
    for (const field of lexicon.roots.get(rootOf(word, language)) ?? none) found.add(field);
    for (const { stem, field, most } of lexicon.begins.get(word.slice(0, keyLength)) ?? [])
      if (word.startsWith(stem) && word.length - stem.length <= most) found.add(field);
    // What a word ends with tells of one that is not known as it is.
    for (const cut of lexicon.whole.has(word) ? [] : [word, word.replace(/(?:en|e|n|s|es)$/, '')])
      for (const { stem, field } of lexicon.ends.get(cut.slice(-keyLength)) ?? [])
        if (cut.endsWith(stem)) found.add(field);
  }
  const fields = found.size === 0 ? none : [...found];
  if (lexicon.known.size >= maxKnown) lexicon.known.clear();
  lexicon.known.set(word, fields);
  return fields;
}

/** The fields of these names; their lines are the same in every language. */
export function fieldsNamed(...names: readonly string[]): ReadonlySet<Field> {
  const all = linesOf('en').map(([id]) => id);
  return new Set(names.map((name) => all.indexOf(name)).filter((at) => at >= 0));
}

/** What each word or phrase of a text means. */
export const meaningsIn = remembering(readMeanings, 300_000);

function readMeanings(text: string, language: string): readonly (readonly Field[])[] {
  if (!hasThesaurus(language)) return [];
  const lexicon = lexiconOf(language);
  const stops = stopWords(language);
  const words = wordsOf(fold(text));
  const found: (readonly Field[])[] = [];
  for (const [at, word] of words.entries()) {
    const own = stops.has(word) ? none : fieldsOf(word, lexicon, language);
    if (own.length > 0) found.push(own);
    for (const { words: phrase, field } of lexicon.phrases.get(word) ?? [])
      if (phrase.every((other, step) => words[at + step] === other)) found.push([field]);
  }
  if (lexicon.pieces.size > 0)
    for (let at = 0; at < text.length; at++)
      for (const { piece, field } of lexicon.pieces.get(text.charAt(at)) ?? [])
        if (text.startsWith(piece, at)) found.push([field]);
  return found;
}
