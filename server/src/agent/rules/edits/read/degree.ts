// Reads how short something should be: half as long, or down to what matters.
import {
  halfAsLong,
  inHalf,
  makeWords,
  onlyWords,
  whatMatters,
} from '../../grammar/languages/shape_words.ts';
import { firstOf, type Matched, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { isNamed, type Reading, sectionIn } from './slots.ts';

const maxDegree = 80;

/** `Make it half as long`, `cut the FAQ to the essentials`: what is left names the target. */
export function readDegree(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const { unspaced, verbs } = words;
  if (text.length > maxDegree || clause.quotations(text).length > 0) return undefined;
  const of = (phrases: string, within = text): Matched | undefined =>
    firstOf(within, phrasesOf(phrases, unspaced));
  const half = of(halfAsLong) ?? (of(verbs.shorten) && of(inHalf));
  const degree = half ?? of(whatMatters);
  if (!degree) return undefined;
  const cut = of(`${verbs.shorten}|${verbs.keep}`, degree.rest);
  const around = phrasesOf(`${makeWords}|${onlyWords}|${words.small}|${words.manners}`, unspaced);
  const named = stripAround(cut?.rest ?? degree.rest, around);
  const section = sectionIn(named, reading);
  // `The essentials first` is no wish for less.
  const isLess = half !== undefined || cut !== undefined || !isNamed(section);
  return isLess ? { kind: 'shorten', section, to: half ? 'half' : 'least' } : undefined;
}
