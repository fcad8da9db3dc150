// Whose site a host is. The main host, and whatever is nobody's, belongs to the API; a subdomain
// of the main host to the tenant of that name; a domain to the tenant that verified it. The main
// host comes first, so that no domain a tenant verifies can take its place.
import { isIP } from 'node:net';
import { fallbackDomain } from '../links/path.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { normalizeHost } from '../platform/formats/domain.ts';
import { domainOrigin, siteOrigin } from '../tenants/site_address.ts';
import { findTenantOfSlug, findVerifiedDomain } from './site.store.ts';

export interface Site {
  tenantId: string;
  domainId: string;
  /** Scheme, host and port, as its pages call themselves. */
  origin: string;
}

/** `nobody`: a subdomain of the main host that no tenant has. */
export type HostOwner = Site | 'main' | 'nobody';

export interface Hosts {
  /** At once where it is known. */
  ownerOf(host: string | undefined): HostOwner | Promise<HostOwner>;
  /** The site on a tenant's own subdomain. */
  siteOf(slug: string): Promise<Site | undefined>;
  forget(): void;
}

/** So long an owner is believed without asking, should the news of a change be lost. */
const trustedMs = 10_000;
const keptHosts = 5_000;
const headerMaxLength = 260;

interface Known {
  owner: HostOwner;
  until: number;
}

export function makeHosts(deps: { db: Db; clock: Clock; publicUrl: string }): Hosts {
  const { db, clock } = deps;
  const { hostname: mainHost } = new URL(deps.publicUrl);
  const known = new Map<string, Known>();
  let changes = 0;

  const own = (slug: string, tenantId: string): Site => ({
    tenantId,
    domainId: fallbackDomain,
    origin: siteOrigin(deps.publicUrl, slug),
  });

  async function siteOf(slug: string): Promise<Site | undefined> {
    const tenantId = await findTenantOfSlug(db, slug);
    return tenantId === undefined ? undefined : own(slug, tenantId);
  }

  async function lookUp(host: string): Promise<HostOwner> {
    const beneath = host.endsWith(`.${mainHost}`);
    const label = beneath ? host.slice(0, -mainHost.length - 1) : '';
    const fallback = label === '' || label.includes('.') ? undefined : await siteOf(label);
    if (fallback) return fallback;
    const domain = await findVerifiedDomain(db, host);
    if (!domain) return beneath ? 'nobody' : 'main';
    return {
      tenantId: domain.tenant_id,
      domainId: domain.domain_id,
      origin: domainOrigin(deps.publicUrl, host),
    };
  }

  function keep(host: string, found: Known): void {
    known.delete(host);
    known.set(host, found);
    if (known.size <= keptHosts) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  }

  async function ask(host: string, bare: string, stale: Known | undefined): Promise<HostOwner> {
    const asked = changes;
    try {
      const owner = await lookUp(bare);
      // Whoever is nobody yet may be somebody in a moment.
      if (owner !== 'nobody' && asked === changes) {
        keep(host, { owner, until: clock.now() + trustedMs });
      }
      return owner;
    } catch (error) {
      // Without its database a site goes on showing what it holds.
      if (stale) return stale.owner;
      throw error;
    }
  }

  return {
    siteOf,
    ownerOf(header) {
      // Longer than a name and a port can be, it is no host, and not worth remembering.
      if (header === undefined || header.length > headerMaxLength) return 'main';
      const found = known.get(header);
      if (found && found.until > clock.now()) return found.owner;
      const bare = normalizeHost(header);
      if (bare === undefined || bare === mainHost || !bare.includes('.') || isIP(bare) !== 0) {
        keep(header, { owner: 'main', until: clock.now() + trustedMs });
        return 'main';
      }
      return ask(header, bare, found);
    },
    forget() {
      changes += 1;
      known.clear();
    },
  };
}
