// Finds the phrases of a word table in a text: whole words, with or without their accents.
import { fold } from '../../../platform/text/words.ts';

/** The parts of a phrase, in order; most have one. */
export type Phrase = readonly RegExp[];

export interface Matched {
  start: number;
  end: number;
  /** Of the phrase itself. */
  length: number;
  /** The text without it. */
  rest: string;
}

const made = new Map<string, RegExp[][]>();

/** Made once for each entry of a table: the longest alternative is tried first. */
export function phrasesOf(alternatives: string, unspaced = false): RegExp[][] {
  const key = `${unspaced}${alternatives}`;
  let phrases = made.get(key);
  if (!phrases) {
    phrases = alternatives
      .split('|')
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.split('…').map((part) => patternOf(part.trim(), unspaced)));
    made.set(key, phrases);
  }
  return phrases;
}

function patternOf(part: string, unspaced: boolean): RegExp {
  const letters = Array.from(part, (letter) => {
    if (letter === ' ') return '\\s+';
    if (letter === '’' || letter === "'") return "['’]";
    const plain = fold(letter);
    if (/\p{L}/u.test(letter))
      return plain === letter.toLowerCase() ? letter : `(?:${letter}|${plain})`;
    return letter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  }).join('');
  const [before, after] = unspaced
    ? ['', '']
    : [
        /^\p{L}/u.test(part) ? '(?<![\\p{L}\\p{N}])' : '',
        /\p{L}$/u.test(part) ? '(?![\\p{L}\\p{N}])' : '',
      ];
  return new RegExp(`${before}${letters}${after}`, 'giu');
}

function match(text: string, phrase: Phrase): Matched | undefined {
  let [start, end, length, rest] = [-1, 0, 0, ''];
  for (const part of phrase) {
    part.lastIndex = end;
    const found = part.exec(text);
    if (!found) return undefined;
    if (start === -1) start = found.index;
    rest += `${text.slice(end, found.index)} `;
    end = found.index + found[0].length;
    length += found[0].length;
  }
  return { start, end, length, rest: `${rest}${text.slice(end)}` };
}

/** By the longest alternative that is there. */
export function findPhrase(text: string, phrases: readonly Phrase[]): Matched | undefined {
  for (const phrase of phrases) {
    const found = match(text, phrase);
    if (found) return found;
  }
  return undefined;
}

/** By what stands first in the text; of two at one place, the longer. */
export function firstOf(text: string, phrases: readonly Phrase[]): Matched | undefined {
  let best: Matched | undefined;
  for (const phrase of phrases) {
    const found = match(text, phrase);
    if (!found) continue;
    const earlier = !best || found.start < best.start;
    if (earlier || (found.start === best?.start && found.length > best.length)) best = found;
  }
  return best;
}

const edges = /^[\s.,;:!?、。：・-]{1,20}|[\s.,;:!?、。：・-]{1,20}$/g;

/** Without articles, prepositions and marks on either side. */
export function stripAround(text: string, small: readonly Phrase[]): string {
  let bare = text.trim().replace(edges, '');
  for (let round = 0; round < 12; round++) {
    const next = stripOnce(bare, small).trim().replace(edges, '');
    if (next === bare) break;
    bare = next;
  }
  return bare.replace(/\s+/g, ' ');
}

function stripOnce(text: string, small: readonly Phrase[]): string {
  for (const [part] of small) {
    if (!part) continue;
    part.lastIndex = 0;
    for (let found = part.exec(text); found; found = part.exec(text)) {
      if (found.index === 0) return text.slice(found[0].length);
      if (found.index + found[0].length === text.length) return text.slice(0, found.index);
    }
  }
  return text;
}
