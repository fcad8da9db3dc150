// What a version claims, and what proves it.
import type { Claim } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import type { Ids } from './queries.ts';

export type { Claim };

export const claimsQuery = ({ pageId, audienceId }: Ids, versionId: string) =>
  queryOptions({
    queryKey: ['audience', audienceId, 'claims', versionId],
    queryFn: async (): Promise<Claim[]> =>
      (await facet.claims.ofVersion(pageId, audienceId, versionId)).claims,
  });

export const acceptClaim = (
  { pageId, audienceId }: Ids,
  versionId: string,
  claimId: string,
  reason: string,
) => facet.claims.accept(pageId, audienceId, versionId, claimId, { reason });
