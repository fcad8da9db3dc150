// What search engines are told: every address of a host that anybody may find. Pages of persons
// are never among them, nor what metadata keeps out. A host with more links than one sitemap may
// hold gets an index of several.

import { writtenPath } from '../links/path.ts';
import type { PageOrAudience } from '../links/targets.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { type Body, makeBody } from '../platform/http/body.ts';
import type { Site } from './hosts.ts';
import { escapeText } from './render/html.ts';
import {
  findDefaultTargets,
  findOpenAudiences,
  findOpenPages,
  findPathAfter,
  type ListedLink,
  listLinksByPath,
  type OpenAudience,
} from './sitemap.store.ts';

export interface Sitemaps {
  /** `search`: which part of it; the index, or all of it, when empty. */
  make(site: Site, search: string): Promise<Body>;
}

/** Fifty thousand are allowed. */
const linksInOne = 40_000;
const batch = 500;
/** Walking all links of a host is no work to do for everybody who asks. */
const keptMs = 60_000;
const keptMaps = 20;

const headers = (type: string): [string, string][] => [
  ['content-type', `${type}; charset=utf-8`],
  ['cache-control', 'no-cache'],
  ['x-content-type-options', 'nosniff'],
  ['vary', 'accept-encoding'],
];

export function makeSitemaps(deps: { db: Db; clock: Clock; linksInOne?: number }): Sitemaps {
  const { db, clock, linksInOne: inOne = linksInOne } = deps;
  const kept = new Map<string, KeptMap>();

  /** Where each part but the first begins. */
  async function partsOf({ tenantId, domainId }: Site): Promise<string[]> {
    const starts: string[] = [];
    for (let after = ''; ; ) {
      const path = await findPathAfter(db, tenantId, domainId, { after, skip: inOne - 1 });
      if (path === undefined) return starts;
      const more = await listLinksByPath(db, tenantId, domainId, { after: path, limit: 1 });
      if (more.length === 0) return starts;
      starts.push(path);
      after = path;
    }
  }

  async function partFrom(site: Site, start: string): Promise<string[]> {
    const urls: string[] = [];
    let left = inOne;
    for (let after = start; left > 0; ) {
      const limit = Math.min(batch, left);
      const links = await listLinksByPath(db, site.tenantId, site.domainId, { after, limit });
      urls.push(...(await openOnes(site, links)));
      const last = links.at(-1);
      if (!last || links.length < limit) break;
      after = last.path;
      left -= limit;
    }
    return urls;
  }

  async function openOnes(site: Site, links: ListedLink[]): Promise<string[]> {
    const { tenantId } = site;
    const routed = links.filter((link) => link.target_type === 'page_routing');
    const defaults = await findDefaultTargets(
      db,
      tenantId,
      routed.map((link) => link.target_id),
    );
    const aimed = links.map((link) => ({ link, ...aimOf(link, defaults) }));
    const idsOf = (type: string) =>
      aimed.filter((one) => one.type === type).map((one) => one.targetId);
    const audiences = await findOpenAudiences(db, tenantId, idsOf('audience'));
    const pages = await findOpenPages(db, tenantId, idsOf('page'));
    const found = new Map<string, OpenAudience>([
      ...audiences.map((row) => [row.audience_id, row] as const),
      ...pages.map((row) => [row.page_id, row] as const),
    ]);
    return aimed.flatMap(({ link, targetId }) => {
      const shown = found.get(targetId);
      return shown && mayBeIndexed(shown) ? [urlOf(site, link, shown)] : [];
    });
  }

  /** One for each host, whatever query it is asked for with: only the parts it has are ever built. */
  function mapOf(site: Site): KeptMap {
    const known = kept.get(site.origin);
    if (known && known.until > clock.now()) return known;
    const made: KeptMap = {
      until: clock.now() + keptMs,
      starts: partsOf(site),
      bodies: new Map(),
    };
    made.starts.catch(() => kept.delete(site.origin));
    kept.delete(site.origin);
    kept.set(site.origin, made);
    const [oldest] = kept.keys();
    if (kept.size > keptMaps && oldest !== undefined) kept.delete(oldest);
    return made;
  }

  return {
    async make(site, search) {
      const { starts: found, bodies } = mapOf(site);
      const starts = await found;
      const after = new URLSearchParams(search).get('after');
      const isPart = after !== null && ['', ...starts].includes(after);
      // What names no part is answered with all there is: the index, or the only part.
      const start = isPart ? after : starts.length === 0 ? '' : undefined;
      let body = bodies.get(start);
      if (!body) {
        body =
          start === undefined
            ? Promise.resolve(indexOf(site, starts))
            : partFrom(site, start).then((urls) => xml('urlset', urls));
        body.catch(() => bodies.delete(start));
        bodies.set(start, body);
      }
      return body;
    },
  };
}

interface KeptMap {
  until: number;
  /** Where each part but the first begins. */
  starts: Promise<string[]>;
  /** By where they begin; the index has no beginning. */
  bodies: Map<string | undefined, Promise<Body>>;
}

function indexOf(site: Site, starts: string[]): Body {
  const parts = ['', ...starts].map((start) => {
    const address = `${site.origin}/sitemap.xml?after=${encodeURIComponent(start)}`;
    return `<sitemap><loc>${escapeText(address)}</loc></sitemap>\n`;
  });
  return xml('sitemapindex', parts);
}

function aimOf(link: ListedLink, defaults: ReadonlyMap<string, string>) {
  if (link.target_type !== 'page_routing') {
    return { type: link.target_type, targetId: link.target_id };
  }
  const target = JSON.parse(defaults.get(link.target_id) ?? 'null') as PageOrAudience | null;
  if (target === null) return { type: 'none', targetId: '' };
  const targetId = target.targetType === 'page' ? target.pageId : target.audienceId;
  return { type: target.targetType, targetId };
}

function mayBeIndexed({ metadata_override: own, page_metadata: ofPage }: OpenAudience): boolean {
  const robots = robotsOf(own) ?? robotsOf(ofPage) ?? [];
  return !robots.some((word) => /\b(noindex|none)\b/i.test(word));
}

const robotsOf = (metadata: string | null): string[] | undefined =>
  metadata === null ? undefined : (JSON.parse(metadata) as { robots?: string[] }).robots;

function urlOf(site: Site, link: ListedLink, shown: OpenAudience): string {
  const address = escapeText(site.origin + writtenPath(link.path));
  const changed = new Date(Number(shown.updated_at)).toISOString();
  return `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>\n`;
}

const xml = (root: string, members: string[]): Body =>
  makeBody(
    200,
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${members.join('')}</${root}>\n`,
    headers('application/xml'),
  );

export const robotsText = (origin: string): Body =>
  makeBody(
    200,
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    headers('text/plain'),
  );
