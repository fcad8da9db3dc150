// Search over any kind of resource, the same on both engines: a service calls `indexDocument` in the
// transaction that writes the resource, and `searchDocuments` gives back ids, best first.
import type { Db } from './open.ts';
import type { PageOf, PageRequest } from './page.ts';

export type SearchKind = 'asset' | 'page_link';

export interface SearchDocument {
  kind: SearchKind;
  documentId: string;
  /** What it is called: an exact or leading match here counts most. A path goes without its first slash. */
  name: string;
  /** Whatever else it should be found by, a field each, as written. The name need not be repeated. */
  text: readonly string[];
  /** What a search may be narrowed by, compared exactly; a search gives any subset of these. */
  filters?: Readonly<Record<string, string>>;
}

export interface SearchRequest {
  kind: SearchKind;
  /** Blank or undefined lists everything, newest first. */
  query: string | undefined;
  filters?: Readonly<Record<string, string | undefined>>;
  page: PageRequest;
}

/** Adds the document, or replaces what was known of it. Inside the transaction of the resource. */
export async function indexDocument(
  _db: Db,
  _tenantId: string,
  _document: SearchDocument,
): Promise<void> {
  throw new Error('not yet');
}

/** Takes the document out of every search; nothing happens when it is not there. */
export async function removeDocument(
  _db: Db,
  _tenantId: string,
  _kind: SearchKind,
  _documentId: string,
): Promise<void> {
  throw new Error('not yet');
}

/** The ids of a page of what was found, with the exact total. */
export async function searchDocuments(
  _db: Db,
  _tenantId: string,
  _request: SearchRequest,
): Promise<PageOf<string>> {
  throw new Error('not yet');
}
