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
import { sentenceAbout } from './emphasise.ts';
import { nameOf } from './find.ts';
import { entriesOf, entryIn } from './ground/entry.ts';
import { withoutPieces } from './pieces.ts';
import type { RequestOf } from './requests.ts';

interface Piece {
  block: Block;
  /** Of its section, without the piece; absent when nothing else stood there. */
  left?: Block;
  heading: string;
  text: string;
}

/** What no piece of the page says gets a section from the sources. */
export function splitOut(editing: Editing, { text }: RequestOf<'splitOut'>): Outcome {
  const refused = onlySelected(editing, 'gave it no section of its own');
  if (refused) return refused;
  const piece = entryAbout(editing, text) ?? sentenceOf(editing, text);
  if (!piece) return addAbout(editing, { kind: 'addAbout', topic: text });
  const { blocks, desk } = editing;
  if (blocks.length >= maxBlocks) return not('The page is full.');
  const draft: Draft = {
    type: 'prose',
    chunkIds: piece.block.chunkIds,
    heading: piece.heading,
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

function sentenceOf(editing: Editing, topic: string): Piece | undefined {
  const { language } = editing.desk;
  const found = sentenceAbout(editing, topic);
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
