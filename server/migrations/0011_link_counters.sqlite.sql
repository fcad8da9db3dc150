-- Totals of domains and routings; see 0003 for how and why. Links are counted by the search index.

create trigger domains_counted after insert on domains begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'domains', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger domains_uncounted after delete on domains begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'domains' and scope = '' and slot = 0;
end;

create trigger page_routings_counted after insert on page_routings begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'page_routings', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger page_routings_uncounted after delete on page_routings begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'page_routings' and scope = '' and slot = 0;
end;
