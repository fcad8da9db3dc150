// Moves what was named where it was asked for: a section that is called so, an entry inside its list,
// one sentence into another section, a fact, or a quotation that the page left out.

import type { Block } from '../../../../content/content.ts';
import { joinSentences } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts.ts';
import { atStart, cite, type Editing, not, type Outcome, withBlock } from '../editing.ts';
import { type Entry, entriesOf, entryIn } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { typesNamed } from '../ground/nth.ts';
import { bareTarget, placeCalled, splitsOf } from '../ground/scope.ts';
import { kindOfSection, nameOf } from '../ground/sections.ts';
import type { Place, RequestOf } from '../requests.ts';
import { moveOrAddQuote } from './add_named.ts';
import { moveEntry } from './entries.ts';
import { mention } from './mention.ts';
import { move } from './order.ts';
import { moveSentence, type Piece, sentenceOf, stateFirst } from './sentence.ts';

export function moveNamed(editing: Editing, request: RequestOf<'move'>): Outcome {
  const { blocks, last, selected } = editing;
  const asked = typesNamed(request.section)?.includes('faq');
  if (asked && !blocks.some(({ type }) => type === 'faq' || type === 'heard')) {
    return not(`I found no question “${request.section}” on the page.`, 'missing', request.section);
  }
  const exact = blocks.some((block) => keyOf(headingOf(block) ?? '') === keyOf(request.section));
  const titled = blocks
    .flatMap(entriesOf)
    .some(({ name }) => keyOf(name) === keyOf(request.section));
  const entry = titled && !exact ? moveEntry(editing, request) : undefined;
  if (entry) return entry;
  const named = findSections(blocks, request.section, { byNameOnly: true, last });
  const pointed = /^(?:|it|this|that)$/.test(request.section);
  if (named.length > 0 || pointed) return move(editing, request);
  // A kind of section that the page does not have is no word in a sentence.
  if (kindOfSection(request.section) === 'stats') {
    return not(`I found no section “${request.section}” on the page.`, 'missing', request.section);
  }
  const smaller =
    moveEntry(editing, request) ?? (selected ? undefined : moveSentence(editing, request));
  if (smaller) return smaller;
  const outcome = move(editing, request);
  if (outcome.why !== 'missing' || selected) return outcome;
  const elsewhere = relocate(editing, request.section) ?? belowTitle(editing, request);
  if (elsewhere) return elsewhere;
  // `The telephone number at the top`: a fact goes there as a sentence.
  const stated = request.place.where === 'top' ? stateFirst(editing, request.section) : undefined;
  return stated ?? moveOrAddQuote(editing, request) ?? outcome;
}

/** `… under the headline`: what the page does not say there yet is told there, from the sources. */
function belowTitle(editing: Editing, { section, place }: RequestOf<'move'>): Outcome | undefined {
  if (place.where !== 'after' || place.section !== 'headline') return undefined;
  const moved = relocate(editing, section, place);
  if (moved) return moved;
  const hero = editing.blocks.find(({ type }) => type === 'hero');
  if (!hero) return undefined;
  const there = { ...editing, last: hero.componentId };
  const told = mention(there, { kind: 'mention', text: section, section: 'it', sourced: true });
  return told.did === undefined ? undefined : { ...told, deed: 'added' };
}

type Target = { block: Block; entry?: Entry };

/** Nothing when no sentence of the page is named, or no place that takes one. */
export function relocate(editing: Editing, phrase: string, place?: Place): Outcome | undefined {
  for (const [what, where] of waysOf(phrase, place)) {
    const target = targetCalled(editing, where);
    const piece = target && sentenceOf(editing, bareTarget(what));
    if (!piece) continue;
    if (piece.block === target.block) {
      if (!place) continue;
      return not(
        `${atStart(nameOf(target.block))} says it already: “${piece.text}”.`,
        'there',
        piece.text,
      );
    }
    const outcome = into(editing, piece, target);
    if (outcome) return outcome;
  }
  return undefined;
}

/** What is to go, and into what. */
function waysOf(phrase: string, place?: Place): [what: string, where: string][] {
  if (!place) return splitsOf(phrase);
  return place.where === 'after' ? [[phrase, place.section]] : [];
}

function targetCalled({ blocks, desk }: Editing, where: string): Target | undefined {
  const called = placeCalled(blocks, where);
  const [block] = called?.within ?? [];
  if (block?.type === 'hero' || (block?.type === 'prose' && called?.within.length === 1)) {
    return { block };
  }
  const entry = called ? undefined : entryIn(blocks, where, desk.language);
  const lists = entry?.block.type === 'benefits' || entry?.block.type === 'cards';
  return entry && lists ? { block: entry.block, entry } : undefined;
}

function into(editing: Editing, piece: Piece, { block, entry }: Target): Outcome | undefined {
  const { desk } = editing;
  const taken = withSentence(block, piece.text, desk.language, entry);
  if (!taken) return undefined;
  const changed = { ...taken, chunkIds: cite(block, piece.block.chunkIds) } as Block;
  const blocks = editing.blocks.flatMap((one) => (one === piece.block ? (piece.left ?? []) : one));
  const said = `I moved “${piece.text}” to ${nameOf(block)}, out of ${nameOf(piece.block)}.`;
  return withBlock({ ...editing, blocks }, changed, said, [piece.text], { deed: 'moved' });
}

function withSentence(
  block: Block,
  sentence: string,
  language: string,
  entry?: Entry,
): Block | undefined {
  const joined = (text: string | undefined): string =>
    joinSentences([...(text === undefined ? [] : [text]), sentence], language);
  if (block.type === 'hero') return { ...block, subheadline: joined(block.subheadline) };
  if (block.type === 'prose') return { ...block, paragraphs: [...block.paragraphs, sentence] };
  if (!entry || (block.type !== 'benefits' && block.type !== 'cards')) return undefined;
  const items = block.items.map((item, at) =>
    at === entry.at ? { ...item, text: joined(item.text) } : item,
  );
  return { ...block, items } as Block;
}
