// Finds the phrases of a word table in a text: whole words, with or without their accents.
import { fold } from '../../../platform/text/words.ts';
import {
  type Look,
  lookAt,
  type Matched,
  mayHold,
  type Part,
  type Phrase,
  pairAt,
  pairCodes,
  plain,
} from './look.ts';

export type { Matched, Phrase } from './look.ts';

const made = { spaced: new Map<string, Phrase[]>(), unspaced: new Map<string, Phrase[]>() };

/** Made once for each entry of a table: the longest alternative is tried first. */
export function phrasesOf(alternatives: string, unspaced = false): readonly Phrase[] {
  const known = unspaced ? made.unspaced : made.spaced;
  let phrases = known.get(alternatives);
  if (!phrases) {
    phrases = alternatives
      .split('|')
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.split('…').map((part) => partOf(part.trim(), unspaced)));
    known.set(alternatives, phrases);
  }
  return phrases;
}

function partOf(written: string, unspaced: boolean): Part {
  let pattern: RegExp | undefined;
  const stays = written.startsWith('[');
  const part = stays ? written.slice(1, -1) : written;
  const letters = plain(part);
  return {
    letters,
    pairs:
      letters.length < 2 ? undefined : [pairAt(letters, 0), pairAt(letters, letters.length - 2)],
    stays,
    pattern() {
      pattern ??= makePattern(part, unspaced);
      return pattern;
    },
  };
}

function makePattern(part: string, unspaced: boolean): RegExp {
  const written = Array.from(part, (letter) => {
    if (letter === ' ') return '\\s+';
    if (letter === '’' || letter === "'") return "['’]";
    const folded = fold(letter);
    if (/\p{L}/u.test(letter))
      return folded === letter.toLowerCase() ? letter : `(?:${letter}|${folded})`;
    return letter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  }).join('');
  const [before, after] = unspaced
    ? ['', '']
    : [
        /^\p{L}/u.test(part) ? '(?<![\\p{L}\\p{N}])' : '',
        // `Cut` asks for something, and `cut-off` names something.
        /\p{L}$/u.test(part)
          ? '(?![\\p{L}\\p{N}\\p{M}]|-(?:o(?:ff|n|ut|ver)|in|up|down|away)s?(?!\\p{L}))'
          : '',
      ];
  return new RegExp(`${before}${written}${after}`, 'giu');
}

/** Phrases, or a list of them as a table has it, in the script of its language. */
type Phrases = readonly Phrase[] | string;
type Script = { unspaced?: boolean | undefined };

const listed = (phrases: Phrases, words?: Script): readonly Phrase[] =>
  typeof phrases === 'string' ? phrasesOf(phrases, words?.unspaced) : phrases;

function match(look: Look, phrase: Phrase): Matched | undefined {
  for (const part of phrase) if (!mayHold(look, part)) return undefined;
  return place(look.text, phrase);
}

/** Finds those of many phrases that a text may hold, without a look at each: by the letters they begin with. */
export class PhraseIndex {
  readonly #byPair = new Array<{ at: number; phrase: Phrase }[] | undefined>(pairCodes);
  readonly #short: { at: number; phrase: Phrase }[] = [];

  constructor(phrases: readonly Phrase[]) {
    for (const [at, phrase] of phrases.entries()) {
      const pair = phrase[0]?.pairs?.[0];
      const alike = pair === undefined ? this.#short : (this.#byPair[pair] ?? []);
      alike.push({ at, phrase });
      if (pair !== undefined) this.#byPair[pair] = alike;
    }
  }

  /** Their numbers, in no order. */
  likelyIn(text: string): number[] {
    const look = lookAt(text);
    const found: number[] = [];
    const note = ({ at, phrase }: { at: number; phrase: Phrase }): void => {
      for (const part of phrase) if (!mayHold(look, part)) return;
      found.push(at);
    };
    for (const one of this.#short) note(one);
    for (const code of look.codes) {
      const alike = this.#byPair[code];
      if (alike) for (const one of alike) note(one);
    }
    return found;
  }
}

/** Where its parts stand in the text, which may hold them. */
export function place(text: string, phrase: Phrase): Matched | undefined {
  let [start, end, length, rest] = [-1, 0, 0, ''];
  for (const part of phrase) {
    const pattern = part.pattern();
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (!found) return undefined;
    if (start === -1) start = found.index;
    const kept = part.stays ? found[0] : '';
    rest += `${text.slice(end, found.index)} ${kept} `;
    end = found.index + found[0].length;
    length += found[0].length;
  }
  return { start, end, length, rest: `${rest}${text.slice(end)}` };
}

/** By the longest alternative that is there. */
export function findPhrase(text: string, phrases: Phrases, words?: Script): Matched | undefined {
  const look = lookAt(text);
  return once(look.longest, listed(phrases, words), (list) => {
    for (const phrase of list) {
      const found = match(look, phrase);
      if (found) return found;
    }
    return undefined;
  });
}

function once(
  found: Map<readonly Phrase[], Matched | undefined>,
  list: readonly Phrase[],
  find: (list: readonly Phrase[]) => Matched | undefined,
): Matched | undefined {
  const before = found.get(list);
  if (before !== undefined || found.has(list)) return before;
  const fresh = find(list);
  found.set(list, fresh);
  return fresh;
}

/** Every place of every phrase of one part. */
export function allOf(
  text: string,
  phrases: Phrases,
  words?: Script,
): { start: number; end: number }[] {
  const look = lookAt(text);
  return listed(phrases, words).flatMap(([part]) => {
    if (!part || !mayHold(look, part)) return [];
    const pattern = part.pattern();
    // Every match starts where the last one left the pattern.
    pattern.lastIndex = 0;
    return [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
    }));
  });
}

/** By what stands first in the text; of two at one place, the longer. */
export function firstOf(text: string, phrases: Phrases, words?: Script): Matched | undefined {
  const look = lookAt(text);
  return once(look.first, listed(phrases, words), (list) => {
    let best: Matched | undefined;
    for (const phrase of list) {
      const found = match(look, phrase);
      if (!found) continue;
      const earlier = !best || found.start < best.start;
      if (earlier || (found.start === best?.start && found.length > best.length)) best = found;
    }
    return best;
  });
}

const edges = /^[\s.,;:!?،؛؟、。：？！・→>-]{1,20}|[\s.,;:!?،؛؟、。：？！・→>-]{1,20}$/g;

/** Without articles, prepositions and marks on either side. */
export function stripAround(text: string, around: Phrases, words?: Script): string {
  const small = listed(around, words);
  let bare = text.trim().replace(edges, '');
  for (let round = 0; round < 12; round++) {
    const next = stripOnce(bare, small).trim().replace(edges, '');
    if (next === bare) break;
    bare = next;
  }
  return bare.replace(/\s+/g, ' ');
}

function stripOnce(text: string, small: readonly Phrase[]): string {
  const look = lookAt(text);
  for (const [part] of small) {
    if (!part || !mayHold(look, part)) continue;
    const pattern = part.pattern();
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      if (found.index === 0) return text.slice(found[0].length);
      if (found.index + found[0].length === text.length) return text.slice(0, found.index);
    }
  }
  return text;
}
