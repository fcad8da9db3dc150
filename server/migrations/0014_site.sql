-- The site asks which group a page was first made for; a page may have a great many audiences of persons beside it.
create index audiences_of_groups on audiences (tenant_id, page_id, audience_id) where person_id is null;
