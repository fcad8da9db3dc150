// Gives a sentence or an entry a section of its own, right below the one it stood in.
import type { Block } from '../../../content/content.ts';
import { maxBlocks } from '../../../platform/text/length.ts';
import { ensureEnd, sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { type Draft, withId } from '../compose/desk.ts';
import { capitalised } from '../context/items.ts';
import { addAbout } from './add.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  onlySelected,
  recite,
} from './editing.ts';
import { factOn, sentenceAbout, stateFirst } from './emphasise.ts';
import { entriesOf, entryIn } from './ground/entry.ts';
import { insertAt } from './order.ts';
import { withoutPieces } from './pieces.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

export interface Piece {
  block: Block;
  /** Of its section, without the piece; absent when nothing else stood there. */
  left?: Block;
  heading: string;
  text: string;
}

/** What no piece of the page says gets a section from the sources. */
export function splitOut(editing: Editing, { text, heading }: RequestOf<'splitOut'>): Outcome {
  const refused = onlySelected(editing, 'gave it no section of its own');
  if (refused) return refused;
  const piece = entryAbout(editing, text) ?? sentenceOf(editing, text);
  if (!piece) {
    const asked = heading === undefined ? {} : { heading };
    return addAbout(editing, { kind: 'addAbout', topic: text, ...asked });
  }
  const { blocks, desk } = editing;
  if (blocks.length >= maxBlocks) return not('The page is full.');
  const draft: Draft = {
    type: 'prose',
    chunkIds: piece.block.chunkIds,
    heading: heading ?? piece.heading,
    paragraphs: [piece.text],
  };
  const own = recite(withId(draft, blocks), desk);
  const left = piece.left ? [recite(piece.left, desk)] : [];
  if (!isWithinLimits(own) || !left.every(isWithinLimits)) {
    return not('That text cannot stand on its own there.');
  }
  const after = blocks.flatMap((block) => (block === piece.block ? [...left, own] : [block]));
  return done(after, own, `I gave “${piece.text}” a section of its own: ${nameOf(own)}.`);
}

const headingFor = (topic: string): string => withoutStop(capitalised(topic));

/** A question is named by its topic, any other entry by its title. */
function entryAbout({ blocks, desk }: Editing, topic: string): Piece | undefined {
  const entry = entryIn(blocks, topic, desk.language);
  if (!entry) return undefined;
  const { block, member, at, name } = entry;
  const entries = (block as unknown as Record<string, Record<string, unknown>[]>)[member] ?? [];
  const { answer, text } = entries[at] ?? {};
  const said = typeof answer === 'string' ? answer : text;
  if (typeof said !== 'string') return undefined;
  const others = entries.filter((_, index) => index !== at);
  const heading = typeof answer === 'string' ? headingFor(topic) : name;
  const left = others.length === 0 ? undefined : ({ ...block, [member]: others } as Block);
  return { block, heading, text: said, ...(left && entriesOf(left).length > 0 ? { left } : {}) };
}

export function sentenceOf(editing: Editing, topic: string): Piece | undefined {
  const { language } = editing.desk;
  const found = sentenceAbout(editing, topic) ?? factOn(editing, topic);
  if (!found) return undefined;
  const { block, sentence } = found;
  const without = withoutPieces(block, (piece) => piece === sentence, language);
  if (!without || sentencesOf(sentence, language).length === 0) return undefined;
  return {
    block,
    heading: headingFor(topic),
    text: ensureEnd(sentence, language),
    ...(without.block ? { left: without.block } : {}),
  };
}

/** One sentence of a section goes where the whole of it was not meant to; nothing when it is all of it. */
export function moveSentence(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  if (place.where === 'up' || place.where === 'down') return undefined;
  const { blocks, desk } = editing;
  const piece = sentenceOf(editing, section);
  if (!piece?.left || blocks.length >= maxBlocks) return undefined;
  if (place.where === 'top') return stateFirst(editing, section);
  const left = recite(piece.left, desk);
  const others = blocks.map((block) => (block === piece.block ? left : block));
  const at = insertAt({ ...editing, blocks: others }, place);
  if (typeof at !== 'number' || !isWithinLimits(left)) return undefined;
  const { chunkIds } = piece.block;
  const own = recite(withId({ type: 'prose', chunkIds, paragraphs: [piece.text] }, blocks), desk);
  const said = `I moved “${piece.text}” there, out of ${nameOf(piece.block)}.`;
  return done(others.toSpliced(at, 0, own), own, said, [piece.text]);
}
