// Adds sections: from what the context and the topics hold, or word for word.

import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { maxParagraphs } from '../../../../platform/text/length.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { type Brief, citing, type Draft, withId } from '../../compose/brief/brief.ts';
import { roomy } from '../../compose/sections/lists.ts';
import { sectionBlocks } from '../../compose/selection/sections.ts';
import { withHeading } from '../../compose/selection/table_notes.ts';
import type { Answer } from '../../compose/texts/answer.ts';
import { yesOrNo } from '../../compose/texts/claims.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { asksCount, pricesAlone } from '../../grammar/languages/edit_words.ts';
import { aboutPieces } from '../../grammar/languages/shape_words.ts';
import { firstOf } from '../../grammar/phrases.ts';
import {
  deskFor,
  done,
  type Editing,
  givenText,
  isUnfound,
  nearest,
  not,
  type Outcome,
  onlySelected,
  says,
  unfound,
  withoutSuggestions,
} from '../editing.ts';
import { everyText, findSections } from '../ground/find.ts';
import { sentenceSaying } from '../ground/known_terms.ts';
import { label, meantInSources, speaksOf } from '../ground/meant.ts';
import { stripArticles } from '../ground/scope.ts';
import {
  freshSentences,
  inSourceWords,
  saidOnPage,
  search,
  sectionAbout,
  sourceOf,
} from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { priceTerms } from '../ground/target.ts';
import type { Place, RequestOf } from '../requests.ts';
import { insertAt } from './order.ts';

const maxFound = 3;

export function addAbout(editing: Editing, request: RequestOf<'addAbout'>): Outcome {
  const refused = onlySelected(editing, 'added no section');
  if (refused) return refused;
  const { topic, place } = asTopic(editing, request);
  const asks = editing.blocks.filter(({ type }) => type === 'ask');
  const brief = deskFor(editing, asks);
  const sought = inSourceWords(brief, topic);
  const own = topic === sought ? undefined : titled(topic);
  const called = draftsAbout(brief, sought, request.heading ?? own);
  const nothing = called.length === 0 ? nothingAbout(editing, brief, sought, topic) : undefined;
  const meant = isUnfound(nothing) ? meantFor(brief, topic) : undefined;
  const drafts = meant ? draftsOf(brief, meant, topic, request.heading) : called;
  if (meant && drafts.length === 0) return saidAlready(editing, meant.text);
  if (nothing && drafts.length === 0) return nothing;
  // `Do we have the certificate? No.`
  const texts = drafts.flatMap((draft) => (draft.type === 'prose' ? draft.paragraphs : []));
  const denied = texts.find((text) => /[?？]\s?(?:no|nein|non|não|nee|nie)[.!]?$/iu.test(text));
  if (denied !== undefined) return nearest(denied);
  const chunkIds = drafts.flatMap((draft) => draft.chunkIds);
  return insert(
    editing,
    drafts,
    place,
    (name) => `I added ${name}, from ${sourceOf(brief, chunkIds)}.`,
  );
}

/** Who asks how long or how many wants a figure; what a reader would be told is surer than what speaks of it. */
function meantFor(brief: Brief, topic: string): Answer | undefined {
  const meant = meantInSources(brief, topic);
  return meant && asksCount.test(topic) && !/\d/.test(meant.text) ? undefined : meant;
}

/** `life after the merger` names no section to stand after: then it is all the topic. */
function asTopic(
  { blocks, last }: Editing,
  { topic, place, whole = topic }: RequestOf<'addAbout'>,
): { topic: string; place?: Place | undefined } {
  if (!place || !('section' in place)) return { topic, place };
  const named = findSections(blocks, place.section, { last }).length > 0;
  return named ? { topic, place } : { topic: whole };
}

/** `The sentence about the sheets, with the sizes`: the sheets. */
function titled(topic: string): string {
  const [head = ''] = plainText(topic).split(/\s?,\s/);
  const led = firstOf(head, aboutPieces);
  const named = led?.start === 0 ? stripArticles(led.rest.trim()) : '';
  return withoutStop(capitalised(named || head));
}

