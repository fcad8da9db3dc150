// How a claim looks on the outside.

import { type KeptClaim, statusOf } from '../claims/claims.service.ts';
import { type ClaimKind, claimKinds } from '../claims/claims.ts';
import { isoTime } from '../platform/clock.ts';
import { OneOf, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';

export const claimStatuses = ['supported', 'unsupported', 'stale', 'accepted'] as const;
const sourceTypes = ['page_context', 'topic_entry', 'asset', 'reader'] as const;

const claimFields = {
  claimId: Type.String({
    description: 'Stays from version to version while its block and its sentence stay',
  }),
  componentId: Type.String(),
  pointer: Type.String({ description: 'JSON Pointer to its text in the content' }),
  text: Type.String({ description: 'The words that claim something' }),
  kind: OneOf([...claimKinds]),
  status: OneOf([...claimStatuses], {
    description:
      '`stale`: its source has changed or is gone. `accepted`: somebody answers for it without a source',
  }),
  source: Type.Optional(
    Type.Object(
      {
        type: OneOf([...sourceTypes]),
        id: Type.String({
          description:
            'A page, topic entry, asset, or activity; of what the reader said elsewhere, the audience',
        }),
        topicId: Type.Optional(Type.String({ description: 'The topic of the entry' })),
        quote: Type.String({
          description: 'Word for word; of a stale claim, what the source said',
        }),
      },
      { title: 'ClaimSource' },
    ),
  ),
  acceptance: Type.Optional(
    Type.Object(
      {
        reason: Type.String(),
        by: Type.Object({ type: OneOf(['key', 'member', 'system']), id: Type.String() }),
        at: Timestamp,
      },
      { title: 'ClaimAcceptance' },
    ),
  ),
};

export const Claim = Type.Object(claimFields, { title: 'Claim' });
export const ListedClaim = Type.Object(
  {
    pageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.String(),
    ...claimFields,
  },
  { title: 'ListedClaim' },
);

export function renderClaim(row: KeptClaim): Static<typeof Claim> {
  const { source_type: type, source_id: id, topic_id: topicId, quote } = row;
  const { reason, by_type: byType, by_id: byId, accepted_at: acceptedAt } = row;
  const status = statusOf(row);
  return {
    claimId: row.claim_id,
    componentId: row.component_id,
    pointer: row.pointer,
    text: row.claimed,
    kind: row.kind as ClaimKind,
    status,
    ...(type === null || id === null || quote === null
      ? {}
      : { source: { type, id, ...(topicId === null ? {} : { topicId }), quote } }),
    ...(status === 'accepted' && reason !== null && byType !== null && byId !== null
      ? { acceptance: { reason, by: { type: byType, id: byId }, at: isoTime(Number(acceptedAt)) } }
      : {}),
  };
}

export const renderListedClaim = (row: KeptClaim): Static<typeof ListedClaim> => ({
  pageId: row.page_id,
  audienceId: row.audience_id,
  versionId: row.version_id,
  ...renderClaim(row),
});
