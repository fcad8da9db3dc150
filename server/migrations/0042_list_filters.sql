-- What lists are narrowed by, each with the list's own order behind it.
create index persons_by_domain on persons (tenant_id, domain, person_id) where domain is not null;
create index accounts_by_name_listed on accounts (tenant_id, name_key, account_id)
  where name_key is not null and merged_into is null;
create index pages_by_status on pages (tenant_id, status, page_id) where deleted_at is null;
create index pages_by_type on pages (tenant_id, page_type, page_id) where deleted_at is null;
create index audiences_archived on audiences (tenant_id, page_id, audience_id) where archived_at is not null;
create index audiences_published on audiences (tenant_id, page_id, audience_id) where published_version_id is not null;
create index sessions_of_page_by_time on sessions (tenant_id, page_id, traffic, started_at, audience_session_id);
create index sessions_of_audience_by_time on sessions (tenant_id, audience_id, traffic, started_at, audience_session_id);

-- Resources whose search document is due: written by triggers, so that creating one costs one small row
-- and not an index. A search reads these too, so it never misses what was just written.
create table search_backlog (
  tenant_id key_text not null,
  kind key_text not null,
  document_id key_text not null,
  primary key (tenant_id, kind, document_id)
);
insert into search_backlog (tenant_id, kind, document_id) select tenant_id, 'person', person_id from persons;
insert into search_backlog (tenant_id, kind, document_id) select tenant_id, 'account', account_id from accounts;
insert into search_backlog (tenant_id, kind, document_id) select tenant_id, 'page', page_id from pages where deleted_at is null;
insert into search_backlog (tenant_id, kind, document_id) select tenant_id, 'audience', audience_id from audiences;
insert into search_backlog (tenant_id, kind, document_id) select tenant_id, 'topic', topic_id from topics;

-- Totals of pages by status and type and of audiences by state; the triggers of the next migration keep them.
insert into counters (tenant_id, list, scope, slot, value)
select tenant_id, 'pages ' || status || ' ' || page_type, '', 0, count(*) from pages
where deleted_at is null group by tenant_id, status, page_type;
insert into counters (tenant_id, list, scope, slot, value)
select tenant_id, 'audiences ' || state, page_id, 0, count(*) from (
  select tenant_id, page_id,
    case when archived_at is null then 'active' else 'archived' end || ' ' ||
    case when published_version_id is null then 'unpublished' else 'published' end as state
  from audiences
) states group by tenant_id, page_id, state;
