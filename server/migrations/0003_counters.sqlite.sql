-- Totals change in the statement that changes the rows: no code path can forget them.
-- Writers are serialised here, so one slot is enough.

create trigger persons_counted after insert on persons begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'persons', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger persons_uncounted after delete on persons begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'persons' and scope = '' and slot = 0;
end;

create trigger accounts_counted after insert on accounts begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'accounts', '', 0, 1)
  on conflict do update set value = value + 1;
end;

create trigger activities_counted after insert on activities when new.account_id is not null begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, new.kind || case when new.deleted_at is null then '' else '_deleted' end, new.account_id, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger activities_recounted after update of account_id, deleted_at on activities begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and scope = old.account_id and slot = 0
    and list = old.kind || case when old.deleted_at is null then '' else '_deleted' end;
  insert into counters (tenant_id, list, scope, slot, value)
  select new.tenant_id, new.kind || case when new.deleted_at is null then '' else '_deleted' end, new.account_id, 0, 1
  where new.account_id is not null
  on conflict do update set value = value + 1;
end;
