-- Totals of the audit log; see 0003 for how and why.

create function count_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_counter(tenant_id, 'audit_log', '', count(*)) from changed group by tenant_id;
  else
    perform add_to_counter(tenant_id, 'audit_log', '', -count(*)) from changed group by tenant_id;
  end if;
  return null;
end $$;
create trigger audit_log_counted after insert on audit_log
  referencing new table as changed for each statement execute function count_audit_log();
create trigger audit_log_uncounted after delete on audit_log
  referencing old table as changed for each statement execute function count_audit_log();
