// Adds what is asked for by its name: a fact (the address), a kind of section (the form, the prices), or a
// quotation of the sources that the page left out.
import type { BlockType } from '../../../../content/content.ts';
import { joinSentences, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { citing, type Draft, itemText, quoteText, withId } from '../../compose/brief/brief.ts';
import { logoBlocks } from '../../compose/brief/proof.ts';
import { formBlock } from '../../compose/headlines/closing.ts';
import { roomy } from '../../compose/sections/lists.ts';
import { sectionBlocks } from '../../compose/selection/sections.ts';
import { makeClaims } from '../../compose/texts/claims.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { isUsable } from '../../context/usable.ts';
import { factIn } from '../../grammar/facts.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import { deskFor, type Editing, not, type Outcome } from '../editing.ts';
import { asksQuote, namedAlone } from '../ground/quoted.ts';
import { stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { isSpokenBy } from '../ground/speaker.ts';
import { isAkin, quoteTerms } from '../ground/target.ts';
import type { Place, RequestOf } from '../requests.ts';
import { insert } from './add.ts';
import { besideOf } from './order.ts';

const maxSentences = 3;

/** Nothing when no kind of fact is asked for, or no source states one. */
export function addFact(
  editing: Editing,
  { topic, place, heading }: RequestOf<'addAbout'>,
): Outcome | undefined {
  const fact = factIn(topic);
  if (!fact) return undefined;
  const { language, source } = editing.brief;
  const wanted = termsOf(fact.rest, language);
  const states = (text: string): boolean => {
    const terms = new Set(termsOf(text, language));
    return fact.isIn(text) && (wanted.length === 0 || wanted.some((term) => terms.has(term)));
  };
  const statedIn = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => sentencesOf(text, language)).filter(states);
  const block = editing.blocks.find((one) => statedIn(textsOf(one)).length > 0);
  if (block) {
    const there = `The page says it already, in ${nameOf(block)}.`;
    return not(there, 'already', headingOf(block) ?? topic);
  }
  const brief = deskFor(editing);
  const texts = [...source.context, ...source.topics].flatMap(({ paragraphs, items }) => [
    ...paragraphs.map(({ text }) => text),
    ...items.map(itemText),
  ]);
  const said = statedIn([...texts, ...source.questions.map(({ answer }) => answer)])
    .filter((sentence) => isUsable(sentence) && brief.claims.isFresh(sentence))
    .slice(0, maxSentences);
  if (said.length === 0) return undefined;
  const draft: Draft = {
    type: 'prose',
    chunkIds: [],
    heading: heading ?? withoutStop(capitalised(topic)),
    paragraphs: [joinSentences(said, language)],
  };
  return insert(editing, [draft], place, (name) => `I added ${name}, from the page context.`);
}

/** As the sources have them; a kind that is nowhere in them is left to the words of the topic. */
const fromSources: readonly BlockType[] = [
  'steps',
  'stats',
  'pricing',
  'table',
  'timeline',
  'plan',
];

export function addKind(
  editing: Editing,
  { topic, place }: RequestOf<'addAbout'>,
): Outcome | undefined {
  const kind = kindOfSection(stripArticles(topic));
  if (kind === undefined) return undefined;
  const draft = draftOf(editing, kind);
  const there = editing.blocks.find(({ type }) => type === kind);
  if (there && (draft || ['form', 'logos', 'heard', 'plan'].includes(kind))) {
    const said = `The page has it already: ${nameOf(there)}.`;
    return not(said, 'already', headingOf(there) ?? topic);
  }
  if (!draft && kind === 'form') {
    const said =
      'The page has no form to show: add an action of the type form with PATCH /v0/pages/{page_id}, and I can add it.';
    return not(said, 'noForm');
  }
  return draft && insert(editing, [draft], place, (name) => `I added ${name}.`);
}

function draftOf(editing: Editing, kind: BlockType): Draft | undefined {
  const brief = deskFor(editing);
  if (kind === 'form') return formBlock(brief);
  if (kind === 'logos') return logoBlocks(brief)[0];
  if (!fromSources.includes(kind)) return undefined;
  const alike = kind === 'table' ? ['pricing', 'table'] : [kind];
  // What the page says in other words may stand here once more: it was asked for.
  const fresh = { ...brief, claims: makeClaims(brief.language) };
  return [...brief.source.context, ...brief.source.topics]
    .flatMap((section) => sectionBlocks(fresh, section, roomy))
    .find((draft) =>
      kind === 'pricing' ? isPriceList(withId(draft, [])) : alike.includes(draft.type),
    );
}

const voice = /(?:の声|のコメント|の言葉|の引用|さんの声|の感想)$/u;

/** Nothing when no speaker is named, unless a quotation is asked for and only one is left. */
export function addQuote(editing: Editing, topic: string, place?: Place): Outcome | undefined {
  const { blocks } = editing;
  const found = addable(editing, topic);
  if (!found) return undefined;
  const { chunkId: _, ...said } = found;
  const draft = { type: 'quote' as const, chunkIds: citing([found]), ...said };
  const quoted = blocks.findLast((block) => block.type === 'quote');
  // `Before the one that is there`: of quotations, that can only be one.
  const isUnnamed = place && 'section' in place && !isThere(editing, place.section);
  const where = isUnnamed ? place.where : 'after';
  const beside: Place | undefined = quoted && { where, section: quoted.componentId };
  const at = isUnnamed && quoted ? beside : (place ?? beside);
  const outcome = insert(editing, [draft], at, (name) => `I added ${name}.`, [found.text]);
  if (!isUnnamed || !quoted || outcome.did === undefined) return outcome;
  const instead = `I found no “${place.section}” on the page, so it stands ${where} ${nameOf(quoted)}.`;
  return { ...outcome, ...not(instead, 'missing'), about: [found.text], reasons: [place.section] };
}

/** By its name or its kind; a block that only has one of the words somewhere is not that place. */
function isThere(editing: Editing, section: string): boolean {
  const { language } = editing.brief;
  const wanted = termsOf(section.replace(/ section$/, ''), language);
  return besideOf(editing, section).some((block) => {
    const own = [block.componentId, headingOf(block) ?? '', ...textsOf(block)].join(' ');
    const said = termsOf(own, language);
    return (
      kindOfSection(section) !== undefined ||
      block.componentId === section ||
      wanted.every((term) => said.some((one) => isAkin(term, one)))
    );
  });
}

/** A quotation that the page does not show, by who is quoted or what they are. */
function addable({ brief, blocks }: Editing, called: string) {
  const topic = called.replace(voice, '');
  const shown = blocks.flatMap((block) => (block.type === 'quote' ? [fold(block.text)] : []));
  const open = brief.source.quotes.filter(({ text }) => !shown.includes(fold(text)));
  const isAny = kindOfSection(topic) === 'quote';
  const isOne = wordsOf(topic).length === 1;
  const asks = isAny || voice.test(called) || asksQuote(topic, brief.language);
  if (!asks && wordsOf(topic).length > 4) return undefined;
  const isRole = (role = ''): boolean => isOne && wordsOf(fold(role)).includes(fold(topic));
  const [byRole, more] = open.filter((quote) => isRole(quote.role) || isSpokenBy(topic, quote));
  return (
    open.find(({ attribution }) => attribution && isNamed(topic, attribution)) ??
    (more ? undefined : byRole) ??
    (asks ? open.find((quote) => speaksOf(brief.language, topic, quoteText(quote))) : undefined) ??
    (asks ? namedAlone(topic, open, quoteText) : undefined) ??
    (isAny ? open[0] : undefined)
  );
}

/** By the whole name, or by a part of it that is no small word. */
function isNamed(topic: string, speaker: string): boolean {
  const asked = new Set(wordsOf(fold(topic)));
  const names = wordsOf(fold(speaker)).filter((word) => word.length >= 3);
  // 田中さん is a part of 田中健.
  const start = /^[\p{sc=Han}]{2}/u.exec(speaker)?.[0];
  return names.some((name) => asked.has(name)) || (start !== undefined && topic.includes(start));
}

function speaksOf(language: string, topic: string, quote: string): boolean {
  const terms = new Set(termsOf(quote, language));
  const wanted = termsOf(topic, language).filter((term) => !quoteTerms.has(term));
  const whole = /[\p{sc=Han}]/u.test(topic) && quote.includes(topic);
  return whole || (wanted.length > 0 && wanted.every((term) => terms.has(term)));
}

/** `Put Tom's quote first`, of a quotation that is not on the page yet. */
export function moveOrAddQuote(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  const first = editing.blocks.find((block) => block.type === 'quote');
  const top = place.where === 'top' && first !== undefined;
  const at: Place = top ? { where: 'before', section: first.componentId } : place;
  const outcome = addQuote(editing, section, at);
  return outcome && { ...outcome, deed: 'added' };
}
