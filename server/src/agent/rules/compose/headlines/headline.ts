// The headline: the strongest claim of the sources that answers this reader, short and whole.
// Never a document's title, never the product's name alone. Their name stands above it, not in
// front of it: `For Harbour & Vine: payroll takes 25 minutes` reads like a form letter, and says
// of them what was measured elsewhere.
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { emptySection, type Section } from '../../context/reading.ts';
import type { Brief } from '../brief/brief.ts';
import { isLedSection, ledOf } from '../brief/led.ts';
import { type Candidate, labelledFigures, ledAnswers, ledPieces } from '../selection/led_pieces.ts';
import { ofProblem } from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { answerLines, isTelling, linesIn } from './headline_lines.ts';
import { makeJudge, ofContract } from './headline_worth.ts';

/** The best first. */
export function headlinesOf(
  brief: Brief,
  least = Number.NEGATIVE_INFINITY,
  wanted: (candidate: Candidate) => boolean = () => true,
): string[] {
  const { source } = brief;
  if (source.tagline !== undefined) return [withoutStop(source.tagline)];
  return candidatesOf(brief)
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

const known = new WeakMap<Brief, readonly Candidate[]>();

/** The page, what it leads with and its edits all choose among the same ones. */
export function candidatesOf(brief: Brief): readonly Candidate[] {
  const before = known.get(brief);
  if (before) return before;
  const candidates = readCandidates(brief);
  known.set(brief, candidates);
  return candidates;
}

function readCandidates(brief: Brief): Candidate[] {
  const { source, language } = brief;
  const led = ledOf(brief);
  const judge = makeJudge(brief, led);
  const told = source.context
    .map((section, at) => ({ section, at, led: isLedSection(brief, section) }))
    .map((one) => ({ ...one, only: !one.led && !mayLead(one.section) }))
    .filter(({ section, only }) => !only || mayPledge(section))
    .slice(0, maxSections)
    .flatMap(({ section, at, led: wanted, only }) => {
      // Among terms and steps stands what the house answers for; nothing else of them leads.
      if (only)
        return linesIn(brief, section).flatMap((line) =>
          judge({ ...line, at, loose: false, only: true }, section),
        );
      // Text under no heading further down may speak of anything.
      const loose = at > 1 && section.heading === undefined && !wanted;
      return [
        ...linesIn(brief, section).flatMap((line) => judge({ ...line, at, loose }, section)),
        ...(loose ? [] : [...labelledFigures(section, led), ...ledPieces(section, led, language)]),
      ];
    });
  const answered = answerLines(brief, told.length === 0).flatMap((line) =>
    judge({ ...line, at: source.context.length, loose: false }, emptySection('')),
  );
  return [...told, ...answered, ...ledAnswers(brief, led)];
}
