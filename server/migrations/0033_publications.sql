-- Every publication of a version. A version that is published again has two: the roll-back keeps the first.
create table publications (
  publication_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  audience_id key_text not null,
  version_id key_text not null,
  published_at bigint not null,
  unpublished_at bigint,
  by_type key_text,
  by_id key_text
);
create index publications_by_audience on publications (tenant_id, audience_id, publication_id);
create unique index publications_standing on publications (tenant_id, audience_id) where unpublished_at is null;

-- What is known of the time before: the last publication of each version.
insert into publications (publication_id, tenant_id, audience_id, version_id, published_at, unpublished_at)
select 'publication_' || substr(version_id, 9), tenant_id, audience_id, version_id, published_at,
  case when status = 'published' then null else coalesce(obsolete_at, archived_at, published_at) end
from versions where published_at is not null;
