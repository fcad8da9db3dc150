-- What was uploaded: one row, and one stored object, for each content and tenant.
create table files (
  file_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  sha256 key_text not null,
  mime_type key_text not null,
  size_bytes bigint not null,
  width integer,
  height integer,
  -- Null where there is no preview.
  preview_bytes bigint,
  created_at bigint not null,
  primary key (tenant_id, file_id)
);
create unique index files_by_content on files (tenant_id, sha256);

create table assets (
  asset_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  file_id key_text not null,
  asset_type key_text not null,
  name text not null,
  purpose text,
  ai_description text,
  tags text not null,
  hidden integer not null,
  parent_asset_id key_text,
  trashed_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, asset_id)
);
create index assets_by_file on assets (tenant_id, file_id);
create index assets_by_parent on assets (tenant_id, parent_asset_id) where parent_asset_id is not null;

create table brands (
  brand_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  name text,
  colors text not null,
  font_family text,
  heading_font_family text,
  home_url text,
  logo text,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (tenant_id, brand_id)
);
