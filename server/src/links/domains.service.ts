// A tenant's own domains. Anyone may claim one; it counts once a TXT record shows whose it is, and
// then for one tenant alone. A verified domain stays so: its DNS is not asked again.

import { randomToken } from '../persons/slug.ts';
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import { outward } from '../platform/db/scope.ts';
import type { DomainRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import { normalizeHost } from '../platform/formats/domain.ts';
import type { MakeId } from '../platform/ids.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import type { ResolveTxt } from './dns.ts';
import {
  deleteDomain,
  findDomain,
  findDomainByName,
  findVerifiedDomain,
  insertDomain,
  listDomains,
  updateDomain,
} from './domains.store.ts';
import { hasLinksOn } from './links.store.ts';

export interface Domains {
  create(tenantId: string, domain: string): Promise<DomainRow>;
  get(tenantId: string, domainId: string): Promise<DomainRow>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<DomainRow>>;
  /** Asks DNS, outside any transaction; fails until the record is there. */
  prove(tenantId: string, domainId: string): Promise<DomainProof>;
  verify(tenantId: string, proof: DomainProof): Promise<DomainRow>;
  remove(tenantId: string, domainId: string): Promise<void>;
}

/** That its record was there, and which one that was. */
export type DomainProof = Pick<DomainRow, 'domain_id' | 'domain' | 'token'>;

/** The record that shows whose domain it is. */
export const verificationOf = (row: DomainRow): { name: string; value: string } => ({
  name: recordName(row.domain),
  value: `facet-verification=${row.token}`,
});

const recordName = (domain: string): string => `_facet.${domain}`;

/** Whoever puts a link on a domain holds this too, so that it is not deleted meanwhile. */
export const domainLock = (domainId: string): string => `domain ${domainId}`;

const tokenLength = 32;
const nameMaxLength = 253;
const foundShown = 5;
const textShown = 100;

export function makeDomains(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  resolveTxt: ResolveTxt;
  changed: SiteChanges;
}): Domains {
  const { db, clock, makeId, resolveTxt, changed } = deps;

  async function get(tenantId: string, domainId: string): Promise<DomainRow> {
    const row = await findDomain(db, tenantId, domainId);
    if (!row) throw new Failure('domain_not_found');
    return row;
  }

  /** Undefined when the record is there, else what is there instead. */
  async function missing(row: DomainRow): Promise<string | undefined> {
    const { name, value } = verificationOf(row);
    const found = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => error);
    if (found instanceof Error) return `DNS did not answer for ${name} (${found.code ?? 'error'}).`;
    if (found.some((text) => text.trim() === value)) return undefined;
    if (found.length === 0) return `There is no TXT record at ${name}.`;
    const shown = found
      .slice(0, foundShown)
      .map((text) => JSON.stringify(text.slice(0, textShown)));
    return `The TXT records at ${name} are ${shown.join(', ')}; none is ${JSON.stringify(value)}.`;
  }

  return {
    get,
    async create(tenantId, text) {
      const domain = ownHost(text);
      const now = clock.now();
      const row: DomainRow = {
        domain_id: makeId('domain'),
        tenant_id: tenantId,
        domain,
        token: randomToken(tokenLength),
        verified_at: null,
        last_checked_at: null,
        created_at: now,
        updated_at: now,
      };
      if (await insertDomain(db, row)) return row;
      const known = await findDomainByName(db, tenantId, domain);
      throw new Failure('domain_exists', known ? { members: { domainId: known.domain_id } } : {});
    },
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listDomains(db, tenantId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'domain_id', () => readTotal(db, tenantId, ['domains']));
    },
    async prove(tenantId, domainId) {
      outward('DNS');
      const row = await get(tenantId, domainId);
      if (row.verified_at !== null) return row;
      const detail = await missing(row);
      if (detail === undefined && !(await findVerifiedDomain(db, row.domain))) return row;
      const now = clock.now();
      await updateDomain(db, tenantId, domainId, { last_checked_at: now, updated_at: now });
      throw detail === undefined ? taken(row) : new Failure('domain_not_verified', { detail });
    },
    verify: (tenantId, proof) =>
      db.transaction(async () => {
        // Two tenants may have proved it at the same moment; on PostgreSQL a violation of the
        // index would be the end of the transaction, so they are told apart before.
        await db.lock(`verified ${proof.domain}`);
        const row = await get(tenantId, proof.domain_id);
        if (row.verified_at !== null) return row;
        if (row.token !== proof.token) throw new Failure('domain_not_verified');
        if (await findVerifiedDomain(db, row.domain)) throw taken(row);
        const now = clock.now();
        const change = { verified_at: now, last_checked_at: now, updated_at: now };
        await updateDomain(db, tenantId, row.domain_id, change);
        changed.hosts();
        return { ...row, ...change };
      }),
    remove: (tenantId, domainId) =>
      db.transaction(async () => {
        await db.lock(domainLock(domainId));
        await get(tenantId, domainId);
        if (await hasLinksOn(db, tenantId, domainId)) {
          throw new Failure('domain_in_use', {
            detail: 'Delete the links on it first, or move them to another domain.',
          });
        }
        await deleteDomain(db, tenantId, domainId);
        changed.hosts();
      }),
  };
}

const taken = ({ domain }: DomainRow): Failure =>
  new Failure('domain_taken', {
    detail: `${domain} is verified by another tenant, who must delete it first.`,
  });

/** `www.` stays: as a host it is another one. The contract's format has refused what is no host at all. */
function ownHost(text: string): string {
  const host = normalizeHost(text) ?? '';
  const isName = host.includes('.') && !/\.\d+$/.test(host);
  if (isName && recordName(host).length <= nameMaxLength) return host;
  const detail = isName
    ? 'is too long for a verification record'
    : 'must be the full name of a host, such as pages.example.com';
  throw invalidField('/domain', 'wrong_format', detail);
}
