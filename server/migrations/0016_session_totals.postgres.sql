-- Sums of what counted sessions add, per page or audience and span of time, by when a session started. They change in the
-- transaction that changes the session, by the difference: see analytics/rollups.ts for the spans.
create table session_rollups (
  tenant_id key_text not null,
  -- A page, or an audience.
  scope_id key_text not null,
  span_ms bigint not null,
  bucket bigint not null,
  sessions bigint not null,
  eligible bigint not null,
  bounces bigint not null,
  conversions bigint not null,
  cta_sessions bigint not null,
  form_sessions bigint not null,
  interactions bigint not null,
  timed bigint not null,
  visible_ms bigint not null,
  scrolled bigint not null,
  scroll_percent bigint not null,
  primary key (tenant_id, scope_id, span_ms, bucket)
);

-- Rows that are updated again and again: room beside them keeps their indexes out of it.
alter table session_rollups set (fillfactor = 50);
alter table sessions set (fillfactor = 70);
alter table session_views set (fillfactor = 70);

-- Totals of sessions, by page and by audience, people and bots apart; see 0003 for how and why.
create function count_sessions() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'sessions_' || traffic, scope, count(*))
  from (
    select tenant_id, traffic, page_id as scope from changed
    union all
    select tenant_id, traffic, audience_id from changed
  ) seen group by tenant_id, traffic, scope order by scope, traffic;
  return null;
end $$;
create trigger sessions_counted after insert on sessions
  referencing new table as changed for each statement execute function count_sessions();

create function recount_session() returns trigger language plpgsql as $$
begin
  perform add_to_counter(old.tenant_id, 'sessions_' || old.traffic, old.page_id, -1);
  perform add_to_counter(old.tenant_id, 'sessions_' || old.traffic, old.audience_id, -1);
  perform add_to_counter(new.tenant_id, 'sessions_' || new.traffic, new.page_id, 1);
  perform add_to_counter(new.tenant_id, 'sessions_' || new.traffic, new.audience_id, 1);
  return null;
end $$;
create trigger sessions_recounted after update of traffic on sessions
  for each row when (old.traffic <> new.traffic) execute function recount_session();
