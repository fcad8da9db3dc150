-- Whom an import took in, so that audiences can be made for them: a row for each part, written with it. Kept as long as
-- rejected rows; an erased person is named no more.
create table import_persons (
  tenant_id key_text not null,
  import_id key_text not null,
  part bigint not null,
  person_ids text not null,
  person_count bigint not null,
  primary key (tenant_id, import_id, part)
);
