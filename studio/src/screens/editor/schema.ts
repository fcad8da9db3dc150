// Which blocks this server knows: the palette offers no others.
import { queryOptions } from '@tanstack/react-query';

interface OpenApi {
  components?: { schemas?: Record<string, unknown> };
}

export const knownBlocks = queryOptions({
  queryKey: ['known blocks'],
  queryFn: async (): Promise<string[]> => {
    const document = (await (await fetch('/openapi.json')).json()) as OpenApi;
    return Object.keys(document.components?.schemas ?? {})
      .filter((name) => name.endsWith('Block'))
      .map((name) => name.charAt(0).toLowerCase() + name.slice(1, -'Block'.length));
  },
  staleTime: Number.POSITIVE_INFINITY,
});
