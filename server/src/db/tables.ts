// The rows as they are stored. Times are milliseconds, JSON is text.
export interface Tables {
  tenants: TenantRow;
  api_keys: ApiKeyRow;
  accounts: AccountRow;
  persons: PersonRow;
  activities: ActivityRow;
  counters: CounterRow;
  idempotency_keys: IdempotencyKeyRow;
  instance_secrets: InstanceSecretRow;
  facet_migrations: MigrationRow;
  pages: PageRow;
  audiences: AudienceRow;
  contents: ContentRow;
  versions: VersionRow;
  messages: MessageRow;
  stream_events: StreamEventRow;
  jobs: JobRow;
  events: EventRow;
}

export interface TenantRow {
  tenant_id: string;
  slug: string;
  name: string;
  default_account_id: string;
  created_at: number;
}

export interface ApiKeyRow {
  api_key_id: string;
  tenant_id: string;
  name: string;
  key_hash: string;
  scopes: string;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
  created_at: number;
}

export interface AccountRow {
  account_id: string;
  tenant_id: string;
  name: string | null;
  name_key: string | null;
  domain: string | null;
  created_at: number;
  updated_at: number;
}

export interface PersonRow {
  person_id: string;
  tenant_id: string;
  name: string;
  email: string | null;
  domain: string | null;
  slug: string;
  route_key: string;
  phone_number: string | null;
  linkedin_profile_url: string | null;
  created_at: number;
  updated_at: number;
}

export interface ActivityRow {
  activity_id: string;
  tenant_id: string;
  kind: 'account' | 'person';
  account_id: string | null;
  person_id: string | null;
  person_domain: string | null;
  source: string;
  type: string;
  payload: string;
  idempotency_key: string | null;
  content_hash: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface CounterRow {
  tenant_id: string;
  list: string;
  scope: string;
  slot: number;
  value: number;
}

export interface IdempotencyKeyRow {
  tenant_id: string;
  idempotency_key: string;
  request_hash: string;
  status: number;
  response: string;
  person_id: string | null;
  expires_at: number;
}

export interface InstanceSecretRow {
  name: string;
  value: string;
}

export interface MigrationRow {
  number: number;
  name: string;
  checksum: string;
  applied_at: number;
}

export type PageStatus = 'draft' | 'published' | 'archived';

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
  latest_version_id: string | null;
  published_version_id: string | null;
  version_number: number;
  stream_number: number;
  archived_at: number | null;
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
  failure_reason: string | null;
  created_at: number;
  queued_at: number | null;
  picked_up_at: number | null;
  became_draft_at: number | null;
  published_at: number | null;
  obsolete_at: number | null;
  cancelled_at: number | null;
  archived_at: number | null;
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

export interface JobRow {
  job_id: string;
  tenant_id: string;
  kind: string;
  order_key: string;
  payload: string;
  state: 'waiting' | 'running' | 'dead';
  attempts: number;
  run_at: number;
  lease_owner: string | null;
  last_error: string | null;
  created_at: number;
}

export interface EventRow {
  event_id: string;
  tenant_id: string;
  type: string;
  order_key: string;
  payload: string;
  created_at: number;
}
