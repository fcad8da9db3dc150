-- Who wants to be told, and what became of telling them.

create table webhook_subscriptions (
  subscription_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  url text not null,
  -- Names with spaces between them; null is every event there is.
  event_types text,
  active integer not null,
  -- Sealed under a key that is not in this database.
  secret text not null,
  -- The one before, which signs beside the new one until then.
  old_secret text,
  old_secret_until bigint,
  -- When the first of nothing but failures was; null after a success.
  failing_since bigint,
  disabled_reason key_text check (disabled_reason in ('gone', 'failing')),
  disabled_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  -- Deleted ones stay until their deliveries have been swept.
  deleted_at bigint
);
create index webhook_subscriptions_by_tenant on webhook_subscriptions (tenant_id, subscription_id) where deleted_at is null;

-- One row for each event and subscription, whatever happens: that is what makes the fan-out exact.
-- evt_x reaches a subscription as its delivery_x: the two share their x, so the key below is also the list's order.
create table webhook_deliveries (
  tenant_id key_text not null,
  subscription_id key_text not null,
  event_id key_text not null,
  order_key key_text not null,
  state key_text not null check (state in ('waiting', 'delivered', 'failed', 'cancelled')),
  -- Finished tries since it was made, redelivered or replayed.
  tries integer not null,
  -- When that was: tries end eight days later.
  series_started_at bigint not null,
  -- When it may be tried: as long as it was not, the time of its event, so that what is due is in the
  -- order of events; then the end of a back-off.
  run_at bigint not null,
  -- Whoever is trying it has until then. Not in run_at: what a dead process held keeps its place in the queue.
  lease_owner key_text,
  lease_until bigint not null default 0,
  -- JSON: every try there was, the oldest first.
  attempts text not null,
  created_at bigint not null,
  finished_at bigint,
  primary key (subscription_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (subscription_id, run_at, event_id) where state = 'waiting';
-- The first try of one waits for the first tries of earlier ones of its key.
create index webhook_deliveries_untried on webhook_deliveries (subscription_id, order_key, event_id)
  where state = 'waiting' and tries = 0;
create index webhook_deliveries_ended_badly on webhook_deliveries (subscription_id, state, event_id)
  where state in ('failed', 'cancelled');

-- An event for one subscription alone, such as a test; null: for whoever subscribes.
alter table events add column subscription_id key_text;
-- The form submission whose words the payload holds: erasing it empties the payload.
alter table events add column submission_id key_text;
create index events_by_submission on events (tenant_id, submission_id) where submission_id is not null;
create index events_of_submissions_by_key on events (tenant_id, order_key) where submission_id is not null;
