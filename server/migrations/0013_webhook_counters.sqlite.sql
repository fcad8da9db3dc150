-- Totals of subscriptions, and of the deliveries of each; see 0003 for how and why.

create trigger webhook_subscriptions_counted after insert on webhook_subscriptions begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'webhook_subscriptions', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger webhook_subscriptions_uncounted after update of deleted_at on webhook_subscriptions
when old.deleted_at is null and new.deleted_at is not null begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and list = 'webhook_subscriptions' and scope = '' and slot = 0;
end;

create trigger webhook_deliveries_counted after insert on webhook_deliveries begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, 'webhook_deliveries', new.subscription_id, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger webhook_deliveries_uncounted after delete on webhook_deliveries begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and list = 'webhook_deliveries' and scope = old.subscription_id and slot = 0;
end;
-- With its last delivery gone, a deleted subscription has no total to keep.
create trigger webhook_subscriptions_forgotten after delete on webhook_subscriptions begin
  delete from counters
  where tenant_id = old.tenant_id and list = 'webhook_deliveries' and scope = old.subscription_id;
end;
