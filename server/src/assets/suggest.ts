// The assets an agent is offered for a text that was not written to search with: those
// that hold the most of its words, then the newest.
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

const offered = 12;
/** Short words are in every text, and many words say no more than a few. */
const wordMinLength = 4;
const wordsTried = 8;

type Search = (
  tenantId: string,
  wanted: { query: string | undefined; assetType: undefined },
  page: PageRequest,
) => Promise<{ items: StoredAsset[] }>;

export function makeSuggest(search: Search) {
  return async (tenantId: string, text: string): Promise<SuggestedAsset[]> => {
    const page = { after: undefined, limit: offered };
    const lookUp = async (query: string | undefined): Promise<StoredAsset[]> =>
      (await search(tenantId, { query, assetType: undefined }, page)).items;

    // First, since most tenants have none or few.
    const newestFirst = await lookUp(undefined);
    if (newestFirst.length === 0) return [];
    const hits = new Map<string, { asset: StoredAsset; words: number }>();
    for (const found of await Promise.all(tellingWords(text).map(lookUp))) {
      for (const asset of found) {
        const { words } = hits.get(asset.asset_id) ?? { words: 0 };
        hits.set(asset.asset_id, { asset, words: words + 1 });
      }
    }
    const best = [...hits.values()]
      .sort((one, other) => other.words - one.words || newest(one.asset, other.asset))
      .map(({ asset }) => asset)
      .slice(0, offered);
    const others = newestFirst.filter((asset) => !hits.has(asset.asset_id));
    return [...best, ...others].slice(0, offered).map(describe);
  };
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
