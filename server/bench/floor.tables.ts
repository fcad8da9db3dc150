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
  primary key (tenant_id, person_id)
);
create table accounts (
  account_id text primary key,
  tenant_id text not null,
  name text,
  name_key text,
  domain text,
  created_at bigint not null,
  updated_at bigint not null
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
