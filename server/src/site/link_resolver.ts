// From a path to an audience: link, target, the person in the path, routing rules. A link
// to a page shows the first group of that page with something published, never one person's.

import type { Facts } from '../links/conditions.ts';
import { type Links, targetOf } from '../links/links.service.ts';
import { normalizePath, writtenPath } from '../links/path.ts';
import { type Decision, decide } from '../links/routing.ts';
import type { PageRouting, Routings } from '../links/routings.service.ts';
import type { LinkTarget, PageOrAudience } from '../links/targets.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageLinkRow } from '../platform/db/tables.ts';
import type { Site } from './hosts.ts';
import {
  areAllArchived,
  findFirstGroup,
  findPageState,
  findPersonOfKey,
  findPersonsAudience,
  findStamp,
} from './site.store.ts';

/** What a path leads to, before anything of the visit but its path is looked at. */
export type Resolution =
  | { kind: 'target'; target: PageOrAudience; path: string; link: PageLinkRow; personId?: string }
  | {
      kind: 'routing';
      routing: PageRouting;
      path: string;
      link: PageLinkRow;
      /** The person in the path. */
      personId?: string;
      /** The domain of the person in the path, who has no audience behind this link. */
      accountDomain: string | undefined;
    }
  | { kind: 'moved'; path: string; permanently: boolean }
  | { kind: 'missing' };

/** One that leads on. */
export type OpenResolution = Extract<Resolution, { kind: 'target' | 'routing' }>;

export type Target =
  | { kind: 'audience'; audienceId: string }
  | { kind: 'gone' | 'missing'; brandId: string | undefined };

export interface LinkResolver {
  /** `rawPath`: as it came, encoded, without the query. */
  find(site: Site, rawPath: string): Promise<Resolution>;
  /** The target of this visit. */
  choose(resolution: OpenResolution, facts: Facts): PageOrAudience;
  /** The same, with the reasons; undefined where there was nothing to choose. */
  decide(resolution: OpenResolution, facts: Facts): Decision | undefined;
  resolve(tenantId: string, target: PageOrAudience): Promise<Target>;
}

const routeKeyShape = /^[0-9a-z]{8,64}$/;
const missing = { kind: 'missing' } as const;

export function makeLinkResolver({
  db,
  links,
  routings,
}: {
  db: Db;
  links: Pick<Links, 'findByPath'>;
  routings: Routings;
}): LinkResolver {
  async function resolve(tenantId: string, target: PageOrAudience): Promise<Target> {
    if (target.targetType === 'audience') {
      return { kind: 'audience', audienceId: target.audienceId };
    }
    const audienceId = await findFirstGroup(db, tenantId, target.pageId);
    if (audienceId !== undefined) return { kind: 'audience', audienceId };
    const page = await findPageState(db, tenantId, target.pageId);
    const gone =
      !page ||
      page.deleted_at !== null ||
      page.status === 'archived' ||
      (await areAllArchived(db, tenantId, target.pageId));
    return { kind: gone ? 'gone' : 'missing', brandId: page?.brand_id };
  }

  async function resolutionOfLink(
    link: PageLinkRow,
    path: string,
    person?: { person_id: string; domain: string | null },
  ): Promise<Resolution> {
    const target = targetOf(link);
    if (target.targetType !== 'page_routing') return { kind: 'target', target, path, link };
    const routing = await routings.get(link.tenant_id, target.pageRoutingId);
    const named = person === undefined ? {} : { personId: person.person_id };
    const accountDomain = person?.domain ?? undefined;
    return { kind: 'routing', routing, path, link, ...named, accountDomain };
  }

  /** The pages a link may lead to, the likeliest first. */
  async function pagesBehind(tenantId: string, target: LinkTarget): Promise<string[]> {
    switch (target.targetType) {
      case 'page':
        return [target.pageId];
      case 'page_routing':
        return (await routings.get(tenantId, target.pageRoutingId)).pageIds;
      case 'audience': {
        const row = await findStamp(db, tenantId, target.audienceId);
        return row ? [row.page_id] : [];
      }
    }
  }

  /** `/{path}/{personRouteKey}` */
  async function findPersonal(site: Site, path: string): Promise<Resolution> {
    const { tenantId, domainId } = site;
    const cut = path.lastIndexOf('/');
    const routeKey = path.slice(cut + 1);
    const linkPath = path.slice(0, cut) || '/';
    if (!routeKeyShape.test(routeKey)) return missing;
    const link = await links.findByPath(tenantId, domainId, linkPath);
    if (!link) return missing;
    const target = targetOf(link);
    const person = await findPersonOfKey(db, tenantId, routeKey);
    // Nobody we know: the link itself answers, under its one address.
    const toLink: Resolution = { kind: 'moved', path: linkPath, permanently: false };
    if (!person) return toLink;
    const { person_id: personId } = person;
    const own = (audienceId: string): Resolution => ({
      kind: 'target',
      target: { targetType: 'audience', audienceId },
      ...{ path, link, personId },
    });
    let withdrawn: string | undefined;
    for (const pageId of await pagesBehind(tenantId, target)) {
      const audience = await findPersonsAudience(db, tenantId, pageId, personId);
      if (!audience) continue;
      const { audience_id: audienceId } = audience;
      if (audience.archived_at === null && audience.published_version_id !== null) {
        return own(audienceId);
      }
      if (audience.archived_at !== null) withdrawn ??= audienceId;
    }
    if (target.targetType === 'page_routing') {
      return resolutionOfLink(link, path, person);
    }
    if (withdrawn === undefined || (await leadsSomewhere(tenantId, target))) return toLink;
    return own(withdrawn);
  }

  async function leadsSomewhere(tenantId: string, target: PageOrAudience): Promise<boolean> {
    const found = await resolve(tenantId, target);
    if (found.kind !== 'audience') return false;
    const row = await findStamp(db, tenantId, found.audienceId);
    return row !== undefined && row.archived_at === null && row.published_version_id !== null;
  }

  return {
    resolve,
    async find(site, rawPath) {
      const normalized = normalizePath(rawPath);
      if (!('path' in normalized)) return missing;
      const { path } = normalized;
      const link = await links.findByPath(site.tenantId, site.domainId, path);
      const resolution = link ? await resolutionOfLink(link, path) : await findPersonal(site, path);
      // One address for one page: other spellings are sent there.
      const found = resolution.kind === 'target' || resolution.kind === 'routing';
      return found && writtenPath(path) !== rawPath
        ? { kind: 'moved', path, permanently: true }
        : resolution;
    },
    choose(resolution, facts) {
      return resolution.kind === 'target'
        ? resolution.target
        : decideRouting(resolution, facts).target;
    },
    decide: (resolution, facts) =>
      resolution.kind === 'target' ? undefined : decideRouting(resolution, facts),
  };
}

function decideRouting(
  { routing, accountDomain }: Extract<Resolution, { kind: 'routing' }>,
  facts: Facts,
): Decision {
  const known = accountDomain === undefined ? facts : { ...facts, accountDomain };
  return decide(routing, known, undefined);
}
