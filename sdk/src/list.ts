// A list is both: `await` gives its first page, `for await` every item of every page.

export interface ListPage<Item> {
  items: Item[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number | null;
}

export interface List<Item, Page = ListPage<Item>> extends PromiseLike<Page>, AsyncIterable<Item> {
  /** Page by page, until there is no next cursor. */
  pages(): AsyncIterable<Page>;
}

type Fetched<Item> = { items: Item[]; nextCursor?: string | null };

export function makeList<Item, Page extends Fetched<Item>>(
  fetchPage: (cursor: string | undefined) => Promise<Page>,
): List<Item, Page> {
  async function* pages(): AsyncGenerator<Page> {
    let cursor: string | undefined;
    do {
      const page = await fetchPage(cursor);
      yield page;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.items;
    },
    // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page, by design
    then: (fulfilled, rejected) => fetchPage(undefined).then(fulfilled, rejected),
  };
}
