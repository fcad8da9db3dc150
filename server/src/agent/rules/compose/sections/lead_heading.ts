// Where no sentence says what the team wants first and a section is headed by it: its heading leads, for this reader.

import { figuresIn } from '../../../../claims/figures.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import type { Section } from '../../context/reading.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief } from '../brief/brief.ts';
import { smallFirst } from '../brief/small_first.ts';
import { askable } from '../brief/wish_words.ts';
import { sharing } from '../brief/wishes.ts';
import { genericLabel, ofProblem, wordCount } from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isStatement } from '../texts/statements.ts';
import { isStepsSection } from './lists.ts';

const maxWords = 7;
/** `The visit` alone says little. */
const minTerms = 2;
/** All but all of it. */
const named = 0.9;

export function ledHeadings(brief: Brief, about: string): string[] {
  const { source } = brief;
  const headings = [...source.context, ...source.topics]
    .filter((section) => kindOf(section) !== 'price' && !isStepsSection(section))
    .flatMap(({ heading, tables }) =>
      heading === undefined ? [] : [{ heading: withoutStop(heading), day: dayOf(brief, tables) }],
    )
    .filter(
      ({ heading }) =>
        termsOf(heading, brief.language).length >= minTerms &&
        wordCount(heading) <= maxWords &&
        // A figure is a claim, and a heading proves none.
        !/[:：,;()（）\d]/u.test(heading) &&
        !isQuestion(heading) &&
        // What says something itself is read above its text, and would be missed there.
        !isStatement(heading, brief.language) &&
        !ofProblem.test(heading) &&
        !genericLabel.test(heading),
    );
  const isNamed = isNamedBy(brief, about);
  return headings
    .filter(({ heading }) => isNamed(heading))
    .flatMap(({ heading, day }) => {
      if (day !== undefined) return [`${heading}${colonOf(brief.language)}${day}`];
      // A label alone says nothing to anybody.
      const line = forReader(brief, heading);
      return line === heading && wordCount(heading) < leastAlone ? [] : [line];
    });
}
const leastAlone = 4;

/** `Open day: Saturday 18 January, 9.30 to 12.30`: when it is, where its first row says that. */
function dayOf(brief: Brief, tables: Section['tables']): string | undefined {
  const [row = []] = tables.find(({ kind }) => kind === 'agenda' || kind === 'plain')?.rows ?? [];
  const [day = '', hours = ''] = row;
  if (row.length !== 2 || wordCount(`${day} ${hours}`) > maxDay) return undefined;
  return figuresIn(day).some(({ kind }) => kind === 'date')
    ? `${smallFirst(day, brief)}, ${smallFirst(hours, brief)}`
    : undefined;
}
const maxDay = 9;

/** All of the wish is in the heading, or, of `the trial with two barrels`, `The trial` is. */
export function isNamedBy(brief: Brief, about: string): (heading: string) => boolean {
  const wanted = askable(brief, about);
  const shareOf = sharing(brief, wanted);
  return (heading) =>
    shareOf(heading) >= named ||
    (termsOf(heading, brief.language).length >= minTerms && sharing(brief, heading)(wanted) >= 1);
}

/** `Marlin House`, of `Marlin House, Quay Street` above a sheet of facts: what is offered there goes by that name. */
export function offeredIn({ heading = '', tables }: Section): string | undefined {
  const isSheet = tables.some(({ kind, rows }) => kind === 'plain' && rows.length >= minFacts);
  return isSheet ? heading.split(/,\s/u)[0] : undefined;
}
const minFacts = 4;

/** `Training on your site, for Acme Timber`. */
export function forReader(brief: Brief, heading: string): string {
  const { company } = brief.addressee;
  const addressee = company === undefined ? undefined : brief.phrases.forReader?.(company);
  // Where a name stands first or its case would change, the heading is enough.
  if (company === undefined || addressee === undefined || !addressee.endsWith(company))
    return heading;
  const small = `${addressee.charAt(0).toLowerCase()}${addressee.slice(1)}`;
  return heading.includes(company) ? heading : `${heading}, ${small}`;
}
