// The visitor site: a host and a path in, a finished reply out. What was rendered is kept, and
// believed for a few seconds without a look into the database; changes arrive as signals and drop
// it at once. Should a signal be lost, the next look finds out.

import type { Facts } from '../links/conditions.ts';
import { writtenPath } from '../links/path.ts';
import type { PageOrAudience } from '../links/targets.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import type { Body } from '../platform/http/body.ts';
import { readChange } from '../platform/signals/changes.ts';
import type { Signals } from '../platform/signals/signals.ts';
import type { Renditions } from '../sessions/renditions.ts';
import type { Exposure } from '../sessions/visit_context.ts';
import { type Arms, shownAudience } from './arms.ts';
import { type Cached, makeCache } from './cache.ts';
import type { HostOwner, Hosts, Site } from './hosts.ts';
import type { LinkResolver, OpenResolution, Resolution } from './link_resolver.ts';
import type { Refusal, Rendered, Rendering } from './rendering.ts';
import { findStamp, stampOf } from './site.store.ts';
import { robotsText, type Sitemaps } from './sitemap.ts';

/** What of a request decides the reply. */
export interface VisitRequest {
  /** As it came: encoded, without the query. */
  rawPath: string;
  /** With its question mark, or empty. */
  search: string;
  facts(): Facts;
  acceptLanguage: string | undefined;
  /** For a program that reads: the page's words as Markdown, made anew and never a visit. */
  markdown: boolean;
}

export type Answer = Body | { status: 302 | 308; location: string };

export interface VisitorSite {
  ownerOf(host: string | undefined): HostOwner | Promise<HostOwner>;
  /** At once where it is known. */
  answer(site: Site, visit: VisitRequest): Answer | Promise<Answer>;
  /** As a visitor would see it, for the origin of the API. Always fresh. */
  preview(tenantSlug: string, visit: VisitRequest): Promise<Answer>;
  refuse: Rendering['refuse'];
  /** Stops listening for changes. */
  close(): void;
}

/** So long a page is shown without a look into the database. */
const trustedMs = 10_000;
/** Rendered anew after this long, whatever the look says: it does not see all that a page shows. */
const keptMs = 300_000;
const cacheLimits = { bytes: 48 * 1024 * 1024, entries: 5_000 };

interface Shown extends Rendered {
  /** What it tells of the experiment it is in, if any. */
  exposureKey: string;
  trustedUntil: number;
  keptUntil: number;
}

interface Entry extends Cached {
  /** Whose link it is: a host may go to another tenant, and a domain be added anew. */
  domainId: string;
  resolution: OpenResolution;
  /** By target: a routing has several. */
  shown: ReadonlyMap<string, Shown>;
  /** The page of a link that always leads to the same. */
  only: Shown | undefined;
}

