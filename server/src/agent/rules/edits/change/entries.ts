// Moves entries inside their list: one, or two for each other.
import type { Block } from '../../../../content/content.ts';
import { type Editing, not, type Outcome, openBlocks, withBlock } from '../editing.ts';
import { type Piece, pieceAbout } from '../ground/about.ts';
import { type Entry, entryIn, listOf, withList } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { nameOf } from '../ground/sections.ts';
import type { Place, RequestOf } from '../requests.ts';

/** Nothing when no entry is meant, or when it would have to leave its list. */
export function moveEntry(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  const { language } = editing.brief;
  const entry = entryIn(openBlocks(editing), section, language);
  const at = entry && placeInList(editing, entry, place);
  if (!entry || at === undefined) return undefined;
  const { block, name } = entry;
  if (at === entry.at) return not(`“${name}” is there already.`, 'there', name);
  const list = listOf(entry);
  const changed = withList(
    entry,
    list.toSpliced(entry.at, 1).toSpliced(at, 0, list[entry.at] ?? {}),
  );
  return withBlock(editing, changed, `I moved “${name}” to place ${at + 1} in ${nameOf(block)}.`, [
    name,
  ]);
}

function placeInList(editing: Editing, entry: Entry, place: Place): number | undefined {
  const { language } = editing.brief;
  const last = listOf(entry).length - 1;
  switch (place.where) {
    case 'top':
      return 0;
    case 'bottom':
      return last;
    case 'nth':
      return Math.min(last, place.number - 1);
    case 'up':
      return Math.max(0, entry.at - place.steps);
    case 'down':
      return Math.min(last, entry.at + place.steps);
    default: {
      const other =
        entryIn([entry.block], place.section, language) ??
        entryAbout(editing, entry.block, place.section);
      if (!other || other.at === entry.at) return undefined;
      // Counted without the entry itself.
      const at = other.at > entry.at ? other.at - 1 : other.at;
      return place.where === 'before' ? at : at + 1;
    }
  }
}

/** The one that speaks of it, where no section is called so and nothing else on the page speaks of it more. */
function entryAbout(editing: Editing, block: Block, named: string): Piece | undefined {
  if (findSections(editing.blocks, named, { byNameOnly: true }).length > 0) return undefined;
  const { one } = pieceAbout(editing, named);
  return one?.block === block && one.at !== -1 ? one : undefined;
}

/** Two entries of one list change places. */
export function swapEntries(editing: Editing, one: string, other: string): Outcome | undefined {
  const { language } = editing.brief;
  const open = openBlocks(editing);
  const first = entryIn(open, one, language);
  const second = first && entryIn([first.block], other, language);
  if (!first || !second || first.at === second.at) return undefined;
  const list = listOf(first);
  const swapped = list.with(first.at, list[second.at] ?? {}).with(second.at, list[first.at] ?? {});
  const said = `I swapped “${first.name}” and “${second.name}” in ${nameOf(first.block)}.`;
  return withBlock(editing, withList(first, swapped), said, [first.name, second.name]);
}
