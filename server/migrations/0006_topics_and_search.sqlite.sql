-- Totals of topics; see 0003 for how and why. A topic counts its entries itself.

create trigger topics_counted after insert on topics begin
  insert into counters (tenant_id, list, scope, slot, value) values (new.tenant_id, 'topics', '', 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger topics_uncounted after delete on topics begin
  update counters set value = value - 1 where tenant_id = old.tenant_id and list = 'topics' and scope = '' and slot = 0;
end;

-- Every way content is stored goes through here, so no citation is missed.
create trigger contents_cited after insert on contents begin
  insert into content_citations (tenant_id, content_hash, chunk_id)
  select distinct new.tenant_id, new.content_hash, atom from json_tree(new.content)
  where type = 'text' and path like '%.chunkIds';
end;

-- The index of db/search.ts: what was written, folded; the grams of it; and the shelves it stands on.

create table search_documents (
  search_id integer primary key,
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

-- The keys of every run of one to four characters. No positions and no copy of the text: a
-- third of the size, and the text is looked at anyway before a document counts as found.
create virtual table search_grams using fts5 (
  grams, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

create table search_shelves (
  tenant_id key_text not null,
  collection key_text not null,
  shelf key_text not null,
  document_id key_text not null,
  primary key (tenant_id, collection, shelf, document_id)
) without rowid;

create trigger search_shelves_counted after insert on search_shelves begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, 'search', new.collection || '?' || new.shelf, 0, 1)
  on conflict do update set value = value + 1;
end;
create trigger search_shelves_uncounted after delete on search_shelves begin
  update counters set value = value - 1
  where tenant_id = old.tenant_id and list = 'search' and scope = old.collection || '?' || old.shelf and slot = 0;
end;
