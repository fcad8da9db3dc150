// The list of accounts, narrowed or searched, and what a search of accounts looks at.
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
import type { AccountRow } from '../platform/db/tables.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import { hasWords, type SearchSource, searchDeferred } from '../platform/search/backlog.ts';
import { inOrderOf, type SearchDocument } from '../platform/search/search.ts';
import { matchesWords } from '../platform/search/search_text.ts';
import {
  countAccountsNamed,
  findAccount,
  findAccountByDomain,
  findAccounts,
  listAccounts,
  listAccountsNamed,
} from './accounts.store.ts';
import { findOwnerId, splitExternalId } from './external_ids.ts';
import { nameKeyOf } from './names.ts';

/** What an account must be like; all of it. */
export interface AccountFilter {
  domain?: string | undefined;
  name?: string | undefined;
  externalId?: string | undefined;
  search?: string | undefined;
}

const documentOf = (row: AccountRow): SearchDocument => ({
  kind: 'account',
  documentId: row.account_id,
  name: row.name ?? row.domain ?? '',
  text: [row.domain ?? '', row.industry ?? ''],
  filters: row.name_key === null ? {} : { name: row.name_key },
});

export const accountDocuments: SearchSource = async (db, tenantId, ids) =>
  (await findAccounts(db, tenantId, ids)).map(documentOf);

export async function listFilteredAccounts(
  db: Db,
  tenantId: string,
  filter: AccountFilter,
  page: PageRequest,
): Promise<PageOf<AccountRow>> {
  const { domain, name, externalId, search } = filter;
  if (domain !== undefined || externalId !== undefined) {
    const only = await findOnly(db, tenantId, { domain, externalId });
    const fits =
      only !== undefined &&
      (name === undefined || only.name_key === nameKeyOf(name)) &&
      matchesWords(search, [only.name ?? '', only.domain ?? '', only.industry ?? '']);
    return onePage(fits ? [only] : [], page, (row) => row.listed_as);
  }
  const nameKey = name === undefined ? undefined : nameKeyOf(name);
  if (hasWords(search)) {
    const found = await searchDeferred(db, tenantId, accountDocuments, {
      kind: 'account',
      query: search,
      filters: { name: nameKey },
      page,
    });
    const rows = await findAccounts(db, tenantId, found.items);
    return { ...found, items: inOrderOf(found.items, rows, (row) => row.account_id) };
  }
  const { after = beforeNewest, limit } = page;
  if (nameKey === undefined) {
    const rows = await listAccounts(db, tenantId, { after, limit: limit + 1 });
    return countedPage(rows, limit, 'listed_as', () => readTotal(db, tenantId, ['accounts']));
  }
  const rows = await listAccountsNamed(db, tenantId, nameKey, { after, limit: limit + 1 });
  const totalCount = await countAccountsNamed(db, tenantId, nameKey);
  return { ...cutPage(rows, limit, (row) => row.listed_as), totalCount };
}

/** A domain and an external id belong to one account each: the same one, or there is none. */
async function findOnly(
  db: Db,
  tenantId: string,
  by: { domain: string | undefined; externalId: string | undefined },
): Promise<AccountRow | undefined> {
  const ofDomain =
    by.domain === undefined
      ? undefined
      : await findAccountByDomain(db, tenantId, normalizeDomain(by.domain) ?? by.domain);
  if (by.externalId === undefined) return ofDomain;
  const ownerId = await findOwnerId(db, tenantId, 'account', splitExternalId(by.externalId));
  if (ownerId === undefined) return undefined;
  if (by.domain === undefined) return findAccount(db, tenantId, ownerId);
  return ofDomain?.account_id === ownerId ? ofDomain : undefined;
}
