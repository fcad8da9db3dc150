// What a version shows: a typed document of blocks. Text is plain text, never
// markup; links are addresses a visitor may safely follow. Every block has a
// componentId that stays its own through edits, and names the topic chunks it rests on.

import { contentHash } from '../platform/formats/canonical.ts';
import { Exact } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { contactBlocks } from './contact_blocks.ts';
import { listBlocks } from './list_blocks.ts';
import { storyBlocks } from './story_blocks.ts';

export { fieldTypes } from './contact_blocks.ts';

export const blockSchemas = { ...storyBlocks, ...listBlocks, ...contactBlocks } as const;

export type BlockType = keyof typeof blockSchemas;
export type BlockOf<T extends BlockType> = Static<(typeof blockSchemas)[T]>;
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];

/** Told apart by `type`, so that a fault is reported against the one block that was meant. */
export const BlockSchema = Type.Unsafe<Block>({
  title: 'Block',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: Object.values(blockSchemas),
});

const ButtonTitleSchema = Exact(
  {
    actionId: Type.String({ minLength: 1, maxLength: 100 }),
    title: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { title: 'ButtonTitle' },
);
export type ButtonTitle = Static<typeof ButtonTitleSchema>;

export const PageContentSchema = Exact(
  {
    blocks: Type.Array(BlockSchema, { minItems: 1, maxItems: 100 }),
    buttonTitles: Type.Optional(
      Type.Array(ButtonTitleSchema, {
        maxItems: 50,
        description:
          'Button titles of this version, by actionId; other buttons keep the title of the page',
      }),
    ),
  },
  { title: 'PageContent' },
);

export interface PageContent {
  blocks: Block[];
  buttonTitles?: ButtonTitle[];
}

export interface ContentFault {
  pointer: string;
  code: string;
  detail: string;
}

/** What the schema cannot say. */
export const contentFaults = ({ blocks }: PageContent): ContentFault[] =>
  blocks.flatMap((block, index) => [
    ...(isRepeated(blocks, index) ? [repeated(index)] : []),
    ...raggedRows(block).map((row) => ({
      pointer: `/blocks/${index}/rows/${row}/cells`,
      code: 'wrong_length',
      detail: 'must have as many cells as the table has columns',
    })),
  ]);

/** A selection or a click must mean one block. */
const isRepeated = (blocks: readonly Block[], index: number): boolean =>
  blocks.findIndex(({ componentId }) => componentId === blocks[index]?.componentId) < index;

const repeated = (index: number): ContentFault => ({
  pointer: `/blocks/${index}/componentId`,
  code: 'repeated',
  detail: 'must be unique within the page',
});

/** Rows of a table with more or fewer cells than it has columns. */
export const raggedRows = (block: Block): number[] =>
  block.type === 'table'
    ? block.rows.flatMap(({ cells }, index) =>
        cells.length === block.columns.length ? [] : [index],
      )
    : [];

/** Equal content has an equal address, whatever the order of its members. */
export const contentAddress = (content: PageContent): string => contentHash(content);
