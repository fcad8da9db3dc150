// Looks into a page, for tests that care about one block of it.
import assert from 'node:assert/strict';
import type { Block, BlockOf, BlockType, PageContent } from '../../../content/content.ts';
import { headingOf } from '../compose/texts/texts.ts';

export const ids = ({ blocks }: PageContent): string[] => blocks.map((block) => block.componentId);

export const headings = ({ blocks }: PageContent): string[] =>
  blocks.flatMap((block) => headingOf(block) ?? []);

/** The first block of a kind; fails the test when there is none. */
export function first<T extends BlockType>(content: PageContent, type: T): BlockOf<T> {
  const found = content.blocks.find((block): block is Block & BlockOf<T> => block.type === type);
  assert.ok(found, `there is no ${type} block`);
  return found;
}

export function byId(content: PageContent, componentId: string): Block {
  const found = content.blocks.find((block) => block.componentId === componentId);
  assert.ok(found, `there is no component ${componentId}`);
  return found;
}

export function under(content: PageContent, heading: string): Block {
  const found = content.blocks.find((block) => headingOf(block) === heading);
  assert.ok(found, `there is no section ${heading}`);
  return found;
}

/** Every block but these is the same, byte for byte, and in the same order. */
export function assertOthersSame(
  before: PageContent,
  after: PageContent,
  changed: readonly string[],
): void {
  const others = ({ blocks }: PageContent) =>
    blocks
      .filter((block) => !changed.includes(block.componentId))
      .map((block) => JSON.stringify(block));
  assert.deepEqual(others(after), others(before));
}
