// What a version claims, and what proves it.
import type { FacetError } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import type { ClaimStatus } from '../../lib/frame_protocol.ts';
import type { Ids } from './queries.ts';

export interface Claim {
  claimId: string;
  componentId: string;
  pointer: string;
  text: string;
  kind: string;
  status: ClaimStatus;
  source?: {
    type: 'page_context' | 'topic_entry' | 'asset' | 'reader';
    id: string;
    topicId?: string;
    quote: string;
  };
  acceptance?: { reason: string; by: { type: string; id: string }; at: string };
}

interface ClaimsOfVersions {
  ofVersion(pageId: string, audienceId: string, versionId: string): Promise<{ claims: Claim[] }>;
  accept(
    pageId: string,
    audienceId: string,
    versionId: string,
    claimId: string,
    body: { reason: string },
  ): Promise<Claim>;
}

const claims = (facet as unknown as { claims?: ClaimsOfVersions }).claims;

export const claimsQuery = ({ pageId, audienceId }: Ids, versionId: string) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'claims', versionId],
    queryFn: async (): Promise<Claim[]> =>
      (await claims?.ofVersion(pageId, audienceId, versionId))?.claims ?? [],
    retry: (count, error) => count < 2 && ((error as FacetError).status ?? 0) === 0,
  });

export const acceptClaim = (
  { pageId, audienceId }: Ids,
  versionId: string,
  claimId: string,
  reason: string,
) => claims?.accept(pageId, audienceId, versionId, claimId, { reason });
