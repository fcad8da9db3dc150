// What a pair of the page has just told the reader is left out of the list it was taken from. Only
// once the gate has let the pair through: else it would be said nowhere.
import type { Block } from '../../../content/content.ts';
import { keyOf } from '../../../platform/text/words.ts';

/** A list of fewer entries would be torn. */
const minLeft = 2;

export function withoutHeard(blocks: readonly Block[]): Block[] {
  const told = blocks
    .flatMap((block) => (block.type === 'heard' ? block.items : []))
    .map(({ proposed }) => keyOf(proposed))
    .join(' ');
  if (told === '') return [...blocks];
  return blocks.map((block) => {
    if (block.type !== 'benefits') return block;
    const items = block.items.filter(
      ({ title, text = '' }) => !(told.includes(keyOf(title)) && told.includes(keyOf(text))),
    );
    return items.length >= minLeft ? { ...block, items } : block;
  });
}
