create trigger sessions_to_end after insert on sessions begin
  insert or ignore into session_endings values (new.tenant_id, new.audience_session_id);
end;
create trigger events_counted after insert on events when new.subscription_id is null begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'events', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger events_uncounted after delete on events when old.subscription_id is null begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'events' and scope = '' and slot = 0;
end;
