-- Who did what: ids and names of fields only, never what was in them.
create table audit_log (
  audit_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  at bigint not null,
  actor_type key_text not null,
  actor_id key_text not null,
  operation key_text not null,
  target_id key_text,
  changed text not null,
  request_id key_text not null
);
create index audit_log_by_tenant on audit_log (tenant_id, audit_id);
create index audit_log_by_actor on audit_log (tenant_id, actor_id, audit_id);
create index audit_log_by_target on audit_log (tenant_id, target_id, audit_id);
create index audit_log_by_operation on audit_log (tenant_id, operation, audit_id);
