// A section is shown whole or not at all: what the top of the page said of it is said again where its paragraph needs it,
// for a paragraph with a hole begins in the middle or loses its point.
import type { Passage } from '../../context/reading.ts';
import { leansOnOther } from '../texts/claim_lines.ts';
import type { Claims } from '../texts/claims.ts';

/** Of a section that says so little more than the page has said, nothing stands again. */
const leastNew = 0.25;

/** The passages that the page shows; one that it has said already only before one that leans on it. */
export function wholePassages(
  passages: readonly Passage[],
  claims: Claims,
  language: string,
): Passage[] {
  const lengthOf = (texts: readonly string[]): number => texts.join('').length;
  const fresh = passages.flatMap(({ text }) => claims.freshSentences(text));
  const isAllSaid = !passages.some(({ text }) => claims.isFresh(text));
  if (isAllSaid && lengthOf(fresh) < leastNew * lengthOf(passages.map(({ text }) => text)))
    return [];
  return passages.filter(
    ({ text }, at) =>
      claims.hasNews(text) ||
      passages
        .slice(at + 1, at + 2)
        .some((next) => claims.hasNews(next.text) && leansOnOther(next.text, language)),
  );
}
