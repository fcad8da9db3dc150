// What the editor reads.
import type { Audience, AudienceVersion, Message } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';

export interface Ids {
  pageId: string;
  audienceId: string;
}

/** In the place of a version: the draft on the screen, saved or not. */
export const nowId = 'now';

export const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });

export const audienceQuery = ({ pageId, audienceId }: Ids) =>
  queryOptions({
    queryKey: ['audience', audienceId],
    queryFn: (): Promise<Audience> => facet.audiences.get(pageId, audienceId),
  });

export const messagesQuery = ({ pageId, audienceId }: Ids) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'messages'],
    queryFn: async (): Promise<Message[]> =>
      (await facet.messages.list(pageId, audienceId, { limit: 200 })).items.toReversed(),
  });

export const versionsQuery = ({ pageId, audienceId }: Ids) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'versions'],
    queryFn: async (): Promise<AudienceVersion[]> =>
      (await facet.versions.list(pageId, audienceId, { limit: 200 })).items,
  });

export const versionQuery = ({ pageId, audienceId }: Ids, versionId: string) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'version', versionId],
    queryFn: () => facet.versions.get(pageId, audienceId, versionId),
    // A version's content never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The links that lead to this audience. */
export const linksQuery = ({ pageId, audienceId }: Ids) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'links'],
    queryFn: async () => {
      const { items } = await facet.pageLinks.search({
        pageId,
        targetType: 'audience',
        limit: 200,
      });
      return items.filter(
        (link) => 'audienceId' in link.target && link.target.audienceId === audienceId,
      );
    },
  });

/** Where links without a domain of their own live. */
export const siteQuery = queryOptions({
  queryKey: ['tenant', 'site'],
  queryFn: async () => new URL((await facet.tenant.get()).siteUrl),
  staleTime: Number.POSITIVE_INFINITY,
});
