-- Totals change in the statement that changes the rows: no code path can forget them.
-- Each connection adds to its own slot of a total, so writers do not queue for one row; a reader sums at most 16.
-- Triggers fire once a statement, so that a bulk load costs one counter update and not one a row.

create function add_to_counter(the_tenant text, the_list text, the_scope text, change bigint) returns void
language sql as $$
  insert into counters as c (tenant_id, list, scope, slot, value)
  values (the_tenant, the_list, the_scope, pg_backend_pid() % 16, change)
  on conflict (tenant_id, list, scope, slot) do update set value = c.value + excluded.value
$$;

alter table counters set (fillfactor = 50);

create function count_inserted() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, tg_argv[0], '', count(*)) from changed group by tenant_id;
  return null;
end $$;
create function count_deleted() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, tg_argv[0], '', -count(*)) from changed group by tenant_id;
  return null;
end $$;

create trigger persons_counted after insert on persons
  referencing new table as changed for each statement execute function count_inserted('persons');
create trigger persons_uncounted after delete on persons
  referencing old table as changed for each statement execute function count_deleted('persons');
create trigger accounts_counted after insert on accounts
  referencing new table as changed for each statement execute function count_inserted('accounts');

create function count_activities_inserted() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, kind || case when deleted_at is null then '' else '_deleted' end, account_id, count(*))
  from changed where account_id is not null group by tenant_id, kind, deleted_at is null, account_id;
  return null;
end $$;
create function count_activities_updated() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, list, account_id, sum(change)::bigint)
  from (
    select tenant_id, kind || case when deleted_at is null then '' else '_deleted' end as list, account_id, -1 as change from before
    union all
    select tenant_id, kind || case when deleted_at is null then '' else '_deleted' end, account_id, 1 from after
  ) moves
  where account_id is not null
  group by tenant_id, list, account_id having sum(change) <> 0;
  return null;
end $$;
create trigger activities_counted after insert on activities
  referencing new table as changed for each statement execute function count_activities_inserted();
create trigger activities_recounted after update on activities
  referencing old table as before new table as after for each statement execute function count_activities_updated();
