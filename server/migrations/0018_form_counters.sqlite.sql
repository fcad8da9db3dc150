-- Totals of form submissions, those of suspected machines apart; see 0003 for how and why. None is ever deleted.

create trigger form_submissions_counted after insert on form_submissions begin
  insert into counters (tenant_id, list, scope, slot, value)
  values (new.tenant_id, case when new.suspected_bot = 0 then 'form_submissions' else 'form_submissions_bots' end, '', 0, 1)
  on conflict do update set value = value + 1;
end;
