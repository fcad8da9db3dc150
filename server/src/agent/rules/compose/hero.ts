// The top of the page: whom it is for, the strongest claim, and one or two
// sentences that say what it is and what changes.

import { figuresIn } from '../../../claims/figures.ts';
import { passGate } from '../../../claims/gate.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { fits } from '../../../platform/text/length.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import type { Section } from '../context/reading.ts';
import { bestImage } from './assets.ts';
import { ofOthers, shortened, wordCount } from './claim_lines.ts';
import type { Desk, DraftOf } from './desk.ts';
import { headlinesOf, worthAHeadline } from './headline.ts';
import { kindOf } from './kinds.ts';
import { ledHeadlines } from './lead_line.ts';
import { ledWords } from './led_words.ts';
import { ownWords } from './own_words.ts';
import { quotedCompanies } from './proof.ts';

const maxHeadline = 200;
const maxSubheadline = 260;

/** Chosen first of all: whatever else the page says stands below it. */
export function takeHeadline(desk: Desk): string {
  const { claims, source, whom } = desk;
  const headline = chooseHeadline(desk);
  claims.lift(headline);
  // Should the gate refuse the headline, this stands in its place.
  claims.mark(whom.company ?? whom.full ?? headline);
  const bare = headline.includes(': ')
    ? headline.slice(headline.indexOf(': ') + 2)
    : headline.slice(headline.indexOf('：') + 1);
  claims.mark(bare);
  for (const whole of sentencesBeginning(desk, bare)) claims.mark(whole);
  if (source.tagline !== undefined) claims.mark(source.tagline);
  return headline;
}

/** What the headline is the beginning of is said with it. */
const sentencesBeginning = ({ source, language }: Desk, bare: string): string[] =>
  source.context
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.includes(bare))
    .flatMap(({ text }) => sentencesOf(text, language))
    .filter(
      (sentence) =>
        sentence.startsWith(bare) && /^[^\p{L}\p{N}]/u.test(sentence.slice(bare.length)),
    );

const maxTail = 160;
const minTailWords = 3;

/** What the headline left out of its sentence: `Average of 27 farms, 2025.` */
function tailOf(desk: Desk, headline: string): string | undefined {
  const [whole = ''] = sentencesBeginning(desk, headline);
  const tail = withoutStop(whole.slice(headline.length)).replace(/^[\s,;:：–—(（]+|[)）]$/gu, '');
  // `, and we …` goes on with another thought, `, with …` needs what it belongs to.
  const stands = /\d/.test(tail) || /^\s?[:：;(（]/u.test(whole.slice(headline.length));
  return stands && wordCount(tail) >= minTailWords && tail.length <= maxTail
    ? ensureEnd(capitalised(tail.trim()), desk.language)
    : comparedTo(desk, headline);
}

/** `Elsewhere it is 4 to 6%`: what the headline is measured against stands with it. */
const comparedTo = ({ source, language }: Desk, headline: string): string | undefined =>
  source.context
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.includes(headline))
    .map(({ text }) => sentencesOf(text, language))
    .flatMap((all) => all[all.findIndex((one) => withoutStop(one) === headline) + 1] ?? [])
    .find((next) => ofOthers.test(next));

/** Whose figure it is and from when, where the heading of its list says so. */
function ownerOf({ source, language }: Desk, headline: string): string | undefined {
  if (!/\d/.test(headline)) return undefined;
  const section = source.context.find(
    ({ items, tables }) =>
      items.some(({ title }) => withoutStop(title).startsWith(headline)) ||
      tables.some(({ rows }) =>
        rows.some(([name = '', value = '']) => isPair(headline, name, value)),
      ),
  );
  const heading = section?.heading;
  const tells = heading !== undefined && /\d/.test(heading) && wordCount(heading) >= minTailWords;
  return tells ? ensureEnd(heading, language) : undefined;
}

const isPair = (headline: string, name: string, value: string): boolean =>
  name !== '' && headline.endsWith(value) && headline.toLowerCase().startsWith(name.toLowerCase());

