// Page links: paths on a domain, or on the fallback subdomain, and where each leads. A path is one
// link's alone while that link stands. A link to something that is deleted later stays, and is dead.
import type { Clock } from '../platform/clock.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import type { Db } from '../platform/db/open.ts';
import { onePage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { LinkTargetType, PageLinkRow } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  indexDocument,
  inOrderOf,
  removeDocument,
  searchDocuments,
} from '../platform/search/search.ts';
import { matchesWords } from '../platform/search/search_text.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import { domainLock } from './domains.service.ts';
import { findDomain } from './domains.store.ts';
import { linkDocument, linkSearch } from './indexing.ts';
import {
  eraseLinksOfPerson,
  findLink,
  findLinkByPath,
  findLinks,
  insertLink,
  listLinksTo,
  updateLink,
} from './links.store.ts';
import { fallbackDomain, normalizePath } from './path.ts';
import { routingLock } from './routings.service.ts';
import { findRouting } from './routings.store.ts';
import { type LinkTarget, resolveTargets, unknownReference } from './targets.ts';

export interface NewLink {
  path: string;
  tenantDomainId?: string | null | undefined;
  target: LinkTarget;
}

export interface LinkSearch {
  query?: string | undefined;
  pageId?: string | undefined;
  audienceId?: string | undefined;
  targetType?: LinkTargetType | undefined;
  tenantDomainId?: string | undefined;
}

export interface Links {
  create(tenantId: string, link: NewLink): Promise<PageLinkRow>;
  get(tenantId: string, pageLinkId: string): Promise<PageLinkRow>;
  /** The link of exactly this path on one of the tenant's hosts. */
  findByPath(tenantId: string, domainId: string, path: string): Promise<PageLinkRow | undefined>;
  search(tenantId: string, search: LinkSearch, page: PageRequest): Promise<PageOf<PageLinkRow>>;
  update(
    tenantId: string,
    pageLinkId: string,
    change: { [K in keyof NewLink]?: NewLink[K] | undefined },
  ): Promise<PageLinkRow>;
  remove(tenantId: string, pageLinkId: string): Promise<void>;
  /** Inside a transaction, before the person's audiences forget them: their links go, paths and all. */
  forgetPerson(tenantId: string, personId: string): Promise<number>;
}

const linksOfAudienceMax = 1_000;

