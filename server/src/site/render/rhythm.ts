// The rhythm of a page: which ground each block stands on, and how much room it takes. Sections
// are set apart by ground; space belongs to groups, and little text takes little of it.
import type { Theme } from '../../brands/brand.ts';
import type { Block, BlockOf, BlockType } from '../../content/content.ts';
import { openingText } from '../../content/texts.ts';
import { seenLength } from './text.ts';

/** `deep` is dark in the brand's hue, `fill` the brand's colour itself. */
export type Ground = 'plain' | 'soft' | 'deep' | 'fill';

/** `join`: whatever the block before stands on. */
type Wish = Ground | 'join';

/** Where a block wishes for nothing it stands on plain ground. Cards and fields like a tint below them. */
const onTint = { heard: 'soft', pricing: 'soft', form: 'soft', stats: 'soft' } as const;
const wishes: Record<Theme, Partial<Record<BlockType, Wish>>> = {
  calm: { ...onTint, logos: 'join', statement: 'deep', quote: 'deep' },
  bold: {
    ...onTint,
    hero: 'fill',
    statement: 'deep',
    quote: 'deep',
    stats: 'deep',
    callToAction: 'fill',
  },
  editorial: {
    ...onTint,
    hero: 'soft',
    pricing: 'plain',
    stats: 'plain',
    quote: 'soft',
    callToAction: 'deep',
  },
};

/** So many sections on plain ground in a row are a rhythm; one more is a desert. */
const plainInRow = 2;

/**
 * A hero that opens the page stands on its own ground; the header stands on it too. A dark
 * section is an event: a second quotation has none, and no two of a kind stand side by side.
 */
export function groundsOf(blocks: readonly Block[], theme: Theme): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, block] of blocks.entries()) {
    const before: Ground = grounds.at(-1) ?? 'plain';
    const wish = wishes[theme][block.type] ?? 'plain';
    const rest = grounds.slice(-plainInRow);
    const tired = rest.length === plainInRow && rest.every((ground) => ground === 'plain');
    const spoken =
      block.type === 'quote' && (grounds.includes('deep') || endsDark(blocks[index + 1], theme));
    const second = block.type === 'quote' && quoteLayout(block, blocks) === 'duo two';
    const ending = index === blocks.length - 1 && block.type === 'callToAction';
    const follows = block.type === 'callToAction' && blocks[index - 1]?.type === 'form';
    if (second) grounds.push(before);
    else if (follows) grounds.push(before);
    else if (wish === 'join')
      grounds.push(before === 'fill' || before === 'deep' ? 'plain' : before);
    else if (spoken) grounds.push(before === 'soft' ? 'plain' : 'soft');
    else if (wish === 'plain') grounds.push(tired && !ending ? 'soft' : 'plain');
    else grounds.push(wish === before ? 'plain' : wish);
  }
  return grounds;
}

/** The bands of a calm page's form and last call are dark already: nothing dark stands right above. */
const endsDark = (next: Block | undefined, theme: Theme): boolean =>
  theme === 'calm' && (next?.type === 'form' || next?.type === 'callToAction');

/**
 * Two quotations that follow each other stand side by side, on one ground. One that comes later is
 * set another way than the first, so that nobody thinks to have read it already.
 */
export function quoteLayout(
  block: BlockOf<'quote'>,
  blocks: readonly Block[],
): 'sole' | 'duo one' | 'duo two' | 'turned' {
  const at = blocks.indexOf(block);
  let first = at;
  while (isFaceless(blocks[first - 1])) first -= 1;
  const place = at - first;
  const alone = place % 2 === 0 && !isFaceless(blocks[at + 1]);
  if (isFaceless(block) && !alone) return place % 2 === 0 ? 'duo one' : 'duo two';
  return blocks.slice(0, at).some(({ type }) => type === 'quote') ? 'turned' : 'sole';
}

const isFaceless = (block: Block | undefined): boolean =>
  block?.type === 'quote' && block.portraitAssetId === undefined;

const briefLength = 220;

/** Says so little that a tall section would be mostly empty. */
export const isBrief = (block: Block): boolean =>
  block.type !== 'hero' && seenLength(openingText({ blocks: [block] })) < briefLength;

/** Columns that leave no item alone in its row, as far as that can be. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count <= 3) return Math.max(1, count) as 1 | 2 | 3;
  if (count % 3 === 0) return 3;
  if (count % 4 === 0) return count === 4 ? 2 : 4;
  return count % 2 === 0 ? 2 : count % 3 === 2 ? 3 : 4;
}

/** The class of a grid's columns, and whether the items of the last row have it to share. */
export function columnsClass(count: number, columns: number): string {
  const left = count % columns;
  return left === columns - 1 && left >= 2 ? `c${columns} rest` : `c${columns}`;
}

export const gridClass = (count: number, columns = columnsFor(count)): string =>
  `grid ${columnsClass(count, columns)}`;
