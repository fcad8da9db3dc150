-- What one visitor did on one audience's page. Everything but the ids follows from the session's views, interactions and
-- notes, in whatever order they came; it is kept here so that a list and the edges of a period need not work it out.
create table sessions (
  audience_session_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  page_id key_text not null,
  audience_id key_text not null,
  version_id key_text not null,
  -- The tracker's own name for it, random; once a person is erased, the session's id.
  session_key key_text not null,
  traffic key_text not null check (traffic in ('human', 'bot')),
  bot_reason key_text,
  started_at bigint not null,
  ended_at bigint not null,
  -- Null while nothing has been measured.
  visible_ms bigint,
  scroll_percent bigint,
  closed bigint not null,
  interactions bigint not null,
  action_clicks bigint not null,
  forms bigint not null,
  -- The first and the last thing that the server itself saw.
  noted_from bigint,
  noted_until bigint,
  primary key (tenant_id, audience_session_id)
);
create unique index sessions_by_key on sessions (tenant_id, audience_id, session_key);
create index sessions_by_start on sessions (tenant_id, page_id, started_at);
create index sessions_by_page on sessions (tenant_id, page_id, traffic, audience_session_id);
create index sessions_by_audience on sessions (tenant_id, audience_id, traffic, audience_session_id);

-- One document a visitor had open. Its beacons each say all there is to say, so the greatest of each value is the newest.
create table session_views (
  tenant_id key_text not null,
  audience_session_id key_text not null,
  view_key key_text not null,
  version_id key_text not null,
  -- When it began by the server's clock: received minus elapsed, the least there was.
  origin bigint not null,
  elapsed_ms bigint not null,
  visible_ms bigint not null,
  scroll_percent bigint,
  closed bigint not null,
  flag key_text,
  primary key (tenant_id, audience_session_id, view_key)
);

-- Numbered by the tracker within its view; what the server notes itself has a view_key of its own, and its origin is 0.
create table session_interactions (
  tenant_id key_text not null,
  audience_session_id key_text not null,
  view_key key_text not null,
  sequence bigint not null,
  kind key_text not null,
  offset_ms bigint not null,
  component_id text,
  action_id text,
  component_context text,
  label text,
  response_text text,
  grounding_chunk_ids text,
  options text,
  primary key (tenant_id, audience_session_id, view_key, sequence)
);
