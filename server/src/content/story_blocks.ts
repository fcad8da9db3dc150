// Blocks that speak and show: texts, quotations, pictures.

import { Exact, OneOf } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { AssetId, block, heading, Ids, items, Long, Short, titled, Url } from './parts.ts';

export const storyBlocks = {
  hero: block('hero', {
    eyebrow: Type.Optional(Short()),
    headline: Short(),
    subheadline: Type.Optional(Long()),
    imageAssetId: AssetId,
    layout: Type.Optional(
      OneOf(['beside', 'behind'], {
        description: 'Where the picture stands. When absent, its shape decides.',
      }),
    ),
    statistic: Type.Optional(Exact({ value: Short(), label: Short() })),
    quotation: Type.Optional(
      Exact({
        text: Type.String({ minLength: 1, maxLength: 1000 }),
        attribution: Type.Optional(Short()),
        role: Type.Optional(Short()),
      }),
    ),
    actionIds: Ids,
  }),
  prose: block('prose', {
    ...heading,
    paragraphs: Type.Array(Long(), { minItems: 1, maxItems: 100 }),
  }),
  statement: block('statement', {
    text: Type.String({ minLength: 1, maxLength: 600 }),
    imageAssetId: AssetId,
  }),
  quote: block('quote', {
    text: Long(),
    attribution: Type.Optional(Short()),
    role: Type.Optional(Short()),
    company: Type.Optional(Short()),
    portraitAssetId: AssetId,
    logoAssetId: AssetId,
  }),
  logos: block('logos', {
    ...heading,
    items: items({ altText: Short(), url: Type.Optional(Url), assetId: AssetId }),
  }),
  cards: block('cards', {
    ...heading,
    items: items({
      ...titled,
      url: Type.Optional(Url),
      linkText: Type.Optional(Short()),
      assetId: AssetId,
    }),
  }),
  media: block('media', {
    ...heading,
    kind: OneOf(['image', 'video']),
    url: Type.Optional(Url),
    assetId: AssetId,
    posterAssetId: AssetId,
    altText: Short(),
    caption: Type.Optional(Long()),
  }),
  gallery: block('gallery', {
    ...heading,
    items: items({
      url: Type.Optional(Url),
      assetId: AssetId,
      altText: Short(),
      caption: Type.Optional(Short()),
    }),
  }),
  callToAction: block('callToAction', {
    heading: Short(),
    text: Type.Optional(Long()),
    actionIds: Ids,
  }),
} as const;
