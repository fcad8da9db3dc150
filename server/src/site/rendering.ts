// An audience as a finished reply: its published version for visitors, the same for a preview, or
// the page that says why there is none.
import { createHmac, hash } from 'node:crypto';
import type { Assets } from '../assets/assets.service.ts';
import type { AssetLinks } from '../assets/document_links.ts';
import type { Brand } from '../brands/brand.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { Claims } from '../claims/claims.service.ts';
import { writtenPath } from '../links/path.ts';
import type { Db } from '../platform/db/open.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import type { Exposure, VisitContexts } from '../sessions/visit_context.ts';
import { type Document, readDocument } from './document.ts';
import type { Site } from './hosts.ts';
import { pageHeaders, plainHeaders } from './policy.ts';
import { renderPage } from './render/page.ts';
import { previewHeaders } from './render/preview.ts';
import { renderStatus, type StatusKind } from './render/status.ts';
import { preferredLanguage } from './render/words.ts';
import { findOwnBrandId, findWholePage, stampOf, type WholePageRow } from './site.store.ts';
import type { SocialImages } from './social.ts';
import { twinHeaders, twinOf } from './twin.ts';

export interface Refusal {
  kind: 'gone' | 'missing';
  brandId: string | undefined;
}

export interface Rendered {
  body: Body;
  audienceId: string;
  pageId: string;
  versionId: string;
  renditionKey: string;
  /** What it was made from; see stampOf. */
  stamp: string;
}

export interface Rendering {
  /** `path`: where the page is, as stored. `exposure`: of a visit in an experiment. */
  page(
    site: Site,
    path: string,
    audienceId: string,
    exposure?: Exposure,
  ): Promise<Rendered | Refusal>;
  /** For the origin of the API: no scripts, no tracking. */
  preview(site: Site, path: string, audienceId: string): Promise<Body | Refusal>;
  /** The same words as Markdown, with what they rest on. */
  twin(site: Site, path: string, audienceId: string): Promise<Body | Refusal>;
  refuse(
    kind: StatusKind,
    about: {
      site?: Site | undefined;
      brandId?: string | undefined;
      acceptLanguage: string | undefined;
    },
  ): Promise<Body>;
}

const trackerUrl = '/_facet/track.js';
const statuses = { missing: 404, gone: 410, unavailable: 503 } as const;
const noLinks: AssetLinks = {
  assetUrl: () => undefined,
  fileUrl: () => undefined,
  assetSize: () => undefined,
  assetPicture: () => undefined,
};

export function makeRendering(deps: {
  db: Db;
  assets: Assets;
  brands: Brands;
  visitContexts: VisitContexts;
  social: SocialImages;
  claims: Pick<Claims, 'find'>;
  secret: string;
}): Rendering {
  const { db, assets, brands, visitContexts, social, claims, secret } = deps;

  /** No text in a page can know it before the page is made: it follows from what the page holds. */
  const nonceOf = (stamp: string): string =>
    createHmac('sha256', secret).update(stamp).digest('base64url').slice(0, 22);

  const linksOf = (tenantId: string, { content, page, brand, audience }: Document) =>
    assets.lastingLinksFor(tenantId, [content, page, brand, audience.effectiveMetadata]);

  async function brandOf(tenantId: string, brandId?: string): Promise<Brand | undefined> {
    const own = brandId === undefined ? undefined : await brands.find(tenantId, brandId);
    if (own) return own;
    const first = await findOwnBrandId(db, tenantId);
    return first === undefined ? undefined : brands.find(tenantId, first);
  }

  return {
    async page(site, path, audienceId, exposure) {
      const { tenantId, origin } = site;
      const row = published(await findWholePage(db, tenantId, audienceId));
      if ('kind' in row) return row;
      const { page_id: pageId, published_version_id: versionId } = row;
      const read = readDocument(row, row.content);
      // At a person's own address, the control is as little for search engines and shared caches.
      const document = { ...read, personal: read.personal || exposure !== undefined };
      const stamp = stampOf(row);
      const scripted = document.page.scripts.some((script) => script.enabled);
      const nonce = scripted ? nonceOf(stamp) : undefined;
      const socialImageUrl = social.pathOf({ tenantId, audienceId, document });
      const pending = `context-${nonceOf(`context of ${stamp}`)}`;
      const template = renderPage({
        ...document,
        ...(await linksOf(tenantId, document)),
        includeScripts: true,
        ...(nonce === undefined ? {} : { scriptNonce: nonce }),
        trackerUrl,
        context: pending,
        pageUrl: origin + writtenPath(path),
        ...(socialImageUrl === undefined ? {} : { socialImageUrl }),
      });
      // A page cannot hold its own hash. It holds the hash of all the rest of it, so that the same
      // page has the same bytes whoever renders it, and when: also after a roll-back.
      const ids = {
        ...{ tenantId, pageId, audienceId, versionId },
        ...(exposure === undefined ? {} : { exposure }),
      };
      const renditionKey = keyOf(JSON.stringify(ids), template.replaceAll(pending, ''));
      const context = visitContexts.seal({ ...ids, renditionKey });
      const html = template.replaceAll(pending, context);
      const headers = pageHeaders({ html, nonce, personal: document.personal });
      return {
        body: makeBody(200, html, headers),
        audienceId,
        pageId,
        versionId,
        renditionKey,
        stamp,
      };
    },
    async preview(site, path, audienceId) {
      const row = published(await findWholePage(db, site.tenantId, audienceId));
      if ('kind' in row) return row;
      const document = readDocument(row, row.content);
      const html = renderPage({
        ...document,
        ...(await linksOf(site.tenantId, document)),
        includeScripts: false,
        pageUrl: site.origin + writtenPath(path),
      });
      return makeBody(200, html, Object.entries(previewHeaders));
    },
    async twin({ tenantId, origin }, path, audienceId) {
      const row = published(await findWholePage(db, tenantId, audienceId));
      if ('kind' in row) return row;
      const document = readDocument(row, row.content);
      const kept = await claims.find(tenantId, row.published_version_id);
      const url = origin + writtenPath(path);
      const text = twinOf(document, { url, claims: kept?.claims ?? [] });
      return makeBody(200, text, twinHeaders(document.personal));
    },
    async refuse(kind, { site, brandId, acceptLanguage }) {
      // When the database is away, asking it for a brand would be one failure more.
      const tenantId = kind === 'unavailable' ? undefined : site?.tenantId;
      const brand = tenantId === undefined ? undefined : await brandOf(tenantId, brandId);
      const links =
        tenantId === undefined ? noLinks : await assets.lastingLinksFor(tenantId, [brand]);
      const html = renderStatus({ kind, brand, lang: preferredLanguage(acceptLanguage), ...links });
      return makeBody(statuses[kind], html, plainHeaders(html));
    },
  };
}

const keyOf = (ids: string, template: string): string =>
  hash('sha256', `${ids}\n${template}`, 'base64url').slice(0, 22);

type PublishedRow = WholePageRow & { published_version_id: string; content: string };

/** Withdrawn, not yet there, or what a visitor may see. */
function published(row: WholePageRow | undefined): PublishedRow | Refusal {
  if (!row) return { kind: 'gone', brandId: undefined };
  const { brand_id: brandId, published_version_id, content } = row;
  const withdrawn =
    row.page_deleted_at !== null || row.page_status === 'archived' || row.archived_at !== null;
  if (withdrawn) return { kind: 'gone', brandId };
  if (published_version_id === null || content === null) return { kind: 'missing', brandId };
  return { ...row, published_version_id, content };
}
