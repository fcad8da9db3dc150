// Adds what was asked for where it was asked for: `the SOC 2 answer to the FAQ`, `lunch to the hero`,
// `rain in the headline`. Without a place it gets a section of its own.

import { fold, keyOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { articles, connectors } from '../../grammar/languages/common.ts';
import { figuresOf } from '../../grammar/languages/edit_words.ts';
import { caseWords } from '../../grammar/languages/shape_words.ts';
import { questionOn } from '../../grammar/languages/wish_words.ts';
import { firstOf, stripAround } from '../../grammar/phrases.ts';
import { type Editing, isUnfound, not, type Outcome, says } from '../editing.ts';
import { entriesOf } from '../ground/entry.ts';
import { bareTarget, scopeOf, stripArticles } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import { bySpeaker } from '../ground/speaker.ts';
import type { Place, RequestOf } from '../requests.ts';
import { addAbout } from './add.ts';
import { addFact, addKind, addQuote } from './add_named.ts';
import { answer } from './answer.ts';
import { headlineAbout } from './headline_about.ts';
import { mention } from './mention.ts';
import { moveNamed } from './move.ts';

export function addWhere(editing: Editing, request: RequestOf<'addAbout'>): Outcome {
  const { topic, place, heading } = request;
  // What is new goes all the way.
  const end = place?.where === 'up' ? 'top' : place?.where === 'down' ? 'bottom' : undefined;
  const anew = end ? { ...request, place: { where: end } as const } : request;
  const [, led, before] = questionOn.exec(topic) ?? [];
  const question = led ?? before;
  if (question !== undefined && !place)
    return answer(editing, { kind: 'answer', question, inFaq: true });
  const told = caseOn(editing, topic);
  if (told) return told;
  const scoped = place || heading !== undefined ? undefined : scopeOf(editing.blocks, topic);
  const outcome =
    (scoped && addInto(editing, scoped, topic)) ??
    (editing.selected ? undefined : addNamed(editing, request)) ??
    quotedThere(editing, topic) ??
    addAbout(editing, anew);
  const moved = movedTo(editing, topic, place, outcome);
  const isDenied = isUnfound(outcome) || outcome.why === 'withheld';
  if (moved || !isDenied) return moved ?? outcome;
  if (outcome.why === 'withheld') return outcome;
  return addOtherwise(editing, request, outcome);
}

/** `The quote from the baker`, who is quoted: no text about bakers is meant. */
function quotedThere({ blocks }: Editing, topic: string): Outcome | undefined {
  const [quoted] = bySpeaker(blocks, fold(topic)) ?? [];
  return quoted?.type === 'quote'
    ? not(`The page has ${nameOf(quoted)} already.`, 'already', quoted.text)
    : undefined;
}

/** `The Northfold case`: the words of that customer are it, or what the sources say of them. */
function caseOn(editing: Editing, topic: string): Outcome | undefined {
  const word = firstOf(topic, caseWords, { unspaced: /[\p{sc=Han}]/u.test(topic) });
  const [quoted] = word ? (bySpeaker(editing.blocks, fold(stripArticles(topic))) ?? []) : [];
  if (quoted?.type === 'quote')
    return not(`The page has ${nameOf(quoted)} already.`, 'already', quoted.text);
  const name =
    word && stripAround(word.rest, `${articles}|${connectors}`).replace(/(?:様|さん)$/u, '');
  return name === undefined || name === ''
    ? undefined
    : addAbout(editing, { kind: 'addAbout', topic: name });
}

/** A quotation by its speaker, a section by its kind. */
const addNamed = (editing: Editing, request: RequestOf<'addAbout'>): Outcome | undefined =>
  addQuote(editing, request.topic, request.place) ?? addKind(editing, request);

/** The piece of the page that has them. */
function figuresShown({ blocks }: Editing, topic: string): string | undefined {
  const whose = fold(topic.replace(figuresOf, ''));
  return blocks
    .filter(({ type }) => whose !== fold(topic) && type !== 'quote')
    .flatMap((block) => [...entriesOf(block).map(({ whole }) => whole), ...textsOf(block)])
    .find((text) => fold(text).includes(whose) && /\d/.test(text));
}

/** As the kind of fact it is, or without the words that lead up to its name. */
function addOtherwise(editing: Editing, request: RequestOf<'addAbout'>, unfound: Outcome): Outcome {
  const bare = bareTarget(request.topic);
  const shown = figuresShown(editing, request.topic);
  if (shown !== undefined) return not(`The page has them: “${shown}”.`, 'already', shown);
  const whose = request.topic.replace(figuresOf, '');
  if (whose !== request.topic) return addAbout(editing, { ...request, topic: whose });
  const fact = addFact(editing, request);
  return (
    fact ?? (bare === request.topic ? unfound : addWhere(editing, { ...request, topic: bare }))
  );
}

/** What the page says already, and is asked for elsewhere, goes there. */
function movedTo(editing: Editing, section: string, place: Place | undefined, told: Outcome) {
  const isSaid = told.why === 'already' || told.why === 'nearest';
  const moved = isSaid && place ? moveNamed(editing, { kind: 'move', section, place }) : undefined;
  return moved?.did === undefined ? undefined : { ...moved, deed: 'moved' as const };
}

export function mentionWhere(editing: Editing, request: RequestOf<'mention'>): Outcome {
  const { text, section, sourced } = request;
  const below = sectionBelow(editing, request);
  if (below) return below;
  const scoped = section === undefined && sourced ? scopeOf(editing.blocks, text) : undefined;
  const placed = scoped && addInto(editing, scoped, text);
  const quote = sourced && !editing.selected ? addQuote(editing, text) : undefined;
  const outcome = placed ?? quote ?? mention(editing, request);
  return (sourced && movedTo(editing, text, request.place, outcome)) || outcome;
}

/** `'Our oven' under the headline`: the name of a section is no line of the hero; the section goes there. */
function sectionBelow(
  editing: Editing,
  { text, section, place }: RequestOf<'mention'>,
): Outcome | undefined {
  const { blocks, brief, selected } = editing;
  const isTop = section === undefined ? place?.where === 'top' : /^(?:sub)?headline$/.test(section);
  const isSame = (name = ''): boolean => name !== '' && keyOf(name) === keyOf(text);
  if (selected || !isTop) return undefined;
  const asked = blocks.find(
    (block) => block.type === 'faq' && block.items.some(({ question }) => isSame(question)),
  );
  if (asked) return says(asked, text);
  const names = blocks
    .filter(({ type }) => type !== 'hero')
    .flatMap((block) => [headingOf(block) ?? '', ...entriesOf(block).map(({ name }) => name)]);
  const own = names.find(isSame);
  const first = { where: 'top' } as const;
  if (own !== undefined) return moveNamed(editing, { kind: 'move', section: own, place: first });
  const told = [...brief.source.context, ...brief.source.topics].find((one) => isSame(one.heading));
  const topic = told?.heading;
  return topic === undefined
    ? undefined
    : addAbout(editing, { kind: 'addAbout', topic, place: first });
}

/** Nothing when the place takes no text: then it may be a part of the topic. */
function addInto(
  editing: Editing,
  { rest, within, member }: NonNullable<ReturnType<typeof scopeOf>>,
  whole: string,
): Outcome | undefined {
  const [block] = within;
  if (!block || rest === whole) return undefined;
  if (member === 'headline') return headlineAbout(editing, { topic: rest });
  if (block.type === 'faq') {
    return answer(editing, { kind: 'answer', question: rest, inFaq: true });
  }
  const there = { ...editing, last: block.componentId };
  const outcome = mention(there, { kind: 'mention', text: rest, section: 'it', sourced: true });
  return outcome.did === undefined && outcome.why !== 'already' ? undefined : outcome;
}