export function makeLinks(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  changed: SiteChanges;
}): Links {
  const { db, clock, makeId, changed } = deps;

  async function get(tenantId: string, pageLinkId: string): Promise<PageLinkRow> {
    const link = await findLink(db, tenantId, pageLinkId);
    if (!link) throw new Failure('page_link_not_found');
    return link;
  }

  /** Holds what these links are tied to, in one order, so that no two can wait for each other. */
  async function hold(...links: PageLinkRow[]): Promise<void> {
    const names = links.flatMap((link) => [
      ...(link.domain_id === fallbackDomain ? [] : [domainLock(link.domain_id)]),
      ...(link.target_type === 'page_routing' ? [routingLock(link.target_id)] : []),
    ]);
    for (const name of [...new Set(names)].sort()) await db.lock(name);
  }

  /** Writes the row; erasing a person asks nobody, and may have taken it meanwhile. */
  async function write(link: PageLinkRow): Promise<void> {
    const there = await updateLink(db, link.tenant_id, link.page_link_id, link);
    if (!there) throw new Failure('page_link_not_found');
    changed.tenant(link.tenant_id);
  }

  const alone = <T>(pageLinkId: string, work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await db.lock(`page link ${pageLinkId}`);
      return work();
    });

  async function pagesOf(
    tenantId: string,
    target: LinkTarget,
  ): Promise<{ pageIds: string[]; faults: Fault[] }> {
    if (target.targetType !== 'page_routing') {
      return resolveTargets(db, tenantId, [{ pointer: '/target', target }]);
    }
    const routing = await findRouting(db, tenantId, target.pageRoutingId);
    if (routing) return { pageIds: JSON.parse(routing.page_ids) as string[], faults: [] };
    const fault = unknownReference('/target/pageRoutingId', 'a page routing');
    return { pageIds: [], faults: [fault] };
  }

  /** The pages it leads to; refuses it with every fault there is. `aims`: its target is to be checked. */
  async function checked(
    link: PageLinkRow,
    { aims, path }: { aims: boolean; path: Fault[] },
  ): Promise<string[]> {
    const { tenant_id: tenantId, domain_id: domainId } = link;
    const target = await pagesOf(tenantId, targetOf(link));
    const known = domainId === fallbackDomain || (await findDomain(db, tenantId, domainId));
    const errors = [
      ...path,
      ...(known ? [] : [unknownReference('/tenantDomainId', 'a domain')]),
      ...(aims ? target.faults : []),
    ];
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
    return target.pageIds;
  }

  /** An audience has few links: they are read whole, and narrowed here. */
  async function linksOfAudience(
    tenantId: string,
    domainId: string,
    { audienceId, pageId, targetType = 'audience', query }: LinkSearch & { audienceId: string },
  ): Promise<PageLinkRow[]> {
    if (targetType !== 'audience') return [];
    const target = { targetType, audienceId } as const;
    const { pageIds } = await pagesOf(tenantId, target);
    if (pageId !== undefined && !pageIds.includes(pageId)) return [];
    const all = { after: '', limit: linksOfAudienceMax };
    const links = await listLinksTo(db, tenantId, 'audience', audienceId, all);
    return links
      .filter((link) => link.domain_id === domainId && matchesWords(query, [link.path]))
      .reverse();
  }

  async function pathTaken({ tenant_id, domain_id, path }: PageLinkRow): Promise<Failure> {
    const owner = await findLinkByPath(db, tenant_id, domain_id, path);
    if (!owner)
      return new Failure('path_taken', { detail: 'The path has just become free: try again.' });
    const { page_link_id: pageLinkId } = owner;
    return new Failure('path_taken', {
      detail: `${path} belongs to ${pageLinkId}.`,
      members: { pageLinkId },
    });
  }

  return {
    get,
    findByPath: (tenantId, domainId, path) => findLinkByPath(db, tenantId, domainId, path),
    async create(tenantId, input) {
      const now = clock.now();
      const { path, faults } = readPath(input.path);
      const row: PageLinkRow = {
        page_link_id: makeId('pagelink'),
        tenant_id: tenantId,
        domain_id: input.tenantDomainId ?? fallbackDomain,
        path,
        ...targetColumns(input.target),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await db.transaction(async () => {
        await hold(row);
        const pageIds = await checked(row, { aims: true, path: faults });
        if (!(await insertLink(db, row))) throw await pathTaken(row);
        await indexDocument(db, tenantId, linkDocument(row, pageIds));
      });
      return row;
    },
    async search(tenantId, { query, tenantDomainId = fallbackDomain, audienceId, ...by }, page) {
      if (audienceId !== undefined) {
        const links = await linksOfAudience(tenantId, tenantDomainId, { audienceId, query, ...by });
        return onePage(links, page, (link) => link.page_link_id);
      }
      const found = await searchDocuments(db, tenantId, {
        ...linkSearch(tenantDomainId, by),
        query,
        page,
      });
      const rows = await findLinks(db, tenantId, found.items);
      return { ...found, items: inOrderOf(found.items, rows, (row) => row.page_link_id) };
    },
    async update(tenantId, pageLinkId, change) {
      let after: PageLinkRow | undefined;
      try {
        return await alone(pageLinkId, async () => {
          const before = await get(tenantId, pageLinkId);
          const { path, faults } = readPath(change.path ?? before.path);
          const { tenantDomainId = before.domain_id, target } = change;
          after = {
            ...before,
            path,
            domain_id: tenantDomainId ?? fallbackDomain,
            ...(target === undefined ? {} : targetColumns(target)),
            updated_at: clock.now(),
          };
          await hold(before, after);
          const pageIds = await checked(after, { aims: target !== undefined, path: faults });
          await write(after);
          await indexDocument(db, tenantId, linkDocument(after, pageIds));
          return after;
        });
      } catch (error) {
        if (!isUniqueViolation(error) || !after) throw error;
        throw await pathTaken(after);
      }
    },
    remove: (tenantId, pageLinkId) =>
      alone(pageLinkId, async () => {
        const link = await get(tenantId, pageLinkId);
        await hold(link);
        const now = clock.now();
        await write({ ...link, deleted_at: now, updated_at: now });
        await removeDocument(db, tenantId, pageLinkId);
      }),
    async forgetPerson(tenantId, personId) {
      changed.tenant(tenantId);
      const erased = await eraseLinksOfPerson(db, tenantId, personId);
      for (const pageLinkId of erased) await removeDocument(db, tenantId, pageLinkId);
      return erased.length;
    },
  };
}

function readPath(text: string): { path: string; faults: Fault[] } {
  const result = normalizePath(text);
  if ('path' in result) return { path: result.path, faults: [] };
  const { code, detail } = result.fault;
  return { path: text, faults: [fieldFault('/path', code, detail)] };
}

export function targetOf(row: Pick<PageLinkRow, 'target_type' | 'target_id'>): LinkTarget {
  switch (row.target_type) {
    case 'audience':
      return { targetType: 'audience', audienceId: row.target_id };
    case 'page':
      return { targetType: 'page', pageId: row.target_id };
    case 'page_routing':
      return { targetType: 'page_routing', pageRoutingId: row.target_id };
  }
}

function targetColumns(target: LinkTarget): Pick<PageLinkRow, 'target_type' | 'target_id'> {
  switch (target.targetType) {
    case 'audience':
      return { target_type: 'audience', target_id: target.audienceId };
    case 'page':
      return { target_type: 'page', target_id: target.pageId };
    case 'page_routing':
      return { target_type: 'page_routing', target_id: target.pageRoutingId };
  }
}
