-- Who made a version, or asked the agent for it; null for versions that are older.
alter table versions add column created_by_type text;
alter table versions add column created_by_id text;
-- When it is to be published; null when it is not.
alter table versions add column publish_at bigint;

-- Who looks at an audience's editor at the moment. Rows that are not renewed are nobody's.
create table presences (
  tenant_id text not null,
  audience_id text not null,
  client_id text not null,
  by_type text not null,
  by_id text not null,
  component_id text,
  since bigint not null,
  seen_at bigint not null,
  primary key (tenant_id, audience_id, client_id)
);
