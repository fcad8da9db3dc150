// Which line leads the page: what the team asks for, what the author calls the headline, or else of all candidates the likeliest to
// be sent as it is.
import { passGate } from '../../../../claims/gate.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { fits } from '../../../../platform/text/length.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { isDated, isHalf, isOdd } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { ofOtherOffer } from '../brief/other_offer.ts';
import { isRefusal } from '../brief/own_lines.ts';
import { ownWords } from '../brief/own_words.ts';
import { titleForReader } from '../brief/page_title.ts';
import { isTorn } from '../brief/torn_lines.ts';
import { isSpecification, ofSomebody } from '../brief/unfit_lead.ts';
import { hasWord } from '../sections/form.ts';
import { compares, tellingFigure } from '../texts/claim_lines.ts';
import { ofArrival } from './lead_kinds.ts';
import { ledHeadlines } from './lead_line.ts';
import { namingLines } from './naming.ts';
import { likelyLed, sure, surest, weighed, worthIn } from './worth.ts';

const maxHeadline = 200;
export const maxTried = 4;

export function chooseHeadline(brief: Brief): string {
  const { source, addressee, input, language } = brief;
  const mayLead = judgeOf(brief);
  const asked = ledHeadlines(brief);
  const led = (leadsWell(brief, asked[0]) ? asked : [])
    .filter((line) => !ofSomebody.test(line) && !isHalf(brief, line))
    .filter((line) => !isSpecification(line, language))
    .filter((line) => !isDated(line, language, true))
    .slice(0, maxTried)
    .find((line) => mayLead(line, true));
  if (led !== undefined) return led;
  const lines = weighed(brief);
  const title = titleForReader(brief);
  const found = [
    source.tagline === undefined ? undefined : withoutStop(source.tagline),
    ...namingLines(brief).slice(0, maxTried),
    ...lines.filter(({ worth }) => worth >= surest).map(({ text }) => text),
    // What the team calls the page for this reader is plain and true.
    title?.telling === true ? title.text : undefined,
    ...lines.filter(({ worth }) => worth >= sure).map(({ text }) => text),
    title?.text,
    productForReader(brief),
    ...lines.map(({ text }) => text),
    addressee.company ?? addressee.full ?? addressee.group,
    plainText(input.audience.name),
  ].find((line) => mayLead(line));
  // Nothing in the whole input is a text: a page still needs a headline.
  return found ?? addressee.company ?? addressee.full ?? source.product ?? 'Welcome';
}

/** `Harbourside Choir, for Ana Ruiz`: the name alone is nobody's headline. */
function productForReader({ source, addressee, phrases }: Brief): string | undefined {
  const reader = addressee.company ?? addressee.full ?? addressee.group;
  const whom = reader === undefined ? undefined : phrases.forReader?.(reader);
  if (source.product === undefined || whom === undefined || reader === undefined)
    return source.product;
  // Where the case of the name would change, or it stands first, the name is enough.
  return whom.endsWith(reader)
    ? `${source.product}, ${whom.charAt(0).toLowerCase()}${whom.slice(1)}`
    : source.product;
}

/** A line has words of what the team wants first, and may still be nothing to lead with; a heading for this reader is. */
const leadsWell = (brief: Brief, line: string | undefined): boolean =>
  line !== undefined &&
  ((brief.addressee.company !== undefined && line.includes(brief.addressee.company)) ||
    worthIn(brief)(line) >= likelyLed);

/** Whether a line may stand in large letters: it is whole, nothing forbids it, and the gate lets it stand. */
function judgeOf(brief: Brief) {
  const isDoubted = doubtedIn(brief);
  const isOther = ofOtherOffer(brief);
  const avoided = brief.commands.list.flatMap((one) =>
    one.kind === 'wording' && one.use === undefined ? (one.avoid ?? []) : [],
  );
  return (text: string | undefined, isLed = false): text is string =>
    text !== undefined &&
    /[\p{L}\p{N}]/u.test(text) &&
    fits(text, maxHeadline) &&
    // A question with its answer is talk, and no claim.
    !/[?？][”"»」]?\s*[\p{L}\p{N}]/u.test(text) &&
    !isDoubted(text) &&
    !isTorn(brief, text) &&
    !isOther(text) &&
    (isLed ||
      (!ofArrival.test(text) && !isRefusal(text) && !isLabelled(text) && !isOdd(brief, text))) &&
    !avoided.some((word) => hasWord(text, word)) &&
    passes(brief, text);
}

/** `Yield: a team of three lays 25 m² a day` is an entry of a list, and nobody's headline. */
const isLabelled = (text: string): boolean =>
  /^[^\s:：][^:：]{1,40}\s?[:：]\s\p{L}/u.test(text) &&
  !compares.test(text) &&
  !tellingFigure(text);

/** The gate would let it stand. */
export function passes(brief: Brief, headline: string): boolean {
  const hero = {
    type: 'hero' as const,
    componentId: 'hero',
    chunkIds: [],
    headline,
    actionIds: [],
  };
  const { content } = passGate({ blocks: [hero] }, { corpus: brief.corpus, own: ownWords(brief) });
  return content.blocks.length > 0;
}
