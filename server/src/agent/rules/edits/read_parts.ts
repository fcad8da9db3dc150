// The wishes in one clause, each with a verb of its own.
import { commands, type ReadingWords, type Verb, verbs } from './languages/request_words.ts';
import { findPhrase, firstOf, phrasesOf } from './phrases.ts';
import { toneWords } from './shapes/words.ts';

const tone = phrasesOf(toneWords);

/** More wishes than a sentence holds are read as one. */
const maxParts = 8;
const maxJoints = 24;

/** `… and …` asks for two things only where each part has a verb of its own; the first may be declined. */
export function partsOf(masked: string, words: ReadingWords): string[] {
  const parts: string[] = [];
  let joints = 0;
  let before = '';
  let rest = masked;
  for (;;) {
    const join =
      parts.length < maxParts && joints < maxJoints ? firstOf(rest, words.and, words) : undefined;
    joints++;
    const last = parts.length - 1;
    const piece = join ? rest.slice(0, join.start) : rest;
    const joined = join ? rest.slice(join.start, join.end) : '';
    const open = parts[last];
    if (open !== undefined && !isNext(open, rest, words, before)) {
      parts[last] = `${open}${piece}`;
    } else parts.push(piece);
    if (!join) return parts.map((part) => part.trim());
    rest = rest.slice(join.end);
    const now = parts.length - 1;
    if (!isNext(parts[now] ?? '', rest, words, joined)) parts[now] += joined;
    before = joined;
  }
}

/** Both ask for something; a place alone asks too: `headline shorter, quote to the top`, `A up, B down`. */
const isNext = (open: string, rest: string, words: ReadingWords, joint: string): boolean =>
  (asksFor(open, words) && (hasVerb(rest, words) || findPhrase(rest, tone) !== undefined)) ||
  (hasPlace(rest, words) && (hasPlace(open, words) || asksWhole(open, words, joint.includes(','))));

/** What cannot mean a place that follows it; to take something away may, without a comma. */
function asksWhole(text: string, { verbs: own, unspaced }: ReadingWords, apart: boolean): boolean {
  const whole = [own.shorten, own.expand, own.rename, ...(apart ? [own.remove] : [])].join('|');
  return firstOf(text, whole, { unspaced }) !== undefined;
}

const hasPlace = (text: string, { places, unspaced }: ReadingWords): boolean =>
  firstOf(text, `${places.top}|${places.bottom}|${places.up}|${places.down}`, { unspaced }) !==
  undefined;

export const hasVerb = (text: string, words: ReadingWords): boolean =>
  commands.some((verb) => firstOf(text, words.verbs[verb], words)) || isPlaced(text, words);

/** A place alone asks too where no verb has to follow it: `…を一番上に`. */
const isPlaced = (text: string, { places, unspaced }: ReadingWords): boolean =>
  unspaced === true &&
  firstOf(text, phrasesOf(`${places.top}|${places.bottom}`, true)) !== undefined;

const asksFor = (text: string, words: ReadingWords): boolean =>
  verbs.some((verb) => firstOf(text, words.verbs[verb as Verb], words));
