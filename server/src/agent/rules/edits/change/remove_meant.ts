// Takes away what is called otherwise on the page; where it is not clear what would go, it is said where it stands.
import type { Block } from '../../../../content/content.ts';
import {
  allQuoted,
  clipped,
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  several,
  withBlock,
} from '../editing.ts';
import { type Piece, pieceAbout } from '../ground/about.ts';
import { entriesOf, withoutEntry } from '../ground/entry.ts';
import { foremost, spokenOf } from '../ground/meant.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { bareTarget } from '../ground/scope.ts';
import { headlineWithout } from './headline.ts';

export function removeMeant(editing: Editing, named: string): Outcome | undefined {
  if (editing.selected) return undefined;
  const topic = bareTarget(named.replace(/ section$/, ''));
  const { one, several: rivals } = pieceAbout(editing, topic);
  if (rivals.length > 0) return several(rivals.slice(0, maxRivals).map(nameOf));
  // Only what has its words goes: what means the same may be meant to stay.
  const told = spokenOf(editing.desk, topic);
  const speaks = (text: string): boolean => told(text, '') >= foremost;
  if (!one) return headlineWithout(editing, speaks);
  const isSure = speaks(`${one.name} ${one.whole}`);
  const gone = isSure
    ? (withoutSentences(editing, one, speaks, topic) ?? withoutPiece(editing, one))
    : undefined;
  // A section that speaks of more than it does not go for it.
  return gone ?? perhaps(nameOf(one));
}

/** One that is called otherwise: it is asked for before it goes. */
const perhaps = (place: string): Outcome =>
  not(`Perhaps “${place}” is meant: call it by that name and I will change it.`, 'perhaps', place);

const maxRivals = 4;
const nameOf = ({ name, whole }: Piece): string => (name === '' ? clipped(whole) : name);

function withoutPiece(editing: Editing, { block, at, name }: Piece): Outcome | undefined {
  if (at === -1) return undefined;
  const left = withoutAt(block, at);
  const said = `I removed “${name}”.`;
  if (left) return withBlock(editing, left, said, [name]);
  const others = editing.blocks.filter((one) => one !== block);
  return done(others, undefined, said, [name]);
}

/** The sentences of a section that speak of it; nothing where no other is left. */
function withoutSentences(
  editing: Editing,
  { block, at }: Piece,
  speaks: (text: string) => boolean,
  topic: string,
) {
  if (at !== -1 || block.type !== 'prose') return undefined;
  const without = withoutPieces(block, speaks, editing.desk.language);
  if (!without?.block || !isWithinLimits(without.block)) return undefined;
  const said = `I removed what speaks of “${topic}”: ${allQuoted(without.gone)}.`;
  return withBlock(editing, without.block, said, without.gone);
}

/** Nothing where no other is left. */
function withoutAt(block: Block, at: number): Block | undefined {
  if (block.type === 'heard') {
    return block.items.length < 2 ? undefined : { ...block, items: block.items.toSpliced(at, 1) };
  }
  const entry = entriesOf(block)[at];
  return entry && withoutEntry(entry);
}
