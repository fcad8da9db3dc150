// What was said in a call: what the other side answered then and there, and what was told in passing.

import type { Brief } from '../brief/brief.ts';
import { isAsking, isNeed, isTimed, isWorry } from '../texts/asking.ts';
import { type Matched, maxPairs, take } from './heard_matched.ts';
import type { Thought } from './heard_thoughts.ts';
import { included } from './likely/kinds.ts';
import { asksPrice } from './price_reply.ts';

/** Talk has asides: what is told there, and asks nothing, is met by help against it and not by a word in common. */
export const isToldInTalk = ({ said }: Brief, { sentence, within }: Thought): boolean =>
  !isAsking(sentence) &&
  said.some(({ talk, sentences }) => talk === true && sentences.includes(within ?? sentence));

/** `We have a way of doing that` was enough in the talk; on a page only what can be held to is an answer. */
const isFact = (text: string, language: string): boolean =>
  /\d/.test(text) ||
  isTimed(text) ||
  included.test(text) ||
  (language !== 'de' && /(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(text));

/** What the other side answered them then and there. */
export function answerInCall(brief: Brief, open: Set<Thought>, matched: Matched): void {
  for (const { to, text, asked } of brief.said.flatMap(({ replies = [] }) => replies)) {
    const at = asked ? 0 : to.findIndex((one) => isWorry(one) || isNeed(one));
    const thought = [...open].find(({ sentence }) => sentence === to[at]);
    if (thought === undefined || matched.found.size === maxPairs) continue;
    if (!isFact(text, brief.language)) continue;
    if (asked && asksPrice(thought.sentence, brief.language) && !/\d/.test(text)) continue;
    if (!asked)
      thought.quoted = to.slice(at + 1 < to.length ? at : Math.max(at - 1, 0)).slice(0, 2);
    for (const one of [...open]) if (to.includes(one.sentence)) open.delete(one);
    take(matched, thought, [{ text, about: text, answers: true, whole: true }], 'call');
  }
}
