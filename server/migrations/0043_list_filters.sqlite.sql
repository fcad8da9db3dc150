create trigger accounts_uncounted after delete on accounts when old.merged_into is null begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'accounts' and scope = '' and slot = 0;
end;
create trigger accounts_merged_uncounted after update of merged_into on accounts
when old.merged_into is null and new.merged_into is not null begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'accounts' and scope = '' and slot = 0;
end;

create trigger pages_states_counted after insert on pages begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, 'pages ' || new.status || ' ' || new.page_type, '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger pages_states_recounted after update on pages
when old.status is not new.status or old.page_type is not new.page_type or old.deleted_at is not new.deleted_at begin
  update counters set value = value - 1
  where old.deleted_at is null and tenant_id = old.tenant_id and scope = '' and slot = 0
    and list = 'pages ' || old.status || ' ' || old.page_type;
  insert into counters (tenant_id, list, scope, slot, value)
  select new.tenant_id, 'pages ' || new.status || ' ' || new.page_type, '', 0, 1 where new.deleted_at is null
  on conflict do update set value = value + 1;
end;

create trigger audiences_states_counted after insert on audiences begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, 'audiences ' || case when new.archived_at is null then 'active' else 'archived' end || ' ' ||
    case when new.published_version_id is null then 'unpublished' else 'published' end, new.page_id, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger audiences_states_recounted after update of archived_at, published_version_id on audiences
when (old.archived_at is null) <> (new.archived_at is null)
  or (old.published_version_id is null) <> (new.published_version_id is null) begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and scope = old.page_id and slot = 0
    and list = 'audiences ' || case when old.archived_at is null then 'active' else 'archived' end || ' ' ||
      case when old.published_version_id is null then 'unpublished' else 'published' end;
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, 'audiences ' || case when new.archived_at is null then 'active' else 'archived' end || ' ' ||
    case when new.published_version_id is null then 'unpublished' else 'published' end, new.page_id, 0, 1)
  on conflict do update set value = value + 1;
end;

create trigger persons_to_index after insert on persons begin
  insert or ignore into search_backlog values (new.tenant_id, 'person', new.person_id);
end;
create trigger persons_to_reindex after update on persons
when old.name is not new.name or old.email is not new.email or old.domain is not new.domain or old.title is not new.title begin
  insert or ignore into search_backlog values (new.tenant_id, 'person', new.person_id);
  insert or ignore into search_backlog
  select tenant_id, 'audience', audience_id from audiences where tenant_id = new.tenant_id and person_id = new.person_id;
end;
create trigger persons_unindexed after delete on persons begin
  delete from search_backlog where tenant_id = old.tenant_id and kind = 'person' and document_id = old.person_id;
end;

create trigger accounts_to_index after insert on accounts begin
  insert or ignore into search_backlog values (new.tenant_id, 'account', new.account_id);
  insert or ignore into search_backlog
  select a.tenant_id, 'audience', a.audience_id
  from persons p join audiences a on a.tenant_id = p.tenant_id and a.person_id = p.person_id
  where p.tenant_id = new.tenant_id and p.domain = new.domain;
end;
create trigger accounts_to_reindex after update on accounts
when old.name is not new.name or old.domain is not new.domain or old.industry is not new.industry
  or old.merged_into is not new.merged_into begin
  insert or ignore into search_backlog values (new.tenant_id, 'account', new.account_id);
  insert or ignore into search_backlog
  select a.tenant_id, 'audience', a.audience_id
  from persons p join audiences a on a.tenant_id = p.tenant_id and a.person_id = p.person_id
  where p.tenant_id = new.tenant_id and p.domain in (new.domain, old.domain);
end;
create trigger accounts_deleted_to_index after delete on accounts begin
  insert or ignore into search_backlog values (old.tenant_id, 'account', old.account_id);
  insert or ignore into search_backlog
  select a.tenant_id, 'audience', a.audience_id
  from persons p join audiences a on a.tenant_id = p.tenant_id and a.person_id = p.person_id
  where p.tenant_id = old.tenant_id and p.domain = old.domain;
end;

create trigger pages_to_index after insert on pages begin
  insert or ignore into search_backlog values (new.tenant_id, 'page', new.page_id);
end;
create trigger pages_to_reindex after update on pages
when old.name is not new.name or old.metadata is not new.metadata or old.status is not new.status
  or old.page_type is not new.page_type or old.deleted_at is not new.deleted_at begin
  insert or ignore into search_backlog values (new.tenant_id, 'page', new.page_id);
end;

create trigger audiences_to_index after insert on audiences begin
  insert or ignore into search_backlog values (new.tenant_id, 'audience', new.audience_id);
end;
create trigger audiences_to_reindex after update of custom_name, person_id, archived_at, published_version_id on audiences
when old.custom_name is not new.custom_name or old.person_id is not new.person_id
  or (old.archived_at is null) <> (new.archived_at is null)
  or (old.published_version_id is null) <> (new.published_version_id is null) begin
  insert or ignore into search_backlog values (new.tenant_id, 'audience', new.audience_id);
end;

create trigger topics_to_index after insert on topics begin
  insert or ignore into search_backlog values (new.tenant_id, 'topic', new.topic_id);
end;
create trigger topics_to_reindex after update on topics
when old.name is not new.name or old.description is not new.description begin
  insert or ignore into search_backlog values (new.tenant_id, 'topic', new.topic_id);
end;
create trigger topics_deleted_to_index after delete on topics begin
  insert or ignore into search_backlog values (old.tenant_id, 'topic', old.topic_id);
end;
