// Keeps the search index of links. By path alone: names of pages and audiences change without their
// links, and a person's name in here would outlive the person. A link is narrowed by its kind of
// target and by every page it can lead to.
import type { Db } from '../platform/db/open.ts';
import type { PageLinkRow } from '../platform/db/tables.ts';
import { indexDocuments, type SearchDocument } from '../platform/search/search.ts';
import { listLinksTo } from './links.store.ts';

const kind = 'page_link';

/** The filter for one page: a routing leads to several, and a filter has one value. */
const pageFilter = (pageId: string): Record<string, string> => ({
  [`page ${encodeURIComponent(pageId)}`]: 'yes',
});

export const linkDocument = (row: PageLinkRow, pageIds: readonly string[]): SearchDocument => ({
  kind,
  documentId: row.page_link_id,
  within: row.domain_id,
  name: row.path.slice(1),
  text: [row.path],
  filters: Object.assign({ targetType: row.target_type }, ...pageIds.map(pageFilter)),
});

/** Where linkDocument has put the links of a domain, narrowed as asked. */
export const linkSearch = (
  domainId: string,
  by: { targetType?: string | undefined; pageId?: string | undefined },
): Required<Pick<SearchDocument, 'kind' | 'within' | 'filters'>> => ({
  kind,
  within: domainId,
  filters: {
    targetType: by.targetType,
    ...(by.pageId === undefined ? {} : pageFilter(by.pageId)),
  },
});

const batch = 500;

/** In the transaction that changes a routing, with its lock held: its links lead to other pages now. */
export async function indexLinksOfRouting(
  db: Db,
  tenantId: string,
  pageRoutingId: string,
  pageIds: readonly string[],
): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await listLinksTo(db, tenantId, 'page_routing', pageRoutingId, {
      after,
      limit: batch,
    });
    const documents = rows.map((row) => linkDocument(row, pageIds));
    if (documents.length > 0) await indexDocuments(db, tenantId, documents);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.page_link_id;
  }
}
