-- A page may also be kept in Zstandard, which takes half the time of Brotli. SQLite keeps a column's check for ever,
-- so the column is made anew.
alter table renditions add column packed_as key_text not null default 'identity' check (packed_as in ('zstd', 'br', 'identity'));
update renditions set packed_as = encoding;
alter table renditions drop column encoding;
alter table renditions rename column packed_as to encoding;
