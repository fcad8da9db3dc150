-- Ids of other systems, such as a CRM's. The table makes them unique and finds their owners; the column
-- shows them with their owner, so that reading a person or account stays one look.
alter table persons add column external_ids text;
alter table accounts add column external_ids text;
create table external_ids (
  tenant_id key_text not null references tenants (tenant_id),
  kind key_text not null check (kind in ('person', 'account')),
  system key_text not null,
  external_id key_text not null,
  owner_id key_text not null,
  primary key (tenant_id, kind, system, external_id)
);
create index external_ids_by_owner on external_ids (tenant_id, owner_id);

-- A merged account keeps its row, so that its id and its domain go on leading to the one it went into.
alter table accounts add column merged_into key_text;
alter table accounts add column merged_from text;
create index accounts_merged on accounts (tenant_id, merged_into) where merged_into is not null;
