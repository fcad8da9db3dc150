// Moves one entry inside its list; its neighbours keep their words and their order.
import type { Block } from '../../../content/content.ts';
import { fold } from '../../../platform/text/words.ts';
import { done, type Editing, not, type Outcome, openBlocks, replaceBlock } from './editing.ts';
import { type Entry, entriesOf, entryIn } from './ground/entry.ts';
import { numberOf } from './ground/nth.ts';
import { stripArticles } from './ground/scope.ts';
import type { Place, RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

/** Nothing when no entry is meant, or when it would have to leave its list. */
export function moveEntry(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  const { language } = editing.desk;
  const entry = entryIn(openBlocks(editing), section, language);
  const at = entry && placeInList(entry, place, language);
  if (!entry || at === undefined) return undefined;
  const { block, name } = entry;
  if (at === entry.at) return not(`“${name}” is there already.`, 'there', name);
  const changed = reordered(entry, at);
  const said = `I moved “${name}” to place ${at + 1} in ${nameOf(block)}.`;
  return done(replaceBlock(editing.blocks, changed), changed, said, [name]);
}

function placeInList(entry: Entry, place: Place, language: string): number | undefined {
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
        entryIn([entry.block], place.section, language) ?? numbered(entry.block, place.section);
      if (!other || other.at === entry.at) return undefined;
      // Counted without the entry itself.
      const at = other.at > entry.at ? other.at - 1 : other.at;
      return place.where === 'before' ? at : at + 1;
    }
  }
}

/** `before the first`: of the same list, by its number alone. */
function numbered(block: Block, named: string): Entry | undefined {
  const number = numberOf(fold(stripArticles(named)).replace(/\s.*$/, ''));
  return number === undefined ? undefined : entriesOf(block).at(number < 0 ? number : number - 1);
}

const listOf = ({ block, member }: Entry): unknown[] =>
  (block as unknown as Record<string, unknown[]>)[member] ?? [];

function reordered(entry: Entry, at: number): Block {
  const { block, member, at: from } = entry;
  const entries = listOf(entry);
  const others = entries.filter((_, index) => index !== from);
  return { ...block, [member]: others.toSpliced(at, 0, entries[from]) } as Block;
}

/** Two entries of one list change places. */
export function swapEntries(editing: Editing, one: string, other: string): Outcome | undefined {
  const { language } = editing.desk;
  const open = openBlocks(editing);
  const first = entryIn(open, one, language);
  const second = first && entryIn([first.block], other, language);
  if (!first || !second || first.at === second.at) return undefined;
  const { block, member } = first;
  const entries = listOf(first);
  const swapped = entries.with(first.at, entries[second.at]).with(second.at, entries[first.at]);
  const changed = { ...block, [member]: swapped } as Block;
  const said = `I swapped “${first.name}” and “${second.name}” in ${nameOf(block)}.`;
  return done(replaceBlock(editing.blocks, changed), changed, said, [first.name, second.name]);
}
