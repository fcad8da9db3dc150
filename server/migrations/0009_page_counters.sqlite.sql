-- Totals of pages, audiences and messages; see 0003 for how and why. Versions need none: the audience numbers them.

create trigger pages_counted after insert on pages begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'pages', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger pages_uncounted after update of deleted_at on pages
when old.deleted_at is null and new.deleted_at is not null begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'pages' and scope = '' and slot = 0;
end;

create trigger audiences_counted after insert on audiences begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'audiences', new.page_id, 0, 1)
  on conflict do update set value = value + 1;
end;

create trigger messages_counted after insert on messages begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'messages', new.audience_id, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger messages_uncounted after delete on messages begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and list = 'messages' and scope = old.audience_id and slot = 0;
end;
