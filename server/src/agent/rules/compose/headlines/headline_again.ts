// The headline that stands again right below it, as the answer to a question, is read twice and says one thing.
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import type { Brief, DraftOf } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { isOutcome, standsAlone, wordCount } from '../texts/claim_lines.ts';
import { piecesOf } from '../texts/headline_pieces.ts';
import { passes } from './choose_headline.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { takeHeadline } from './hero.ts';
import { ledHeadlines } from './lead_line.ts';
import { isNearly } from './leads/leads.ts';

/** A few words are the name of a thing. */
const minWords = 5;
const maxWords = 14;

/** Another line that speaks to this reader leads, where there is one and the team wants none in particular. */
export function notAgain(
  brief: Brief,
  headline: string,
  heard: DraftOf<'heard'> | undefined,
): string {
  const told = new Set(
    (heard?.items ?? [])
      .flatMap(({ proposed }) => sentencesOf(proposed, brief.language))
      .map((sentence) => keyOf(withoutStop(sentence))),
  );
  const repeats = (text: string): boolean => told.has(keyOf(text));
  if (!repeats(headline) || brief.source.tagline !== undefined || ledHeadlines(brief).length > 0)
    return headline;
  const isDoubted = doubtedIn(brief);
  const strong = headlinesOf(
    brief,
    worthAHeadline,
    ({ text, answers }) => answers === true || isOutcome(text),
  );
  const other = strong
    .filter((text) => wordCount(text) >= minWords && wordCount(text) <= maxWords)
    .filter((text) => isNearly(brief, text, headline))
    .find((text) => !repeats(text) && !isDoubted(text) && passes(brief, text));
  // What says most to them leads though it answers them below; its first clause is enough.
  const short = piecesOf(headline).find(
    (text) =>
      text !== headline &&
      headline.startsWith(text) &&
      wordCount(text) >= minWords &&
      standsAlone(text, brief.language),
  );
  const better = other ?? short;
  return better === undefined || !passes(brief, better) ? headline : takeHeadline(brief, better);
}
