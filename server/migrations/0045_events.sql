-- How a subscription wants its bodies written.
alter table webhook_subscriptions add column format key_text not null default 'standard'
  check (format in ('standard', 'slack', 'teams'));
create index events_by_type on events (tenant_id, type, event_id) where subscription_id is null;

-- Sessions whose end is still to be announced: written when one begins, taken away when it is over. Apart from the sessions,
-- so that their many updates touch no further index.
create table session_endings (
  tenant_id key_text not null,
  audience_session_id key_text not null,
  primary key (tenant_id, audience_session_id)
);

insert into counters (tenant_id, list, scope, slot, value)
select tenant_id, 'events', '', 0, count(*) from events where subscription_id is null group by tenant_id;
