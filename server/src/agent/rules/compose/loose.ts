// Text that no heading stands above: what others have seen stands together, and the rest is headed by its
// own strongest short sentence. A line on its own is a statement.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { isClaim, isListing, wordCount } from './claim_lines.ts';
import { type Desk, type Draft, type DraftOf, fitOf } from './desk.ts';
import { quotedCompanies } from './proof.ts';

const maxLoose = 6;

export function looseBlocks(desk: Desk, drafts: readonly Draft[]): Draft[] {
  const proses = drafts.flatMap((draft) => (draft.type === 'prose' ? [draft] : []));
  const paragraphs = proses.flatMap((prose) => prose.paragraphs);
  if (paragraphs.length === 0) return [];
  const chunkIds = [...new Set(proses.flatMap((prose) => prose.chunkIds))];
  const companies = quotedCompanies(desk.source.quotes);
  const isProof = (text: string): boolean => companies.some((name) => text.includes(name));
  const proof = paragraphs.filter(isProof);
  const rest = paragraphs.filter((text) => !isProof(text)).slice(0, maxLoose);
  return [
    ...headedByClaim(desk, rest, chunkIds),
    ...(proof.length === 0 ? [] : [results(desk, proof, chunkIds)]),
  ];
}

function results({ phrases, claims }: Desk, paragraphs: string[], chunkIds: string[]): Draft {
  const { results: heading } = phrases;
  const headed = heading !== undefined && claims.claim(heading) ? { heading } : {};
  return { type: 'prose', chunkIds, ...headed, paragraphs };
}

const maxStatement = 160;
/** How old the house is says little in large letters. */
const founded =
  /(?<!\p{L})(?:founded|established|family[- ]owned|gegründet|familiengeführt|fondée?|familiale|fundad[oa]|familiar|fondat[oa]|opgericht|familiebedrijf|założon\p{L}+|rodzinn\p{L}+)(?!\p{L})|創業/iu;

function headedByClaim(desk: Desk, paragraphs: readonly string[], chunkIds: string[]): Draft[] {
  const { language, phrases, source, claims } = desk;
  const all = paragraphs.map((text) => sentencesOf(text, language));
  const [only = []] = all;
  const [line = ''] = only;
  if (all.length === 0) return [];
  if (all.length === 1 && only.length === 1 && line.length <= maxStatement && !founded.test(line)) {
    return [{ type: 'statement', chunkIds, text: line }];
  }
  // A claim heads what is said right below it, and no other paragraph.
  const best = (all.length === 1 ? all : [])
    .map((sentences, at) => ({ at, first: sentences[0] ?? '', more: sentences.length > 1 }))
    .filter(({ more }) => more)
    .filter(({ first }) => canHead(first, language))
    .sort((a, b) => fitOf(desk, b.first) - fitOf(desk, a.first))[0];
  if (best) {
    const below = all[best.at]?.slice(1).join(gap(language)) ?? '';
    const others = paragraphs.filter((_, at) => at !== best.at);
    const prose: DraftOf<'prose'> = {
      type: 'prose',
      chunkIds,
      heading: withoutStop(best.first),
      paragraphs: below === '' ? others : [below, ...others],
    };
    return [prose];
  }
  const about =
    source.product === undefined
      ? phrases.goodToKnow
      : (phrases.about?.(source.product) ?? phrases.goodToKnow);
  const headed = about !== undefined && claims.claim(about) ? { heading: about } : {};
  return [{ type: 'prose', chunkIds, ...headed, paragraphs: [...paragraphs] }];
}

const gap = (language: string): string => (language === 'ja' || language === 'zh' ? '' : ' ');

const maxHeadWords = 9;
const maxHead = 72;

const canHead = (sentence: string, language: string): boolean => {
  const line = withoutStop(sentence);
  return (
    line.length <= maxHead &&
    wordCount(line) <= maxHeadWords &&
    wordCount(line) >= 3 &&
    isClaim(line, language) &&
    !isListing(line)
  );
};
