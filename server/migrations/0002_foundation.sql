-- The subset both engines read: text, bigint milliseconds, JSON as text.

create table tenants (
  tenant_id key_text primary key,
  slug key_text not null unique,
  name text not null,
  default_account_id key_text not null,
  created_at bigint not null
);

-- A revoked key keeps its row, so that a value once revoked can never come back.
create table api_keys (
  api_key_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  name text not null,
  key_hash key_text not null unique,
  scopes text not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint,
  created_at bigint not null
);
create index api_keys_by_tenant on api_keys (tenant_id, api_key_id);

create table accounts (
  account_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  name text,
  name_key key_text,
  domain key_text,
  created_at bigint not null,
  updated_at bigint not null
);
create index accounts_by_tenant on accounts (tenant_id, account_id);
create unique index accounts_by_domain on accounts (tenant_id, domain) where domain is not null;
create index accounts_by_name on accounts (tenant_id, name_key, account_id) where name_key is not null;

create table persons (
  person_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  name text not null,
  email key_text,
  domain key_text,
  slug key_text not null,
  route_key key_text not null unique,
  phone_number text,
  linkedin_profile_url text,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, person_id)
);
create unique index persons_by_email on persons (tenant_id, email) where email is not null;
create unique index persons_by_slug on persons (tenant_id, slug);

-- One row is both a log and the activity made of it: accountlog_x and activity_x share their x.
-- account_id is settled when the row is written and kept right when accounts and persons change,
-- so that reading an account's activity is one index range.
create table activities (
  activity_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  kind key_text not null check (kind in ('account', 'person')),
  account_id key_text,
  person_id key_text,
  -- The person's domain while no account is named outright: what ties the row to an account made later.
  person_domain key_text,
  source key_text not null,
  type text not null,
  payload text not null,
  idempotency_key key_text,
  content_hash key_text,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create index activities_by_account on activities (tenant_id, account_id, activity_id);
create index activities_by_account_kind on activities (tenant_id, account_id, kind, activity_id);
create index activities_by_person on activities (tenant_id, person_id, activity_id) where person_id is not null;
create index activities_by_person_domain on activities (tenant_id, person_domain) where person_domain is not null;
create unique index activities_by_idempotency_key on activities (tenant_id, kind, source, idempotency_key)
  where idempotency_key is not null;

-- Exact totals, kept by the triggers of the next migration.
-- PostgreSQL spreads one total over several slots, so that writers do not queue for one row.
create table counters (
  tenant_id key_text not null,
  list key_text not null,
  scope key_text not null,
  slot integer not null,
  value bigint not null,
  primary key (tenant_id, list, scope, slot)
);

create table idempotency_keys (
  tenant_id key_text not null,
  idempotency_key key_text not null,
  request_hash key_text not null,
  status integer not null,
  response text not null,
  -- Whose data the stored response holds: erasing the person takes the row along.
  person_id key_text,
  expires_at bigint not null,
  primary key (tenant_id, idempotency_key)
);
create index idempotency_keys_by_expiry on idempotency_keys (expires_at);
create index idempotency_keys_by_person on idempotency_keys (tenant_id, person_id) where person_id is not null;

-- Secrets every process on this database must share, such as the one that seals cursors.
create table instance_secrets (
  name key_text primary key,
  value text not null
);
