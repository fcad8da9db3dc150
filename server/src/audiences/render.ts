// How audiences, versions and messages look on the outside. A field without a value is absent.

import type { StoredMetadata } from '../pages/schemas.ts';
import { isoTime } from '../platform/clock.ts';
import type { AudienceRow, MessageRow, PresenceRow, VersionRow } from '../platform/db/tables.ts';
import type { Static } from '../platform/json_type.ts';
import type { ShownAudience } from './audiences.service.ts';
import type { NamedAudience } from './audiences.store.ts';
import { computedName, effectiveName } from './naming.ts';
import type { Audience, AudienceVersion, Message, Presence } from './schemas.ts';

/** `{ name: value }`, or nothing where there is no value. */
const given = <K extends string, V>(name: K, value: V | null | undefined): { [P in K]?: V } =>
  (value == null ? {} : { [name]: value }) as { [P in K]?: V };

const time = <K extends string>(name: K, ms: number | null): { [P in K]?: string } =>
  given(name, ms === null ? null : isoTime(ms));

export function renderVersion(row: VersionRow): Static<typeof AudienceVersion> {
  const { queued_at: queuedAt, picked_up_at: pickedUpAt } = row;
  return {
    versionId: row.version_id,
    audienceId: row.audience_id,
    versionNumber: row.version_number,
    status: row.status,
    isNewPageAgent: row.is_new_page_agent === 1,
    ...(queuedAt === null || pickedUpAt === null
      ? {}
      : { queueDurationMs: Math.max(0, pickedUpAt - queuedAt) }),
    ...given('supplementaryContext', row.supplementary_context),
    ...given('language', row.language),
    ...given('failureReason', row.failure_reason),
    ...(row.created_by_type === null || row.created_by_id === null
      ? {}
      : { createdBy: { type: row.created_by_type, id: row.created_by_id } }),
    ...time('publishAt', row.publish_at),
    createdAt: isoTime(row.created_at),
    ...time('queuedAt', queuedAt),
    ...time('becameDraftAt', row.became_draft_at),
    ...time('publishedAt', row.published_at),
    ...time('obsoleteAt', row.obsolete_at),
    ...time('cancelledAt', row.cancelled_at),
    ...time('archivedAt', row.archived_at),
  };
}

const parsed = (text: string | null): StoredMetadata | undefined =>
  text === null ? undefined : (JSON.parse(text) as StoredMetadata);

/** The page's metadata, overlaid by the audience's own. */
export const effectiveMetadata = (audience: NamedAudience): StoredMetadata => ({
  ...parsed(audience.page_metadata),
  ...parsed(audience.metadata_override),
});

/** What was said of an audience itself. */
export const ownFields = (audience: AudienceRow) => ({
  ...given('customName', audience.custom_name),
  ...given('actionFormIdOverride', audience.action_form_id_override),
  ...given('actionFormInstructionsOverride', audience.action_form_instructions_override),
  ...given('actionUrlOverride', audience.action_url_override),
  ...given('supplementaryContext', audience.supplementary_context),
  ...given('metadataOverride', parsed(audience.metadata_override)),
  ...given('language', audience.language),
  ...time('archivedAt', audience.archived_at),
});

export function renderAudience(shown: ShownAudience): Static<typeof Audience> {
  const { audience, latestVersion, publishedVersion, url } = shown;
  return {
    audienceId: audience.audience_id,
    pageId: audience.page_id,
    ...given('personId', audience.person_id),
    ...given('personRouteKey', audience.person_route_key),
    ...given('computedName', computedName(audience)),
    ...ownFields(audience),
    effectiveName: effectiveName(audience),
    ...(audience.person_name === null
      ? {}
      : {
          recipient: {
            name: audience.person_name,
            ...given('email', audience.person_email),
            ...given('title', audience.person_title),
            ...given('company', audience.account_name ?? audience.person_domain),
          },
        }),
    isNewPageAgent: latestVersion === undefined || latestVersion.is_new_page_agent === 1,
    url,
    createdAt: isoTime(audience.created_at),
    ...given('latestVersion', latestVersion && renderVersion(latestVersion)),
    ...given('publishedVersion', publishedVersion && renderVersion(publishedVersion)),
    effectiveMetadata: effectiveMetadata(audience),
  };
}

export const renderPresence = (row: PresenceRow): Static<typeof Presence> => ({
  clientId: row.client_id,
  by: { type: row.by_type, id: row.by_id },
  ...given('componentId', row.component_id),
  since: isoTime(row.since),
});

export function renderMessage(row: MessageRow): Static<typeof Message> {
  type Selected = NonNullable<Static<typeof Message>['selectedElement']>;
  const selected =
    row.selected_element === null ? null : (JSON.parse(row.selected_element) as Selected);
  return {
    messageId: row.message_id,
    audienceId: row.audience_id,
    ...given('versionId', row.version_id),
    role: row.role,
    message: row.message,
    ...given('clientMessageId', row.client_message_id),
    ...given('selectedElement', selected),
    interrupted: row.interrupted === 1,
    createdAt: isoTime(row.created_at),
  };
}
