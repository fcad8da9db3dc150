// The top of the page: a headline that speaks to the reader about the thing
// itself, and one or two sentences that say what it is.

import { plainText } from '../../../platform/text/inline.ts';
import { fits } from '../../../platform/text/length.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../platform/text/sentences.ts';
import type { PageType } from '../../agent.ts';
import { capitalised } from '../context/items.ts';
import { isGenericHeading } from '../context/outline.ts';
import type { Section } from '../context/reading.ts';
import { isRecapHeading, type Source } from '../context/source.ts';
import { bestImage } from './assets.ts';
import type { Desk, DraftOf } from './desk.ts';
import type { Whom } from './whom.ts';

const maxHeadline = 110;
const maxSubheadline = 260;

export function writeHero(desk: Desk): DraftOf<'hero'> {
  const { input, source, claims } = desk;
  const headline = headlineOf(desk);
  claims.claim(headline);
  const { tagline } = source;
  // A tagline inside the headline has been said.
  if (tagline !== undefined && headline.includes(withoutStop(tagline))) claims.claim(tagline);
  const eyebrow = eyebrowOf(desk, headline);
  if (eyebrow !== undefined) claims.claim(eyebrow);
  const subheadline = subheadlineOf(desk);
  const image = bestImage(desk);
  return {
    type: 'hero',
    chunkIds: [],
    ...(eyebrow === undefined ? {} : { eyebrow }),
    headline,
    ...(subheadline === '' ? {} : { subheadline }),
    ...(image === undefined ? {} : { imageAssetId: image.assetId }),
    actionIds: heroActions(input.page).slice(0, 2),
  };
}

/** Whom the headline does not name already. */
function eyebrowOf(desk: Desk, headline: string): string | undefined {
  const { input, source, whom, claims, phrases } = desk;
  const { first, full, company, group } = whom;
  if (phrases.reader) return phrases.reader(full, company);
  if (phrases.language !== 'en') {
    const names = [full, company].filter((name) => name && !headline.includes(name));
    return names.length === 0 ? undefined : [...new Set(names)].join(' · ');
  }
  if (input.page.pageType === 'call_followup') {
    const { title } = source;
    return title !== undefined && title.length <= 80 && claims.isFresh(title) ? title : undefined;
  }
  if (full !== undefined && !(first && headline.includes(first))) return `Prepared for ${full}`;
  const reader = company ?? group;
  return reader === undefined || headline.includes(reader) ? undefined : `Prepared for ${reader}`;
}

export function heroActions(page: Desk['input']['page']): string[] {
  const ids = page.actions.map((action) => action.actionId);
  const header = ids.filter((id) => id === page.headerActionId);
  return [...new Set([...header, ...ids])];
}

function headlineOf(desk: Desk): string {
  const { input, source, whom, phrases } = desk;
  const tagline = source.tagline === undefined ? undefined : withoutStop(source.tagline);
  const spoken =
    phrases.language === 'en'
      ? englishHeadline(input.page.pageType, source, whom)
      : foreignHeadline(desk);
  const names = [input.page.title, input.page.name].map(plainText);
  const found = [
    spoken,
    tagline,
    source.product,
    firstSentence(openingOf(source), desk.language),
    ...names,
    firstSentence(source.context[0], desk.language),
    plainText(input.audience.name),
  ].find((text) => text !== undefined && /[\p{L}\p{N}]/u.test(text) && fits(text, maxHeadline * 2));
  // Nothing in the whole input is a text: a page still needs a headline.
  return found ?? 'Welcome';
}

function foreignHeadline({ source, whom, phrases }: Desk): string | undefined {
  const { product, tagline, title } = source;
  const reader = whom.company ?? whom.group;
  if (!product || !reader || !phrases.offer) return title;
  return withTagline(phrases.offer(product, reader), tagline);
}

/** With a tagline of the context's own where both fit into one line. */
function withTagline(headline: string, tagline: string | undefined): string {
  if (tagline === undefined) return headline;
  const both = `${headline}: ${withoutStop(tagline)}`;
  return both.length <= maxHeadline && !/[:?!]/.test(tagline) ? both : headline;
}

function englishHeadline(type: PageType, source: Source, whom: Whom): string | undefined {
  const { product, tagline } = source;
  const reader = whom.company ?? whom.group;
  if (type === 'call_followup') return followUpHeadline(source, whom);
  if (!product) {
    const opening = `For ${reader}`;
    const line = reader === undefined ? opening : withTagline(opening, tagline);
    return line === opening ? undefined : line;
  }
  switch (type) {
    case 'inbound':
      if (reader) return withTagline(`${product} for ${reader}`, tagline);
      return whom.first ? withTagline(`${whom.first}, meet ${product}`, tagline) : undefined;
    case 'outbound':
      if (reader) return `What ${product} could do for ${reader}`;
      return whom.first ? `${whom.first}, here is what ${product} could do for you` : undefined;
    case 'sales_deck':
      return reader ? withTagline(`${reader} and ${product}`, tagline) : undefined;
    case 'custom':
      return reader ? withTagline(`${product} for ${reader}`, tagline) : undefined;
  }
}

function followUpHeadline(source: Source, { first, company }: Whom): string {
  const recap = source.context.some(
    ({ heading }) => heading !== undefined && isRecapHeading(heading),
  );
  const about = company === undefined ? '' : ` for ${company}`;
  if (recap) {
    return first ? `${first}, here is what we discussed${about}` : `What we discussed${about}`;
  }
  const product = source.product === undefined ? '' : ` about ${source.product}`;
  return first
    ? `${first}, following up on our call${product}`
    : `Following up on our call${product}`;
}

/** Sentences from the opening of the text, where it says what it is about. */
function openingOf(source: Source): Section | undefined {
  const [first] = source.context.filter((section) => section.paragraphs.length > 0);
  const opens = first && (first.heading === undefined || isGenericHeading(first.heading));
  return opens || source.context.length === 1 ? first : undefined;
}

function firstSentence(section: Section | undefined, language: string): string | undefined {
  const [passage] = section?.paragraphs ?? [];
  const [sentence] = passage ? sentencesOf(passage.text, language) : [];
  const first = sentence ?? section?.items[0]?.title;
  return first === undefined ? undefined : withoutStop(first);
}

function subheadlineOf({ source, claims, language }: Desk): string {
  const given = [source.subheadline, source.tagline].filter((text) => text !== undefined);
  const opening = openingOf(source)?.paragraphs[0]?.text ?? sentenceAbout(source, language) ?? '';
  const sentences = [
    ...given.map((text) => ensureEnd(capitalised(text), language)),
    ...sentencesOf(opening, language),
  ];
  const fresh = sentences.filter((sentence) => claims.isFresh(sentence));
  const kept = leading(fresh, maxSubheadline).slice(0, 2 + given.length);
  return joinSentences(kept.filter(claims.claim), language);
}

/** Without an opening, the sentence that says what the product is, where others can do without it. */
function sentenceAbout({ context, product }: Source, language: string): string | undefined {
  if (product === undefined) return undefined;
  return context
    .slice(0, 5)
    .flatMap(({ paragraphs }) => paragraphs.slice(0, 2))
    .map((passage) => sentencesOf(passage.text, language))
    .find(([first = '', ...others]) => first.startsWith(`${product} `) && others.length >= 2)?.[0];
}
