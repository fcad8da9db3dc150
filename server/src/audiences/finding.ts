// The audiences of a page, narrowed or searched, and what a search of audiences looks at.
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  cutPage,
  onePage,
  type PageOf,
  type PageRequest,
} from '../platform/db/page.ts';
import { hasWords, type SearchSource, searchDeferred } from '../platform/search/backlog.ts';
import { inOrderOf, type SearchDocument } from '../platform/search/search.ts';
import { matchesWords } from '../platform/search/search_text.ts';
import {
  type AudienceState,
  findAudience,
  findAudienceOfPerson,
  findAudiences,
  listAudiences,
  listAudiencesWith,
  type NamedAudience,
} from './audiences.store.ts';
import { effectiveName } from './naming.ts';

/** What an audience must be like; all of it. */
export interface AudienceFilter extends AudienceState {
  personId?: string | undefined;
  search?: string | undefined;
}

const stateOf = (row: NamedAudience) => ({
  status: row.archived_at === null ? 'active' : 'archived',
  published: row.published_version_id === null ? 'no' : 'yes',
});

const textsOf = (row: NamedAudience): string[] => [
  row.person_name ?? '',
  row.person_email ?? '',
  row.person_domain ?? '',
  row.account_name ?? '',
];

const documentOf = (row: NamedAudience): SearchDocument => ({
  kind: 'audience',
  within: row.page_id,
  documentId: row.audience_id,
  name: effectiveName(row),
  text: textsOf(row),
  filters: stateOf(row),
});

export const audienceDocuments: SearchSource = async (db, tenantId, ids) =>
  (await findAudiences(db, tenantId, ids)).map(documentOf);

export async function listFilteredAudiences(
  db: Db,
  tenantId: string,
  pageId: string,
  { personId, search, ...state }: AudienceFilter,
  page: PageRequest,
): Promise<PageOf<NamedAudience>> {
  if (personId !== undefined) {
    const id = await findAudienceOfPerson(db, tenantId, pageId, personId);
    const row = id === undefined ? undefined : await findAudience(db, tenantId, pageId, id);
    const fits =
      row !== undefined &&
      isIn(row, state) &&
      matchesWords(search, [effectiveName(row), ...textsOf(row)]);
    return onePage(fits ? [row] : [], page, (audience) => audience.audience_id);
  }
  if (hasWords(search)) return searchAudiences(db, tenantId, pageId, { search, state, page });
  const { after = beforeNewest, limit } = page;
  const keys = { after, limit: limit + 1 };
  if (state.status === undefined && state.published === undefined) {
    const rows = await listAudiences(db, tenantId, pageId, keys);
    const countAll = () => readTotal(db, tenantId, ['audiences'], pageId);
    return countedPage(rows, limit, 'audience_id', countAll);
  }
  const rows = await listAudiencesWith(db, tenantId, pageId, state, keys);
  const totalCount = await readTotal(db, tenantId, totalsOf(state), pageId);
  return { ...cutPage(rows, limit, (row) => row.audience_id), totalCount };
}

async function searchAudiences(
  db: Db,
  tenantId: string,
  pageId: string,
  { search, state, page }: { search: string; state: AudienceState; page: PageRequest },
): Promise<PageOf<NamedAudience>> {
  const { status, published } = state;
  const found = await searchDeferred(db, tenantId, audienceDocuments, {
    kind: 'audience',
    within: pageId,
    query: search,
    filters: {
      status,
      published: published === undefined ? undefined : published ? 'yes' : 'no',
    },
    page,
  });
  const rows = await findAudiences(db, tenantId, found.items);
  return { ...found, items: inOrderOf(found.items, rows, (row) => row.audience_id) };
}

const isIn = (row: NamedAudience, { status, published }: AudienceState): boolean =>
  (status === undefined || (status === 'archived') === (row.archived_at !== null)) &&
  (published === undefined || published === (row.published_version_id !== null));

/** Totals are kept for each state; a filter sums those it lets through. */
const totalsOf = ({ status, published }: AudienceState): string[] => {
  const statuses = status === undefined ? ['active', 'archived'] : [status];
  const publications =
    published === undefined
      ? ['published', 'unpublished']
      : [published ? 'published' : 'unpublished'];
  return statuses.flatMap((one) => publications.map((other) => `audiences ${one} ${other}`));
};
