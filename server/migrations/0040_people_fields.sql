-- What a CRM knows of people and companies beside their names.
alter table persons add column title text;
alter table accounts add column industry text;
alter table accounts add column employees bigint;

-- Who speaks: `from` is what the person or account said or sent themselves, `about` what others noted of them.
-- Only the first may be shown to them.
alter table activities add column direction key_text not null default 'about' check (direction in ('from', 'about'));
