// The one way to the server: the SDK, with the session's cookie. And the cache of what it said.
import { Facet, FacetAuthenticationError, FacetError } from '@facet/sdk';
import { QueryCache, QueryClient } from '@tanstack/react-query';

export const facet = new Facet({ baseUrl: location.origin, maxRetries: 1 });

let signedOut = (): void => {};
/** Called when the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}

export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError(error) {
      if (error instanceof FacetAuthenticationError) signedOut();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 30 * 60_000,
      // The SDK has tried again already; what the server refused it will refuse again.
      retry: (count, error) =>
        count < 2 && !(error instanceof FacetError && (error.status ?? 0) > 0),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
