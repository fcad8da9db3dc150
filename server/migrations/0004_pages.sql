create table pages (
  page_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  name text not null,
  page_context text not null,
  page_type key_text not null,
  status key_text not null check (status in ('draft', 'published', 'archived')),
  brand_id key_text not null,
  header_action_id key_text,
  actions text not null,
  action_card_widgets text not null,
  footer_links text not null,
  scripts text not null,
  topic_ids text not null,
  metadata text,
  -- When it was first published: what restoring an archived page goes back to.
  published_at bigint,
  archived_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  primary key (tenant_id, page_id)
);

create table audiences (
  audience_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  page_id key_text not null,
  person_id key_text,
  custom_name text,
  supplementary_context text,
  action_url_override text,
  action_form_id_override text,
  action_form_instructions_override text,
  metadata_override text,
  latest_version_id key_text,
  published_version_id key_text,
  -- The last numbers given out. Whoever takes one holds the row until commit, so numbers are in commit order.
  version_number bigint not null,
  stream_number bigint not null,
  archived_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, audience_id)
);
create index audiences_by_page on audiences (tenant_id, page_id, audience_id);
create unique index audiences_by_person on audiences (tenant_id, page_id, person_id) where person_id is not null;
create index audiences_of_person on audiences (tenant_id, person_id) where person_id is not null;

create table contents (
  tenant_id key_text not null,
  content_hash key_text not null,
  content text not null,
  primary key (tenant_id, content_hash)
);

create table versions (
  version_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  audience_id key_text not null,
  version_number bigint not null,
  status key_text not null check (status in ('queued', 'draft', 'published', 'obsolete', 'cancelled', 'archived')),
  is_new_page_agent integer not null,
  supplementary_context text,
  content_hash key_text,
  failure_reason text,
  created_at bigint not null,
  queued_at bigint,
  picked_up_at bigint,
  became_draft_at bigint,
  published_at bigint,
  obsolete_at bigint,
  cancelled_at bigint,
  archived_at bigint,
  primary key (tenant_id, version_id)
);
create unique index versions_by_number on versions (tenant_id, audience_id, version_number);
-- The promise of one published version, kept by the database too.
create unique index versions_published on versions (tenant_id, audience_id) where status = 'published';
create index versions_open on versions (tenant_id, audience_id, status) where status in ('queued', 'draft');
create index versions_by_content on versions (tenant_id, content_hash) where content_hash is not null;

create table messages (
  message_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  audience_id key_text not null,
  version_id key_text,
  role key_text not null check (role in ('user', 'agent')),
  message text not null,
  client_message_id key_text,
  selected_element text,
  interrupted integer not null,
  created_at bigint not null,
  primary key (tenant_id, message_id)
);
create index messages_by_audience on messages (tenant_id, audience_id, message_id);
create unique index messages_by_client_id on messages (tenant_id, audience_id, client_message_id)
  where client_message_id is not null;

-- What a live view of an audience shows, numbered, so that a reader can resume. Kept for a day.
create table stream_events (
  tenant_id key_text not null,
  audience_id key_text not null,
  stream_number bigint not null,
  type key_text not null,
  data text not null,
  created_at bigint not null,
  primary key (tenant_id, audience_id, stream_number)
);
create index stream_events_by_age on stream_events (created_at);

-- Written in the transaction that makes the job necessary, deleted in the one that does it.
create table jobs (
  job_id key_text primary key,
  tenant_id key_text not null,
  kind key_text not null,
  -- Jobs with one order key run one at a time, in the order of their ids.
  order_key key_text not null,
  payload text not null,
  state key_text not null check (state in ('waiting', 'running', 'dead')),
  attempts integer not null,
  -- When it may run: now, after a back-off, or, while it runs, when its lease ends.
  run_at bigint not null,
  lease_owner key_text,
  last_error text,
  created_at bigint not null
);
create index jobs_due on jobs (run_at, job_id) where state <> 'dead';
create index jobs_by_order_key on jobs (order_key, job_id) where state <> 'dead';

-- The outbox: what happened, in the transaction in which it happened.
create table events (
  event_id key_text primary key,
  tenant_id key_text not null,
  type key_text not null,
  -- Events of one key reach a receiver in order.
  order_key key_text not null,
  payload text not null,
  created_at bigint not null
);
create index events_by_tenant on events (tenant_id, event_id);
