// Where no sentence says what the team wants first and a section is headed by it: its heading leads, for this reader.
import { withoutStop } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { isQuestion } from '../context/questions.ts';
import { genericLabel, ofProblem, wordCount } from './claim_lines.ts';
import type { Desk } from './desk.ts';
import { kindOf } from './kinds.ts';
import { isStepsSection } from './lists.ts';
import { isStatement } from './statements.ts';
import { askable } from './wish_words.ts';
import { sharing } from './wishes.ts';

const maxWords = 7;
/** `The visit` alone says little. */
const minTerms = 2;
/** All but all of it. */
const named = 0.9;

export function ledHeadings(desk: Desk, about: string): string[] {
  const { source } = desk;
  const headings = [...source.context, ...source.topics]
    .filter((section) => kindOf(section) !== 'price' && !isStepsSection(section))
    .flatMap(({ heading }) => (heading === undefined ? [] : [withoutStop(heading)]))
    .filter(
      (heading) =>
        termsOf(heading, desk.language).length >= minTerms &&
        wordCount(heading) <= maxWords &&
        // A figure is a claim, and a heading proves none.
        !/[:：,;()（）\d]/u.test(heading) &&
        !isQuestion(heading) &&
        // What says something itself is read above its text, and would be missed there.
        !isStatement(heading, desk.language) &&
        !ofProblem.test(heading) &&
        !genericLabel.test(heading),
    );
  return headings.filter(isNamedBy(desk, about)).map((heading) => forReader(desk, heading));
}

/** All of the wish is in the heading, or, of `the trial with two barrels`, `The trial` is. */
export function isNamedBy(desk: Desk, about: string): (heading: string) => boolean {
  const wanted = askable(desk, about);
  const shareOf = sharing(desk, wanted);
  return (heading) =>
    shareOf(heading) >= named ||
    (termsOf(heading, desk.language).length >= minTerms && sharing(desk, heading)(wanted) >= 1);
}

/** `Training on your site, for Acme Timber`. */
export function forReader(desk: Desk, heading: string): string {
  const { company } = desk.whom;
  const whom = company === undefined ? undefined : desk.phrases.forReader?.(company);
  // Where a name stands first or its case would change, the heading is enough.
  if (company === undefined || whom === undefined || !whom.endsWith(company)) return heading;
  const small = `${whom.charAt(0).toLowerCase()}${whom.slice(1)}`;
  return heading.includes(company) ? heading : `${heading}, ${small}`;
}
