-- Totals of the audit log; see 0003 for how and why.

create trigger audit_log_counted after insert on audit_log begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'audit_log', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger audit_log_uncounted after delete on audit_log begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'audit_log' and scope = '' and slot = 0;
end;
