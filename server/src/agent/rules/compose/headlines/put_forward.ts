// Whether the page recommends what the team wants recommended: to speak of it in passing is no recommendation.
import type { Block } from '../../../../content/content.ts';
import type { Brief } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { isMarked } from '../sections/recommended.ts';
import { nearTop } from '../selection/placing.ts';

/** What is recommended is named on top, or set apart where the prices stand; in passing is not enough. */
export function isPutForward(brief: Brief, about: string, blocks: readonly Block[]): boolean {
  const { share } = meantBy(about, brief.language);
  const names = (text: string): boolean => share(text) >= 0.5;
  const { language } = brief;
  const isSet = blocks.some((block) =>
    block.type === 'benefits'
      ? block.items.some(({ title }) => isMarked(title, language) && names(title))
      : block.type === 'table' &&
        block.rows.some(({ cells: [name = ''] }) => isMarked(name, language) && names(name)),
  );
  if (isSet) return true;
  return blocks.slice(0, 1 + nearTop).some((block) => {
    if (block.type === 'table') return names(block.columns[block.highlightedColumn ?? -1] ?? '');
    if (block.type === 'pricing')
      return block.options.some(({ title, highlighted }) => highlighted === true && names(title));
    const heading = 'heading' in block ? (block.heading ?? '') : '';
    const top = block.type === 'hero' ? `${block.headline} ${block.subheadline ?? ''}` : heading;
    return share(top) >= 1;
  });
}
