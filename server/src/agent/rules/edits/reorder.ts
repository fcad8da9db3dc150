// The entries of one list in another order: the other way round, or by their prices.
import type { Block } from '../../../content/content.ts';
import { done, type Editing, not, type Outcome, openBlocks, replaceBlock } from './editing.ts';
import { entriesOf, priceOf } from './ground/entry.ts';
import { listCalled } from './order.ts';
import type { RequestOf } from './requests.ts';
import { isPriceList } from './section_kinds.ts';
import { nameOf } from './section_name.ts';

export function reorder(editing: Editing, { section, by }: RequestOf<'reorder'>): Outcome {
  const open = openBlocks(editing);
  const named = section === '' ? undefined : listCalled({ ...editing, blocks: open }, section);
  const list = named ?? (section === '' ? open.find(isPriceList) : undefined);
  const [first] = list ? entriesOf(list) : [];
  if (!list || !first) return not(`I found no list “${section}” on the page.`, 'missing', section);
  const entries = (list as unknown as Record<string, unknown[]>)[first.member] ?? [];
  const order = by === 'reverse' ? entries.map((_, at) => at).toReversed() : byPrice(list, by);
  if (!order) return not(`Not every entry of ${nameOf(list)} has a price.`);
  if (order.every((from, at) => from === at)) {
    return not(`The entries of ${nameOf(list)} are in that order already.`, 'there', section);
  }
  const changed = { ...list, [first.member]: order.map((at) => entries[at]) } as Block;
  const names = entriesOf(changed).map(({ name }) => name);
  const said = `I changed the order in ${nameOf(list)}: ${names.join(', ')}.`;
  return done(replaceBlock(editing.blocks, changed), changed, said, names);
}

function byPrice(list: Block, by: 'cheapest' | 'dearest'): number[] | undefined {
  const prices = entriesOf(list).map(({ whole, at }) => ({ at, price: priceOf(whole) }));
  if (prices.some(({ price }) => price === undefined)) return undefined;
  const side = by === 'cheapest' ? 1 : -1;
  return prices
    .toSorted((one, other) => ((one.price ?? 0) - (other.price ?? 0)) * side)
    .map(({ at }) => at);
}
