// Lists that load as one scrolls. The cursor is the server's; the rows are one array.
import type { List, ListPage } from '@facet/sdk';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export const pageSize = 200;

type Fetch<Item> = (query: { cursor?: string; limit: number }) => List<Item, ListPage<Item>>;

export function listQuery<Item>(key: readonly unknown[], fetch: Fetch<Item>, limit = pageSize) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list'],
    queryFn: async ({ pageParam }): Promise<ListPage<Item>> =>
      await fetch({ limit, ...(pageParam === undefined ? {} : { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (before) => before,
  });
}

export function useList<Item>(options: ReturnType<typeof listQuery<Item>>) {
  const result = useInfiniteQuery(options);
  const pages = result.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    rows,
    total: pages?.[0]?.totalCount ?? undefined,
    loading: result.isPending,
    error: result.error,
    retry: () => void result.refetch(),
    more: () => {
      if (result.hasNextPage && !result.isFetchingNextPage) void result.fetchNextPage();
    },
  };
}
