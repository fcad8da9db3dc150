-- Totals of domains and routings; see 0003 for how and why. Links are counted by the search index.

create trigger domains_counted after insert on domains
  referencing new table as changed for each statement execute function count_inserted('domains');
create trigger domains_uncounted after delete on domains
  referencing old table as changed for each statement execute function count_deleted('domains');
create trigger page_routings_counted after insert on page_routings
  referencing new table as changed for each statement execute function count_inserted('page_routings');
create trigger page_routings_uncounted after delete on page_routings
  referencing old table as changed for each statement execute function count_deleted('page_routings');
