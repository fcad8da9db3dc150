// The reader's company behind the headline, where that reads well: `Logs write themselves, for Acme Foods`.
// Never behind what was measured elsewhere: it would be said of them.
import {
  compares,
  isListing,
  negated,
  ofUs,
  tellingFigure,
  wordCount,
} from '../texts/claim_lines.ts';
import type { Brief } from './brief.ts';

const maxWords = 12;

/** Where a company needs no article; with a second `for` the sentence would limp. */
const prepositions: Readonly<Record<string, string>> = { en: 'for', nl: 'voor' };

/** To somebody, of nobody, of all, or what something is: a name behind it belongs to nothing. */
const speaks =
  /(?<!\p{L})(?:you|your|nobody|no one|nothing|none|all|has|have|is|are|was|were|if|when|je|jij|jouw|u|uw|niemand|niets|alle|heeft|hebben|zijn|als|wanneer)(?!\p{L})/iu;

export function addressed(
  { addressee, language, source, input }: Brief,
  headline: string,
): string | undefined {
  const { company } = addressee;
  const preposition = prepositions[language];
  // A headline of the author's own stays as it is.
  if (company === undefined || preposition === undefined || source.tagline !== undefined)
    return undefined;
  const named = `${headline}, ${preposition} ${company}`;
  const limps =
    new RegExp(`(?<!\\p{L})${preposition}(?!\\p{L})`, 'iu').test(headline) ||
    speaks.test(headline) ||
    /[?:;,.!？]/u.test(headline) ||
    ofUs.test(headline) ||
    (source.product !== undefined && headline.includes(source.product));
  const measured =
    tellingFigure(headline) ||
    compares.test(headline) ||
    isListing(headline) ||
    negated.test(headline);
  return limps || measured || wordCount(named) > maxWords || input.page.pageType === 'custom'
    ? undefined
    : named;
}
