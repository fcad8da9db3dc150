// Search over any kind of resource, the same on both engines: ids, best first. Every word of the query
// lies somewhere in the text, whatever its case and accents. An exact name comes before one that starts
// with the query, that before one whose words do, that before the rest; among equals the newest first.
import { readTotal, totalOf } from '../db/counters.ts';
import type { Db } from '../db/open.ts';
import { beforeNewest, countedPage, cutPage, type PageOf, type PageRequest } from '../db/page.ts';
import { statement } from '../db/statement.ts';
import {
  collectionOf,
  type Filters,
  linesOf,
  mainShelf,
  type SearchKind,
  shelvesOf,
} from './search_index.ts';
import {
  defaultLimits,
  type Found,
  findMatches,
  type SearchLimits,
  type Wanted,
} from './search_match.ts';
import { coveringGrams, foldLine, makeKeyOf, queryWords } from './search_text.ts';

export {
  indexDocument,
  indexDocuments,
  removeDocument,
  type SearchDocument,
  type SearchKind,
} from './search_index.ts';

export interface SearchRequest {
  kind: SearchKind;
  within?: string;
  /** Blank or undefined lists everything, newest first. */
  query: string | undefined;
  filters?: Filters;
  page: PageRequest;
  /** Leaves out what the backlog holds; its caller looks there itself. */
  leaveOutDue?: boolean;
  /** Set by tests alone. */
  limits?: SearchLimits;
}

/** Contracts put this on their `query` parameter: each word is looked at in every candidate. */
export const queryMaxLength = 200;

/** The ids of a page of what was found, with the exact total. */
export async function searchDocuments(
  db: Db,
  tenantId: string,
  request: SearchRequest,
): Promise<PageOf<string> & { found: Found[] }> {
  const { page, limits = defaultLimits } = request;
  const words = queryWords(request.query);
  const shelves = shelvesOf(request.filters);
  const collection = collectionOf(request);
  if (words.length === 0 && shelves.length <= 1) {
    const at = { collection, shelf: shelves[0] ?? mainShelf };
    return { ...(await listShelf(db, tenantId, at, page)), found: [] };
  }
  const keyOf = makeKeyOf(`${tenantId} ${collection}`);
  const grams = new Set(words.flatMap((word) => [...coveringGrams(word)]));
  const wanted: Wanted = {
    collection,
    phrase: foldLine(request.query ?? ''),
    words,
    shelves: shelves.map((shelf) => linesOf([shelf])),
    keys: [...grams, ...shelves].map(keyOf),
    leaveOutDue: request.leaveOutDue ? request.kind : undefined,
    after: readPosition(page.after),
    limit: page.limit + 1,
  };
  const { found, total } = await findMatches(db, tenantId, wanted, limits);
  const { items, next } = cutPage(found, page.limit, writePosition);
  // With the one too many: whoever adds to these cuts the page itself.
  return { items: items.map((match) => match.documentId), next, totalCount: total, found };
}

/** Rows in the order of the ids that were found; one that has gone meanwhile is left out. */
export function inOrderOf<R>(
  ids: readonly string[],
  rows: readonly R[],
  idOf: (row: R) => string,
): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

// A cursor holds the relevance beside the id. A document whose text changes while someone pages may move.
export const writePosition = (match: Found): string => `${match.rank} ${match.documentId}`;

export function readPosition(after: string | undefined): Found | undefined {
  if (after === undefined) return undefined;
  const [rank, documentId = ''] = after.split(' ');
  return { rank: Number(rank), documentId };
}

interface ListValues {
  [name: string]: string | number;
  tenantId: string;
  collection: string;
  shelf: string;
  counter: string;
  after: string;
  limit: number;
}

const list = statement((sql, v: ListValues) =>
  sql
    .selectFrom('search_shelves')
    .select('document_id')
    .select(totalOf(sql, { tenantId: v.tenantId, lists: ['search'], scope: v.counter }).as('total'))
    .where('tenant_id', '=', v.tenantId)
    .where('collection', '=', v.collection)
    .where('shelf', '=', v.shelf)
    .where('document_id', '<', v.after)
    .orderBy('document_id', 'desc')
    .limit(v.limit),
);

/** Without words: a range of one index, and a total that is kept. */
async function listShelf(
  db: Db,
  tenantId: string,
  at: { collection: string; shelf: string },
  { after, limit }: PageRequest,
): Promise<PageOf<string>> {
  const counter = `${at.collection}?${at.shelf}`;
  const from = after ?? beforeNewest;
  const rows = await list(db, { tenantId, ...at, counter, after: from, limit: limit + 1 });
  // Nothing from the very top on is nothing at all: every draft asks, and most tenants have no assets.
  const none = async () => (after === undefined ? 0 : readTotal(db, tenantId, ['search'], counter));
  const { items, ...rest } = await countedPage(rows, limit, 'document_id', none);
  return { items: items.map((row) => row.document_id), ...rest };
}
