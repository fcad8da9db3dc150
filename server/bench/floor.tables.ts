// The floor's tables: Facet's columns in Facet's order, and a primary key each.
export const floorTables = `
create table persons (
  person_id text not null,
  tenant_id text not null,
  name text not null,
  email text,
  domain text,
  slug text not null,
  route_key text not null,
  phone_number text,
  linkedin_profile_url text,
  created_at bigint not null,
  updated_at bigint not null,
  title text,
  external_ids text,
  primary key (tenant_id, person_id)
);
create table accounts (
  account_id text primary key,
  tenant_id text not null,
  name text,
  name_key text,
  domain text,
  created_at bigint not null,
  updated_at bigint not null,
  industry text,
  employees bigint,
  external_ids text,
  merged_into text,
  merged_from text
);
create table activities (
  activity_id text primary key,
  tenant_id text not null,
  kind text not null,
  account_id text,
  person_id text,
  person_domain text,
  source text not null,
  type text not null,
  payload text not null,
  idempotency_key text,
  content_hash text,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create table log_keys (
  tenant_id text not null,
  source text not null,
  idempotency_key text not null,
  activity_id text not null,
  primary key (tenant_id, source, idempotency_key)
);
create table pages (
  page_id text not null,
  tenant_id text not null,
  name text not null,
  page_context text not null,
  page_type text not null,
  status text not null,
  brand_id text not null,
  header_action_id text,
  actions text not null,
  action_card_widgets text not null,
  footer_links text not null,
  scripts text not null,
  topic_ids text not null,
  claim_policy text not null,
  metadata text,
  published_at bigint,
  archived_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  primary key (tenant_id, page_id)
);
create table audiences (
  audience_id text not null,
  tenant_id text not null,
  page_id text not null,
  person_id text,
  custom_name text,
  supplementary_context text,
  action_url_override text,
  language text,
  action_form_id_override text,
  action_form_instructions_override text,
  metadata_override text,
  latest_version_id text,
  published_version_id text,
  version_number bigint not null,
  stream_number bigint not null,
  archived_at bigint,
  erased_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, audience_id)
);
create table messages (
  message_id text primary key,
  tenant_id text not null,
  audience_id text not null,
  version_id text,
  role text not null,
  message text not null,
  client_message_id text not null,
  created_at bigint not null
);
create table versions (
  version_id text primary key,
  tenant_id text not null,
  audience_id text not null,
  version_number bigint not null,
  status text not null,
  queued_at bigint,
  created_at bigint not null
);
create table jobs (
  job_id text primary key,
  tenant_id text not null,
  kind text not null,
  order_key text not null,
  payload text not null,
  state text not null,
  run_at bigint not null,
  created_at bigint not null
);
create table events (
  event_id text primary key,
  tenant_id text not null,
  type text not null,
  order_key text not null,
  payload text not null,
  created_at bigint not null
);
create table beacons (
  beacon_id text primary key,
  tenant_id text not null,
  audience_id text not null,
  session_key text not null,
  view_key text not null,
  elapsed_ms bigint not null,
  visible_ms bigint not null,
  scroll_percent bigint,
  interactions text not null,
  received_at bigint not null
);
`;