/** Most people name a thing as they speak: what the text below does not say itself is no heading of it. */
function titleFor({ language, phrases }: Brief, topic: string, texts: readonly string[]): string {
  const title = titled(topic);
  const said = new Set(texts.flatMap((text) => termsOf(text, language)));
  const terms = termsOf(title, language);
  const isSaid = terms.filter((term) => !said.has(term)).length <= terms.length * mostUnsaid;
  return (isSaid && title.split(/\s+/).length <= longestTitle) || terms.length < 2
    ? title
    : (phrases.goodToKnow ?? title);
}
const [mostUnsaid, longestTitle] = [0.34, 6];

/** Under the heading asked for; else the section's own; else the topic as it was called. */
function draftsAbout(brief: Brief, topic: string, heading: string | undefined): Draft[] {
  const section = sectionAbout(brief, topic);
  const [first, ...others] = section ? sectionBlocks(brief, section, roomy) : [];
  if (first) {
    const own = 'heading' in first ? first.heading : undefined;
    return [withHeading(first, heading ?? own ?? titled(topic)), ...others];
  }
  // Who asks for prices wants amounts, and who asks for that of something what speaks of it.
  const thing = pricedThing(brief, topic);
  const results = search(brief, thing ?? topic, thing ? 0.99 : undefined).filter(
    ({ sentences }) => !(thing || pricesAlone.test(topic)) || hasAmount(sentences.join(' ')),
  );
  // What speaks of only half of it is not worth standing beside what speaks of all.
  const enough = (results[0]?.coverage ?? 0) * 0.8;
  const parts = results
    .filter(({ coverage }) => coverage >= enough)
    .slice(0, maxFound)
    .flatMap((found) => {
      const sentences = leading(freshSentences(brief, topic, found), roomy.paragraphLength);
      const taken = sentences.filter(brief.claims.claim);
      // `Yes.` says nothing once the rest stands elsewhere.
      const isEmpty = taken.every((sentence) => yesOrNo.has(keyOf(sentence)));
      return isEmpty ? [] : [{ ...found, text: joinSentences(taken, brief.language) }];
    });
  if (parts.length === 0) return [];
  const texts = parts.map(({ text }) => text);
  const title = heading ?? titleFor(brief, topic, texts);
  const paragraphs = texts.map((text) => withoutTitle(text, title));
  const prose: Draft = { type: 'prose', chunkIds: citing(parts), paragraphs };
  return [withHeading(prose, title)];
}

/** What the heading says need not lead the text below it. */
function withoutTitle(text: string, title: string): string {
  const [whole = '', named = ''] = label.exec(text) ?? [];
  return keyOf(named) === keyOf(title) ? capitalised(text.slice(whole.length).trim()) : text;
}

/** `The price of the racks`: the racks. */
function pricedThing({ language }: Brief, topic: string): string | undefined {
  const words = topic.split(/\s+/);
  const isPrice = (word: string): boolean =>
    termsOf(word, language).some((term) => priceTerms.has(term));
  const rest = words.filter((word) => !isPrice(word)).join(' ');
  return words.some(isPrice) && termsOf(rest, language).length > 0 ? rest : undefined;
}

/** What says it in other words: under its heading if that names it, else under the name it was given. */
function draftsOf(
  brief: Brief,
  { text, section, chunkId }: Answer,
  topic: string,
  given: string | undefined,
): Draft[] {
  const own = section?.heading ?? '';
  if (speaksOf(brief, topic)(own) >= 0.6) return draftsAbout(brief, own, given);
  const [whole = '', named] = label.exec(text) ?? [];
  const told = capitalised(text.slice(whole.length).trim());
  const sentences = sentencesOf(told, brief.language).filter(brief.claims.claim);
  if (sentences.length === 0) return [];
  const cited = citing(chunkId === undefined ? [] : [{ chunkId }]);
  const paragraphs = [joinSentences(sentences, brief.language)];
  const prose: Draft = { type: 'prose', chunkIds: cited, paragraphs };
  return [withHeading(prose, given ?? named ?? titled(topic))];
}

