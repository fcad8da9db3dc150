// What the screen of a page reads, all at once.
import type { Audience } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { listQuery } from '../../lib/lists.ts';

export const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });

export const audiencesQuery = (pageId: string, search = '', live = false) =>
  listQuery<Audience>(['page', pageId, 'audiences', search, live], (query) =>
    facet.audiences.list(pageId, {
      ...query,
      ...(search === '' ? {} : { search }),
      ...(live ? { published: 'true' } : {}),
    }),
  );

export const figuresQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'figures'],
    queryFn: async () => {
      const { items } = await facet.analytics.audiences(pageId, {});
      return new Map(items.map((item) => [item.audienceId, item]));
    },
  });

/** Claims that are looked through for variants to check; more variants than that are checked in turns. */
const claimsRead = 1000;

/** The variants that are live and say what their source no longer does. */
export const staleQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'stale'],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      const found = new Set<string>();
      let read = 0;
      for await (const { audienceId } of facet.claims.list({
        pageId,
        status: 'stale',
        limit: 200,
      })) {
        found.add(audienceId);
        read += 1;
        if (read === claimsRead) break;
      }
      return found;
    },
  });

/** When each variant was visited last, as far as the newest visits tell. */
export const lastVisitsQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'last visits'],
    queryFn: async () => {
      const { items } = await facet.pages.sessions(pageId, { limit: 200, traffic: 'human' });
      const last = new Map<string, string>();
      for (const { audienceId, startedAt } of items) {
        if (!last.has(audienceId)) last.set(audienceId, startedAt);
      }
      return last;
    },
  });

/** The link of the page itself: persons' own addresses hang on it. */
export const pageLinkQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'link'],
    queryFn: async () => {
      const { items } = await facet.pageLinks.search({ pageId, targetType: 'page', limit: 1 });
      return items[0] ?? null;
    },
  });

export type State =
  | 'queued'
  | 'draft'
  | 'published'
  | 'changed'
  | 'cancelled'
  | 'archived'
  | 'obsolete'
  | 'scheduled';

export function stateOf(audience: Audience): State {
  if (audience.archivedAt !== undefined) return 'archived';
  const { latestVersion, publishedVersion } = audience;
  if (latestVersion?.status === 'queued') return 'queued';
  if (latestVersion?.publishAt !== undefined) return 'scheduled';
  if (!publishedVersion) return latestVersion?.status ?? 'draft';
  return latestVersion &&
    latestVersion.versionNumber > publishedVersion.versionNumber &&
    latestVersion.status === 'draft'
    ? 'changed'
    : 'published';
}

/** There is something new to publish. */
export const isDrafted = (audience: Audience): boolean =>
  ['draft', 'changed'].includes(stateOf(audience));
