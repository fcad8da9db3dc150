-- All erasures of a tenant, the latest first.
create index erasures_by_tenant on erasures (tenant_id, erasure_id);
