// Takes away a text by its words: a sentence, an entry of a list, or a part of one.

import type { Block } from '../../../content/content.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { headingOf } from '../compose/texts.ts';
import {
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  withBlock,
} from './editing.ts';
import { typesNamed } from './ground/nth.ts';
import { withoutPart } from './ground/parts.ts';
import { placeCalled } from './ground/scope.ts';
import { withoutPieces } from './pieces.ts';
import { removeAbout, removePart, removeSections } from './remove_about.ts';
import { removeEntry, removeLikest } from './remove_entry.ts';
import { withoutInHeadline } from './remove_words.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

/** `the question about leaving` stands among the questions, or in what the reader asked. */
function pieceBlocks({ blocks }: Editing, piece: string | undefined): Block[] | undefined {
  const types = piece === undefined ? undefined : typesNamed(piece);
  if (!types?.includes('faq')) return undefined;
  const asked = blocks.filter(({ type }) => type === 'faq' || type === 'heard');
  return asked.length === 0 ? undefined : asked;
}

/** Takes away a sentence, or an entry of a list, that holds the words. */
export function removeText(whole: Editing, request: RequestOf<'removeText'>): Outcome {
  const { text, section } = request;
  const within =
    section === undefined
      ? pieceBlocks(whole, request.piece)
      : placeCalled(whole.blocks, section)?.within;
  const editing = within ? { ...whole, within } : whole;
  const bare = text.replace(/^(?:about|with|that says|saying)\s+/i, '');
  const wanted = keyOf(bare);
  if (wanted === '') return not('I was not told which text to remove.');
  const { desk, selected } = editing;
  const open = openBlocks(editing);
  const line =
    withoutInHeadline(editing, text) ??
    (request.piece === undefined ? undefined : removeEntry(editing, text));
  if (line) return line;
  // In quotes or not, the name of a section means the section.
  const named = open.filter((block) => keyOf(headingOf(block) ?? '') === wanted);
  if (named.length > 0) return removeSections(editing, text, named.slice(0, 1));
  for (const block of editing.blocks) {
    if (!open.includes(block)) continue;
    const without = withoutPieces(
      block,
      (piece) => holds(piece, wanted),
      desk.language,
      (sentence) =>
        withoutPart(sentence, () => 0, { price: false, name: bare, language: desk.language }),
    );
    if (!without?.block || !isWithinLimits(without.block)) continue;
    const said = `I removed the text with “${text}” from ${nameOf(without.block)}.`;
    return withBlock(editing, without.block, said, without.gone);
  }
  const missing = not(
    `I found no text “${text}” that could be removed${selected ? ' from the selected element' : ''}.`,
    'missing',
    text,
  );
  const outcome = removePart(editing, bare) ?? removeAbout(editing, bare, missing);
  if (outcome.why !== 'missing' || request.piece === undefined) return outcome;
  return removeLikest(editing, bare, request.piece) ?? outcome;
}

/** Whole words; where a script has no spaces, letters must do. */
const holds = (text: string, wanted: string): boolean =>
  /^[\x20-\x7e]*$/.test(wanted)
    ? ` ${keyOf(text)} `.includes(` ${wanted} `)
    : keyOf(text).includes(wanted);
