-- When the person an audience was for was erased. Until now this was read from two columns being null.
alter table audiences add column erased_at bigint;
update audiences set erased_at = coalesce(archived_at, updated_at)
  where person_id is null and custom_name is null;
