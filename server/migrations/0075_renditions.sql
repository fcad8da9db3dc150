-- Every page as it was sent to visitors, byte for byte, stored once under the hash of its bytes.
create table renditions (
  tenant_id key_text not null references tenants (tenant_id),
  -- Of the uncompressed body, in lower-case hex.
  sha256 key_text not null,
  -- What the page itself calls its rendition in the visit context: a body cannot hold its own hash.
  rendition_key key_text not null,
  encoding key_text not null check (encoding in ('br', 'identity')),
  -- In base64, so that both engines and a copy between them keep it alike.
  body text not null,
  size_bytes bigint not null,
  primary key (tenant_id, sha256)
);
create unique index renditions_by_key on renditions (tenant_id, rendition_key);

-- From when until when an address of an audience showed a rendition. One stands at a time.
create table rendition_showings (
  showing_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  -- Whom the address leads to; what it shows may be another audience's version.
  audience_id key_text not null,
  address text not null,
  path text not null,
  sha256 key_text not null,
  version_id key_text not null,
  served_from bigint not null,
  served_until bigint
);
create unique index rendition_showings_standing on rendition_showings (tenant_id, audience_id, address) where served_until is null;
create index rendition_showings_by_time on rendition_showings (tenant_id, audience_id, served_from);
create index rendition_showings_by_hash on rendition_showings (tenant_id, sha256);
create index rendition_showings_by_end on rendition_showings (served_until) where served_until is not null;

-- What the visitor saw; null for visits from before it was noted, and once the person is erased.
alter table session_views add column rendition_sha256 key_text;
alter table sessions add column rendition_sha256 key_text;
