// What an edit leaves behind: a heading that names what is gone, a list of one.
import type { Block } from '../../../content/content.ts';
import type { Brief } from '../compose/brief/brief.ts';
import { namedAfter } from '../compose/selection/gather.ts';

/** The blocks of a changed page, each without what only made sense before. */
export function tidied(
  brief: Brief,
  before: readonly Block[],
  after: readonly Block[],
): readonly Block[] {
  return after.map((block) => {
    const old = before.find(({ componentId }) => componentId === block.componentId);
    return old && old !== block && old.type === 'benefits' && block.type === 'benefits'
      ? withoutGone(brief, old, block)
      : block;
  });
}

type List = Extract<Block, { type: 'benefits' }>;

/** `Delivery, collection and warranty` over what is left of the three. */
function withoutGone(brief: Brief, old: List, block: List): Block {
  const { heading, items } = block;
  const isList = heading !== undefined && heading === namedAfter(brief, titlesOf(old));
  if (!isList || items.length >= old.items.length) return block;
  const [only] = items;
  if (items.length === 1 && only?.text !== undefined) {
    const { componentId, chunkIds } = block;
    return {
      ...{ type: 'prose', componentId, chunkIds, heading: only.title },
      paragraphs: [only.text],
    } as Block;
  }
  const { heading: _, ...rest } = block;
  const named = namedAfter(brief, titlesOf(block));
  return named === undefined ? rest : { ...rest, heading: named };
}

const titlesOf = ({ items }: List): string[] => items.map(({ title }) => title);
