-- Ids are compared byte by byte on both engines, whatever the database's locale.
-- SQLite reads the type name as text, and compares that way without being told.
create domain key_text as text collate "C";
