// Which sections a kind of section means, and what a reply calls them.
import type { Block, BlockType } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { pluralNames, stepName } from '../../grammar/languages/edit_words.ts';

/** Asked for in the plural, all of a kind are meant. */
export const plurals = new Set(pluralNames.split(' '));

/** What readers call a table may be a list of prices, and the other way round. */
export function ofType(blocks: readonly Block[], type: BlockType | undefined): Block[] {
  const own = blocks.filter((block) => block.type === type);
  if (own.length > 0 || type === undefined) return own;
  if (type === 'pricing') return blocks.filter(isPriceList);
  const others = alike[type]?.map((other) => blocks.filter((block) => block.type === other));
  const [list] = type === 'steps' ? blocks.filter(isNumbered) : [];
  return others?.find((found) => found.length > 0) ?? (list ? [list] : []);
}

/** `Step 1, measuring`: steps by their names, whatever the list is. */
const isNumbered = (block: Block): boolean =>
  (block.type === 'benefits' || block.type === 'cards') &&
  block.items.filter(({ title }) => stepName.test(title)).length > 1;

const alike: Partial<Record<BlockType, BlockType[]>> = {
  callToAction: ['form'],
  table: ['pricing'],
  plan: ['steps', 'timeline'],
  steps: ['plan', 'timeline'],
  timeline: ['steps', 'plan'],
};

export function isPriceList(block: Block): boolean {
  if (block.type === 'pricing') return true;
  if (block.type !== 'table') return false;
  const priced = block.rows.filter(({ cells }) => cells.some((cell) => hasAmount(cell)));
  return priced.length * 2 >= block.rows.length;
}

/** As the reply names it. */
export function nameOf(block: Block): string {
  const heading = headingOf(block);
  if (block.type === 'hero') return 'the hero';
  if (heading !== undefined) return `the section “${heading}”`;
  switch (block.type) {
    case 'quote':
      return block.attribution === undefined ? 'the quote' : `the quote of ${block.attribution}`;
    case 'prose':
      return `the text “${(block.paragraphs[0] ?? '').split(' ').slice(0, 5).join(' ')} …”`;
    case 'media':
      return `the ${block.kind}`;
    case 'faq':
      return 'the FAQ';
    case 'callToAction':
      return 'the call to action';
    default:
      return `the ${block.type} section`;
  }
}
