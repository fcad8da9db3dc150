// What a version shows: a typed document of blocks. Text is plain text, never
// markup; links are addresses a visitor may safely follow. Every block has a
// componentId that stays its own through edits, and names the topic chunks it rests on.
import Type, { type Static, type TSchema } from 'typebox';
import { contentHash } from '../platform/formats/canonical.ts';
import { Exact, OneOf } from '../platform/http/schemas.ts';

const Short = (options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength: 300, ...options });
const Long = (options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength: 20_000, ...options });
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
const Url = Type.String({ minLength: 1, maxLength: 2048, format: 'safe-url' });
const Ids = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 });

export const fieldTypes = [
  'text',
  'email',
  'phone',
  'url',
  'number',
  'textarea',
  'select',
  'checkbox',
] as const;

const FormField = Exact({
  name: Name,
  label: Short(),
  fieldType: OneOf([...fieldTypes]),
  required: Type.Boolean(),
  placeholder: Type.Optional(Short()),
  options: Type.Optional(Type.Array(Short(), { minItems: 1, maxItems: 100 })),
});

const block = <T extends string, P extends Record<string, TSchema>>(type: T, members: P) =>
  Exact(
    { type: Type.Literal(type), componentId: Name, chunkIds: Ids, ...members },
    { title: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block` },
  );

const items = <P extends Record<string, TSchema>>(members: P) =>
  Type.Array(Exact(members), { minItems: 1, maxItems: 50 });
const heading = { heading: Type.Optional(Short()) };
const titled = { title: Short(), text: Type.Optional(Long()) };

export const blockSchemas = {
  hero: block('hero', {
    eyebrow: Type.Optional(Short()),
    headline: Short(),
    subheadline: Type.Optional(Long()),
    imageAssetId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    actionIds: Ids,
  }),
  prose: block('prose', {
    ...heading,
    paragraphs: Type.Array(Long(), { minItems: 1, maxItems: 100 }),
  }),
  benefits: block('benefits', { ...heading, items: items(titled) }),
  steps: block('steps', { ...heading, items: items(titled) }),
  quote: block('quote', {
    text: Long(),
    attribution: Type.Optional(Short()),
    role: Type.Optional(Short()),
  }),
  stats: block('stats', { ...heading, items: items({ value: Short(), label: Short() }) }),
  logos: block('logos', {
    ...heading,
    items: items({
      altText: Short(),
      url: Type.Optional(Url),
      assetId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
  }),
  cards: block('cards', {
    ...heading,
    items: items({
      ...titled,
      url: Type.Optional(Url),
      linkText: Type.Optional(Short()),
      assetId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
  }),
  media: block('media', {
    ...heading,
    kind: OneOf(['image', 'video']),
    url: Type.Optional(Url),
    assetId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    altText: Short(),
    caption: Type.Optional(Long()),
  }),
  faq: block('faq', {
    ...heading,
    items: items({ question: Short(), answer: Long(), chunkIds: Type.Optional(Ids) }),
  }),
  form: block('form', {
    ...heading,
    introduction: Type.Optional(Long()),
    formId: Name,
    fields: Type.Array(FormField, { minItems: 1, maxItems: 50 }),
    submitLabel: Short(),
  }),
  ask: block('ask', {
    ...heading,
    placeholder: Type.Optional(Short()),
    suggestions: Type.Array(Short(), { maxItems: 10 }),
  }),
  callToAction: block('callToAction', {
    heading: Short(),
    text: Type.Optional(Long()),
    actionIds: Ids,
  }),
} as const;

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
        description: 'What buttons are called in this version; any other is called as on its page',
      }),
    ),
  },
  { title: 'PageContent' },
);

export interface PageContent {
  blocks: Block[];
  buttonTitles?: ButtonTitle[];
}

/** Where a componentId comes a second time: a selection or a click must mean one block. */
export const repeatedComponents = ({ blocks }: PageContent): number[] =>
  blocks.flatMap(({ componentId }, index) =>
    blocks.findIndex((block) => block.componentId === componentId) < index ? [index] : [],
  );

/** Equal content has an equal address, whatever the order of its members. */
export const contentAddress = (content: PageContent): string => contentHash(content);
