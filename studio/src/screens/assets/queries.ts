import type { Asset } from '@facet/sdk';
import { facet, queries } from '../../lib/facet.ts';
import { listQuery } from '../../lib/lists.ts';

/** What a search can be narrowed down to. */
export const kinds = ['image', 'logo', 'icon', 'video'] as const;
export type Kind = (typeof kinds)[number];

export const assetsQuery = (words = '', kind?: Kind) =>
  listQuery<Asset>(
    ['assets', words, kind],
    (query) =>
      facet.assets.search({
        ...query,
        ...(words === '' ? {} : { query: words }),
        ...(kind === undefined ? {} : { assetType: kind }),
      }),
    100,
  );

export const refresh = () => queries.invalidateQueries({ queryKey: ['assets'] });
