-- Files of rows that are taken in by a job. Parts hold whole rows, so that each is one transaction with the count of
-- what was done: killed anywhere, no row is lost or taken twice.
create table imports (
  import_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  kind key_text not null check (kind in ('persons', 'accounts')),
  dry_run integer not null,
  status key_text not null check (status in ('receiving', 'queued', 'running', 'finished', 'failed', 'cancelled')),
  header text not null,
  mapping text not null,
  row_count bigint not null,
  parts bigint not null,
  next_part bigint not null,
  created bigint not null,
  updated bigint not null,
  unchanged bigint not null,
  failed bigint not null,
  reason text,
  created_at bigint not null,
  finished_at bigint,
  primary key (tenant_id, import_id)
);
create index imports_by_age on imports (created_at);

create table import_parts (
  tenant_id key_text not null,
  import_id key_text not null,
  part bigint not null,
  first_row bigint not null,
  cells text not null,
  primary key (tenant_id, import_id, part)
);

-- Rows that could not be taken, as they came. Kept for 30 days, and not beyond the erasure of whom they are about.
create table import_rejects (
  tenant_id key_text not null,
  import_id key_text not null,
  row_number bigint not null,
  cells text not null,
  reason text not null,
  primary key (tenant_id, import_id, row_number)
);

-- The same for many audiences of a page; each is a transaction with the count of what was done.
create table batches (
  batch_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  kind key_text not null check (kind in ('create_audiences', 'publish_audiences')),
  page_id key_text not null,
  status key_text not null check (status in ('queued', 'running', 'finished', 'failed', 'cancelled')),
  ids text,
  filter text,
  position key_text not null,
  total bigint not null,
  done bigint not null,
  failed bigint not null,
  errors text not null,
  created_at bigint not null,
  finished_at bigint,
  primary key (tenant_id, batch_id)
);
