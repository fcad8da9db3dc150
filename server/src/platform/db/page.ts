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
export function cutPage<R>(
  rows: R[],
  limit: number,
  keyOf: (row: R) => string,
): Pick<PageOf<R>, 'items' | 'next'> {
  const more = rows.length > limit;
  const items = more ? rows.slice(0, limit) : rows;
  const last = items.at(-1);
  return { items, next: more && last !== undefined ? keyOf(last) : undefined };
}

/** A page of a list that is all in memory, newest first. */
export function onePage<R>(
  rows: readonly R[],
  { after = beforeNewest, limit }: PageRequest,
  keyOf: (row: R) => string,
): PageOf<R> {
  const left = rows.filter((row) => keyOf(row) < after);
  return { ...cutPage(left, limit, keyOf), totalCount: rows.length };
}

/** For rows that carry the total of their list. `countAll` is asked when there is none to carry it. */
export async function countedPage<
  K extends string,
  R extends Record<K, string> & { total: number | null },
>(rows: R[], limit: number, key: K, countAll: () => Promise<number>): Promise<PageOf<R>> {
  const totalCount = rows[0]?.total ?? (await countAll());
  return { ...cutPage(rows, limit, (row) => row[key]), totalCount: Number(totalCount) };
}

const rowsAtOnce = 500;

/** Every row of a list that ends with the oldest, read in pages so that a long one needs no more memory. */
export async function* rowsInPages<Key extends string, Row extends Record<Key, string>>(
  read: (page: { after: string; limit: number }) => Promise<Row[]>,
  key: Key,
): AsyncGenerator<Row> {
  for (let after = beforeNewest; ; ) {
    const rows = await read({ after, limit: rowsAtOnce });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last[key];
  }
}
