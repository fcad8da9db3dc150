-- Accounts are listed newest first. Ids that the service made sort that way, ids that clients gave do not:
-- every account has an id of ours to be listed by.
alter table accounts add column listed_as key_text not null default '';
update accounts set listed_as = account_id;
drop index accounts_by_tenant;
drop index accounts_by_name;
drop index accounts_by_name_listed;
create index accounts_listed on accounts (tenant_id, listed_as) where merged_into is null;
create index accounts_by_name on accounts (tenant_id, name_key, listed_as) where name_key is not null;
create index accounts_by_name_listed on accounts (tenant_id, name_key, listed_as)
  where name_key is not null and merged_into is null;
