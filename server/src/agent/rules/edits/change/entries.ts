// Moves entries inside their list: one, two for each other, or all in another order.
import type { Block } from '../../../../content/content.ts';
import { fold } from '../../../../platform/text/words.ts';
import { type Editing, not, type Outcome, openBlocks, withBlock } from '../editing.ts';
import {
  type Entry,
  entriesOf,
  entryIn,
  listCalled,
  listOf,
  priceOf,
  withList,
} from '../ground/entry.ts';
import { numberOf } from '../ground/nth.ts';
import { stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import type { Place, RequestOf } from '../requests.ts';

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
  const list = listOf(entry);
  const changed = withList(
    entry,
    list.toSpliced(entry.at, 1).toSpliced(at, 0, list[entry.at] ?? {}),
  );
  return withBlock(editing, changed, `I moved “${name}” to place ${at + 1} in ${nameOf(block)}.`, [
    name,
  ]);
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
  // `After the first section` is a place on the page.
  if (/\bsections?$/.test(named)) return undefined;
  const number = numberOf(fold(stripArticles(named)).replace(/\s.*$/, ''));
  return number === undefined ? undefined : entriesOf(block).at(number < 0 ? number : number - 1);
}

/** Two entries of one list change places. */
export function swapEntries(editing: Editing, one: string, other: string): Outcome | undefined {
  const { language } = editing.desk;
  const open = openBlocks(editing);
  const first = entryIn(open, one, language);
  const second = first && entryIn([first.block], other, language);
  if (!first || !second || first.at === second.at) return undefined;
  const list = listOf(first);
  const swapped = list.with(first.at, list[second.at] ?? {}).with(second.at, list[first.at] ?? {});
  const said = `I swapped “${first.name}” and “${second.name}” in ${nameOf(first.block)}.`;
  return withBlock(editing, withList(first, swapped), said, [first.name, second.name]);
}

/** The other way round, or by their prices. */
export function reorder(editing: Editing, { section, by }: RequestOf<'reorder'>): Outcome {
  const open = openBlocks(editing);
  const named = section === '' ? undefined : listCalled(open, section);
  const list = named ?? (section === '' ? open.find(isPriceList) : undefined);
  const [first] = list ? entriesOf(list) : [];
  if (!list || !first) return not(`I found no list “${section}” on the page.`, 'missing', section);
  const entries = listOf(first);
  const order = by === 'reverse' ? entries.map((_, at) => at).toReversed() : byPrice(list, by);
  if (!order) return not(`Not every entry of ${nameOf(list)} has a price.`);
  if (order.every((from, at) => from === at)) {
    return not(`The entries of ${nameOf(list)} are in that order already.`, 'there', section);
  }
  const changed = withList(
    first,
    order.map((at) => entries[at]),
  );
  const names = entriesOf(changed).map(({ name }) => name);
  const said = `I changed the order in ${nameOf(list)}: ${names.join(', ')}.`;
  return withBlock(editing, changed, said, names);
}

function byPrice(list: Block, by: 'cheapest' | 'dearest'): number[] | undefined {
  const prices = entriesOf(list).map(({ whole, at }) => ({ at, price: priceOf(whole) }));
  if (prices.some(({ price }) => price === undefined)) return undefined;
  const side = by === 'cheapest' ? 1 : -1;
  return prices
    .toSorted((one, other) => ((one.price ?? 0) - (other.price ?? 0)) * side)
    .map(({ at }) => at);
}
