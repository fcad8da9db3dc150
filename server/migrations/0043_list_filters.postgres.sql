create trigger accounts_uncounted after delete on accounts
  referencing old table as changed for each statement execute function count_deleted('accounts');
-- Merged accounts were taken off the total when they were merged.
create function recount_merged_account() returns trigger language plpgsql as $$
begin
  perform add_to_counter(old.tenant_id, 'accounts', '', case when tg_op = 'DELETE' then 1 else -1 end);
  return null;
end $$;
create trigger accounts_merged_uncounted after update of merged_into on accounts
  for each row when (old.merged_into is null and new.merged_into is not null) execute function recount_merged_account();
create trigger accounts_merged_deleted after delete on accounts
  for each row when (old.merged_into is not null) execute function recount_merged_account();

create function count_page_states() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'pages ' || status || ' ' || page_type, '', count(*))
  from changed group by tenant_id, status, page_type;
  return null;
end $$;
create trigger pages_states_counted after insert on pages
  referencing new table as changed for each statement execute function count_page_states();
create function recount_page_state() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null then
    perform add_to_counter(old.tenant_id, 'pages ' || old.status || ' ' || old.page_type, '', -1);
  end if;
  if new.deleted_at is null then
    perform add_to_counter(new.tenant_id, 'pages ' || new.status || ' ' || new.page_type, '', 1);
  end if;
  return null;
end $$;
create trigger pages_states_recounted after update on pages for each row
  when (old.status is distinct from new.status or old.page_type is distinct from new.page_type
    or old.deleted_at is distinct from new.deleted_at) execute function recount_page_state();

create function audience_state(archived_at bigint, published_version_id text) returns text language sql immutable as $$
  select 'audiences ' || case when archived_at is null then 'active' else 'archived' end || ' ' ||
    case when published_version_id is null then 'unpublished' else 'published' end
$$;
create function count_audience_states() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, state, page_id, count(*))
  from (select tenant_id, page_id, audience_state(archived_at, published_version_id) as state from changed) states
  group by tenant_id, page_id, state;
  return null;
end $$;
create trigger audiences_states_counted after insert on audiences
  referencing new table as changed for each statement execute function count_audience_states();
create function recount_audience_state() returns trigger language plpgsql as $$
begin
  perform add_to_counter(old.tenant_id, audience_state(old.archived_at, old.published_version_id), old.page_id, -1);
  perform add_to_counter(new.tenant_id, audience_state(new.archived_at, new.published_version_id), new.page_id, 1);
  return null;
end $$;
create trigger audiences_states_recounted after update of archived_at, published_version_id on audiences for each row
  when ((old.archived_at is null) <> (new.archived_at is null)
    or (old.published_version_id is null) <> (new.published_version_id is null))
  execute function recount_audience_state();

create function queue_search(the_tenant text, the_kind text, the_document text) returns void language sql as $$
  insert into search_backlog (tenant_id, kind, document_id) values (the_tenant, the_kind, the_document) on conflict do nothing
$$;
-- The audiences that show the name of the account with this domain.
create function queue_search_of_domain(the_tenant text, the_domain text) returns void language sql as $$
  insert into search_backlog (tenant_id, kind, document_id)
  select a.tenant_id, 'audience', a.audience_id
  from persons p join audiences a on a.tenant_id = p.tenant_id and a.person_id = p.person_id
  where p.tenant_id = the_tenant and p.domain = the_domain
  on conflict do nothing
$$;

create function persons_to_index() returns trigger language plpgsql as $$
begin
  insert into search_backlog (tenant_id, kind, document_id)
  select tenant_id, 'person', person_id from changed on conflict do nothing;
  return null;
end $$;
create trigger persons_to_index after insert on persons
  referencing new table as changed for each statement execute function persons_to_index();
create function persons_to_reindex() returns trigger language plpgsql as $$
begin
  perform queue_search(new.tenant_id, 'person', new.person_id);
  insert into search_backlog (tenant_id, kind, document_id)
  select tenant_id, 'audience', audience_id from audiences
  where tenant_id = new.tenant_id and person_id = new.person_id on conflict do nothing;
  return null;
end $$;
create trigger persons_to_reindex after update on persons for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.domain is distinct from new.domain or old.title is distinct from new.title)
  execute function persons_to_reindex();
create function persons_unindexed() returns trigger language plpgsql as $$
begin
  delete from search_backlog where tenant_id = old.tenant_id and kind = 'person' and document_id = old.person_id;
  return null;
end $$;
create trigger persons_unindexed after delete on persons for each row execute function persons_unindexed();

create function accounts_to_index() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform queue_search(old.tenant_id, 'account', old.account_id);
    perform queue_search_of_domain(old.tenant_id, old.domain);
  end if;
  if tg_op <> 'DELETE' then
    perform queue_search(new.tenant_id, 'account', new.account_id);
    perform queue_search_of_domain(new.tenant_id, new.domain);
  end if;
  return null;
end $$;
create trigger accounts_to_index after insert or delete on accounts for each row execute function accounts_to_index();
create trigger accounts_to_reindex after update on accounts for each row
  when (old.name is distinct from new.name or old.domain is distinct from new.domain
    or old.industry is distinct from new.industry or old.merged_into is distinct from new.merged_into)
  execute function accounts_to_index();

create function pages_to_index() returns trigger language plpgsql as $$
begin
  perform queue_search(new.tenant_id, 'page', new.page_id);
  return null;
end $$;
create trigger pages_to_index after insert on pages for each row execute function pages_to_index();
create trigger pages_to_reindex after update on pages for each row
  when (old.name is distinct from new.name or old.metadata is distinct from new.metadata
    or old.status is distinct from new.status or old.page_type is distinct from new.page_type
    or old.deleted_at is distinct from new.deleted_at) execute function pages_to_index();

create function audiences_to_index() returns trigger language plpgsql as $$
begin
  perform queue_search(new.tenant_id, 'audience', new.audience_id);
  return null;
end $$;
create trigger audiences_to_index after insert on audiences for each row execute function audiences_to_index();
create trigger audiences_to_reindex after update of custom_name, person_id, archived_at, published_version_id on audiences
  for each row when (old.custom_name is distinct from new.custom_name or old.person_id is distinct from new.person_id
    or (old.archived_at is null) <> (new.archived_at is null)
    or (old.published_version_id is null) <> (new.published_version_id is null))
  execute function audiences_to_index();

create function topics_to_index() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform queue_search(old.tenant_id, 'topic', old.topic_id);
  else
    perform queue_search(new.tenant_id, 'topic', new.topic_id);
  end if;
  return null;
end $$;
create trigger topics_to_index after insert or delete on topics for each row execute function topics_to_index();
create trigger topics_to_reindex after update on topics for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description)
  execute function topics_to_index();
