// The picture social networks show beside a link to a page that names none: the headline in the
// brand's colours. Its address is signed, because drawing one is work, and changes with the
// picture, because networks keep what they have seen.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Document } from './document.ts';
import { type Brand, defaultBrand } from './render/input.ts';

export interface SocialSubject {
  tenantId: string;
  audienceId: string;
  document: Document;
}

export interface SocialImages {
  /** Undefined where the metadata names a picture. */
  pathOf(subject: SocialSubject): string | undefined;
  /** Whether a path was made here. */
  isSigned(path: { tenantId: string; audienceId: string; name: string }): boolean;
}

/** What is drawn. */
export interface SocialCard {
  headline: string;
  eyebrow: string | undefined;
  addressee: string | undefined;
  brand: Brand;
}

export const socialPath = '/_facet/social';
const markLength = 12;
const signatureLength = 22;

export function cardOf({ content, page, audience, brand }: Document): SocialCard {
  const { title } = audience.effectiveMetadata ?? {};
  const hero = content.blocks.find((block) => block.type === 'hero');
  return {
    headline: hero?.headline ?? title ?? page.title,
    eyebrow: hero?.eyebrow,
    addressee: audience.addressee,
    brand: brand ?? defaultBrand,
  };
}

export function makeSocialImages(secret: string): SocialImages {
  const sign = (tenantId: string, audienceId: string, mark: string): string =>
    createHmac('sha256', secret)
      .update([tenantId, audienceId, mark].join('\n'))
      .digest('base64url')
      .slice(0, signatureLength);

  return {
    pathOf({ tenantId, audienceId, document }) {
      const { ogImageUrl, ogImageFileId } = document.audience.effectiveMetadata ?? {};
      if ((ogImageUrl ?? ogImageFileId) !== undefined) return undefined;
      const card = JSON.stringify(cardOf(document));
      const mark = createHash('sha256').update(card).digest('hex').slice(0, markLength);
      const signature = sign(tenantId, audienceId, mark);
      return `${socialPath}/${tenantId}/${audienceId}/${mark}${signature}.png`;
    },
    isSigned({ tenantId, audienceId, name }) {
      const mark = name.slice(0, markLength);
      const given = Buffer.from(name.slice(markLength));
      const expected = Buffer.from(sign(tenantId, audienceId, mark));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