export function writeHero(desk: Desk, headline: string): DraftOf<'hero'> {
  const { input } = desk;
  const above = eyebrowOf(desk, headline);
  const eyebrow = above !== undefined && keyOf(above) !== keyOf(headline) ? above : undefined;
  if (eyebrow !== undefined) desk.claims.mark(eyebrow);
  const heard = ledWords(desk, headline);
  const tail = tailOf(desk, headline);
  if (tail !== undefined) desk.claims.mark(tail);
  const owner = ownerOf(desk, headline);
  const said = subheadlineOf(desk, heard === undefined && tail === undefined ? maxSentences : 1);
  const subheadline = joinSentences(
    [tail, heard, said === '' ? undefined : said, owner].filter((text) => text !== undefined),
    desk.language,
  );
  const image = bestImage(desk);
  return {
    type: 'hero',
    chunkIds: [],
    ...(eyebrow === undefined ? {} : { eyebrow }),
    headline,
    ...(subheadline === '' ? {} : { subheadline }),
    ...(image === undefined ? {} : { imageAssetId: image.assetId }),
    actionIds: heroActions(input.page).slice(0, shownAbove),
  };
}

function chooseHeadline(desk: Desk): string {
  const { source, input, whom } = desk;
  const found = [
    ...ledHeadlines(desk).slice(0, maxTried),
    ...headlinesOf(desk, worthAHeadline).slice(0, maxTried),
    firstSentence(desk),
    ...headlinesOf(desk).slice(0, maxTried),
    source.product,
    whom.company ?? whom.full ?? whom.group,
    plainText(input.audience.name),
  ].find(
    (text) =>
      text !== undefined &&
      /[\p{L}\p{N}]/u.test(text) &&
      fits(text, maxHeadline) &&
      passes(desk, text),
  );
  // Nothing in the whole input is a text: a page still needs a headline.
  return found ?? whom.company ?? whom.full ?? source.product ?? 'Welcome';
}

const maxTried = 4;

/** The gate would let it stand. */
function passes(desk: Desk, headline: string): boolean {
  const hero = {
    type: 'hero' as const,
    componentId: 'hero',
    chunkIds: [],
    headline,
    actionIds: [],
  };
  const { content } = passGate({ blocks: [hero] }, { corpus: desk.corpus, own: ownWords(desk) });
  return content.blocks.length > 0;
}

/** Whom the headline does not name already. */
function eyebrowOf({ whom, phrases, input, language }: Desk, headline: string): string | undefined {
  const { full, company, group } = whom;
  if (!phrases.forReader) {
    const name =
      full !== undefined && company !== undefined
        ? `${full}, ${company}`
        : (full ?? company ?? group);
    return name === undefined || headline.includes(name) ? undefined : name;
  }
  if (language === 'ja') {
    if (full !== undefined) return phrases.forReader(full);
    return company === undefined || headline.includes(company) ? undefined : `${company} 御中`;
  }
  const both = full !== undefined && company !== undefined && !headline.includes(company);
  const name = both ? `${full}, ${company}` : (full ?? company ?? group);
  if (name === undefined || headline.includes(name)) return undefined;
  // A group is spoken of in the team's words, and may be a list's name.
  return input.person || company !== undefined || group !== undefined
    ? phrases.forReader(name)
    : undefined;
}

/** So many buttons stand in the hero. */
export const shownAbove = 2;

export function heroActions(page: Desk['input']['page']): string[] {
  const ids = page.actions.map((action) => action.actionId);
  const header = ids.filter((id) => id === page.headerActionId);
  return [...new Set([...header, ...ids])];
}

/** The opening of the text, where it says what it is about. */
function openingOf({ source }: Desk): Section | undefined {
  const telling = source.context.filter(
    (section, at) =>
      section.paragraphs.length > 0 &&
      !section.backMatter &&
      // `Residencial Albéniz: 46 homes …` opens a text; further down a label is a label.
      ((at === 0 && section.heading === undefined) ||
        !/^(?:[^\s:：.!?]{2,20}\s?){1,3}[:：]\s/u.test(section.paragraphs[0]?.text ?? '')),
  );
  const [first] = source.context;
  return (
    // Further down, text under no heading may be about anything.
    telling.find((section) => section.heading === undefined && section === first) ??
    telling.find((section) => section.heading !== undefined && kindOf(section) === 'offer') ??
    telling[0]
  );
}

