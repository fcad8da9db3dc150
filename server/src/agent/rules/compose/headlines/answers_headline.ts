// Where no line of the sources is sure to lead, a page that answers its reader says just that, and for whom:
// `Harbourside Choir: answers for Northgate Insurance`. Plain and true is better than striking and odd.
import { keyOf } from '../../../../platform/text/words.ts';
import { colonOf } from '../../text/phrases.ts';
import type { Brief } from '../brief/brief.ts';
import { isSize } from '../texts/claim_lines.ts';
import { candidatesIn } from './candidates.ts';
import { definesHouse } from './lead_kinds.ts';
import { hardly, isFair } from './lead_odds.ts';

/** One answer is a sentence, and no page of answers. */
const fewest = 2;

export function answersHeadline(
  brief: Brief,
  headline: string,
  answers: number,
): string | undefined {
  const { addressee, source, phrases, language } = brief;
  const isCandidate = candidatesIn(brief).some(({ text }) => keyOf(text) === keyOf(headline));
  const isProduct = source.product !== undefined && headline.startsWith(`${source.product}, `);
  const reader = addressee.company ?? addressee.full ?? addressee.group;
  // What the team asked for or called the page is no candidate, and stays.
  if (answers < fewest || !(isCandidate || isProduct)) return undefined;
  // What the house is and how large it is can wait: these answers were asked for.
  const isOfHouse = definesHouse(brief, headline) || isSize(headline);
  if (!isProduct && !isOfHouse && isFair(brief, headline, hardly)) return undefined;
  const said = reader === undefined ? undefined : phrases.answersFor?.(reader);
  if (said === undefined || source.product === undefined) return said;
  // German keeps the capital, and a name its own.
  const isNoun = language === 'de' || (reader !== undefined && said.startsWith(reader));
  const rest = isNoun ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return `${source.product}${colonOf(language)}${rest}`;
}
