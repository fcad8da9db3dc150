// What a visitor may be shown has changed: said after the commit, heard by every process that
// holds rendered pages. A change that is lost is found by the site itself a few seconds later.
import type { Db } from '../db/open.ts';
import type { Signals } from './signals.ts';

export interface SiteChanges {
  /** Anything that many pages may show or be reached by: brands, links, routings, assets, persons. */
  tenant(tenantId: string): void;
  page(tenantId: string, pageId: string): void;
  audience(tenantId: string, pageId: string, audienceId: string): void;
  /** A host belongs to somebody else now, or to nobody. */
  hosts(): void;
}

/** Undefined members: all of them. Without a tenant: the hosts. */
export interface SiteChange {
  tenantId?: string;
  pageId?: string;
  audienceId?: string;
}

export function makeSiteChanges(db: Db, signals: Signals): SiteChanges {
  const say = (...ids: string[]) =>
    db.afterCommit(() => signals.publish('site', ids.join('/') || '/'));
  return {
    tenant: (tenantId) => say(tenantId),
    page: (tenantId, pageId) => say(tenantId, pageId),
    audience: (tenantId, pageId, audienceId) => say(tenantId, pageId, audienceId),
    hosts: () => say(),
  };
}

export function readChange(key: string): SiteChange {
  const [tenantId, pageId, audienceId] = key.split('/');
  return {
    ...(tenantId ? { tenantId } : {}),
    ...(pageId ? { pageId } : {}),
    ...(audienceId ? { audienceId } : {}),
  };
}
