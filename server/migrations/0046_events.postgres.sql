create function sessions_to_end() returns trigger language plpgsql as $$
begin
  insert into session_endings (tenant_id, audience_session_id)
  select tenant_id, audience_session_id from changed on conflict do nothing;
  return null;
end $$;
create trigger sessions_to_end after insert on sessions
  referencing new table as changed for each statement execute function sessions_to_end();

create function count_events() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'events', '', case when tg_op = 'INSERT' then 1 else -1 end * count(*))
  from changed where subscription_id is null group by tenant_id;
  return null;
end $$;
create trigger events_counted after insert on events
  referencing new table as changed for each statement execute function count_events();
create trigger events_uncounted after delete on events
  referencing old table as changed for each statement execute function count_events();
