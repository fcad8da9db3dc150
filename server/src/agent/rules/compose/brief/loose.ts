// Text that no heading stands above: what others have seen stands together, the strongest line on its
// own is a statement, and the rest says who the house is.

import { stampOf } from '../../../../claims/screen/chat.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import {
  compares,
  isClaim,
  isListing,
  ofEverybody,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { type Brief, type Draft, fitOf } from './brief.ts';
import { doubtedIn } from './doubts.ts';
import { isOwn, isRefusal } from './own_lines.ts';
import { quotedCompanies } from './proof.ts';
import { isSpoken } from './spoken.ts';

const maxLoose = 6;

export function looseBlocks(brief: Brief, drafts: readonly Draft[]): Draft[] {
  const proses = drafts.flatMap((draft) => (draft.type === 'prose' ? [draft] : []));
  const { wary } = brief.source;
  const spoken = isSpoken(brief.source);
  // What may be a colleague's needs its like beside it, or a question that it answers.
  const paragraphs = proses
    .flatMap((prose) => prose.paragraphs)
    .filter((text) => !wary.some((sentence) => text.includes(sentence)))
    .filter((text) => !isFooter(text) && !headsOther(brief, text) && !namesReader(brief, text));
  if (paragraphs.length === 0) return [];
  const chunkIds = [...new Set(proses.flatMap((prose) => prose.chunkIds))];
  const companies = quotedCompanies(brief.source.quotes);
  const isProof = (text: string): boolean => companies.some((name) => text.includes(name));
  const proof = paragraphs.filter(isProof);
  const rest = paragraphs.filter((text) => !isProof(text)).slice(0, maxLoose);
  const statement = strongest(
    brief,
    rest.filter((text) => !spoken(text)),
  );
  const about = rest
    .filter((text) => text !== statement)
    .toSorted((one, other) => placeOf(brief, one) - placeOf(brief, other));
  return [
    ...(statement === undefined ? [] : [{ type: 'statement', chunkIds, text: statement } as const]),
    ...(about.length === 0 ? [] : [aboutHouse(brief, about, chunkIds)]),
    ...(proof.length === 0 ? [] : [results(brief, proof, chunkIds)]),
  ];
}

/** What they do comes first, what they do not do last. */
const placeOf = (brief: Brief, text: string): number =>
  isRefusal(text) ? 2 : isOwn(brief, text) ? 0 : 1;

/** `Frostline Ltd | 4 Mill Lane, Ripon | heating & cooling`: what stands at the foot of every paper, or in a chat. */
const isFooter = (text: string): boolean =>
  text.split(/\s[|·•]\s/u).length > 2 || stampOf(text) !== undefined;

/** `Call on 8 January, Mrs Lowe: eleven sites` was written about the reader, and says nothing of the house. */
function namesReader({ input }: Brief, text: string): boolean {
  const last = (input.person?.name ?? '').split(/\s+/u).at(-1) ?? '';
  const words = text.split(/[^\p{L}’'-]+/u);
  return /^\p{Lu}\p{Ll}{3,}/u.test(last) && words.includes(last);
}

/** `Sizes and prices`, right above its rows: without them it says nothing. */
function headsOther({ input }: Brief, text: string): boolean {
  const lines = input.page.pageContext.split('\n');
  const said = keyOf(text);
  const at = lines.findIndex((line) => line.length <= maxHeading && keyOf(line) === said);
  if (at < 0 || /[.!?。]\s*$/u.test(lines[at] ?? '')) return false;
  return (
    /[:：]\s*$/u.test(lines[at] ?? '') ||
    /^\s*[-–—•*·]\s|\t|\.{4,}|\s[|]\s/u.test(lines[at + 1] ?? '')
  );
}
const maxHeading = 120;

function results({ phrases, claims }: Brief, paragraphs: string[], chunkIds: string[]): Draft {
  const { results: heading } = phrases;
  const headed = heading !== undefined && claims.claim(heading) ? { heading } : {};
  return { type: 'prose', chunkIds, ...headed, paragraphs };
}

const maxStatement = 160;
/** How old the house is says little in large letters, and so does a rate: `0.6% of value, min 35`. */
const founded =
  /(?<!\p{L})(?:founded|established|family[- ]owned|gegründet|familiengeführt|fondée?|familiale|fundad[oa]|familiar|fondat[oa]|opgericht|familiebedrijf|założon\p{L}+|rodzinn\p{L}+)(?!\p{L})|(?<!\p{L})(?:min|max|mind)\.?\s\d|創業/iu;

const minStated = 5;

/** One whole sentence that no note speaks of and that is not said of everybody: it may stand in large letters. */
export const isStateable = (brief: Brief, text: string): boolean =>
  sentencesOf(text, brief.language).length === 1 &&
  wordCount(text) >= minStated &&
  !ofEverybody.test(text) &&
  !doubtedIn(brief)(text);

/** One sentence that says what changes, and could stand in a headline. */
function strongest(brief: Brief, paragraphs: readonly string[]): string | undefined {
  return (
    paragraphs
      .filter((text) => text.length <= maxStatement && isStateable(brief, text))
      .filter(
        (text) =>
          !hasAmount(text) && ((/\d/.test(text) && tellingFigure(text)) || compares.test(text)),
      )
      .filter((text) => !founded.test(text) && !wentWrong.test(text) && !isListing(text))
      // Two of a chat's remarks that nothing parts.
      .filter((text) => !/[.!?]\s\p{Ll}/u.test(text))
      .filter((text) => isClaim(text.replace(/[:;：]/gu, ''), brief.language))
      .sort((a, b) => fitOf(brief, b) - fitOf(brief, a))[0]
  );
}

const ofHouse = lean(
  /^(?:we|our|wir|unser\p{L}*|nous|notre|nos|nuestr\p{L}+|nosotros|noi|nostr\p{L}+|il nostro|la nostra|i nostri|nós|noss\p{L}+|[oa]s? noss\p{L}+|wij|we|ons|onze|my|nasz\p{L}*)(?!\p{L})|当社|弊社|私たち|当店|当館/iu,
);

function aboutHouse(
  { phrases, source, claims }: Brief,
  paragraphs: string[],
  chunkIds: string[],
): Draft {
  const { product = '' } = source;
  const names = product.split(' ')[0] ?? '';
  // Opening hours and what a thing is made of say nothing about the house.
  const isAbout = paragraphs.some(
    (text) => ofHouse.test(text) || (names !== '' && text.includes(names)),
  );
  const about = product === '' ? undefined : phrases.about?.(product);
  const heading = (isAbout ? about : phrases.goodToKnow) ?? about ?? phrases.goodToKnow;
  const headed = heading !== undefined && claims.claim(heading) ? { heading } : {};
  return { type: 'prose', chunkIds, ...headed, paragraphs };
}
