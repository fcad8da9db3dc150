create table topics (
  topic_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  name text not null,
  description text,
  entries_count bigint not null,
  -- How much there is to read: code points of all its chunks.
  text_length bigint not null,
  -- Goes up with every change of what can be retrieved, so that every process sees when its index is old.
  revision bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, topic_id)
);

create table topic_entries (
  topic_entry_id key_text not null,
  tenant_id key_text not null,
  topic_id key_text not null,
  sort_order integer not null,
  content_type key_text not null check (content_type in ('text', 'markdown', 'html', 'qa')),
  question text,
  content text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, topic_id, topic_entry_id),
  foreign key (tenant_id, topic_id) references topics (tenant_id, topic_id) on delete cascade
);
create unique index topic_entries_in_order on topic_entries (tenant_id, topic_id, sort_order);

-- A passage of an entry, as plain text. Its text never changes under its id.
create table topic_chunks (
  chunk_id key_text not null,
  tenant_id key_text not null,
  topic_id key_text not null,
  topic_entry_id key_text not null,
  position integer not null,
  question text,
  text text not null,
  primary key (tenant_id, topic_id, topic_entry_id, position),
  foreign key (tenant_id, topic_id, topic_entry_id)
    references topic_entries (tenant_id, topic_id, topic_entry_id) on delete cascade
);
create unique index topic_chunks_by_id on topic_chunks (tenant_id, chunk_id);

-- Chunks that no longer stand, for finding what still cites them. A passage that comes back gets its id back.
create table topic_retired_chunks (
  chunk_id key_text not null,
  tenant_id key_text not null,
  topic_id key_text not null,
  passage_hash key_text not null,
  -- Of the topic, by the change that retired it.
  revision bigint not null,
  primary key (tenant_id, topic_id, chunk_id),
  foreign key (tenant_id, topic_id) references topics (tenant_id, topic_id) on delete cascade
);
create index topic_retired_chunks_by_passage on topic_retired_chunks (tenant_id, topic_id, passage_hash);

-- Which chunks the content of a version names. Kept by a trigger of the next migration.
create table content_citations (
  tenant_id key_text not null,
  content_hash key_text not null,
  chunk_id key_text not null,
  primary key (tenant_id, chunk_id, content_hash),
  foreign key (tenant_id, content_hash) references contents (tenant_id, content_hash) on delete cascade
);
create index content_citations_by_content on content_citations (tenant_id, content_hash);
