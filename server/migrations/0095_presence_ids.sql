-- Ids are key_text, as everywhere: compared byte by byte on PostgreSQL. Who is here renews itself within seconds, so
-- nothing is taken over.
drop table presences;
create table presences (
  tenant_id key_text not null,
  audience_id key_text not null,
  client_id key_text not null,
  by_type key_text not null,
  by_id key_text not null,
  component_id text,
  since bigint not null,
  seen_at bigint not null,
  primary key (tenant_id, audience_id, client_id)
);
