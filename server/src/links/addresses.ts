// The addresses to send: of a link, and of what an audience has published. An audience is reached by
// its own link, else by its page's link: with the person's key behind it, or as it is for the group
// that the page shows. Routings are left out, as where they lead depends on who follows them.
import type { Db } from '../platform/db/open.ts';
import type { AudienceRow, PageLinkRow, PageStatus } from '../platform/db/tables.ts';
import { domainOrigin } from '../tenants/site_address.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import {
  findDomainNames,
  findLeadingLinks,
  findShownGroup,
  type LeadingLink,
} from './addresses.store.ts';
import { fallbackDomain, writtenPath } from './path.ts';
import { findTargetNames, type TargetName } from './targets.store.ts';

export type AddressedAudience = Pick<
  AudienceRow,
  'audience_id' | 'page_id' | 'person_id' | 'archived_at' | 'published_version_id'
> & { page_status: PageStatus; person_route_key: string | null };

/** A link as it is shown: its address, and what it leads to in words where that is still there. */
export interface ShownLink {
  url: string;
  target: TargetName | undefined;
}

export interface Addresses {
  /** In their order. */
  showLinks(tenantId: string, links: readonly PageLinkRow[]): Promise<ShownLink[]>;
  /** In their order. On a domain that is not verified yet, an address does not answer yet. */
  ofLinks(tenantId: string, links: readonly LinkPlace[]): Promise<string[]>;
  /** In their order; null where visitors would find nothing. */
  ofAudiences(
    tenantId: string,
    audiences: readonly AddressedAudience[],
  ): Promise<(string | null)[]>;
}

type LinkPlace = Pick<PageLinkRow, 'domain_id' | 'path'>;

export function makeAddresses(deps: {
  db: Db;
  tenants: Pick<Tenants, 'siteUrl'>;
  publicUrl: string;
}): Addresses {
  const { db, tenants, publicUrl } = deps;

  async function ofLinks(tenantId: string, links: readonly LinkPlace[]): Promise<string[]> {
    const fallback = await tenants.siteUrl(tenantId);
    const domainIds = new Set(links.map((link) => link.domain_id));
    domainIds.delete(fallbackDomain);
    const names = await findDomainNames(db, tenantId, [...domainIds]);
    return links.map(({ domain_id: domainId, path }) => {
      const name = names.get(domainId);
      const origin = name === undefined ? fallback : domainOrigin(publicUrl, name);
      return origin + writtenPath(path);
    });
  }

  /** The path of an audience, or undefined where no link leads there. */
  async function placesOf(
    tenantId: string,
    reachable: readonly AddressedAudience[],
  ): Promise<Map<string, LinkPlace>> {
    const own = await findLeadingLinks(
      db,
      tenantId,
      'audience',
      reachable.map((audience) => audience.audience_id),
    );
    const without = reachable.filter(({ audience_id }) => !own.has(audience_id));
    const pageIds = [...new Set(without.map((audience) => audience.page_id))];
    const ofPages = await findLeadingLinks(db, tenantId, 'page', pageIds);
    const places = new Map<string, LinkPlace>(own);
    for (const audience of without) {
      const link = ofPages.get(audience.page_id);
      const place = link && (await behind(tenantId, link, audience));
      if (place) places.set(audience.audience_id, place);
    }
    return places;
  }

  async function behind(
    tenantId: string,
    link: LeadingLink,
    audience: AddressedAudience,
  ): Promise<LinkPlace | undefined> {
    const { person_route_key: key } = audience;
    if (audience.person_id !== null) {
      return key === null ? undefined : { ...link, path: `${link.path.replace(/\/$/, '')}/${key}` };
    }
    const shown = await findShownGroup(db, tenantId, audience.page_id);
    return shown === audience.audience_id ? link : undefined;
  }

  return {
    async showLinks(tenantId, links) {
      const [urls, names] = await Promise.all([
        ofLinks(tenantId, links),
        findTargetNames(db, tenantId, links),
      ]);
      return links.map((link, n) => ({ url: urls[n] ?? '', target: names.get(link.target_id) }));
    },
    ofLinks,
    async ofAudiences(tenantId, audiences) {
      const reachable = audiences.filter(isReachable);
      if (reachable.length === 0) return audiences.map(() => null);
      const places = [...(await placesOf(tenantId, reachable))];
      const urls = await ofLinks(
        tenantId,
        places.map(([, place]) => place),
      );
      const byAudience = new Map(places.map(([audienceId], n) => [audienceId, urls[n]]));
      return audiences.map(({ audience_id }) => byAudience.get(audience_id) ?? null);
    },
  };
}

const isReachable = (audience: AddressedAudience): boolean =>
  audience.archived_at === null &&
  audience.published_version_id !== null &&
  audience.page_status !== 'archived';
