-- Totals of pages, audiences and messages; see 0003 for how and why. Versions need none: the audience numbers them.

create function count_pages_deleted() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'pages', '', -count(*))
  from (
    select after.tenant_id from after join before on before.tenant_id = after.tenant_id and before.page_id = after.page_id
    where before.deleted_at is null and after.deleted_at is not null
  ) gone group by tenant_id;
  return null;
end $$;
create trigger pages_counted after insert on pages
  referencing new table as changed for each statement execute function count_inserted('pages');
create trigger pages_uncounted after update on pages
  referencing old table as before new table as after for each statement execute function count_pages_deleted();

create function count_audiences() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'audiences', page_id, count(*)) from changed group by tenant_id, page_id;
  return null;
end $$;
create trigger audiences_counted after insert on audiences
  referencing new table as changed for each statement execute function count_audiences();

-- The messages of one audience are written one at a time anyway: a plain row trigger is cheapest.
create function count_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_counter(new.tenant_id, 'messages', new.audience_id, 1);
  else
    perform add_to_counter(old.tenant_id, 'messages', old.audience_id, -1);
  end if;
  return null;
end $$;
create trigger messages_counted after insert or delete on messages
  for each row execute function count_message();
