-- What a view tells of whether a person was there: presses of pointer, touch or key, moves of pointer and wheel, and what its
-- request speaks against (a network of machines, a fetch ahead of it, a burst of pages).
alter table session_views add column presses bigint not null default 0;
alter table session_views add column moves bigint not null default 0;
alter table session_views add column doubt key_text;
-- Sessions from before were judged without it, and stay as they are: a click of theirs was a hand's.
update session_views set presses = 1;
