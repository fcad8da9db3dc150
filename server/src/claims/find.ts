// The claims of a page: everything in it that is true or false and could be looked up.
import { createHash } from 'node:crypto';
import type { PageContent } from '../content/content.ts';
import { languageOf } from '../platform/text/language.ts';
import { sentencesOf } from '../platform/text/sentences.ts';
import { keyOf, termsOf } from '../platform/text/words.ts';
import type { Claim, ClaimKind } from './claims.ts';
import { figuresIn } from './figures.ts';
import { namesIn } from './names.ts';
import { comparisonsIn, superlativesIn } from './superlatives.ts';
import { eachText, type TextPlace } from './texts.ts';

export interface FoundClaim {
  kind: ClaimKind;
  text: string;
}

/** Texts of our own furniture and of forms claim nothing. */
const withoutClaims = new Set(['submitLabel', 'placeholder', 'options', 'linkText']);

export function findClaims(content: PageContent, language = contentLanguage(content)): Claim[] {
  const claims: Claim[] = [];
  const times = new Map<string, number>();
  eachText(content.blocks, (text, place) => {
    if (withoutClaims.has(place.member) || place.blockType === 'form') return;
    for (const sentence of sentencesIn(text, place, language)) {
      const about = aboutOf(sentence, place);
      for (const { kind, text: claimed } of claimsIn(sentence, language, place)) {
        const key = [place.componentId, kind, keyOf(claimed), keyOf(sentence)].join('\n');
        const time = (times.get(key) ?? 0) + 1;
        times.set(key, time);
        claims.push({
          // `40%` may stand twice in a block, about two things.
          claimId: claimIdOf(time === 1 ? key : `${key}\n${time}`),
          componentId: place.componentId,
          pointer: place.pointer,
          text: claimed,
          kind,
          sentence,
          about,
        });
      }
    }
  });
  return claims;
}

/** A quotation is one claim, however many sentences it has. */
const sentencesIn = (text: string, place: TextPlace, language: string): string[] =>
  isQuotation(place) ? [text] : sentencesOf(text, language);

export const isQuotation = ({ blockType, member, pointer }: TextPlace): boolean =>
  (blockType === 'quote' && member === 'text') ||
  (blockType === 'hero' && pointer.endsWith('/quotation/text'));

const isSpeaker = ({ member }: TextPlace): boolean =>
  member === 'attribution' || member === 'owner' || member === 'company' || member === 'name';

/** The claims of one sentence. */
export function claimsIn(sentence: string, language: string, place?: TextPlace): FoundClaim[] {
  if (place && isQuotation(place)) return [{ kind: 'quotation', text: sentence }];
  if (place && isSpeaker(place)) return [{ kind: 'name', text: sentence }];
  return [
    ...quotationsIn(sentence).map((text) => ({ kind: 'quotation' as const, text })),
    ...figuresIn(sentence).map(({ kind, text }) => ({ kind, text })),
    ...namesIn(sentence, language).map((text) => ({ kind: 'name' as const, text })),
    ...superlativesIn(sentence).map((text) => ({ kind: 'superlative' as const, text })),
    ...comparisonsIn(sentence).map((text) => ({ kind: 'comparison' as const, text })),
  ];
}

const quoted = /[“„«「『"]([^“”„«»「」『』"]{12,1500})[”“»」』"]/gu;
const minQuotedWords = 4;

/** Words in quotation marks that are long enough to be somebody's. */
function quotationsIn(sentence: string): string[] {
  return [...sentence.matchAll(quoted)]
    .map((match) => (match[1] ?? '').trim())
    .filter((text) => /[^\p{ASCII}]/u.test(text) || text.split(/\s+/).length >= minQuotedWords);
}

const claimIdOf = (key: string): string =>
  `claim_${createHash('sha256').update(key).digest('hex').slice(0, 26)}`;

/** `40%` alone says nothing: its label says of what. */
export const aboutOf = (sentence: string, place: TextPlace): string =>
  place.long || termsOf(sentence).filter((term) => !/^\d/.test(term)).length > maxLabelTerms
    ? sentence
    : place.beside;
/** `Minimum order: 12,000` is a cell of a row that has its figures, below a head that has its words. */
const maxLabelTerms = 3;

export function contentLanguage(content: PageContent): string {
  const texts: string[] = [];
  eachText(content.blocks, (text) => texts.push(text));
  return languageOf(texts.join('\n'));
}
