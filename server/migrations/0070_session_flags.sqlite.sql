-- Who a session's visitor was has a third answer, unproven. SQLite keeps a column's check for ever, so the column is made anew.
drop trigger sessions_counted;
drop trigger sessions_recounted;
drop index sessions_by_page;
drop index sessions_by_audience;
drop index sessions_of_page_by_time;
drop index sessions_of_audience_by_time;
alter table sessions add column verdict key_text not null default 'unproven' check (verdict in ('human', 'bot', 'unproven'));
-- The nine flags of sessions/flags.ts, a bit each: human, engaged, bounceEligible, bounced, measuredTime, measuredScroll,
-- ctaClicked, formSubmitted, converted.
alter table sessions add column flags bigint not null default 0;
update sessions set verdict = traffic;
alter table sessions drop column traffic;
alter table sessions rename column verdict to traffic;
-- Why the traffic is what it is, of human sessions too.
alter table sessions rename column bot_reason to traffic_reason;
update sessions set traffic_reason = 'visible',
  flags = 1
    + case when coalesce(visible_ms, 0) >= 10000 or interactions > 0 or action_clicks > 0 or forms > 0 then 2 + 4
      when closed = 1 and visible_ms is not null then 4 + 8 else 0 end
    + case when visible_ms is not null then 16 else 0 end
    + case when scroll_percent is not null then 32 else 0 end
    + case when action_clicks > 0 then 64 else 0 end
    + case when forms > 0 then 128 else 0 end
    + case when action_clicks > 0 or forms > 0 then 256 else 0 end
where traffic = 'human';
create index sessions_by_page on sessions (tenant_id, page_id, traffic, audience_session_id);
create index sessions_by_audience on sessions (tenant_id, audience_id, traffic, audience_session_id);
create index sessions_of_page_by_time on sessions (tenant_id, page_id, traffic, started_at, audience_session_id);
create index sessions_of_audience_by_time on sessions (tenant_id, audience_id, traffic, started_at, audience_session_id);

create trigger sessions_counted after insert on sessions begin
  insert into counters (tenant_id, list, scope, slot, value) values
    (new.tenant_id, 'sessions_' || new.traffic, new.page_id, 0, 1),
    (new.tenant_id, 'sessions_' || new.traffic, new.audience_id, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger sessions_recounted after update of traffic on sessions when old.traffic <> new.traffic begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and list = 'sessions_' || old.traffic and scope in (old.page_id, old.audience_id) and slot = 0;
  insert into counters (tenant_id, list, scope, slot, value) values
    (new.tenant_id, 'sessions_' || new.traffic, new.page_id, 0, 1),
    (new.tenant_id, 'sessions_' || new.traffic, new.audience_id, 0, 1)
  on conflict do update set value = value + 1;
end;
