// The headline: the strongest claim of the sources that answers this reader, short and whole.
// Never a document's title, never the product's name alone. Their name stands above it, not in
// front of it: `For Harbour & Vine: payroll takes 25 minutes` reads like a form letter, and says
// of them what was measured elsewhere.
import { withoutStop } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { emptySection, type Section } from '../context/reading.ts';
import { ofProblem } from './claim_lines.ts';
import type { Desk } from './desk.ts';
import { answerLines, isTelling, linesIn } from './headline_lines.ts';
import { makeJudge, ofContract } from './headline_worth.ts';
import { kindOf } from './kinds.ts';
import { isLedSection, ledOf } from './led.ts';
import { type Candidate, labelledFigures, ledAnswers, ledPieces } from './led_pieces.ts';

/** The best first. */
export function headlinesOf(
  desk: Desk,
  least = Number.NEGATIVE_INFINITY,
  wanted: (candidate: Candidate) => boolean = () => true,
): string[] {
  const { source } = desk;
  if (source.tagline !== undefined) return [withoutStop(source.tagline)];
  return candidatesOf(desk)
    .filter((one) => one.score >= least && wanted(one))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => capitalised(text));
}

/** What scores less says less than what the house promises. */
export const worthAHeadline = 0.35;

const maxSections = 12;

/** Neither the back of the paper nor how it goes without us. */
const mayPledge = (section: Section): boolean =>
  !section.backMatter && !ofProblem.test(section.heading ?? '') && kindOf(section) !== 'recap';

/** How one is bound is no promise, whatever figures it has. */
const mayLead = (section: Section): boolean =>
  isTelling(section) && !ofContract.test(section.heading ?? '');

const known = new WeakMap<Desk, readonly Candidate[]>();

/** The page, what it leads with and its edits all choose among the same ones. */
export function candidatesOf(desk: Desk): readonly Candidate[] {
  const before = known.get(desk);
  if (before) return before;
  const candidates = readCandidates(desk);
  known.set(desk, candidates);
  return candidates;
}

function readCandidates(desk: Desk): Candidate[] {
  const { source, language } = desk;
  const led = ledOf(desk);
  const judge = makeJudge(desk, led);
  const told = source.context
    .map((section, at) => ({ section, at, led: isLedSection(desk, section) }))
    .map((one) => ({ ...one, only: !one.led && !mayLead(one.section) }))
    .filter(({ section, only }) => !only || mayPledge(section))
    .slice(0, maxSections)
    .flatMap(({ section, at, led: wanted, only }) => {
      // Among terms and steps stands what the house answers for; nothing else of them leads.
      if (only)
        return linesIn(desk, section).flatMap((line) =>
          judge({ ...line, at, loose: false, only: true }, section),
        );
      // Text under no heading further down may speak of anything.
      const loose = at > 1 && section.heading === undefined && !wanted;
      return [
        ...linesIn(desk, section).flatMap((line) => judge({ ...line, at, loose }, section)),
        ...(loose ? [] : [...labelledFigures(section, led), ...ledPieces(section, led, language)]),
      ];
    });
  const answered = answerLines(desk, told.length === 0).flatMap((line) =>
    judge({ ...line, at: source.context.length, loose: false }, emptySection('')),
  );
  return [...told, ...answered, ...ledAnswers(desk, led)];
}
