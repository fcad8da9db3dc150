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
) without rowid;

-- Totals of sessions, by page and by audience, people and bots apart; see 0003 for how and why.
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
