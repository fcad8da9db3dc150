-- A foreign key costs a look-up and a lock on the tenant's row with every insert, and writers at the same moment
-- then share that lock through a multixact: a tenth of what creating a person costs here. Tenants are never
-- deleted, and the id comes from the key of the caller, so the tables that are written most do without.
alter table persons drop constraint persons_tenant_id_fkey;
alter table activities drop constraint activities_tenant_id_fkey;
alter table versions drop constraint versions_tenant_id_fkey;
alter table messages drop constraint messages_tenant_id_fkey;
alter table sessions drop constraint sessions_tenant_id_fkey;