/** The sentence in which the text says what it is about. */
export function openingSentence(desk: Desk): string | undefined {
  const [passage] = openingOf(desk)?.paragraphs ?? [];
  return passage ? sentencesOf(passage.text, desk.language)[0] : undefined;
}

function firstSentence(desk: Desk): string | undefined {
  const first = openingSentence(desk) ?? desk.source.context[0]?.items[0]?.title;
  if (first === undefined) return undefined;
  const line = withoutStop(shortened(first));
  return invitationIn(line)?.name ?? firstClause(line);
}

const maxSentences = 2;
const maxOpening = 14;

/** `… cares for the elderly from Monday to Friday, from 8:30 to 19:00, in Ruzafa`: the rest follows below. */
function firstClause(line: string): string {
  if (wordCount(line) <= maxOpening) return line;
  const head = /^[^,;:：、]{20,}?(?=[,;、])/u.exec(line)?.[0] ?? '';
  return wordCount(head) >= 6 ? head : line;
}

function subheadlineOf(desk: Desk, most: number): string {
  const { source, claims, language } = desk;
  const given = source.subheadline === undefined ? [] : [ensureEnd(source.subheadline, language)];
  const [opening = '', ...following] = openingOf(desk)?.paragraphs.map(({ text }) => text) ?? [];
  const when = whenOf(desk);
  const invitation = invitationIn(withoutStop(when ?? ''));
  // Where the headline has its name, only the day and the place are left to say.
  const dated =
    invitation && !claims.isFresh(invitation.name) ? capitalised(invitation.when) : when;
  const told = dated === undefined ? given : [...given, ensureEnd(dated, language)];
  const own = sentencesOf(opening, language);
  // A first line that only says who it is, or is the headline already, is followed by the next.
  const left = own.filter(claims.isFresh);
  const more =
    left.length < 2 && left.join(' ').length <= shortOpening
      ? following
          .slice(0, 2)
          .flatMap((text) => sentencesOf(text, language))
          .filter((sentence) => isOpening(sentence) && !tellsOfOthers(desk, sentence))
      : [];
  const fresh = [...told, ...own, ...more]
    .filter((sentence, at, all) => all.indexOf(sentence) === at)
    .filter((sentence) => dated === when || sentence !== when)
    .filter((sentence) => claims.isFresh(sentence));
  const kept = leading(fresh, maxSubheadline).slice(0, most);
  return joinSentences(kept.filter(claims.claim), language);
}

const shortOpening = 120;

/** What a company whose words are quoted has seen stands beside its words. */
const tellsOfOthers = ({ source }: Desk, sentence: string): boolean =>
  quotedCompanies(source.quotes).some((name) => sentence.includes(name));

const isOpening = (sentence: string): boolean =>
  !/[:：]/.test(sentence) && !isQuestion(sentence) && !hasAmount(sentence);

/** `Open day for companies: Thursday 14 May, 10 to 5` is called what stands before the colon. */
function invitationIn(line: string): { name: string; when: string } | undefined {
  const [, name = '', when = ''] = /^(\p{Lu}[^:：.!?\d]{7,70})[:：]\s(.{6,140})$/u.exec(line) ?? [];
  const dated = figuresIn(when).some(({ kind }) => kind === 'date');
  return dated && name.includes(' ') ? { name: name.trim(), when } : undefined;
}

const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
const maxWhen = 120;

/** An invitation says first when and where: a line with a date and a time, on its own. */
function whenOf({ source, language }: Desk): string | undefined {
  return source.context
    .slice(0, 4)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text }) => sentencesOf(text, language))
    .find(
      (text) =>
        text.length <= maxWhen &&
        clock.test(text) &&
        figuresIn(text).some(({ kind }) => kind === 'date'),
    );
}
