// Who asks for several things in one sentence is answered to each of them.

import type { Brief } from '../brief/brief.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { saysWhoPays } from '../texts/cost_borne.ts';
import { partsAsked } from '../texts/heard_parts.ts';
import { tellsAsked } from '../texts/question_kinds.ts';
import { bestFor, fitsTo } from './heard_best.ts';
import { isLikelyPart } from './heard_likely.ts';
import { type Matched, take } from './heard_matched.ts';
import { meansMost } from './heard_spoken.ts';
import type { Thought } from './heard_thoughts.ts';
import { underTitle } from './heard_topics.ts';
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
    for (const part of [...left]) {
      const more = partBeside(brief, thought, part, [...found], answers);
      if (more === undefined) continue;
      left.splice(left.indexOf(part), 1);
      for (const one of more) found.add(one);
    }
    if (found.size === 0) continue;
    open.delete(thought);
    take(matched, thought, asWritten([...found], answers), 'parts');
    // `…, and who comes?` is asked of what the other half names.
    for (const part of left)
      if (toldBy(brief, part).objects.length > 0 && !meansMost(brief, part, [...found]))
        brief.leftOpen?.add(part);
  }
}

/** `…, and what would it cost?` asks for the price of what the other half names. */
const wholeOf = (brief: Brief, { sentence }: Thought, part: string): string =>
  toldBy(brief, part).objects.length > 0 ? part : sentence;

/** What stands in one paragraph keeps its order; a price comes first, since `51 to 200: £3.40` ends no sentence before it. */
const asWritten = (found: readonly Answer[], answers: readonly Answer[]): Answer[] => {
  const place = (one: Answer): number => answers.indexOf(one);
  const inOne = found.every(({ section }) => section && section === found[0]?.section);
  const ordered = inOne ? found.toSorted((one, other) => place(one) - place(other)) : found;
  const isRow = ({ row, priced }: Answer): boolean => priced === true && row !== undefined;
  return [...ordered.filter(isRow), ...ordered.filter((one) => !isRow(one))];
};

/** `…, and who arranges it?`: what answers the one half, or stands beside that, may answer the other. */
function partBeside(
  brief: Brief,
  thought: Thought,
  part: string,
  found: readonly Answer[],
  answers: readonly Answer[],
): readonly Answer[] | undefined {
  const tells = tellsAsked(part, brief.language);
  const { objects } = toldBy(brief, part);
  const titled = underTitle(brief, wholeOf(brief, thought, part), answers, (one) =>
    fitsTo(brief, part, one),
  );
  if (titled.length > 0) return titled;
  if (tells === undefined || objects.length > 1) return undefined;
  if (found.some((one) => tells(one) === true)) return [];
  const sections = new Set(found.flatMap(({ section }) => section ?? []));
  const beside = answers.filter(
    (one) =>
      one.section !== undefined && sections.has(one.section) && tells(one) === true && !one.priced,
  );
  return beside.length === 1 ? beside : undefined;
}
