// Moves sections about.

import type { Block } from '../../../../content/content.ts';
import { fold } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { bothOf, startOfPage } from '../../grammar/languages/edit_words.ts';
import { typeOf } from '../../grammar/section_kinds.ts';
import {
  allQuoted,
  atStart,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  onlySelected,
  targetOf,
  withBlock,
} from '../editing.ts';
import { nameOfPiece, type Piece, pieceNamed } from '../ground/about.ts';
import { entriesOf, listOf, withList } from '../ground/entry.ts';
import { findSections, wholeSection } from '../ground/find.ts';
import { nameOf } from '../ground/sections.ts';
import type { Place, RequestOf } from '../requests.ts';

/** All of a section, unless only one element of it was selected. */
export const sectionIn = ({ blocks, selected }: Editing, block: Block): Block[] =>
  selected ? [block] : wholeSection(blocks, block);

export function move(editing: Editing, { section, place }: RequestOf<'move'>): Outcome {
  const named = findSections(editing.blocks, section, { byNameOnly: true, last: editing.last });
  const block = targetOf(editing, section);
  if (isOutcome(block)) return block;
  // What opens the page is moved only by its name, never by a word in its headline.
  const isPointed = /^(?:|it|this|that)$/.test(section);
  if (block.type === 'hero' && !editing.selected && (isPointed || !named.includes(block))) {
    return not(`I found no section “${section}” on the page.`, 'missing', section);
  }
  const moved = sectionIn(editing, block);
  const others = editing.blocks.filter((other) => !moved.includes(other));
  const now = editing.blocks.indexOf(block);
  const isLast = place.where === 'bottom' && !isClosing(block);
  const at = isLast ? endOf(others) : placeIn(others, place, now, editing);
  if (typeof at !== 'number') return at;
  const blocks = [...others.slice(0, at), ...moved, ...others.slice(at)];
  if (blocks.every((other, index) => other === editing.blocks[index])) {
    const there = `${atStart(nameOf(block))} is there already.`;
    return { ...not(there, 'there', headingOf(block) ?? section), touched: block.componentId };
  }
  return done(blocks, block, `I moved ${nameOf(block)} ${spoken(place, others, at)}.`);
}

const isClosing = ({ type }: Block): boolean => type === 'form' || type === 'callToAction';

/** The end of a page is above the form or the buttons that close it. */
export const endOf = (blocks: readonly Block[]): number =>
  blocks.findLastIndex((block) => !isClosing(block)) + 1;

function placeIn(
  others: readonly Block[],
  place: Place,
  now: number,
  editing: Editing,
): number | Outcome {
  const { blocks, last } = editing;
  // The top of a page is below its hero.
  const top = others[0]?.type === 'hero' ? 1 : 0;
  switch (place.where) {
    case 'top':
      return top;
    case 'bottom':
      return others.length;
    case 'nth':
      return stepsDown(others, top, place.number - 1);
    case 'up':
      return stepsUp(others, now, place.steps, Math.min(top, now));
    case 'down':
      return stepsDown(others, now, place.steps);
    default: {
      const { section } = place;
      const isNamed = findSections(blocks, section, { byNameOnly: true, last }).length > 0;
      if (!isNamed && place.where === 'after' && startOfPage.test(section)) return top;
      const found = besideOf(editing, section);
      // Behind several, it stands behind the last.
      const beside = place.where === 'after' ? found.at(-1) : found[0];
      const at = beside === undefined ? -1 : others.indexOf(beside);
      if (at === -1)
        return not(`I found no section “${section}” to move it to.`, 'missing', section);
      const to =
        place.where === 'before' || !beside ? at : at + wholeSection(others, beside).length;
      // What stands behind it already goes no further up; a page begins below its hero and ends above its button.
      const isThere = place.where === 'before' ? now < to : now > to && now < blocks.length;
      const isEnd = beside?.type === 'hero' || (beside && isClosing(beside));
      return isThere && !isEnd && place.next === undefined ? now : to;
    }
  }
}

/** What a place names: a section, else the one that has the piece about it; never the hero for a word in its headline. */
export function besideOf(editing: Editing, section: string): Block[] {
  const { blocks, last } = editing;
  const id = blocks.find(({ componentId }) => componentId === section);
  const named = id ? [id] : findSections(blocks, section, { byNameOnly: true, last });
  if (named.some(({ type }) => type !== 'hero') || typeOf(fold(section)) === 'hero') return named;
  const piece = pieceNamed(editing, section);
  return piece && piece.block.type !== 'hero' ? [piece.block] : [];
}

