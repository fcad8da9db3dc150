// What others say and who they are: real quotations, and the page's logos.

import { plainText } from '../../../platform/text/inline.ts';
import { isShort, maxItems } from '../../../platform/text/length.ts';
import { isSafeLink } from '../context/items.ts';
import { byFit, citing, type Desk, type DraftOf, quoteText } from './desk.ts';

/** The best first, each said once. */
export function quoteBlocks(desk: Desk, count: number): DraftOf<'quote'>[] {
  return byFit(desk, desk.source.quotes, quoteText)
    .filter((quote) => desk.claims.isFresh(quote.text))
    .slice(0, count)
    .filter((quote) => desk.claims.claim(quote.text))
    .map((quote) => {
      const { chunkId, ...said } = quote;
      return { type: 'quote', chunkIds: citing([quote]), ...said };
    });
}

export function logoBlocks({ input, claims }: Desk): DraftOf<'logos'>[] {
  return input.page.logos.slice(0, 2).flatMap((group) => {
    const items = group.items.slice(0, maxItems).flatMap(({ altText, url, assetId }) => {
      const alt = plainText(altText);
      const link = url !== undefined && isSafeLink(url) ? { url } : {};
      const asset =
        assetId !== undefined && assetId !== '' && assetId.length <= 100 ? { assetId } : {};
      return isShort(alt) ? [{ altText: alt, ...link, ...asset }] : [];
    });
    const heading = plainText(group.title);
    const shown = isShort(heading) && claims.claim(heading);
    if (items.length === 0) return [];
    return [{ type: 'logos', chunkIds: [], ...(shown ? { heading } : {}), items }];
  });
}
