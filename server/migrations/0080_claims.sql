-- What a page's versions claim, and the source each claim rests on. Looked for once, when somebody asks or publishes.
alter table pages add column claim_policy text not null default 'warn';

create table claims (
  tenant_id key_text not null,
  version_id key_text not null,
  claim_id key_text not null,
  page_id key_text not null,
  audience_id key_text not null,
  -- In the order of the page.
  position integer not null,
  component_id text not null,
  pointer text not null,
  kind key_text not null,
  claimed text not null,
  status key_text not null check (status in ('supported', 'unsupported', 'stale')),
  source_type key_text,
  source_id key_text,
  -- The topic of an entry: when the topic goes, its entries go with it.
  topic_id key_text,
  quote text,
  -- Whether claim.stale has told of it.
  announced integer not null,
  primary key (tenant_id, version_id, claim_id)
);
create index claims_by_source on claims (tenant_id, source_id) where source_id is not null;
create index claims_by_topic on claims (tenant_id, topic_id) where topic_id is not null;
create index claims_by_status on claims (tenant_id, status, version_id);
create index claims_of_audience on claims (tenant_id, audience_id);

-- Which versions were looked at, also those that claim nothing, and in which sources.
create table proven_versions (
  tenant_id key_text not null,
  version_id key_text not null,
  audience_id key_text not null,
  sources_hash key_text not null,
  primary key (tenant_id, version_id)
);
create index proven_versions_of_audience on proven_versions (tenant_id, audience_id);

-- A claim keeps its id from version to version while its sentence stays: so does its acceptance.
create table claim_acceptances (
  tenant_id key_text not null,
  audience_id key_text not null,
  claim_id key_text not null,
  reason text not null,
  by_type key_text not null,
  by_id key_text not null,
  accepted_at bigint not null,
  primary key (tenant_id, audience_id, claim_id)
);

-- Goes up with every change of a source. Claims that were proven under an older one are proven again before they are kept.
create table claim_epochs (
  tenant_id key_text primary key,
  epoch bigint not null
);
