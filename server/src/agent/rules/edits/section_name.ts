import type { Block } from '../../../content/content.ts';
import { headingOf } from '../compose/texts.ts';

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
