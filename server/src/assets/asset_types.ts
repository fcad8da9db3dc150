// What an asset is for, and which files can be that. Documents and fonts are none of the
// interface's filter values: they are found by searching without one.
import type { MimeType } from './file_types.ts';

/** What a search can be narrowed to. */
export const searchedTypes = ['image', 'logo', 'icon', 'video', 'custom-component'] as const;
export const assetTypes = [...searchedTypes, 'document', 'font'] as const;
export type AssetType = (typeof assetTypes)[number];

/** The first is what such a file is unless said otherwise. */
export function typesFor(mimeType: MimeType): readonly [AssetType, ...AssetType[]] {
  if (mimeType === 'image/x-icon') return ['icon', 'logo', 'image'];
  if (mimeType.startsWith('image/')) return ['image', 'logo', 'icon'];
  if (mimeType.startsWith('video/')) return ['video'];
  if (mimeType === 'font/woff2') return ['font'];
  return mimeType === 'application/pdf' ? ['document'] : ['custom-component'];
}
