// Reads wishes about a list as a whole: its order, and two of them in one.

import { fold } from '../../../../platform/text/words.ts';
import { extremes } from '../languages/common.ts';
import type { ReadingWords } from '../languages/request_words.ts';
import type { Clause } from '../message.ts';
import { allOf, findPhrase, firstOf } from '../phrases.ts';
import { withoutVerbs, bareName } from '../read_slots.ts';
import type { Request } from '../requests.ts';
import { mergeInto, mergeWords, orderWords, reverseWords, sortWords } from './words.ts';

export function readReorder(
  text: string,
  clause: Clause,
  words: ReadingWords,
): Request | undefined {
  const { unspaced } = words;
  const found = (list: string) => firstOf(text, list, { unspaced });
  if (clause.quotations(text).length > 0 || found(words.verbs.remove)) return undefined;
  const sorted = readSorted(text, words);
  if (sorted) return sorted;
  const reverse = found(reverseWords);
  const ordered = reverse && findPhrase(reverse.rest, orderWords, { unspaced });
  if (!reverse || (!ordered && !unspaced)) return undefined;
  const section = nameIn(ordered?.rest ?? reverse.rest, words);
  return { kind: 'reorder', section, by: 'reverse' };
}

/** `From the dearest to the cheapest`, `sort by price`. */
function readSorted(text: string, words: ReadingWords): Request | undefined {
  const folded = fold(text);
  const [low, high] = extremes.map(([pattern]) => pattern.exec(folded)?.index);
  const sort = firstOf(text, sortWords, words);
  if (low !== undefined && high !== undefined) {
    const start = Math.min(low, high);
    const named = sort?.start === 0 ? text.slice(sort.end, start) : text.slice(0, start);
    const section = nameIn(named.replace(/[\s,]+\S{1,5}$/u, ''), words);
    return { kind: 'reorder', section, by: low < high ? 'cheapest' : 'dearest' };
  }
  const price =
    sort &&
    /(?:by|nach|par|por|per|op|według|wg)\s\S{0,4}\s?(?:pric|preis|prix|preci|prezz|prec|prijs|cen)/u.exec(
      folded,
    );
  if (!sort || !price) return undefined;
  return {
    kind: 'reorder',
    section: nameIn(text.slice(sort.end, price.index), words),
    by: high === undefined ? 'cheapest' : 'dearest',
  };
}

const nameIn = (text: string, words: ReadingWords): string =>
  bareName(withoutVerbs(text, words), words);

/** `Merge security into the FAQ`. */
export function readMerge(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const verb = firstOf(text, mergeWords, words);
  if (!verb || clause.quotations(text).length > 0) return undefined;
  if (!words.unspaced && verb.start > 24 && verb.end < text.length - 12) return undefined;
  const joints = allOf(verb.rest, mergeInto, words)
    .filter(({ start, end }) => start > 3 && end < verb.rest.trimEnd().length - 1)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const [joint] = joints;
  if (!joint) return undefined;
  const one = bareName(verb.rest.slice(0, joint.start), words);
  const other = bareName(verb.rest.slice(joint.end), words);
  return one === '' || other === '' ? undefined : { kind: 'merge', one, other };
}
