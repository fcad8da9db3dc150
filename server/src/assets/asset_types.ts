// What an asset is for, and which files can be that. A document is none of the
// interface's filter values: it is found by searching without one.
import type { MimeType } from './file_types.ts';

/** What a search can be narrowed to. */
export const searchedTypes = ['image', 'logo', 'icon', 'video', 'custom-component'] as const;
export const assetTypes = [...searchedTypes, 'document'] as const;
export type AssetType = (typeof assetTypes)[number];

/** The first is what such a file is unless said otherwise. */
export function typesFor(mimeType: MimeType): readonly [AssetType, ...AssetType[]] {
  if (mimeType === 'image/x-icon') return ['icon', 'logo', 'image'];
  if (mimeType.startsWith('image/')) return ['image', 'logo', 'icon'];
  if (mimeType.startsWith('video/')) return ['video'];
  return mimeType === 'application/pdf' ? ['document'] : ['custom-component'];
}
