// A page of a list by keyset: rows after a key, never an offset.
export interface PageRequest {
  /** The key to go on after; undefined at the start. */
  after: string | undefined;
  limit: number;
}

export interface PageOf<T> {
  items: T[];
  /** The key of the last item when more follow. */
  next: string | undefined;
  totalCount: number;
}

/** Greater than every id: where "newest first" begins. */
export const beforeNewest = '~';

/** Cuts the one row read too many, which says whether more follow. */
export function cutPage<R, T>(
  rows: R[],
  limit: number,
  keyOf: (row: R) => string,
  render: (row: R) => T,
): Pick<PageOf<T>, 'items' | 'next'> {
  const more = rows.length > limit;
  const kept = more ? rows.slice(0, limit) : rows;
  const last = kept.at(-1);
  return { items: kept.map(render), next: more && last !== undefined ? keyOf(last) : undefined };
}