/** A step passes a whole section. */
function stepsUp(others: readonly Block[], from: number, steps: number, top: number): number {
  let at = from;
  for (let step = 0; step < steps && at > top; step++) {
    const above = others[at - 2];
    const pair = above !== undefined && wholeSection(others, above).length > 1;
    at -= pair && at - 2 >= top ? 2 : 1;
  }
  return at;
}

function stepsDown(others: readonly Block[], from: number, steps: number): number {
  let at = from;
  for (let step = 0; step < steps && at < others.length; step++) {
    const below = others[at];
    at += below === undefined ? 1 : wholeSection(others, below).length;
  }
  return at;
}

function spoken(place: Place, others: readonly Block[], at: number): string {
  const beside = place.where === 'before' ? others[at] : others[at - 1];
  switch (place.where) {
    case 'top':
      return 'to the top';
    case 'bottom':
      return 'to the bottom';
    case 'up':
    case 'down':
      return place.where;
    case 'nth':
      return `to place ${place.number}`;
    default:
      return `${place.where} ${beside ? nameOf(beside) : 'it'}`;
  }
}

export function swap(editing: Editing, request: RequestOf<'swap'>): Outcome {
  const refused = onlySelected(editing, 'swapped nothing');
  if (refused) return refused;
  if (request.other === undefined) return swapBoth(editing, request.one);
  const [one, other] = [request.one, request.other].map((name) => pieceNamed(editing, name));
  if (!one || !other) {
    const name = one ? request.other : request.one;
    return not(`I found no section “${name}” on the page.`, 'missing', name);
  }
  if (one.at === -1 && other.at === -1 && one.block !== other.block)
    return swapBlocks(editing, one.block, other.block);
  return swapParts(editing, one, other) ?? notAlike(one, other);
}

/** Two entries of one list, or two paragraphs of one text. */
function swapParts(editing: Editing, one: Piece, other: Piece): Outcome | undefined {
  const { block } = one;
  if (block !== other.block || one.at === -1 || other.at === -1 || one.at === other.at)
    return undefined;
  const [entry] = entriesOf(block);
  const list: readonly unknown[] =
    block.type === 'prose' ? block.paragraphs : entry ? listOf(entry) : [];
  const swapped = list.with(one.at, list[other.at]).with(other.at, list[one.at]);
  const left =
    block.type === 'prose'
      ? { ...block, paragraphs: swapped as string[] }
      : entry && withList(entry, swapped);
  const names = [nameOfPiece(one), nameOfPiece(other)];
  return left && withBlock(editing, left, `I swapped ${allQuoted(names)}.`, names);
}

const notAlike = (...pieces: Piece[]): Outcome =>
  not(
    `${allQuoted(pieces.map(nameOfPiece))} do not stand side by side, so I swapped nothing.`,
    'impossible',
    ...pieces.map(nameOfPiece),
  );

/** `the two quotes`: only where there are exactly two. */
function swapBoth(editing: Editing, named: string): Outcome {
  const name = named.replace(bothOf, '');
  const found = findSections(editing.blocks, name, { all: true });
  const [one, other] = found;
  if (one && other && found.length === 2) return swapBlocks(editing, one, other);
  return not(`I found no two sections “${named}” to swap.`, 'missing', named);
}

function swapBlocks(editing: Editing, one: Block, other: Block): Outcome {
  const [ones, others] = [one, other].map((block) => wholeSection(editing.blocks, block));
  const blocks = editing.blocks.flatMap((block) => {
    if (block === one) return others ?? [];
    if (block === other) return ones ?? [];
    return ones?.includes(block) || others?.includes(block) ? [] : [block];
  });
  const names = [one, other].flatMap((block) => headingOf(block) ?? []);
  const said = `I swapped ${nameOf(one)} and ${nameOf(other)}.`;
  return done(blocks, one, said, names.length === 2 ? names : undefined);
}

/** Where a new section goes when nobody says: before the page's ending. */
export function insertAt(editing: Editing, place: Place | undefined): number | Outcome {
  const { blocks } = editing;
  if (place) return placeIn(blocks, place, blocks.length, editing);
  const ending = blocks.findIndex(({ type }) =>
    ['faq', 'ask', 'form', 'callToAction'].includes(type),
  );
  return ending === -1 ? blocks.length : ending;
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
