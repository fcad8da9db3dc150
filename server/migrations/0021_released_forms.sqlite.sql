-- A submission that was wrongly taken for a machine's moves from one total to the other.

create trigger form_submissions_recounted after update of suspected_bot on form_submissions
when old.suspected_bot <> new.suspected_bot begin
  insert into counters (tenant_id, list, scope, slot, value)
  values
    (new.tenant_id, 'form_submissions', '', 0, old.suspected_bot - new.suspected_bot),
    (new.tenant_id, 'form_submissions_bots', '', 0, new.suspected_bot - old.suspected_bot)
  on conflict do update set value = value + excluded.value;
end;
