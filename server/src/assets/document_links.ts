// Where a rendered page finds its pictures: the ids that its documents name, looked up
// at once and turned into signed links.
import type { Db } from '../platform/db/open.ts';
import { findAssets, type StoredAsset } from './assets.store.ts';
import type { Files } from './files.service.ts';
import { knownFileIds } from './files.store.ts';
import { hasRenditions, widthsFor } from './renditions.ts';

/** Undefined for what is not there, or is another tenant's. */
export interface AssetLinks {
  assetUrl(assetId: string): string | undefined;
  fileUrl(fileId: string): string | undefined;
  /** Its smaller forms as `srcset` says them, and the point that must stay in sight. */
  assetPicture(assetId: string): AssetPicture | undefined;
  /** In pixels; undefined for what is no picture. */
  assetSize(assetId: string): { width: number; height: number } | undefined;
}

export interface AssetPicture {
  avif?: string;
  webp?: string;
  focus?: { x: number; y: number };
}

export async function linksFor(
  { db, files }: { db: Db; files: Files },
  tenantId: string,
  documents: unknown[],
  { lasting }: { lasting: boolean },
): Promise<AssetLinks> {
  const assetIds = new Set<string>();
  const fileIds = new Set<string>();
  JSON.stringify(documents, (key, value: unknown) => {
    if (typeof value === 'string' && /assetId$/i.test(key)) assetIds.add(value);
    if (typeof value === 'string' && /fileId$/i.test(key)) fileIds.add(value);
    return value;
  });
  const link = (fileId: string, variant: 'original' | 'scaled' = 'original'): string =>
    lasting
      ? files.links.makeLasting(tenantId, fileId, variant)
      : files.links.make(tenantId, fileId, variant);
  const assets = await findAssets(db, tenantId, [...assetIds]);
  const known = await knownFileIds(db, tenantId, [...fileIds]);
  const byAsset = new Map(assets.map((asset) => [asset.asset_id, link(asset.file_id)]));
  const byFile = new Map(known.map((fileId) => [fileId, link(fileId)]));
  const sizes = new Map(
    assets.flatMap(({ asset_id: assetId, width, height }) =>
      width === null || height === null ? [] : [[assetId, { width, height }] as const],
    ),
  );
  const pictures = new Map(
    assets.map((asset) => [asset.asset_id, pictureOf(asset, () => link(asset.file_id, 'scaled'))]),
  );
  return {
    assetPicture: (assetId) => pictures.get(assetId),
    assetUrl: (assetId) => byAsset.get(assetId),
    fileUrl: (fileId) => byFile.get(fileId),
    assetSize: (assetId) => sizes.get(assetId),
  };
}

/** One signature for all forms of a picture: repeated, it costs a page next to nothing. */
function pictureOf(asset: StoredAsset, scaledLink: () => string): AssetPicture {
  const focus =
    asset.focal_point === null
      ? {}
      : { focus: JSON.parse(asset.focal_point) as { x: number; y: number } };
  if (!hasRenditions(asset) || asset.width === null) return focus;
  const link = scaledLink();
  const widths = widthsFor(asset.width);
  const srcset = (type: string) =>
    widths.map(({ form, shown }) => `${link}&form=${form}.${type} ${shown}w`).join(', ');
  return { avif: srcset('avif'), webp: srcset('webp'), ...focus };
}
