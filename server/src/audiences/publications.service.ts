// What was published when, and by whom: written with each publication, never changed afterwards.
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { PublicationRow } from '../platform/db/tables.ts';
import {
  countPublications,
  findFirstPublishedAt,
  findPublishedAt,
  listPublications,
} from './publications.store.ts';
import type { AudienceRef } from './version_events.ts';

export interface Publications {
  /** Newest first, versions that were rolled back to as often as they were published. */
  list(audience: AudienceRef, page: PageRequest): Promise<PageOf<PublicationRow>>;
  /** Undefined for an audience that was never published. */
  firstAt(audience: AudienceRef): Promise<number | undefined>;
  /** The version that was published at a time. */
  versionAt(tenantId: string, audienceId: string, at: number): Promise<string | undefined>;
}

export const makePublications = ({ db }: { db: Db }): Publications => ({
  async list({ tenant_id: tenantId, audience_id: audienceId }, page) {
    const rows = await listPublications(db, tenantId, audienceId, page);
    const totalCount = await countPublications(db, tenantId, audienceId);
    return { ...cutPage(rows, page.limit, (row) => row.publication_id), totalCount };
  },
  firstAt: ({ tenant_id: tenantId, audience_id: audienceId }) =>
    findFirstPublishedAt(db, tenantId, audienceId),
  versionAt: (tenantId, audienceId, at) => findPublishedAt(db, tenantId, audienceId, at),
});
