// Whether a sentence of the sources says what the team wrote, or tells what it asked for.
import { termsOf } from '../../../../platform/text/words.ts';
import type { Held } from '../../compose/answers/held_against.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { isAkin } from '../ground/target.ts';

/** With so large a share of its words. */
export function sharesShare(
  { language }: Brief,
  given: string,
  { text, heading, asked }: Pick<Held, 'text' | 'heading' | 'asked'>,
  enough: number,
): boolean {
  const said = termsOf(`${heading ?? ''} ${asked?.question ?? ''} ${text}`, language);
  const wanted = new Set(termsOf(given, language));
  const shared = [...wanted].filter((term) => said.some((other) => isAkin(term, other)));
  // With its figures, a claim is told by the rest but one: `es gibt 14 Duschen`.
  const isCounted = shared.some((term) => /\d/.test(term)) && wanted.size - shared.length < 2;
  return shared.length >= wanted.size * (isCounted ? Math.min(enough, mostOf) : enough);
}
const mostOf = 0.6;
/** In nearly the same words: only then a sentence of the sources stands for the one that the team wrote. */
export const nearlyAll = 0.85;

const speaker =
  /^[^\p{L}]{0,24}(\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){0,2})(?:\s\([^()]{1,40}\))?[:：]\s/u;

/** `Lowenna: yard yes, on a lead`: a name before a colon that the team did not write is a speaker's, or a label. */
export function isOthersLine({ language }: Brief, given: string, text: string): boolean {
  const [, name] = speaker.exec(text) ?? [];
  if (name === undefined) return false;
  const said = termsOf(given, language);
  const called = termsOf(name, language);
  // `Im Haus: …` begins with a small word, as no name does.
  const isName = called.length >= name.split(/\s/).length;
  return isName && !called.every((term) => said.some((other) => isAkin(term, other)));
}
