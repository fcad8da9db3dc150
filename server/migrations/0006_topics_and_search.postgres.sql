-- Totals of topics; see 0003 for how and why. A topic counts its entries itself.

create trigger topics_counted after insert on topics
  referencing new table as changed for each statement execute function count_inserted('topics');
create trigger topics_uncounted after delete on topics
  referencing old table as changed for each statement execute function count_deleted('topics');

-- Every way content is stored goes through here, so no citation is missed.
create function cite_chunks() returns trigger language plpgsql as $$
begin
  insert into content_citations (tenant_id, content_hash, chunk_id)
  select distinct new.tenant_id, new.content_hash, chunk #>> '{}'
  from jsonb_path_query(new.content::jsonb, '$.**.chunkIds[*]') chunk;
  return null;
end $$;
create trigger contents_cited after insert on contents for each row execute function cite_chunks();

-- The index of db/search.ts: what was written, folded; the grams of it; and the shelves it stands on.

create table search_documents (
  search_id bigint generated always as identity primary key,
  tenant_id key_text not null references tenants (tenant_id),
  collection key_text not null,
  document_id key_text not null,
  name key_text not null,
  name_words key_text not null,
  text key_text not null,
  shelves key_text not null
);
create unique index search_documents_by_document on search_documents (tenant_id, document_id);
create unique index search_documents_by_collection on search_documents (tenant_id, collection, document_id);

-- The keys of every run of one to four characters. A table of its own, so that reading through
-- the documents is not reading through these, which are six times as long.
create table search_grams (
  search_id bigint primary key references search_documents (search_id) on delete cascade,
  grams integer[] not null
);
-- Every search reads through what is not yet filed, so that list is kept short. Filing each document at
-- once cost three times as much (2.1 and 0.7 ms for 220 keys), and made searches no faster.
create index search_grams_by_gram on search_grams using gin (grams) with (gin_pending_list_limit = 256);
-- Without statistics a search is always expected to be selective, and the index is always used.
alter table search_grams alter column grams set statistics 0;

create table search_shelves (
  tenant_id key_text not null,
  collection key_text not null,
  shelf key_text not null,
  document_id key_text not null,
  primary key (tenant_id, collection, shelf, document_id)
);

create function count_shelved() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'search', collection || '?' || shelf, count(*))
  from changed group by tenant_id, collection, shelf;
  return null;
end $$;
create function count_unshelved() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, 'search', collection || '?' || shelf, -count(*))
  from changed group by tenant_id, collection, shelf;
  return null;
end $$;
create trigger search_shelves_counted after insert on search_shelves
  referencing new table as changed for each statement execute function count_shelved();
create trigger search_shelves_uncounted after delete on search_shelves
  referencing old table as changed for each statement execute function count_unshelved();

-- SQLite's name for it, so that a search is one text on both engines. The planner puts strpos in its place.
create function instr(haystack text, needle text) returns integer
language sql immutable strict parallel safe as $$ select strpos(haystack, needle) $$;
