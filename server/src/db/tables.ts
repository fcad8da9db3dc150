// The rows as they are stored. Times are milliseconds, JSON is text.
import type { Generated } from 'kysely';

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
  topics: TopicRow;
  topic_entries: TopicEntryRow;
  topic_chunks: TopicChunkRow;
  topic_retired_chunks: TopicRetiredChunkRow;
  content_citations: ContentCitationRow;
  search_documents: SearchDocumentRow;
  search_shelves: SearchShelfRow;
  pages: PageRow;
  audiences: AudienceRow;
  contents: ContentRow;
  versions: VersionRow;
  messages: MessageRow;
  stream_events: StreamEventRow;
  jobs: JobRow;
  events: EventRow;
  webhook_subscriptions: WebhookSubscriptionRow;
  webhook_deliveries: WebhookDeliveryRow;
  domains: DomainRow;
  page_routings: PageRoutingRow;
  page_links: PageLinkRow;
  files: FileRow;
  assets: AssetRow;
  brands: BrandRow;
  sessions: SessionRow;
  session_views: SessionViewRow;
  session_interactions: SessionInteractionRow;
  session_rollups: SessionRollupRow;
  form_submissions: FormSubmissionRow;
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

export interface TopicRow {
  topic_id: string;
  tenant_id: string;
  name: string;
  description: string | null;
  entries_count: number;
  text_length: number;
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface TopicEntryRow {
  topic_entry_id: string;
  tenant_id: string;
  topic_id: string;
  sort_order: number;
  content_type: 'text' | 'markdown' | 'html' | 'qa';
  question: string | null;
  content: string;
  created_at: number;
  updated_at: number;
}

export interface TopicChunkRow {
  chunk_id: string;
  tenant_id: string;
  topic_id: string;
  topic_entry_id: string;
  position: number;
  question: string | null;
  text: string;
}

export interface TopicRetiredChunkRow {
  chunk_id: string;
  tenant_id: string;
  topic_id: string;
  passage_hash: string;
  revision: number;
}

export interface ContentCitationRow {
  tenant_id: string;
  content_hash: string;
  chunk_id: string;
}

export interface SearchDocumentRow {
  search_id: Generated<number>;
  tenant_id: string;
  collection: string;
  document_id: string;
  name: string;
  name_words: string;
  text: string;
  shelves: string;
}

export interface SearchShelfRow {
  tenant_id: string;
  collection: string;
  shelf: string;
  document_id: string;
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
  /** The only subscription it is for; null: for whoever subscribes. */
  subscription_id: string | null;
  submission_id: string | null;
}

export interface WebhookSubscriptionRow {
  subscription_id: string;
  tenant_id: string;
  url: string;
  event_types: string | null;
  active: number;
  secret: string;
  old_secret: string | null;
  old_secret_until: number | null;
  failing_since: number | null;
  disabled_reason: 'gone' | 'failing' | null;
  disabled_at: number | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'cancelled';

export interface WebhookDeliveryRow {
  tenant_id: string;
  subscription_id: string;
  event_id: string;
  order_key: string;
  state: DeliveryState;
  tries: number;
  series_started_at: number;
  run_at: number;
  lease_owner: string | null;
  lease_until: Generated<number>;
  attempts: string;
  created_at: number;
  finished_at: number | null;
}

export interface FileRow {
  file_id: string;
  tenant_id: string;
  sha256: string;
  mime_type: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
  preview_bytes: number | null;
  created_at: number;
}

export interface AssetRow {
  asset_id: string;
  tenant_id: string;
  file_id: string;
  asset_type: string;
  name: string;
  purpose: string | null;
  ai_description: string | null;
  tags: string;
  hidden: number;
  parent_asset_id: string | null;
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface BrandRow {
  brand_id: string;
  tenant_id: string;
  name: string | null;
  colors: string;
  font_family: string | null;
  heading_font_family: string | null;
  home_url: string | null;
  logo: string | null;
  created_at: number;
  updated_at: number;
}

export interface DomainRow {
  domain_id: string;
  tenant_id: string;
  domain: string;
  token: string;
  verified_at: number | null;
  last_checked_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface PageRoutingRow {
  page_routing_id: string;
  tenant_id: string;
  name: string;
  rules: string;
  default_target: string;
  page_ids: string;
  created_at: number;
  updated_at: number;
}

export type LinkTargetType = 'audience' | 'page' | 'page_routing';

export interface PageLinkRow {
  page_link_id: string;
  tenant_id: string;
  domain_id: string;
  path: string;
  target_type: LinkTargetType;
  target_id: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface SessionRow {
  audience_session_id: string;
  tenant_id: string;
  page_id: string;
  audience_id: string;
  version_id: string;
  session_key: string;
  traffic: 'human' | 'bot';
  bot_reason: string | null;
  started_at: number;
  ended_at: number;
  visible_ms: number | null;
  scroll_percent: number | null;
  closed: number;
  interactions: number;
  action_clicks: number;
  forms: number;
  noted_from: number | null;
  noted_until: number | null;
}

export interface SessionViewRow {
  tenant_id: string;
  audience_session_id: string;
  view_key: string;
  version_id: string;
  origin: number;
  elapsed_ms: number;
  visible_ms: number;
  scroll_percent: number | null;
  closed: number;
  flag: string | null;
}

export interface SessionInteractionRow {
  tenant_id: string;
  audience_session_id: string;
  view_key: string;
  sequence: number;
  kind: 'click' | 'action' | 'form' | 'question' | 'answer';
  offset_ms: number;
  component_id: string | null;
  action_id: string | null;
  component_context: string | null;
  label: string | null;
  response_text: string | null;
  grounding_chunk_ids: string | null;
  options: string | null;
}

export interface SessionRollupRow {
  tenant_id: string;
  scope_id: string;
  span_ms: number;
  bucket: number;
  sessions: number;
  eligible: number;
  bounces: number;
  conversions: number;
  cta_sessions: number;
  form_sessions: number;
  interactions: number;
  timed: number;
  visible_ms: number;
  scrolled: number;
  scroll_percent: number;
}

export interface FormSubmissionRow {
  submission_id: string;
  tenant_id: string;
  form_id: string;
  component_id: string;
  page_id: string;
  audience_id: string;
  version_id: string;
  person_id: string | null;
  account_id: string | null;
  email: string | null;
  input: string;
  suspicion: string | null;
  suspected_bot: number;
  duplicate_key: string | null;
  enrichment_state: 'none' | 'waiting' | 'enriched' | 'failed';
  enrichment: string | null;
  enrichment_error: string | null;
  created_at: number;
  erased_at: number | null;
}
