// Adds sections: from what the context and the topics hold, or word for word.
import type { Block } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { maxBlocks, maxParagraphs } from '../../../platform/text/length.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { yesOrNo } from '../compose/claims.ts';
import { citing, type Desk, type Draft, withId } from '../compose/desk.ts';
import { roomy } from '../compose/lists.ts';
import { sectionBlocks, withHeading } from '../compose/sections.ts';
import { headingOf, textsOf } from '../compose/texts.ts';
import { capitalised } from '../context/items.ts';
import {
  deskFor,
  done,
  type Editing,
  givenText,
  isWithinLimits,
  not,
  type Outcome,
  onlySelected,
  withheld,
  withoutSuggestions,
} from './editing.ts';
import { findSections } from './find.ts';
import { insertAt } from './order.ts';
import type { Place, RequestOf } from './requests.ts';
import {
  freshSentences,
  inSourceWords,
  isWithheld,
  saidOnPage,
  search,
  sectionAbout,
  sourceOf,
} from './search.ts';
import { nameOf } from './section_name.ts';

const maxFound = 3;
const asksPrices =
  /^(?:(?:the|our|die|les|los|las|i|os|de)\s+)?(?:pric(?:es?|ing)|costs?|fees?|preise?|kosten|prix|tarifs?|precios?|prezz[io]|cost[io]|preços?|custos?|prijs|prijzen|ceny|cennik|料金|価格)$/iu;

export function addAbout(editing: Editing, request: RequestOf<'addAbout'>): Outcome {
  const refused = onlySelected(editing, 'added no section');
  if (refused) return refused;
  // `life after the merger` names no section to stand after: then it is all the topic.
  const { topic, place } = asTopic(editing, request);
  const desk = deskFor(
    editing,
    editing.blocks.filter(({ type }) => type === 'ask'),
  );
  const sought = inSourceWords(desk, topic);
  const drafts = draftsAbout(desk, sought, request.heading ?? headingFor(topic, sought));
  if (drafts.length === 0) return nothingAbout(editing, desk, sought, topic);
  const from = sourceOf(
    desk,
    drafts.flatMap((draft) => draft.chunkIds),
  );
  return insert(editing, drafts, place, (name) => `I added ${name}, from ${from}.`);
}

function asTopic(
  { blocks, last }: Editing,
  { topic, place }: RequestOf<'addAbout'>,
): { topic: string; place?: Place } {
  if (!place || !('section' in place)) return { topic, ...(place ? { place } : {}) };
  const named = findSections(blocks, place.section, { last }).length > 0;
  return named ? { topic, place } : { topic: `${topic} ${place.where} ${place.section}` };
}

/** In the words of the request, even where the sources have others. */
const headingFor = (topic: string, sought: string): string | undefined =>
  topic === sought ? undefined : withoutStop(capitalised(plainText(topic)));

function draftsAbout(desk: Desk, topic: string, heading: string | undefined): Draft[] {
  const section = sectionAbout(desk, topic);
  const whole = section ? sectionBlocks(desk, section, roomy) : [];
  const title = heading ?? withoutStop(capitalised(plainText(topic)));
  if (whole.length > 0)
    return whole.map((draft, at) => (at === 0 ? headed(draft, title, heading) : draft));
  // Who asks for prices wants amounts.
  const results = search(desk, topic).filter(
    ({ sentences }) => !asksPrices.test(topic) || hasAmount(sentences.join(' ')),
  );
  // What speaks of only half of it is not worth standing beside what speaks of all.
  const enough = (results[0]?.coverage ?? 0) * 0.8;
  const parts = results
    .filter(({ coverage }) => coverage >= enough)
    .slice(0, maxFound)
    .flatMap((found) => {
      const sentences = leading(freshSentences(desk, topic, found), roomy.paragraphLength);
      const taken = sentences.filter(desk.claims.claim);
      // `Yes.` says nothing once the rest stands elsewhere.
      if (taken.every((sentence) => yesOrNo.has(keyOf(sentence)))) return [];
      return [{ ...found, text: joinSentences(taken, desk.language) }];
    });
  if (parts.length === 0) return [];
  const prose: Draft = {
    type: 'prose',
    chunkIds: citing(parts),
    paragraphs: parts.map((part) => part.text),
  };
  return [headed(prose, title, heading)];
}

/** The heading asked for; else the section's own; else the topic as it was called. */
function headed(draft: Draft, title: string, asked: string | undefined): Draft {
  const own = 'heading' in draft ? draft.heading : undefined;
  return withHeading(draft, asked ?? own ?? title);
}

function nothingAbout({ blocks }: Editing, desk: Desk, topic: string, asked: string): Outcome {
  const onPage = saidOnPage(desk, blocks, topic);
  const found = !asksPrices.test(topic) && search(desk, topic).length > 0;
  const known = found || sectionAbout(desk, topic) !== undefined;
  const [called] = known ? findSections(blocks, `section about ${topic}`, {}) : [];
  const said = called ?? onPage;
  if (known || onPage) {
    const where = said ? ` in ${nameOf(said)}` : '';
    return not(
      `The page already says what I found about “${topic}”${where}, so I added no section.`,
      'already',
      said ? (headingOf(said) ?? topic) : asked,
    );
  }
  if (isWithheld(desk, topic)) return withheld(asked);
  return not(
    `I found nothing about “${asked}” in the page context or the topics, so I added no section. Give me the text and I will add it: add a section "Title: text".`,
    'unfound',
    asked,
  );
}

export function addText(editing: Editing, request: RequestOf<'addText'>): Outcome {
  const refused = onlySelected(editing, 'added no section');
  if (refused) return refused;
  const title = request.title === undefined ? undefined : givenText(request.title, 'heading');
  if (title && !('text' in title)) return title;
  const paragraphs = request.text
    .split(/\n\s*\n/)
    .map((paragraph) => endedIfSentences(plainText(paragraph), editing.desk.language))
    .filter((paragraph) => paragraph !== '')
    .slice(0, maxParagraphs);
  if (paragraphs.length === 0) return not('I was given no text for the section, so I added none.');
  const draft: Draft = {
    type: 'prose',
    chunkIds: [],
    ...(title ? { heading: title.text } : {}),
    paragraphs,
  };
  return insert(editing, [draft], request.place, (name) => `I added ${name} with your text.`);
}

/** One phrase stays as it was given; of several sentences, the last one ends too. */
const endedIfSentences = (text: string, language: string): string =>
  sentencesOf(text, language).length > 1 ? ensureEnd(text, language) : text;

export function insert(
  editing: Editing,
  drafts: readonly Draft[],
  place: Place | undefined,
  say: (name: string) => string,
  about?: string[],
): Outcome {
  const refused = onlySelected(editing, 'added no section');
  if (refused) return refused;
  const { blocks } = editing;
  const at = insertAt(editing, place);
  if (typeof at !== 'number') return at;
  if (blocks.length + drafts.length > maxBlocks)
    return not('The page is full, so I added no section.');
  const added: Block[] = [];
  for (const draft of drafts) added.push(withId(draft, [...blocks, ...added]));
  if (!added.every(isWithinLimits))
    return not('That text is too long for one section, so I added none.');
  const [first] = added;
  const name = first ? nameOf(first) : 'a section';
  const after = [...blocks.slice(0, at), ...added, ...blocks.slice(at)];
  const asked = added.flatMap(textsOf).flatMap((text) => sentencesOf(text, editing.desk.language));
  return done(withoutSuggestions(editing, after, asked), first, say(name), about);
}
