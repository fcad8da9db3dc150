-- The ends of a period are counted from people's sessions alone, which sessions_of_page_by_time holds: an index less for
-- every beacon to write.
drop index sessions_by_start;