function saidAlready({ blocks }: Editing, text: string): Outcome {
  const key = keyOf(text.replace(label, ''));
  const there = blocks.find((block) => everyText(block).some((one) => keyOf(one).includes(key)));
  return says(there, text);
}

function nothingAbout({ blocks }: Editing, brief: Brief, topic: string, asked: string): Outcome {
  const thing = pricedThing(brief, topic);
  const onPage = saidOnPage(brief, blocks, thing ?? topic);
  const found = !thing && !pricesAlone.test(topic) && search(brief, topic).length > 0;
  const known = found || sectionAbout(brief, topic) !== undefined;
  const [called = onPage] = known ? findSections(blocks, `section about ${topic}`, {}) : [];
  if (known || onPage) {
    const within = called ? [called, ...blocks] : blocks;
    const there = sentenceSaying(within, thing ?? asked, brief.language, 0.5);
    return says(there?.block ?? called, there?.text ?? (called && headingOf(called)) ?? asked);
  }
  const said = `I found nothing about “${asked}” in the page context or the topics, so I added no section. Give me the text and I will add it: add a section "Title: text".`;
  return unfound(brief, topic, said, asked);
}

export function addText(editing: Editing, request: RequestOf<'addText'>): Outcome {
  const title = request.title === undefined ? undefined : givenText(request.title, 'heading');
  if (title && !('text' in title)) return title;
  const { language } = editing.brief;
  // One phrase stays as it was given; of several sentences, the last one ends too.
  const ended = (text: string): string =>
    sentencesOf(text, language).length > 1 ? ensureEnd(text, language) : text;
  const paragraphs = request.text
    .split(/\n\s*\n/)
    .map((paragraph) => ended(plainText(paragraph)))
    .filter((paragraph) => paragraph !== '')
    .slice(0, maxParagraphs);
  if (paragraphs.length === 0) return not('I was given no text for the section, so I added none.');
  const heading = title ? { heading: title.text } : {};
  const draft: Draft = { type: 'prose', chunkIds: [], ...heading, paragraphs };
  return insert(editing, [draft], request.place, (name) => `I added ${name} with your text.`);
}

/** All that it says stands in a block of the page. */
function isRepeated(draft: Draft, block: Block): boolean {
  const said = new Set(everyText(block).map(keyOf));
  const texts = everyText(withId(draft, [])).filter(
    (text) => text !== headingOf(withId(draft, [])),
  );
  return texts.length > 0 && texts.every((text) => said.has(keyOf(text)));
}

export function insert(
  editing: Editing,
  drafts: readonly Draft[],
  place: Place | undefined,
  say: (name: string) => string,
  about?: string[],
): Outcome {
  const refused = onlySelected(editing, 'added no section');
  const sections = editing.blocks.filter(({ type }) => type !== 'heard' && type !== 'hero');
  const there = sections.find((block) => drafts.every((draft) => isRepeated(draft, block)));
  if (there) {
    const said = `The page has it already, in ${nameOf(there)}.`;
    return not(said, 'already', headingOf(there) ?? textsOf(there)[0] ?? '');
  }
  const at = insertAt(editing, place);
  if (refused || typeof at !== 'number') return refused ?? (at as Outcome);
  let after = editing.blocks;
  for (const [more, draft] of drafts.entries()) {
    after = after.toSpliced(at + more, 0, withId(draft, after));
  }
  const added = after.slice(at, at + drafts.length);
  const asked = added.flatMap(textsOf).flatMap((text) => sentencesOf(text, editing.brief.language));
  const [first] = added;
  const said = say(first ? nameOf(first) : 'a section');
  return done(withoutSuggestions(editing, after, asked), first, said, about);
}
