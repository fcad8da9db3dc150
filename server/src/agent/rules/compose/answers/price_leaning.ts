// `Can you help with that, and what would it cost?` asks for the price of what meets the sentence before, and that may
// stand where it is told and in no list.
import { hasAmount } from '../../../../platform/text/money.ts';
import type { Brief } from '../brief/brief.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { partsAsked } from '../texts/heard_parts.ts';
import { bestFor } from './heard_best.ts';
import { asksPrice } from './price_asked.ts';

const points =
  /(?<!\p{L})(?:that|this|those|these|das|dem|dies\p{L}*|da(?:mit|bei|für|zu)|cela|ça|ceci|eso|esto|ello|ciò|quello|questo|ne|isso|isto|nisso|dat|dit|daar(?:mee|bij|voor)|tym|tego)(?!\p{L})|これ|それ|その|この/iu;
const maxTold = 2;

/** None where what is meant stands somewhere else than the list, and has no price; undefined where nothing is pointed at. */
export function leaningOn(
  brief: Brief,
  sentence: string,
  sentences: readonly string[],
  answers: readonly Answer[],
  lines: readonly Answer[],
): Answer[] | undefined {
  const others = partsAsked(sentence).filter((part) => !asksPrice(part, brief.language));
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined || others.length === 0) return undefined;
  if (!others.every((part) => points.test(part) && namesNothing(brief, part))) return undefined;
  const [best] = bestFor(brief, { sentence: before, quoted: [before] }, answers);
  const section = best?.answer.section;
  if (!section || lines.some((line) => line.section === section || line.listed === section))
    return undefined;
  const told = answers.filter(
    (one) => one.section === section && one.priced !== true && hasAmount(one.text),
  );
  return told.length <= maxTold ? told : [];
}

/** Nothing but what is done with it: `Can you help with that`. */
const namesNothing = (brief: Brief, part: string): boolean =>
  toldBy(brief, part).objects.length <= 1;