export function makeSite(deps: {
  db: Db;
  clock: Clock;
  signals: Signals;
  hosts: Hosts;
  resolver: LinkResolver;
  rendering: Rendering;
  sitemaps: Sitemaps;
  renditions: Pick<Renditions, 'keep'>;
  arms: Arms;
  warn(message: string, error: unknown): void;
}): VisitorSite {
  const { db, clock, signals, rendering, sitemaps, renditions, arms, hosts, resolver } = deps;
  const { refuse } = rendering;
  const cache = makeCache<Entry>(cacheLimits);
  const underWay = new Map<string, ReturnType<Rendering['page']>>();

  const close = signals.subscribe('site', (key) => {
    const change = readChange(key);
    if (change.tenantId === undefined) hosts.forget();
    else cache.drop(change);
  });

  /** One rendering for all who come meanwhile; whoever comes after a change starts another. */
  function renderOnce(key: string, work: () => ReturnType<Rendering['page']>) {
    const started = underWay.get(key);
    if (started) return started;
    const mine = work().finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  }

  /** What is kept, if the database says that it still holds. */
  async function confirmed(
    tenantId: string,
    known: Shown | undefined,
    { audienceId, exposureKey }: { audienceId: string; exposureKey: string },
  ): Promise<Shown | undefined> {
    if (known?.audienceId !== audienceId || known.exposureKey !== exposureKey) return undefined;
    if (known.keptUntil <= clock.now()) return undefined;
    const row = await findStamp(db, tenantId, audienceId);
    return row && stampOf(row) === known.stamp ? known : undefined;
  }

  /** Before it is sent. A page that cannot be kept, as on a full disk, is shown all the same. */
  async function keep(site: Site, path: string, audienceId: string, page: Rendered): Promise<void> {
    const { versionId, renditionKey, body } = page;
    const written = writtenPath(path);
    try {
      await renditions.keep(site.tenantId, {
        audienceId,
        address: site.origin + written,
        path: written,
        versionId,
        sha256: body.sha256,
        renditionKey,
        body: () => storedBody(body),
      });
    } catch (error) {
      deps.warn('a page was shown that could not be kept', error);
    }
  }

  /** The page of the arm that the visit belongs to, which is decided before anything is rendered. */
  async function showOnce(
    site: Site,
    at: { key: string; since: number; path: string; audienceId: string; known: Shown | undefined },
  ): Promise<(Rendered & { exposureKey: string }) | Refusal> {
    const { tenantId } = site;
    const assigned = await arms.assign(tenantId, at.audienceId);
    const show = async (audienceId: string, exposure?: Exposure) => {
      const exposureKey = exposure === undefined ? '' : JSON.stringify(exposure);
      const known = await confirmed(tenantId, at.known, { audienceId, exposureKey });
      if (known) return known;
      const name = `${at.since} ${at.key} ${audienceId} ${exposureKey}`;
      const rendered = await renderOnce(name, () =>
        rendering.page(site, at.path, audienceId, exposure),
      );
      return 'kind' in rendered ? rendered : { ...rendered, exposureKey };
    };
    const shown = await show(shownAudience(at.audienceId, assigned), assigned?.exposure);
    // A control that was withdrawn meanwhile: the visitor sees their own page, and counts for no arm.
    return 'kind' in shown && assigned ? show(at.audienceId) : shown;
  }

  async function find(
    site: Site,
    visit: VisitRequest,
    key: string,
    old: Entry | undefined,
  ): Promise<Answer> {
    const { tenantId } = site;
    const { acceptLanguage } = visit;
    const since = cache.mark(tenantId);
    const resolution = await resolver.find(site, visit.rawPath);
    if (resolution.kind === 'moved') return moved(resolution, '', visit.search);
    if (resolution.kind === 'missing') return refuse('missing', { site, acceptLanguage });
    const target = resolver.choose(resolution, visit.facts());
    const found = await resolver.resolve(tenantId, target);
    if (found.kind !== 'audience') return refuse(found.kind, { site, acceptLanguage, ...found });
    const { audienceId } = found;
    if (visit.markdown) {
      const assigned = await arms.find(tenantId, audienceId, clock.now());
      const shownId = shownAudience(audienceId, assigned);
      const twin = await rendering.twin(site, resolution.path, shownId);
      if (!('kind' in twin)) return twin;
      return refuse(twin.kind, { site, brandId: twin.brandId, acceptLanguage });
    }
    const known = old?.shown.get(nameOf(target));
    const rendered = await showOnce(site, { key, since, path: resolution.path, audienceId, known });
    if ('kind' in rendered) {
      return refuse(rendered.kind, { site, brandId: rendered.brandId, acceptLanguage });
    }
    await keep(site, resolution.path, audienceId, rendered);
    const now = clock.now();
    const shown = {
      keptUntil: now + keptMs,
      ...rendered,
      trustedUntil: now + trustedMs,
    };
    cache.put(key, entryOf(site, resolution, target, shown, old), since);
    return shown.body;
  }

  return {
    ownerOf: hosts.ownerOf,
    refuse,
    close,
    answer(site, visit) {
      const key = site.origin + visit.rawPath;
      if (visit.markdown && !isOwnFile(visit.rawPath)) return find(site, visit, key, undefined);
      const kept = cache.get(key);
      const entry = kept && isOf(site, kept) ? kept : undefined;
      const shown =
        entry &&
        (entry.only ?? entry.shown.get(nameOf(resolver.choose(entry.resolution, visit.facts()))));
      if (shown && clock.now() < shown.trustedUntil) return shown.body;
      if (visit.rawPath === robotsPath) return robotsText(site.origin);
      if (visit.rawPath === sitemapPath) return sitemaps.make(site, visit.search);
      return find(site, visit, key, entry).catch((error: unknown) => {
        // Without its database the site goes on showing what it holds.
        const away = error instanceof Failure && error.code === 'database_unavailable';
        if (away && shown) return shown.body;
        throw error;
      });
    },
    async preview(tenantSlug, visit) {
      const { acceptLanguage } = visit;
      const site = await hosts.siteOf(tenantSlug);
      if (!site) return refuse('missing', { acceptLanguage });
      const resolution = await resolver.find(site, visit.rawPath);
      if (resolution.kind === 'moved') {
        return moved(resolution, `/sites/${encodeURIComponent(tenantSlug)}`, visit.search);
      }
      if (resolution.kind === 'missing') return refuse('missing', { site, acceptLanguage });
      const found = await resolver.resolve(
        site.tenantId,
        resolver.choose(resolution, visit.facts()),
      );
      const result =
        found.kind === 'audience'
          ? await rendering.preview(site, resolution.path, found.audienceId)
          : found;
      if (!('kind' in result)) return result;
      return refuse(result.kind, { site, brandId: result.brandId, acceptLanguage });
    },
  };
}

