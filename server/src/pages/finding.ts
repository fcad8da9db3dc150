// The list of pages, narrowed or searched, and what a search of pages looks at.
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  cutPage,
  type PageOf,
  type PageRequest,
} from '../platform/db/page.ts';
import type { PageRow, PageStatus } from '../platform/db/tables.ts';
import { hasWords, type SearchSource, searchDeferred } from '../platform/search/backlog.ts';
import { inOrderOf, type SearchDocument } from '../platform/search/search.ts';
import { findPages, type ListedPage, listPages, listPagesWith } from './pages.store.ts';

/** What a page must be like; all of it. */
export interface PageFilter {
  status?: PageStatus | undefined;
  pageType?: string | undefined;
  search?: string | undefined;
}

export const pageStatuses: PageStatus[] = ['draft', 'published', 'archived'];
export const pageTypes = ['inbound', 'outbound', 'call_followup', 'sales_deck', 'custom'] as const;

const titleOf = ({ metadata }: PageRow): string =>
  metadata === null ? '' : ((JSON.parse(metadata) as { title?: string }).title ?? '');

const documentOf = (row: PageRow): SearchDocument => ({
  kind: 'page',
  documentId: row.page_id,
  name: row.name,
  text: [titleOf(row)],
  filters: { status: row.status, pageType: row.page_type },
});

export const pageDocuments: SearchSource = async (db, tenantId, ids) =>
  (await findPages(db, tenantId, ids)).map(documentOf);

export async function listFilteredPages(
  db: Db,
  tenantId: string,
  { search, ...by }: PageFilter,
  page: PageRequest,
): Promise<PageOf<ListedPage>> {
  if (hasWords(search)) {
    const found = await searchDeferred(db, tenantId, pageDocuments, {
      kind: 'page',
      query: search,
      filters: { ...by },
      page,
    });
    const rows = await findPages(db, tenantId, found.items);
    return { ...found, items: inOrderOf(found.items, rows, (row) => row.page_id) };
  }
  const { after = beforeNewest, limit } = page;
  const keys = { after, limit: limit + 1 };
  if (by.status === undefined && by.pageType === undefined) {
    const rows = await listPages(db, tenantId, keys);
    return countedPage(rows, limit, 'page_id', () => readTotal(db, tenantId, ['pages']));
  }
  const rows = await listPagesWith(db, tenantId, by, keys);
  const totalCount = await readTotal(db, tenantId, totalsOf(by));
  return { ...cutPage(rows, limit, (row) => row.page_id), totalCount };
}

/** Totals are kept for each status and type; a filter sums those it lets through. */
const totalsOf = (by: Pick<PageFilter, 'status' | 'pageType'>): string[] => {
  const statuses = by.status === undefined ? pageStatuses : [by.status];
  const types = by.pageType === undefined ? pageTypes : [by.pageType];
  return statuses.flatMap((status) => types.map((type) => `pages ${status} ${type}`));
};
