// Moves what was named where it was asked for: a section that is called so, an entry inside its list,
// one sentence, a fact, or a quotation that the page left out.

import type { Block } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { factIn } from '../../grammar/facts.ts';
import { everythingElse } from '../../grammar/languages/edit_words.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import {
  atStart,
  clipped,
  done,
  type Editing,
  not,
  type Outcome,
  several,
  withBlock,
} from '../editing.ts';
import { begins, enough, nameOfPiece, opening, type Piece, pieceAbout } from '../ground/about.ts';
import { entriesOf, entryIn, listOf, withoutEntry } from '../ground/entry.ts';
import { byBeginning, findSections, severalIn } from '../ground/find.ts';
import { sectionOfKind } from '../ground/kind_named.ts';
import { typesNamed } from '../ground/nth.ts';
import { bareTarget, stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import type { Place, RequestOf } from '../requests.ts';
import { addInPlace } from './add_in_place.ts';
import { moveOrAddQuote } from './add_named.ts';
import { moveEntry } from './entries.ts';
import { heroOf } from './headline.ts';
import { besideOf, move } from './order.ts';
import { movedOut, moveSentence, stateFirst } from './sentence.ts';

export function moveNamed(editing: Editing, asking: RequestOf<'move'>): Outcome {
  const { blocks, last, selected } = editing;
  const request = { ...asking, place: beforeAll(asking.place) };
  const asked = typesNamed(request.section)?.includes('faq');
  if (asked && !blocks.some(({ type }) => type === 'faq' || type === 'heard')) {
    return not(`I found no question “${request.section}” on the page.`, 'missing', request.section);
  }
  const exact = blocks.some((block) => keyOf(headingOf(block) ?? '') === keyOf(request.section));
  const titled = blocks
    .flatMap(entriesOf)
    .some(({ name }) => keyOf(name) === keyOf(request.section));
  const entry = titled && !exact ? moveTitled(editing, request) : undefined;
  if (entry) return entry;
  const each = exact ? undefined : moveEach(editing, request);
  if (each) return each;
  const named = findSections(blocks, request.section, { byNameOnly: true, last });
  const pointed = /^(?:|it|this|that)$/.test(request.section);
  if (named.length > 0 || pointed) return move(editing, request);
  // `The onboarding` is what `Onboarding takes 3 weeks` stands above, and no sentence that prices it.
  const begun = byBeginning(blocks, stripArticles(bareTarget(request.section)));
  if (begun && !selected)
    return move({ ...editing, last: begun.componentId }, { ...request, section: 'it' });
  // Whoever says the price means the list of them, and no sentence that speaks of what something costs.
  const prices = sectionOfKind(blocks, request.section, editing.brief.language);
  const heading = prices && headingOf(prices);
  if (heading !== undefined) return move(editing, { ...request, section: heading });
  // A kind of section that the page does not have is no word in a sentence.
  if (kindOfSection(request.section) === 'stats') {
    return not(`I found no section “${request.section}” on the page.`, 'missing', request.section);
  }
  const entryNamed = moveTitled(editing, request);
  if (entryNamed) return entryNamed;
  if (selected) return move(editing, request);
  // `The telephone number at the top`: a fact goes there as a sentence.
  const stated =
    factIn(request.section) && request.place.where === 'top'
      ? stateFirst(editing, request.section)
      : undefined;
  return (
    stated ??
    (isParagraph(editing, request) ? undefined : moveSentence(editing, request)) ??
    moveMeant(editing, request) ??
    moveOrAddQuote(editing, request) ??
    addInPlace(editing, request) ??
    noPlace(editing, request) ??
    not(`I found no section “${request.section}” on the page.`, 'missing', request.section)
  );
}

const ahead: ReadonlySet<Place['where']> = new Set(['top', 'after', 'up']);

/** `The prices and the quote to the end`: each of them, if each is a section, in the order they were named. */
function moveEach(editing: Editing, request: RequestOf<'move'>): Outcome | undefined {
  const names = severalIn(request.section);
  const found = names.map((name) => findSections(editing.blocks, name, { byNameOnly: true })[0]);
  if (names.length < 2 || names.length > maxRivals || new Set(found).size < names.length)
    return undefined;
  let { blocks } = editing;
  const moved: Block[] = [];
  // What goes in front is moved last to stand first.
  for (const block of ahead.has(request.place.where) ? found.reverse() : found) {
    if (!block) return undefined;
    const one = { ...editing, blocks, last: block.componentId };
    const outcome = move(one, { ...request, section: 'it' });
    if (outcome.blocks === undefined && outcome.why !== 'there') return outcome;
    blocks = outcome.blocks ?? blocks;
    moved.push(block);
  }
  if (blocks.every((block, at) => block === editing.blocks[at])) return undefined;
  const told = moved.map(nameOf);
  return done(
    blocks,
    moved[0],
    `I moved ${told.join(' and ')}.`,
    moved.map((block, at) => headingOf(block) ?? names[at] ?? ''),
  );
}

/** The first of a programme goes no further up in it: all of it is meant. */
const opensWay = ({ block, at }: Pick<Piece, 'block' | 'at'>, where: Place['where']): boolean =>
  at === 0 &&
  (where === 'up' || where === 'top') &&
  (block.type === 'timeline' || block.type === 'steps' || block.type === 'plan');

/** Inside its list; where it stands first or last in it already, the page is meant. */
function moveTitled(editing: Editing, request: RequestOf<'move'>): Outcome | undefined {
  const outcome = moveEntry(editing, request);
  const { where } = request.place;
  if (outcome?.why !== 'there' || editing.selected || where === 'nth') return outcome;
  const entry = entryIn(editing.blocks, request.section, editing.brief.language);
  if (!entry) return outcome;
  const { block } = entry;
  const isIts =
    entriesOf(block).length === 1 ||
    (where === 'top' && isPriceList(block)) ||
    opensWay(entry, where);
  return isIts
    ? move({ ...editing, last: block.componentId }, { ...request, section: 'it' })
    : (splitTo(editing, entry, request.place) ?? outcome);
}

/** What should move is there, and what it should stand beside is not. */
function noPlace(editing: Editing, { section, place }: RequestOf<'move'>): Outcome | undefined {
  if (!('section' in place) || besideOf(editing, place.section).length > 0) return undefined;
  const said = `I found no section “${place.section}” to move “${section}” to.`;
  return pieceAbout(editing, bareTarget(section)).one && not(said, 'missing', place.section);
}

/** Whose first words name what it is about: all of it goes, and not one sentence. */
function isParagraph(editing: Editing, { section }: RequestOf<'move'>): boolean {
  const topic = bareTarget(section);
  const { one } = pieceAbout(editing, topic);
  return one?.block.type === 'prose' && (begins(one, topic) || (one.at !== -1 && one.name !== ''));
}

/** What is called otherwise: a section, an entry in its list, a paragraph, an answer to the reader among their questions. */
function moveMeant(editing: Editing, request: RequestOf<'move'>): Outcome | undefined {
  const topic = bareTarget(request.section.replace(/ section$/, ''));
  const about = pieceAbout(editing, topic);
  // A row of prices names a thing; the part that tells of it is meant.
  const telling = about.several.filter(({ block }) => !isPriceList(block));
  const only = telling.length === 1 ? telling[0] : undefined;
  const one = about.one ?? only;
  const rivals = only ? [] : about.several;
  const { where } = request.place;
  const line =
    !one && where === 'top' && rivals.length === 0 ? heroOf(editing)?.headline : undefined;
  if (line !== undefined && opening(editing, topic)(line).all >= enough) {
    return not(`The page opens with it already: “${line}”.`, 'there', line);
  }
  if (rivals.length > 0) return several(rivals.slice(0, maxRivals).map(nameOfPiece));
  if (!one) return undefined;
  const { block, at, name } = one;
  const whole = { ...editing, last: block.componentId };
  if (block.type === 'prose' && at !== -1) return moveParagraph(editing, block, at, request.place);
  if (at === -1 || (entriesOf(block).length === 1 && block.type !== 'heard'))
    return move(whole, { ...request, section: 'it' });
  if (block.type === 'heard') return movePair(editing, block, at, request.place);
  if (opensWay(one, where)) return move(whole, { ...request, section: 'it' });
  return (
    (where === 'up' || where === 'down'
      ? undefined
      : splitTo(editing, { ...one, block }, request.place)) ??
    moveEntry({ ...editing, within: [block] }, { ...request, section: name })
  );
}

/** Within its text where it goes a way, or beside another of its paragraphs; else out of it. */
function moveParagraph(
  editing: Editing,
  block: Prose,
  at: number,
  place: Place,
): Outcome | undefined {
  const text = block.paragraphs[at] ?? '';
  const others = block.paragraphs.toSpliced(at, 1);
  const left = { ...block, paragraphs: others };
  const out = movedOut(editing, { block, left, text }, place);
  const beside = 'section' in place ? besideIn(editing, left, place.section) : -1;
  if (beside === -1 && place.where !== 'up' && place.where !== 'down') return out;
  const ends = { up: 0, down: others.length, before: beside, after: beside + 1 };
  const to = ends[place.where as keyof typeof ends];
  const name = clipped(text);
  if (to === at) return not(`“${name}” stands there already.`, 'there', name);
  const changed = { ...block, paragraphs: others.toSpliced(to, 0, text) };
  const did = `I moved “${name}” within ${nameOf(block)}.`;
  return withBlock(editing, changed, did, [name]);
}

/** The paragraph that is meant, where no section is called so. */
function besideIn(editing: Editing, block: Prose, named: string): number {
  if (findSections(editing.blocks, named, { byNameOnly: true }).length > 0) return -1;
  return pieceAbout({ ...editing, blocks: [block] }, named).one?.at ?? -1;
}

type Prose = Extract<Block, { type: 'prose' }>;
const maxRivals = 4;

function movePair(
  editing: Editing,
  block: Extract<Block, { type: 'heard' }>,
  at: number,
  place: Place,
): Outcome | undefined {
  const pair = block.items[at];
  const last = block.items.length - 1;
  if (!pair) return undefined;
  if ('section' in place) {
    // Beside a section it is one, under what they asked.
    const { said, proposed } = pair;
    const left = { ...block, items: block.items.toSpliced(at, 1) };
    const heading = said.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, '');
    const isAsked = isQuestion(heading) && heading.length <= maxAsked && last > 0;
    const own = isAsked
      ? movedOut(editing, { block, left, heading, name: heading, text: proposed }, place)
      : undefined;
    // A sentence that asks nothing is no heading: it goes with the others, and stands first of them.
    const first = { ...block, items: [pair, ...left.items] };
    const blocks = editing.blocks.map((one) => (one === block ? first : one));
    const pointed = { ...editing, blocks, last: block.componentId };
    return own ?? move(pointed, { kind: 'move', section: 'it', place });
  }
  const nth = place.where === 'nth' ? place.number - 1 : at;
  const to = { top: 0, bottom: last, up: at - 1, down: at + 1, nth };
  const next = Math.min(last, Math.max(0, to[place.where]));
  const { said: name } = pair;
  if (next === at) {
    // What the reader said and its answer stand among the others: last of them is not last on the page.
    const isFirst = editing.blocks.find(({ type }) => type !== 'hero') === block;
    const isThere = isFirst && (place.where === 'top' || place.where === 'up');
    return isThere
      ? not(`“${name}” is there already.`, 'there', name)
      : not(`${atStart(nameOf(block))} keeps its answers together; I changed nothing.`);
  }
  const items = block.items.toSpliced(at, 1).toSpliced(next, 0, pair);
  return withBlock(editing, { ...block, items }, `I moved the answer to ${name}.`, [name]);
}

/** An entry that is to stand elsewhere on the page is a section there. */
function splitTo(editing: Editing, { block, at }: Piece, place: Place): Outcome | undefined {
  const entry = entriesOf(block)[at];
  const { text, answer } = entry ? (listOf(entry)[at] ?? {}) : {};
  // An entry that is its title stands there without one.
  const bare = answer === undefined && text === undefined ? entry?.name : undefined;
  const said = typeof answer === 'string' ? answer : (text ?? bare);
  const left = entry && withoutEntry(entry);
  const mayLeave = block.type === 'faq' || block.type === 'benefits' || block.type === 'cards';
  if (!mayLeave || typeof said !== 'string' || !left) return undefined;
  const heading = bare === undefined ? { heading: entry.name } : {};
  const told = bare === undefined ? said : ensureEnd(said, editing.brief.language);
  return movedOut(editing, { block, left, name: entry.name, ...heading, text: told }, place);
}

const maxAsked = 80;

/** `Before everythingElse else` is the top. */
const beforeAll = (place: Place): Place =>
  place.where === 'before' && everythingElse.test(place.section.trim()) ? { where: 'top' } : place;
