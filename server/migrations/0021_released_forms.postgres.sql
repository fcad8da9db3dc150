-- A submission that was wrongly taken for a machine's moves from one total to the other. For each row, since
-- only this update moves one, and those of the enrichment then pay nothing.

create function recount_form_submission() returns trigger language plpgsql as $$
begin
  perform add_to_counter(new.tenant_id, 'form_submissions', '', old.suspected_bot - new.suspected_bot);
  perform add_to_counter(new.tenant_id, 'form_submissions_bots', '', new.suspected_bot - old.suspected_bot);
  return null;
end $$;
create trigger form_submissions_recounted after update of suspected_bot on form_submissions
  for each row when (old.suspected_bot <> new.suspected_bot) execute function recount_form_submission();
