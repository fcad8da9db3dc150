create table domains (
  domain_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  domain key_text not null,
  token text not null,
  verified_at bigint,
  last_checked_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, domain_id)
);
create unique index domains_by_name on domains (tenant_id, domain);
-- Any tenant may claim a domain; one alone can have shown that it is theirs. Also how the site finds the tenant of a host.
create unique index domains_verified on domains (domain) where verified_at is not null;

create table page_routings (
  page_routing_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  name text not null,
  rules text not null,
  default_target text not null,
  -- The pages its targets belong to, the default's first: what links to it are found by.
  page_ids text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, page_routing_id)
);

create table page_links (
  page_link_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  -- Empty for the fallback subdomain, so that one unique index holds for it too.
  domain_id key_text not null,
  path key_text not null,
  target_type key_text not null check (target_type in ('audience', 'page', 'page_routing')),
  target_id key_text not null,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  primary key (tenant_id, page_link_id)
);
create unique index page_links_by_path on page_links (tenant_id, domain_id, path) where deleted_at is null;
create index page_links_by_target on page_links (tenant_id, target_type, target_id, page_link_id);
