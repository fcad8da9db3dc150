// The assets an agent is offered for a text that was not written to search with: those that name
// the brand it writes for, then those that hold the most of its words, then the newest. What belongs
// to another brand of the tenant is not offered: it would be on the wrong company's page.
import type { PageRequest } from '../platform/db/page.ts';
import type { StoredAsset } from './assets.store.ts';

export interface SuggestedAsset {
  assetId: string;
  assetType: string;
  name: string;
  purpose?: string;
  description?: string;
  tags: string[];
}

/** Who the page speaks for, and whom else the tenant has. */
export interface Voice {
  // Both are asked only where there are assets: a promise that nobody waits for would end the process when it fails.
  brandName(): Promise<string | undefined>;
  others(): Promise<{ names: string[]; assetIds: string[] }>;
}

const offered = 12;
/** Looked at, so that enough are left when some belong to others. */
const looked = 36;
/** A shorter name is a syllable of other words. */
const brandMinLength = 3;
/** Short words are in every text, and many words say no more than a few. */
const wordMinLength = 4;
const wordsTried = 8;

type Search = (
  tenantId: string,
  wanted: { query: string | undefined; assetType: undefined },
  page: PageRequest,
) => Promise<{ items: StoredAsset[] }>;

export function makeSuggest(search: Search) {
  return async (tenantId: string, text: string, voice?: Voice): Promise<SuggestedAsset[]> => {
    const page = { after: undefined, limit: looked };
    const lookUp = async (query: string | undefined): Promise<StoredAsset[]> =>
      (await search(tenantId, { query, assetType: undefined }, page)).items;

    // First, since most tenants have none or few.
    const newestFirst = await lookUp(undefined);
    if (newestFirst.length === 0) return [];
    const [others, brandName] = await Promise.all([voice?.others(), voice?.brandName()]);
    const isOwn = (asset: StoredAsset) => names(asset, brandName);
    const isOffered = (asset: StoredAsset) =>
      others === undefined ||
      isOwn(asset) ||
      !(
        others.assetIds.includes(asset.asset_id) || others.names.some((name) => names(asset, name))
      );
    const hits = new Map<string, { asset: StoredAsset; words: number }>();
    const words = tellingWords(`${brandName ?? ''} ${text}`);
    for (const found of await Promise.all(words.map(lookUp))) {
      for (const asset of found) {
        const { words } = hits.get(asset.asset_id) ?? { words: 0 };
        hits.set(asset.asset_id, { asset, words: words + 1 });
      }
    }
    const best = [...hits.values()]
      .sort((one, other) => other.words - one.words || newest(one.asset, other.asset))
      .map(({ asset }) => asset);
    const rest = newestFirst.filter((asset) => !hits.has(asset.asset_id));
    const fitting = [...best, ...rest].filter(isOffered);
    const ordered = [...fitting.filter(isOwn), ...fitting.filter((asset) => !isOwn(asset))];
    return ordered.slice(0, offered).map(describe);
  };
}

const spaced = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether an asset's own texts name this brand, as whole words. */
function names(asset: StoredAsset, brandName: string | undefined): boolean {
  const name = spaced(brandName ?? '');
  if (name.trim().length < brandMinLength) return false;
  const { name: title, purpose, ai_description: description, tags } = asset;
  return spaced([title, purpose, description, tags].join(' ')).includes(name);
}

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => [...word].length >= wordMinLength);
  return [...new Set(telling)].slice(0, wordsTried);
}

const newest = (one: StoredAsset, other: StoredAsset): number =>
  one.asset_id < other.asset_id ? 1 : -1;

const describe = (asset: StoredAsset): SuggestedAsset => ({
  assetId: asset.asset_id,
  assetType: asset.asset_type,
  name: asset.name,
  ...(asset.purpose === null ? {} : { purpose: asset.purpose }),
  ...(asset.ai_description === null ? {} : { description: asset.ai_description }),
  tags: JSON.parse(asset.tags) as string[],
});
