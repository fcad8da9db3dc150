// How much of what a question asks for is spoken of at all: by what answers it, and by the sources. One word in common
// with a text is chance where the rest of the question means something else.
import { meaningsIn } from '../../fit/thesaurus.ts';
import { troublesIn } from '../../fit/troubles.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, plain, stemsOf } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking, isNeed } from '../texts/asking.ts';
import { lastAsked } from '../texts/heard_parts.ts';

/** Most of what the question means is meant by the answer too. */
export function meansMost({ language }: Brief, sentence: string, own: readonly Answer[]): boolean {
  const asked = meaningsIn(lastAsked(sentence) ?? sentence, language);
  const told = new Set(own.flatMap(({ about }) => meaningsIn(about, language).flat()));
  const held = asked.filter((fields) => fields.some((one) => told.has(one)));
  return held.length > 0 && held.length * 2 >= asked.length;
}

/** Something that they need, fear, suffer from or want; else it is told in passing. */
export const isConcern = (sentence: string): boolean =>
  isNeed(sentence) || isAsking(sentence) || troublesIn(sentence).length > 0;

const mostAgain = 0.6;
const fewStems = 2;
const ofThem =
  /^(?:they|their|she|her|he|his|ils|elles?|leurs?|ellos|ellas|loro|eles|elas|zij|hun)\s|(?<!\p{L})(?:they|she|he) (?:says?|said|wants?|asked)(?!\p{L})/iu;

/** What the sources note of the reader, or only repeat, is no answer to them. */
export function saysItAgain({ language }: Brief, sentence: string, { text }: Answer): boolean {
  if (ofThem.test(text)) return true;
  const own = stemsOf(text, language).filter((stem) => !plain.has(stem));
  const said = stemsOf(sentence, language);
  const again = own.filter((stem) => said.some((other) => begins(stem, other)));
  return own.length > 0 && again.length >= own.length * (own.length <= fewStems ? 0.5 : mostAgain);
}
