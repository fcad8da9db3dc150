// Who asks for several things in one sentence is answered to each of them.

import type { Brief } from '../brief/brief.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { saysWhoPays } from '../texts/cost_borne.ts';
import { partsAsked } from '../texts/heard_parts.ts';
import { bestFor } from './heard_best.ts';
import { isLikelyPart } from './heard_likely.ts';
import { type Matched, take } from './heard_matched.ts';
import { meansMost } from './heard_spoken.ts';
import type { Thought } from './heard_thoughts.ts';
import { asksPrice, priceReply } from './price_reply.ts';

/** Who asks for several things in one sentence is answered to each; what stays open is remembered. */
export function answerParts(
  brief: Brief,
  open: Set<Thought>,
  answers: readonly Answer[],
  matched: Matched,
): void {
  const sentences = brief.said.flatMap((said) => said.sentences);
  for (const thought of [...open]) {
    const parts = partsAsked(thought.sentence);
    if (parts.length === 0) continue;
    const found = new Set<Answer>();
    const left: string[] = [];
    for (const part of parts) {
      // `Do you take the old one along, and what does that cost?`: `We take it along at no charge.`
      const isCosted = asksPrice(part, brief.language) && toldBy(brief, part).objects.length === 0;
      if (isCosted && [...found].some((one) => one.priced !== true && saysWhoPays(one))) continue;
      const told = asksPrice(part, brief.language)
        ? priceReply(brief, wholeOf(brief, thought, part), sentences, answers)?.answers
        : bestFor(brief, { ...thought, sentence: part }, answers)
            .map(({ answer }) => answer)
            .filter((one) => !found.has(one))
            .slice(0, 1)
            .find((one) => isLikelyPart(brief, part, one, answers));
      if (told === undefined) left.push(part);
      else for (const one of [told].flat()) found.add(one);
    }
    if (found.size === 0) continue;
    open.delete(thought);
    take(matched, thought, [...found], 'parts');
    // `…, and who comes?` is asked of what the other half names.
    for (const part of left)
      if (toldBy(brief, part).objects.length > 0 && !meansMost(brief, part, [...found]))
        brief.leftOpen?.add(part);
  }
}

/** `…, and what would it cost?` asks for the price of what the other half names. */
const wholeOf = (brief: Brief, { sentence }: Thought, part: string): string =>
  toldBy(brief, part).objects.length > 0 ? part : sentence;
