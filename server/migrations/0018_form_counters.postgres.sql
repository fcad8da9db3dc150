-- Totals of form submissions, those of suspected machines apart; see 0003 for how and why. None is ever deleted.

create function count_form_submissions() returns trigger language plpgsql as $$
begin
  perform add_to_counter(tenant_id, case when suspected_bot = 0 then 'form_submissions' else 'form_submissions_bots' end, '', count(*))
  from changed group by tenant_id, suspected_bot;
  return null;
end $$;
create trigger form_submissions_counted after insert on form_submissions
  referencing new table as changed for each statement execute function count_form_submissions();
