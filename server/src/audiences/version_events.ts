// What others are told of a version: by the outbox, and by the stream of its audience.
import { type Clock, isoTime } from '../platform/clock.ts';
import type { AudienceRow, VersionRow } from '../platform/db/tables.ts';
import type { Outbox, VersionEventType } from '../webhooks/outbox.ts';
import type { NewStreamEvent } from './stream.ts';

/** What of an audience a version needs to know. */
export type AudienceRef = Pick<AudienceRow, 'tenant_id' | 'audience_id' | 'page_id'>;

/** Both inside the transaction in which it happened. */
export interface VersionEvents {
  announce(audience: AudienceRef, version: VersionRow, type: VersionEventType): Promise<void>;
  announceCancelled(
    audience: AudienceRef,
    version: VersionRow,
    reason: 'interrupted' | 'failed' | 'archived',
  ): Promise<void>;
}

export function makeVersionEvents(deps: { clock: Clock; outbox: Outbox }): VersionEvents {
  const { clock, outbox } = deps;
  return {
    announce(audience, version, type) {
      const at = timeOf(version, type) ?? clock.now();
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      return outbox.write(tenantId, type, audienceId, payloadOf(audience, version, at), at);
    },
    announceCancelled(audience, version, reason) {
      const at = version.cancelled_at ?? version.archived_at ?? clock.now();
      const payload = { ...payloadOf(audience, version, at), reason };
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      return outbox.write(tenantId, 'page.version.cancelled', audienceId, payload, at);
    },
  };
}

const payloadOf = (audience: AudienceRef, version: VersionRow, at: number) => ({
  pageId: audience.page_id,
  audienceId: audience.audience_id,
  versionId: version.version_id,
  versionNumber: version.version_number,
  at: isoTime(at),
});

/** When it happened to the version itself, as the version says. */
function timeOf(version: VersionRow, type: VersionEventType): number | null {
  if (type === 'page.version.created') return version.created_at;
  if (type === 'page.version.processed') return version.became_draft_at;
  return type === 'page.version.published' ? version.published_at : version.cancelled_at;
}

export const stateEvent = (version: VersionRow): NewStreamEvent => ({
  type: 'state',
  data: {
    versionId: version.version_id,
    versionNumber: version.version_number,
    status: version.status,
    ...(version.failure_reason === null ? {} : { failureReason: version.failure_reason }),
  },
});
