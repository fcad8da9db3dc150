-- Who a session's visitor was has a third answer, unproven.
alter table sessions drop constraint sessions_traffic_check;
alter table sessions add constraint sessions_traffic_check check (traffic in ('human', 'bot', 'unproven'));
-- The nine flags of sessions/flags.ts, a bit each: human, engaged, bounceEligible, bounced, measuredTime, measuredScroll,
-- ctaClicked, formSubmitted, converted.
alter table sessions add column flags bigint not null default 0;
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
