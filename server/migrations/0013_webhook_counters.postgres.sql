-- Totals of subscriptions, and of the deliveries of each; see 0003 for how and why.

create trigger webhook_subscriptions_counted after insert on webhook_subscriptions
  referencing new table as changed for each statement execute function count_inserted('webhook_subscriptions');

create function count_webhook_subscriptions_deleted() returns trigger language plpgsql as $$
begin
  perform add_to_counter(old.tenant_id, 'webhook_subscriptions', '', -1);
  return null;
end $$;
create trigger webhook_subscriptions_uncounted after update of deleted_at on webhook_subscriptions
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function count_webhook_subscriptions_deleted();

create function count_webhook_deliveries() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'webhook_deliveries', subscription_id, tg_argv[0]::bigint * count(*))
  from changed group by tenant_id, subscription_id;
  return null;
end $$;
create trigger webhook_deliveries_counted after insert on webhook_deliveries
  referencing new table as changed for each statement execute function count_webhook_deliveries('1');
create trigger webhook_deliveries_uncounted after delete on webhook_deliveries
  referencing old table as changed for each statement execute function count_webhook_deliveries('-1');

-- With its last delivery gone, a deleted subscription has no total to keep.
create function forget_webhook_subscription() returns trigger language plpgsql as $$
begin
  delete from counters where tenant_id = old.tenant_id and list = 'webhook_deliveries' and scope = old.subscription_id;
  return null;
end $$;
create trigger webhook_subscriptions_forgotten after delete on webhook_subscriptions
  for each row execute function forget_webhook_subscription();
