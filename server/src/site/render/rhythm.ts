// The rhythm of a page: which ground each block stands on, and how much room it takes. Sections
// are set apart by ground; space belongs to groups, and little text takes little of it.
import type { Theme } from '../../brands/brand.ts';
import type { Block, BlockType } from '../../content/content.ts';
import { openingText } from '../../content/texts.ts';
import { seenLength } from './text.ts';

/** `deep` is dark in the brand's hue, `fill` the brand's colour itself. */
export type Ground = 'plain' | 'soft' | 'deep' | 'fill';

type Wish = Ground | 'turn' | 'join';

/** `turn`: plain and soft in turns. `join`: whatever the block before stands on. */
const wishes: Record<Theme, Partial<Record<BlockType, Wish>>> = {
  calm: { hero: 'plain', logos: 'join', statement: 'deep', stats: 'soft', callToAction: 'plain' },
  bold: { hero: 'fill', logos: 'plain', statement: 'deep', stats: 'deep', callToAction: 'fill' },
  editorial: {
    hero: 'plain',
    logos: 'plain',
    statement: 'plain',
    stats: 'plain',
    quote: 'soft',
    callToAction: 'deep',
  },
};

/** A hero that opens the page stands on its own ground; the header stands on it too. */
export function groundsOf(blocks: readonly Block[], theme: Theme): Ground[] {
  const grounds: Ground[] = [];
  let turn: Ground = 'plain';
  for (const block of blocks) {
    const before: Ground = grounds.at(-1) ?? 'plain';
    const wish = wishes[theme][block.type] ?? 'turn';
    let ground: Ground;
    if (wish === 'join') ground = before === 'fill' || before === 'deep' ? 'plain' : before;
    else if (wish === 'turn') {
      turn = turn === 'plain' ? 'soft' : 'plain';
      ground = before === turn ? other(turn) : turn;
      turn = ground;
    } else {
      ground = wish !== 'plain' && wish === before ? 'plain' : wish;
      if (ground === 'plain' || ground === 'soft') turn = ground;
    }
    grounds.push(ground);
  }
  return grounds;
}

const other = (ground: Ground): Ground => (ground === 'plain' ? 'soft' : 'plain');

const briefLength = 220;

/** Says so little that a tall section would be mostly empty. */
export const isBrief = (block: Block): boolean =>
  block.type !== 'hero' && seenLength(openingText({ blocks: [block] })) < briefLength;

/** Columns that leave no item alone in its row, as far as that can be. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count <= 3) return Math.max(1, count) as 1 | 2 | 3;
  if (count % 3 === 0) return 3;
  return count % 4 === 0 ? (count === 4 ? 2 : 4) : count % 2 === 0 ? 2 : 3;
}
