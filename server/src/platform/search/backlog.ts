// Search over resources that are written often: their documents are made later, in the background,
// from the backlog that triggers keep. Until then a search reads what is due from its source and
// ranks it here, so it finds everything that is committed and counts it exactly.
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Db } from '../db/open.ts';
import type { PageOf, PageRequest } from '../db/page.ts';
import { deleteDue, listDue, someDue } from './backlog.store.ts';
import { readPosition, searchDocuments, writePosition } from './search.ts';
import {
  collectionOf,
  type Filters,
  indexDocuments,
  linesOf,
  removeDocument,
  rowOf,
  type SearchDocument,
  type SearchKind,
  shelvesOf,
} from './search_index.ts';
import type { Found } from './search_match.ts';
import { foldLine, queryWords, spaceWords } from './search_text.ts';

export type DeferredKind = Exclude<SearchKind, 'asset' | 'page_link'>;

/** The documents of these ids as the resources stand now; those that are gone are left out. */
export type SearchSource = (
  db: Db,
  tenantId: string,
  ids: readonly string[],
) => Promise<SearchDocument[]>;
export type SearchSources = Record<DeferredKind, SearchSource>;

export interface DeferredSearch {
  kind: DeferredKind;
  within?: string;
  query: string;
  filters?: Filters;
  page: PageRequest;
}

const batch = 500;

/** Whether a query has words at all; one without lists everything, and is no search. */
export const hasWords = (query: string | undefined): query is string =>
  queryWords(query).length > 0;

/** Ids, best first, of what is indexed and of what is due. */
export async function searchDeferred(
  db: Db,
  tenantId: string,
  source: SearchSource,
  request: DeferredSearch,
): Promise<PageOf<string>> {
  const { page } = request;
  const due = await matchesDue(db, tenantId, source, request);
  const indexed = await searchDocuments(db, tenantId, { ...request, leaveOutDue: true });
  const after = readPosition(page.after);
  const waiting = due
    .filter((match) => after === undefined || bestFirst(after, match) < 0)
    .sort(bestFirst);
  const merged = [...indexed.found, ...waiting].sort(bestFirst);
  const items = merged.slice(0, page.limit);
  const last = items.at(-1);
  return {
    items: items.map(({ documentId }) => documentId),
    next: merged.length > page.limit && last ? writePosition(last) : undefined,
    totalCount: indexed.totalCount + due.length,
  };
}

async function matchesDue(
  db: Db,
  tenantId: string,
  source: SearchSource,
  request: DeferredSearch,
): Promise<Found[]> {
  const matchOf = makeMatch(request);
  const found: Found[] = [];
  for (let after = ''; ; ) {
    const ids = await listDue(db, tenantId, request.kind, { after, limit: batch });
    if (ids.length > 0) {
      const documents = await source(db, tenantId, ids);
      found.push(...documents.flatMap((document) => matchOf(tenantId, document) ?? []));
    }
    if (ids.length < batch) return found;
    after = ids.at(-1) ?? '';
    await othersTurn();
  }
}

/** The same rule as search_match.ts has in SQL. */
function makeMatch(request: DeferredSearch) {
  const words = queryWords(request.query);
  const phrase = foldLine(request.query);
  const starts = words.map(spaceWords);
  const shelves = shelvesOf(request.filters).map((shelf) => linesOf([shelf]));
  const collection = collectionOf(request);
  return (tenantId: string, document: SearchDocument): Found | undefined => {
    const row = rowOf(tenantId, document);
    if (row.collection !== collection) return undefined;
    if (!words.every((word) => row.text.includes(word))) return undefined;
    if (!shelves.every((shelf) => row.shelves.includes(shelf))) return undefined;
    return { documentId: row.document_id, rank: rankOf(row, phrase, starts) };
  };
}

function rankOf(
  { name, name_words: nameWords }: { name: string; name_words: string },
  phrase: string,
  starts: string[],
): number {
  if (name === phrase) return 3;
  if (name.startsWith(phrase)) return 2;
  return starts.every((start) => start !== '' && nameWords.includes(start)) ? 1 : 0;
}

const bestFirst = (a: Found, b: Found): number =>
  b.rank - a.rank || (a.documentId < b.documentId ? 1 : a.documentId > b.documentId ? -1 : 0);

/** Indexes some of what is due and says how many that were; in one transaction, by one process at a time. */
export const indexSomeDue = (db: Db, sources: SearchSources, limit: number): Promise<number> =>
  db.transaction(async () => {
    await db.lock('search backlog');
    const rows = await someDue(db, limit);
    const groups = Map.groupBy(rows, (row) => `${row.tenant_id} ${row.kind}`);
    for (const group of groups.values()) {
      const { tenant_id: tenantId, kind } = group[0] as (typeof group)[number];
      const ids = group.map((row) => row.document_id);
      // Off the list before it is read: a change that comes meanwhile puts it back.
      await deleteDue(db, tenantId, kind, ids);
      const documents = await sources[kind as DeferredKind](db, tenantId, ids);
      await indexDocuments(db, tenantId, documents, { shelved: false });
      const there = new Set(documents.map(({ documentId }) => documentId));
      for (const id of ids) if (!there.has(id)) await removeDocument(db, tenantId, id);
    }
    return rows.length;
  });
