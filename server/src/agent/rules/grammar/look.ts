// A text as the phrases of many tables are held against it: most are not there, which its pairs of letters tell.
import { fold } from '../../../platform/text/words.ts';

export interface Part {
  /** What must be in a text for the pattern to find anything: most phrases are not there. */
  letters: string;
  /** Its first two letters and its last two: a text without them cannot hold it. */
  pairs: readonly [first: number, last: number] | undefined;
  /** It must be there, and stays in the rest: it belongs to what is named. */
  stays: boolean;
  /** Made when it is first needed. */
  pattern(): RegExp;
}

/** The parts of a phrase, in order; most have one. */
export type Phrase = readonly Part[];

export interface Matched {
  readonly start: number;
  readonly end: number;
  /** Of the phrase itself. */
  readonly length: number;
  /** The text without it. */
  readonly rest: string;
}

export const plain = (text: string): string => fold(text).replaceAll('’', "'").replace(/\s+/g, ' ');

/** A text as phrases are held against it. */
export interface Look {
  text: string;
  plain: string;
  /** Which pairs of letters it has, by a number that two pairs may share: a bit for each. */
  pairs: Uint32Array;
  codes: readonly number[];
  /** What was found in it before: many readers ask for the same words. */
  first: Map<readonly Phrase[], Matched | undefined>;
  longest: Map<readonly Phrase[], Matched | undefined>;
}

export const pairCodes = 4_096;
export const pairAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 61 + text.charCodeAt(at + 1)) & (pairCodes - 1);

const hasPair = ({ pairs }: Look, code: number): boolean =>
  ((pairs[code >> 5] ?? 0) & (1 << (code & 31))) !== 0;

/** A request is held against every table, whole and without what was read of it. */
const looks = new Map<string, Look>();
const maxLooks = 64;
let last: Look | undefined;

export function lookAt(text: string): Look {
  if (last?.text === text) return last;
  last = looks.get(text);
  if (last) return last;
  if (looks.size >= maxLooks) looks.clear();
  last = newLook(text);
  looks.set(text, last);
  return last;
}

function newLook(text: string): Look {
  const pairs = new Uint32Array(pairCodes / 32);
  const codes: number[] = [];
  const look = { text, plain: plain(text), pairs, codes, first: new Map(), longest: new Map() };
  for (let at = 0; at < look.plain.length - 1; at++) {
    const code = pairAt(look.plain, at);
    if (hasPair(look, code)) continue;
    codes.push(code);
    pairs[code >> 5] = (pairs[code >> 5] ?? 0) | (1 << (code & 31));
  }
  return look;
}

export function mayHold(look: Look, { letters, pairs }: Part): boolean {
  if (pairs && !(hasPair(look, pairs[0]) && hasPair(look, pairs[1]))) return false;
  return look.plain.includes(letters);
}
