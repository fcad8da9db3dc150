// The headline that stands again right below it, as the answer to a question, is read twice and says one thing.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { isOutcome, wordCount } from './claim_lines.ts';
import type { Desk, DraftOf } from './desk.ts';
import { doubtedIn } from './doubts.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { passes, takeHeadline } from './hero.ts';
import { ledHeadlines } from './lead_line.ts';

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
    .find((text) => !repeats(text) && !isDoubted(text) && passes(desk, text));
  return other === undefined ? headline : takeHeadline(desk, other);
}
