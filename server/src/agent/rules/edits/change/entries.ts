// Moves an entry inside its list.
import { type Editing, not, type Outcome, openBlocks, withBlock } from '../editing.ts';
import { type Entry, entryIn, listOf, withList } from '../ground/entry.ts';
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
      const other = entryIn([entry.block], place.section, language);
      if (!other || other.at === entry.at) return undefined;
      // Counted without the entry itself.
      const at = other.at > entry.at ? other.at - 1 : other.at;
      return place.where === 'before' ? at : at + 1;
    }
  }
}
