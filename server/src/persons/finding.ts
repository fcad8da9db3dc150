// The list of persons, narrowed or searched, and what a search of persons looks at.
import { findOwnerId, splitExternalId } from '../accounts/external_ids.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  onePage,
  type PageOf,
  type PageRequest,
} from '../platform/db/page.ts';
import type { PersonRow } from '../platform/db/tables.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import { normalizeEmail } from '../platform/formats/email.ts';
import { hasWords, type SearchSource, searchDeferred } from '../platform/search/backlog.ts';
import { inOrderOf, type SearchDocument } from '../platform/search/search.ts';
import { matchesWords } from '../platform/search/search_text.ts';
import {
  countPersonsOfDomain,
  findPerson,
  findPersonByEmail,
  findPersons,
  listPersons,
  listPersonsOfDomain,
} from './persons.store.ts';

/** What a person must be like; all of it. */
export interface PersonFilter {
  email?: string | undefined;
  domain?: string | undefined;
  externalId?: string | undefined;
  search?: string | undefined;
}

const textsOf = (row: PersonRow): string[] => [row.email ?? '', row.domain ?? '', row.title ?? ''];

const documentOf = (row: PersonRow): SearchDocument => ({
  kind: 'person',
  documentId: row.person_id,
  name: row.name,
  text: textsOf(row),
  filters: row.domain === null ? {} : { domain: row.domain },
});

export const personDocuments: SearchSource = async (db, tenantId, ids) =>
  (await findPersons(db, tenantId, ids)).map(documentOf);

export async function listFilteredPersons(
  db: Db,
  tenantId: string,
  { email, externalId, search, ...rest }: PersonFilter,
  page: PageRequest,
): Promise<PageOf<PersonRow>> {
  const domain =
    rest.domain === undefined ? undefined : (normalizeDomain(rest.domain) ?? rest.domain);
  if (email !== undefined || externalId !== undefined) {
    const only = await findOnly(db, tenantId, { email, externalId });
    const fits =
      only !== undefined &&
      (domain === undefined || only.domain === domain) &&
      matchesWords(search, [only.name, ...textsOf(only)]);
    return onePage(fits ? [only] : [], page, (row) => row.person_id);
  }
  if (hasWords(search)) {
    const found = await searchDeferred(db, tenantId, personDocuments, {
      kind: 'person',
      query: search,
      filters: { domain },
      page,
    });
    const rows = await findPersons(db, tenantId, found.items);
    return { ...found, items: inOrderOf(found.items, rows, (row) => row.person_id) };
  }
  const { after = beforeNewest, limit } = page;
  const keys = { after, limit: limit + 1 };
  if (domain === undefined) {
    const rows = await listPersons(db, tenantId, keys);
    return countedPage(rows, limit, 'person_id', () => readTotal(db, tenantId, ['persons']));
  }
  const rows = await listPersonsOfDomain(db, tenantId, domain, keys);
  return countedPage(rows, limit, 'person_id', () => countPersonsOfDomain(db, tenantId, domain));
}

/** An email and an external id belong to one person each: the same one, or there is none. */
async function findOnly(
  db: Db,
  tenantId: string,
  by: { email: string | undefined; externalId: string | undefined },
): Promise<PersonRow | undefined> {
  const ofEmail =
    by.email === undefined
      ? undefined
      : await findPersonByEmail(db, tenantId, normalizeEmail(by.email) ?? by.email);
  if (by.externalId === undefined) return ofEmail;
  const ownerId = await findOwnerId(db, tenantId, 'person', splitExternalId(by.externalId));
  if (ownerId === undefined) return undefined;
  if (by.email === undefined) return findPerson(db, tenantId, ownerId);
  return ofEmail?.person_id === ownerId ? ofEmail : undefined;
}