const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';
const isOwnFile = (path: string): boolean => path === robotsPath || path === sitemapPath;

const moved = (
  resolution: Extract<Resolution, { kind: 'moved' }>,
  before: string,
  search: string,
): { status: 302 | 308; location: string } => ({
  status: resolution.permanently ? 308 : 302,
  location: before + writtenPath(resolution.path) + search,
});

const isOf = (site: Site, entry: Entry): boolean =>
  entry.tenantId === site.tenantId && entry.domainId === site.domainId;

/** The very bytes that visitors are sent compressed, so that they are compressed once. */
async function storedBody(body: Body) {
  const { bytes: plain } = await body.encoded('identity');
  const { bytes } = await body.encoded('zstd');
  return {
    encoding: bytes === plain ? ('identity' as const) : ('zstd' as const),
    body: bytes.toString('base64'),
    size_bytes: plain.length,
  };
}

const nameOf = (target: PageOrAudience): string =>
  target.targetType === 'page' ? target.pageId : target.audienceId;

/** What is shown at an address, this target's page put in; a new one, so that it can be refused as a whole. */
function entryOf(
  { tenantId, domainId }: Site,
  resolution: OpenResolution,
  target: PageOrAudience,
  latest: Shown,
  old: Entry | undefined,
): Entry {
  const routed = resolution.kind === 'routing';
  const shown = new Map(routed && old?.resolution.kind === 'routing' ? old.shown : []);
  shown.set(nameOf(target), latest);
  const all = [...shown.values()];
  // In an experiment it depends on two of them, and on the experiment.
  const fixedAudience = !routed && target.targetType === 'audience' && latest.exposureKey === '';
  return {
    tenantId,
    domainId,
    resolution,
    shown,
    only: routed ? undefined : latest,
    sizeBytes: all.reduce((sum, { body }) => sum + body.sizeBytes, 0),
    concernedBy({ pageId, audienceId }) {
      if (pageId === undefined) return true;
      if (!all.some((one) => one.pageId === pageId)) return false;
      // Which audience a link to a page shows may change with any of them.
      return !fixedAudience || audienceId === undefined || audienceId === latest.audienceId;
    },
  };
}
