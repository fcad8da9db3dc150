// Takes one sentence out of its section and puts it into another: below the headline, into a text, or to
// an entry of a list. It is said once, where it was asked for.
import type { Block } from '../../../content/content.ts';
import { joinSentences } from '../../../platform/text/sentences.ts';
import {
  cite,
  done,
  type Editing,
  isWithinLimits,
  type Outcome,
  recite,
  replaceBlock,
} from './editing.ts';
import { bareTarget } from './ground/called.ts';
import { type Entry, entryIn } from './ground/entry.ts';
import { placeCalled, splitsOf } from './ground/scope.ts';
import type { Place } from './requests.ts';
import { nameOf } from './section_name.ts';
import { type Piece, sentenceOf } from './split_out.ts';

type Target = { block: Block; entry?: Entry };

/** Nothing when no sentence of the page is named, or no place that takes one. */
export function relocate(editing: Editing, phrase: string, place?: Place): Outcome | undefined {
  for (const [what, where] of waysOf(phrase, place)) {
    const target = targetCalled(editing, where);
    const piece = target && sentenceOf(editing, bareTarget(what));
    if (!piece || piece.block === target.block) continue;
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
  const left = piece.left ? [recite(piece.left, desk)] : [];
  if (!taken || ![taken, ...left].every(isWithinLimits)) return undefined;
  const changed = { ...taken, chunkIds: cite(block, piece.block.chunkIds) } as Block;
  const without = editing.blocks.flatMap((one) => (one === piece.block ? left : [one]));
  const said = `I moved “${piece.text}” to ${nameOf(block)}, out of ${nameOf(piece.block)}.`;
  const blocks = replaceBlock(without, recite(changed, desk));
  return { ...done(blocks, changed, said, [piece.text]), deed: 'moved' };
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
