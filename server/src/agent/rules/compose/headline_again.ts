// The headline that stands again right below it, as the answer to a question, is read twice and says one thing.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { passes } from './choose_headline.ts';
import { isOutcome, standsAlone, wordCount } from './claim_lines.ts';
import type { Desk, DraftOf } from './desk.ts';
import { doubtedIn } from './doubts.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { piecesOf } from './headline_pieces.ts';
import { takeHeadline } from './hero.ts';
import { ledHeadlines } from './lead_line.ts';
import { isNearly } from './leads/leads.ts';

/** A few words are the name of a thing. */
const minWords = 5;
const maxWords = 14;

/** Another line that speaks to this reader leads, where there is one and the team wants none in particular. */
export function notAgain(
  desk: Desk,
  headline: string,
  heard: DraftOf<'heard'> | undefined,
): string {
  const told = new Set(
    (heard?.items ?? [])
      .flatMap(({ proposed }) => sentencesOf(proposed, desk.language))
      .map((sentence) => keyOf(withoutStop(sentence))),
  );
  const repeats = (text: string): boolean => told.has(keyOf(text));
  if (!repeats(headline) || desk.source.tagline !== undefined || ledHeadlines(desk).length > 0)
    return headline;
  const isDoubted = doubtedIn(desk);
  const strong = headlinesOf(
    desk,
    worthAHeadline,
    ({ text, answers }) => answers === true || isOutcome(text),
  );
  const other = strong
    .filter((text) => wordCount(text) >= minWords && wordCount(text) <= maxWords)
    .filter((text) => isNearly(desk, text, headline))
    .find((text) => !repeats(text) && !isDoubted(text) && passes(desk, text));
  // What says most to them leads though it answers them below; its first clause is enough.
  const short = piecesOf(headline).find(
    (text) =>
      text !== headline &&
      headline.startsWith(text) &&
      wordCount(text) >= minWords &&
      standsAlone(text, desk.language),
  );
  const better = other ?? short;
  return better === undefined || !passes(desk, better) ? headline : takeHeadline(desk, better);
}
