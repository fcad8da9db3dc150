-- A holdout on a page: a share of the units sees the control audience's version in place of its own.
create table experiments (
  experiment_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  page_id key_text not null,
  control_audience_id key_text not null,
  -- Millionths, so that both engines hold the same number.
  holdout_ppm bigint not null,
  alpha_ppm bigint not null,
  metric key_text not null check (metric in ('converted', 'formSubmitted', 'engaged')),
  started_at bigint not null,
  changed_at bigint,
  ended_at bigint
);
create index experiments_by_page on experiments (tenant_id, page_id, experiment_id);
create unique index experiments_running on experiments (tenant_id, page_id) where ended_at is null;

-- The unit a person was counted in when they first came. The arm follows from the unit by a hash; the row keeps it
-- where it is when the person's account changes later.
create table experiment_units (
  tenant_id key_text not null,
  experiment_id key_text not null,
  person_id key_text not null,
  account_id key_text,
  arm key_text not null check (arm in ('control', 'treated')),
  assigned_at bigint not null,
  primary key (tenant_id, experiment_id, person_id)
);
create index experiment_units_by_person on experiment_units (tenant_id, person_id);

-- Of sessions in an experiment. The unit is the account, else the person; once that person is erased, a name of its own.
alter table sessions add column experiment_id key_text;
alter table sessions add column arm key_text;
alter table sessions add column unit_id key_text;
alter table sessions add column person_id key_text;
alter table sessions add column account_id key_text;
create index sessions_by_experiment on sessions (tenant_id, experiment_id, unit_id) where experiment_id is not null;
create index sessions_by_person on sessions (tenant_id, person_id) where person_id is not null;
