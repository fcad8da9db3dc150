// Pages, their audiences, and what is written for them.
export interface PageTables {
  pages: PageRow;
  audiences: AudienceRow;
  contents: ContentRow;
  versions: VersionRow;
  presences: PresenceRow;
  messages: MessageRow;
  stream_events: StreamEventRow;
  publications: PublicationRow;
}

export type PageStatus = 'draft' | 'published' | 'archived';
export type ClaimPolicy = 'off' | 'warn' | 'block';

export interface PageRow {
  page_id: string;
  tenant_id: string;
  name: string;
  page_context: string;
  page_type: string;
  status: PageStatus;
  brand_id: string;
  header_action_id: string | null;
  actions: string;
  action_card_widgets: string;
  footer_links: string;
  scripts: string;
  topic_ids: string;
  claim_policy: ClaimPolicy;
  metadata: string | null;
  published_at: number | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface AudienceRow {
  audience_id: string;
  tenant_id: string;
  page_id: string;
  person_id: string | null;
  custom_name: string | null;
  supplementary_context: string | null;
  action_url_override: string | null;
  action_form_id_override: string | null;
  action_form_instructions_override: string | null;
  metadata_override: string | null;
  language: string | null;
  latest_version_id: string | null;
  published_version_id: string | null;
  version_number: number;
  stream_number: number;
  archived_at: number | null;
  /** Its person was erased: it holds nothing any more, and takes nothing in. */
  erased_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface ContentRow {
  tenant_id: string;
  content_hash: string;
  content: string;
}

export type VersionStatus =
  | 'queued'
  | 'draft'
  | 'published'
  | 'obsolete'
  | 'cancelled'
  | 'archived';

export interface VersionRow {
  version_id: string;
  tenant_id: string;
  audience_id: string;
  version_number: number;
  status: VersionStatus;
  is_new_page_agent: number;
  supplementary_context: string | null;
  content_hash: string | null;
  language: string | null;
  failure_reason: string | null;
  created_by_type: 'key' | 'member' | 'system' | null;
  created_by_id: string | null;
  publish_at: number | null;
  created_at: number;
  queued_at: number | null;
  picked_up_at: number | null;
  became_draft_at: number | null;
  published_at: number | null;
  obsolete_at: number | null;
  cancelled_at: number | null;
  archived_at: number | null;
}

export interface PresenceRow {
  tenant_id: string;
  audience_id: string;
  client_id: string;
  by_type: 'key' | 'member' | 'system';
  by_id: string;
  component_id: string | null;
  since: number;
  seen_at: number;
}

export interface MessageRow {
  message_id: string;
  tenant_id: string;
  audience_id: string;
  version_id: string | null;
  role: 'user' | 'agent';
  message: string;
  client_message_id: string | null;
  selected_element: string | null;
  interrupted: number;
  created_at: number;
}

export interface StreamEventRow {
  tenant_id: string;
  audience_id: string;
  stream_number: number;
  type: string;
  data: string;
  created_at: number;
}

export interface PublicationRow {
  publication_id: string;
  tenant_id: string;
  audience_id: string;
  version_id: string;
  published_at: number;
  unpublished_at: number | null;
  by_type: 'key' | 'member' | 'system' | null;
  by_id: string | null;
}
