// Adds what was asked for where it was asked for: `the SOC 2 answer to the FAQ`, `lunch to the hero`,
// `rain in the headline`. Without a place it gets a section of its own.
import { fold, keyOf } from '../../../platform/text/words.ts';
import { addAbout } from './add.ts';
import { addFact } from './add_fact.ts';
import { addKind } from './add_kind.ts';
import { addQuote } from './add_quote.ts';
import { answer } from './answer.ts';
import { type Editing, not, type Outcome } from './editing.ts';
import { bareTarget } from './ground/called.ts';
import { entriesOf } from './ground/entry.ts';
import { scopeOf, splitsOf, stripArticles } from './ground/scope.ts';
import { bySpeaker } from './ground/speaker.ts';
import { headlineAbout } from './headline.ts';
import { mention } from './mention.ts';
import { relocate } from './relocate.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

/** `the question how many fit`: it stands among the questions. */
const asQuestion =
  /^(?:\p{L}{1,3}\s)?(?:question|frage|pregunta|domanda|pergunta|vraag|pytanie)\s(?:(?:about|on|of|nach|zu|sur|de|du|sobre|do|da|su|sul|di|over|naar|o)\s)?(.{3,200})$/iu;

export function addWhere(editing: Editing, request: RequestOf<'addAbout'>): Outcome {
  const { topic, place, heading } = request;
  const [, question] = place ? [] : (asQuestion.exec(topic) ?? []);
  if (question !== undefined) {
    const told = answer(editing, { kind: 'answer', question, inFaq: true });
    if (told.did !== undefined || told.why === 'already') return told;
  }
  const moved = editing.selected ? undefined : relocate(editing, topic, place);
  if (moved) return moved;
  const scoped = place || heading !== undefined ? undefined : scopeOf(editing.blocks, topic);
  const outcome =
    (scoped && addInto(editing, scoped, topic)) ??
    (place || heading !== undefined ? undefined : addToEntry(editing, topic)) ??
    (editing.selected ? undefined : addNamed(editing, request)) ??
    addAbout(editing, request);
  if (outcome.why !== 'unfound') return outcome;
  const [quoted] = bySpeaker(editing.blocks, fold(topic)) ?? [];
  if (quoted?.type === 'quote') {
    return not(`The page has ${nameOf(quoted)} already.`, 'already', quoted.text);
  }
  return addOtherwise(editing, request, outcome);
}

/** `the SOC 2 report to security`, where that is the title of an entry. */
function addToEntry(editing: Editing, topic: string): Outcome | undefined {
  const entries = editing.blocks.flatMap(entriesOf);
  for (const [rest, place] of splitsOf(topic)) {
    const key = keyOf(stripArticles(place));
    const entry = entries.find(({ name }) => key !== '' && keyOf(name) === key);
    if (!entry) continue;
    const there = { ...editing, last: entry.block.componentId };
    const told = mention(
      there,
      { kind: 'mention', text: rest, section: 'it', sourced: true },
      entry.at,
    );
    if (told.did !== undefined) return told;
  }
  return undefined;
}

/** A quotation by its speaker, a section by its kind. */
const addNamed = (editing: Editing, request: RequestOf<'addAbout'>): Outcome | undefined =>
  addQuote(editing, request.topic, request.place) ?? addKind(editing, request);

const answerWord =
  /^(?:\p{L}{1,3}\s)?(?:answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowied)/iu;

/** As the kind of fact it is, without what follows a comma, or as two things. */
function addOtherwise(editing: Editing, request: RequestOf<'addAbout'>, unfound: Outcome): Outcome {
  const fact = addFact(editing, request);
  if (fact) return fact;
  const bare = bareTarget(request.topic);
  if (bare !== request.topic) {
    const asked = answerWord.test(request.topic);
    const told = asked ? answer(editing, { kind: 'answer', question: bare, inFaq: true }) : {};
    if (told.did !== undefined || told.why === 'already') return told;
    const outcome = addWhere(editing, { ...request, topic: bare });
    if (outcome.why !== 'unfound') return outcome;
  }
  const [head = '', ...tail] = request.topic.split(/\s*,\s+/);
  if (tail.length > 0 && head !== '') {
    const outcome = addWhere(editing, { ...request, topic: head.trim() });
    if (outcome.why !== 'unfound') return outcome;
  }
  const parts = request.topic.split(/\s+(?:and|und|et|y|e|en|i|oraz)\s+|と/iu);
  return parts.length === 2 ? addBoth(editing, request, parts, unfound) : unfound;
}

function addBoth(
  editing: Editing,
  request: RequestOf<'addAbout'>,
  topics: readonly string[],
  unfound: Outcome,
): Outcome {
  let { blocks } = editing;
  const outcomes = topics.map((topic) => {
    const named = stripArticles(topic);
    const outcome = addWhere({ ...editing, blocks }, { ...request, topic: named });
    blocks = outcome.blocks ?? blocks;
    return outcome;
  });
  if (outcomes.every(({ why }) => why === 'unfound')) return unfound;
  const did = outcomes.flatMap((outcome) => outcome.did ?? []);
  const undone = outcomes.find((outcome) => outcome.not !== undefined);
  return {
    ...(did.length === 0 ? {} : { blocks, did: did.join(' ') }),
    about: outcomes.flatMap((outcome, at) =>
      outcome.did === undefined ? [] : (outcome.about ?? [stripArticles(topics[at] ?? '')]),
    ),
    ...(undone?.not === undefined
      ? {}
      : { not: undone.not, why: undone.why ?? 'impossible', reasons: undone.about ?? [] }),
  };
}

export function mentionWhere(editing: Editing, request: RequestOf<'mention'>): Outcome {
  const { text, section, sourced } = request;
  const scoped = section === undefined && sourced ? scopeOf(editing.blocks, text) : undefined;
  const placed = scoped && addInto(editing, scoped, text);
  const quote = sourced && !editing.selected ? addQuote(editing, text) : undefined;
  return placed ?? quote ?? mention(editing, request);
}

/** Nothing when the place takes no text: then it may be a part of the topic. */
function addInto(
  editing: Editing,
  { rest, within, member }: NonNullable<ReturnType<typeof scopeOf>>,
  whole: string,
): Outcome | undefined {
  const [block] = within;
  if (!block || rest === whole) return undefined;
  if (member === 'headline') return headlineAbout(editing, rest);
  if (block.type === 'faq') {
    return answer(editing, { kind: 'answer', question: rest, inFaq: true });
  }
  const there = { ...editing, last: block.componentId };
  const outcome = mention(there, { kind: 'mention', text: rest, section: 'it', sourced: true });
  return outcome.did === undefined && outcome.why !== 'already' ? undefined : outcome;
}
