// The parts that block schemas are made of: texts with their limits, ids, addresses.

import { Exact, OneOf } from '../platform/http/schemas.ts';
import { type TSchema, Type } from '../platform/json_type.ts';

export const Short = (options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength: 300, ...options });
export const Long = (options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength: 20_000, ...options });
export const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
export const Url = Type.String({ minLength: 1, maxLength: 2048, format: 'safe-url' });
export const Ids = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 });
export const AssetId = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));
/** `2026-05-12` is written out in the page's language; any other text is shown as it is. */
export const DateText = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    example: '2026-05-12',
    description:
      'A calendar date (YYYY-MM-DD) is written in the language of the page; any other text is shown as it is',
  }),
);

/** What a block rests on. `id` is that of a topic entry, an asset or an activity item. */
const Source = Exact(
  {
    type: OneOf(['page_context', 'topic_entry', 'asset', 'reader']),
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    quote: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  },
  { title: 'BlockSource' },
);

export const block = <T extends string, P extends Record<string, TSchema>>(type: T, members: P) =>
  Exact(
    {
      type: Type.Literal(type),
      componentId: Name,
      chunkIds: Ids,
      sources: Type.Optional(
        Type.Array(Source, {
          maxItems: 50,
          description: 'What the block rests on beside the topic chunks; never shown to visitors',
        }),
      ),
      ...members,
    },
    { title: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block` },
  );

export const items = <P extends Record<string, TSchema>>(members: P, maxItems = 50) =>
  Type.Array(Exact(members), { minItems: 1, maxItems });
export const heading = { heading: Type.Optional(Short()) };
export const introduction = { introduction: Type.Optional(Long()) };
export const titled = { title: Short(), text: Type.Optional(Long()) };
