// What others say and who they are: real quotations, and the page's logos.

import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { isShort, maxItems } from '../../../../platform/text/length.ts';
import { isSafeLink } from '../../context/items.ts';
import { evenWeights } from '../../fit/score.ts';
import { headingOf, textsOf } from '../texts/texts.ts';
import { type Brief, byFit, citing, type Draft, type DraftOf, quoteText } from './brief.ts';

/** The best first, each said once. */
export function quoteBlocks(brief: Brief, count: number): DraftOf<'quote'>[] {
  // A speaker with an office and a company says more than one without.
  const known = [...brief.source.quotes].sort((a, b) => standing(b) - standing(a));
  return byFit(brief, known, quoteText)
    .filter((quote) => brief.claims.isFresh(quote.text))
    .slice(0, count)
    .filter((quote) => brief.claims.claim(quote.text))
    .map((quote) => {
      const { chunkId, ...said } = quote;
      return { type: 'quote', chunkIds: citing([quote]), ...said };
    });
}

const standing = ({ role }: { role?: string }): number =>
  role === undefined ? 0 : Math.min(3, role.split(/[\s,]+/).length);

/** Each quotation next to what it speaks of; the first one near the top where it speaks of nothing else. */
export function quotesBeside(brief: Brief, blocks: readonly Draft[], room: number): Draft[] {
  const count = blocks.length < room ? Math.min(2, room - blocks.length) : 1;
  const out = [...blocks];
  for (const quote of quoteBlocks(brief, count)) {
    const asked = evenWeights(quote.text, brief.language);
    const [company = ''] = quotedCompanies([quote]);
    const fits = out.map((block, at) => ({
      at,
      shared:
        block.type === 'quote'
          ? -1
          : brief.scorer.coverage(textsOf(block as Block).join(' '), asked) +
            // What their house has seen stands beside their words.
            (company !== '' && textsOf(block as Block).some((text) => text.includes(company))
              ? 1
              : 0),
    }));
    const best = fits.sort((a, b) => b.shared - a.shared || a.at - b.at)[0];
    // Proof comes before the price of what it proves.
    const priced = best && ['pricing', 'table'].includes(out[best.at]?.type ?? '') ? 0 : 1;
    const place = best && best.shared > 0.1 ? best.at + priced : Math.min(1, out.length);
    out.splice(pastRest(out, place), 0, quote);
  }
  return out;
}

/** From here on the first place that is in the middle of no section. */
export function pastRest(blocks: readonly Draft[], from: number): number {
  let place = from;
  while (isBelowFigures(blocks, place) || isRest(blocks, place)) place++;
  return place;
}

/** A table or list without a heading below a text, or a text without one below a table or list: nothing parts a section. */
export const isRest = (blocks: readonly Draft[], at: number): boolean => {
  const block = blocks[at];
  const types = [blocks[at - 1]?.type, block?.type];
  return (
    block !== undefined &&
    headingOf(block as Block) === undefined &&
    types.includes('prose') &&
    types.some((type) => type !== undefined && listing.has(type))
  );
};

const listing: ReadonlySet<string> = new Set(['table', 'pricing', 'benefits', 'steps', 'timeline']);

/** What is told below figures under their heading is one section with them. */
export const isBelowFigures = (blocks: readonly Draft[], at: number): boolean => {
  const block = blocks[at];
  return (
    block !== undefined &&
    blocks[at - 1]?.type === 'stats' &&
    (block.type === 'benefits' || block.type === 'table') &&
    block.heading === undefined
  );
};

/** The companies of those who are quoted: `Technical Manager, Brightwell Dairies`. */
export const quotedCompanies = (quotes: readonly { role?: string; company?: string }[]): string[] =>
  quotes.flatMap(({ role = '', company }) => {
    const last = company?.split(/,\s/)[0] ?? role.split(/,\s/).at(-1) ?? '';
    const name = last.replace(/\s*[(（].*$/u, '').trim();
    return /^[\p{Lu}\p{Lo}]/u.test(name) && name.length >= minCompany ? [name] : [];
  });
const minCompany = 4;

export function logoBlocks({ input, claims }: Brief): DraftOf<'logos'>[] {
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
    // One name without a picture is no wall of logos.
    if (items.length < 2 && !items.some((item) => 'assetId' in item || 'url' in item)) return [];
    return [{ type: 'logos', chunkIds: [], ...(shown ? { heading } : {}), items }];
  });
}
