// What of a page speaks of a thing that no heading names: a section, an entry of a list, an answer to the reader.
import type { Block } from '../../../../content/content.ts';
import { headingOf, textsOf } from '../../compose/texts.ts';
import type { Editing } from '../editing.ts';
import { entriesOf } from './entry.ts';
import { everyText } from './find.ts';
import { foremost, sharesWords, spokenOf } from './meant.ts';

export interface Piece {
  block: Block;
  /** In its list, or -1 for all of the block. */
  at: number;
  /** Its title, question, heading, or what the reader said. */
  name: string;
  whole: string;
}

/** What else is about it nearly as much leaves it open which is meant. */
const clearly = 1.2;
/** What the reader said names a thing; the section that tells of it is it. */
const ofReader = 0.7;

/** The one piece that is meant, or those that may be. */
export function pieceAbout(editing: Editing, topic: string): { one?: Piece; several: Piece[] } {
  const told = spokenOf(editing.desk, topic);
  const scored = editing.blocks
    .flatMap(piecesOf)
    .map((piece) => {
      const worth = piece.block.type === 'heard' ? ofReader : 1;
      return { piece, worth, score: told(piece.whole, piece.name) };
    })
    .filter(({ score }) => score > 0);
  // In the words of the request, if anything is; else by what they mean.
  const most = Math.max(...scored.map(({ score }) => score));
  const alike = scored
    .filter(({ score }) => score >= foremost === most >= foremost)
    .map(({ piece, worth, score }) => ({ piece, score: ((score % foremost) + 1) * worth }))
    .sort((a, b) => b.score - a.score);
  const [best] = alike;
  if (!best) return { several: [] };
  const near = alike.filter(({ score }) => score * clearly > best.score).map(({ piece }) => piece);
  const [first, ...others] = near;
  if (!first || others.length === 0) return { ...(first ? { one: first } : {}), several: [] };
  // Several entries of one list are the list.
  const isOne = others.every(({ block }) => block === first.block);
  const list = isOne && first.block.type !== 'heard' ? blockPiece(first.block) : undefined;
  if (list) return { one: list, several: [] };
  // Where all of a page is of one trade, its field of meaning points at nothing.
  const shares = sharesWords(editing.desk, topic);
  return { several: near.filter(({ whole }) => shares(whole)) };
}

/** What opens and closes a page is meant by its name alone. */
const closing: ReadonlySet<string> = new Set(['hero', 'ask', 'form', 'callToAction']);

/** A list is meant by its heading or by its entries. */
function piecesOf(block: Block): Piece[] {
  if (closing.has(block.type)) return [];
  if (block.type === 'heard') {
    return block.items.map(({ said, proposed }, at) => ({
      ...{ block, at, name: said, whole: `${said} ${proposed}` },
    }));
  }
  const entries = entriesOf(block);
  const heading = headingOf(block);
  if (entries.length === 0) return [blockPiece(block)];
  const named = heading === undefined ? [] : [{ block, at: -1, name: heading, whole: heading }];
  return [...named, ...entries];
}

const blockPiece = (block: Block): Piece => ({
  ...{ block, at: -1, name: headingOf(block) ?? '' },
  whole: block.type === 'quote' ? everyText(block).join(' ') : textsOf(block).join(' '),
});

/** Whether the page opens with it. */
export function opensWith({ desk, blocks }: Editing, topic: string): string | undefined {
  const hero = blocks.find(({ type }) => type === 'hero');
  if (hero?.type !== 'hero') return undefined;
  return spokenOf(desk, topic)(hero.headline, '') > 0 ? hero.headline : undefined;
}
