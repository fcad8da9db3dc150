create table form_submissions (
  submission_id key_text not null,
  tenant_id key_text not null references tenants (tenant_id),
  form_id key_text not null,
  component_id key_text not null,
  page_id key_text not null,
  audience_id key_text not null,
  version_id key_text not null,
  person_id key_text,
  account_id key_text,
  -- The address that was given, in its one spelling: what erasing a person finds the submissions by
  -- that were never tied to them.
  email key_text,
  input text not null,
  -- Why it is held to be a machine's; null for a person's.
  suspicion key_text,
  suspected_bot integer not null,
  -- The same for what is sent twice; see forms/duplicates.ts.
  duplicate_key key_text,
  enrichment_state key_text not null check (enrichment_state in ('none', 'waiting', 'enriched', 'failed')),
  enrichment text,
  enrichment_error text,
  created_at bigint not null,
  erased_at bigint,
  primary key (tenant_id, submission_id)
);
create index form_submissions_listed on form_submissions (tenant_id, suspected_bot, submission_id);
create index form_submissions_by_page on form_submissions (tenant_id, page_id, suspected_bot, submission_id);
create index form_submissions_by_audience on form_submissions (tenant_id, audience_id, suspected_bot, submission_id);
create index form_submissions_by_form on form_submissions (tenant_id, form_id, suspected_bot, submission_id);
create index form_submissions_by_person on form_submissions (tenant_id, person_id, submission_id) where person_id is not null;
create index form_submissions_by_email on form_submissions (tenant_id, email) where email is not null;
create index form_submissions_by_duplicate on form_submissions (tenant_id, duplicate_key, submission_id)
  where duplicate_key is not null;
