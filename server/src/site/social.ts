// The picture social networks show beside a link to a page that names none: the headline in the
// brand's colours. Its address is signed, because drawing one is work, and changes with the
// picture, because networks keep what they have seen.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { defaultBrand } from '../brands/brand.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import { type Document, readDocument } from './document.ts';
import { findWholePage } from './site.store.ts';
import type { SocialCard } from './social.draw.ts';

export interface SocialAddress {
  tenantId: string;
  audienceId: string;
  /** What the picture was when the address was made, and the signature. */
  name: string;
}

export interface SocialImages {
  /** Undefined where the metadata names a picture. */
  pathOf(subject: { tenantId: string; audienceId: string; document: Document }): string | undefined;
  /** The picture as a PNG, of what is published now. */
  draw(address: SocialAddress): Promise<Buffer>;
  /** The picture of a page that need not be published. */
  drawDocument(tenantId: string, document: Document): Promise<Buffer>;
}

export const socialPath = '/_facet/social';
const markLength = 12;
const signatureLength = 22;
/** About twenty kilobytes each. */
const keptPictures = 200;

function cardOf({ content, page, audience, brand, lang }: Document): SocialCard {
  const { ogTitle, title } = audience.effectiveMetadata ?? {};
  const hero = content.blocks.find((block) => block.type === 'hero');
  return {
    headline: ogTitle ?? hero?.headline ?? title ?? page.title,
    eyebrow: hero?.eyebrow,
    addressee: audience.addressee,
    brand: brand ?? defaultBrand,
    ...(lang === undefined ? {} : { language: lang }),
  };
}

const markOf = (card: SocialCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, markLength);

const drawing = task<typeof import('./social.task.ts')>({
  name: 'Drawing the picture',
  module: new URL('./social.task.ts', import.meta.url).href,
  place: 'process',
});

export function makeSocialImages(deps: { db: Db; secret: string; pool: Pool }): SocialImages {
  const { db, secret, pool } = deps;
  const kept = new Map<string, Promise<Buffer>>();

  const sign = (tenantId: string, audienceId: string, mark: string): string =>
    createHmac('sha256', secret)
      .update([tenantId, audienceId, mark].join('\n'))
      .digest('base64url')
      .slice(0, signatureLength);

  function isSigned({ tenantId, audienceId, name }: SocialAddress): boolean {
    const given = Buffer.from(name.slice(markLength));
    const expected = Buffer.from(sign(tenantId, audienceId, name.slice(0, markLength)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function drawCard(tenantId: string, card: SocialCard): Promise<Buffer> {
    const key = `${tenantId} ${JSON.stringify(card)}`;
    const known = kept.get(key);
    if (known) return known;
    const picture = pool
      .run(drawing, card, { share: tenantId })
      .then((bytes) => Buffer.from(bytes));
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  return {
    pathOf({ tenantId, audienceId, document }) {
      const { ogImageUrl, ogImageFileId } = document.audience.effectiveMetadata ?? {};
      if ((ogImageUrl ?? ogImageFileId) !== undefined) return undefined;
      const mark = markOf(cardOf(document));
      return `${socialPath}/${tenantId}/${audienceId}/${mark}${sign(tenantId, audienceId, mark)}.png`;
    },
    async draw(address) {
      if (!isSigned(address)) throw new Failure('file_link_invalid');
      const { tenantId, audienceId } = address;
      const row = await findWholePage(db, tenantId, audienceId);
      const shown = row?.archived_at === null && row.page_deleted_at === null;
      if (!shown || row.page_status === 'archived' || row.content === null) {
        throw new Failure('file_not_found');
      }
      return drawCard(tenantId, cardOf(readDocument(row, row.content)));
    },
    drawDocument: (tenantId, document) => drawCard(tenantId, cardOf(document)),
  };
}
