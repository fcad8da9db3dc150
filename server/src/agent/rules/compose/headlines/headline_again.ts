// The headline beside the answers that stand right below it: said twice it says one thing, and unsure it is better without.
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { touched } from '../answers/headline_answers.ts';
import type { Brief, DraftOf } from '../brief/brief.ts';
import { isOutcome, standsAlone, wordCount } from '../texts/claim_lines.ts';
import { piecesOf } from '../texts/headline_pieces.ts';
import { answersHeadline } from './answers_headline.ts';
import { judgeOf, passes } from './choose_headline.ts';
import { takeHeadline } from './hero.ts';
import { ledHeadlines } from './lead_line.ts';
import { good, weighed } from './worth.ts';

/** A few words are the name of a thing. */
const minWords = 5;
const maxWords = 14;
const nearly = 0.5;

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
  const plain = answersHeadline(brief, headline, heard?.items.length ?? 0);
  if (plain === undefined && !repeats(headline)) return headline;
  // What the author or the team wants on top stays.
  const isLed = ledHeadlines(brief).some((line) => keyOf(line).startsWith(keyOf(headline)));
  if (brief.source.tagline !== undefined || isLed) return headline;
  if (plain !== undefined && passes(brief, plain)) return takeHeadline(brief, plain);
  if (!repeats(headline)) return headline;
  const mayLead = judgeOf(brief);
  const all = weighed(brief);
  const own = all.find(({ text }) => keyOf(text) === keyOf(headline))?.worth ?? good;
  const other = all
    .filter(({ worth, near, text }) => worth >= good && (near >= touched || isOutcome(text)))
    // What says far less to them is no better for standing once.
    .filter(({ worth }) => worth >= own - nearly)
    .map(({ text }) => capitalised(text))
    .filter((text) => wordCount(text) >= minWords && wordCount(text) <= maxWords)
    .find((text) => !repeats(text) && mayLead(text));
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
