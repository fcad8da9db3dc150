-- The latest visits to all pages of a tenant, for its home screen. New sessions go to the end of it, and what a beacon
-- changes is not in it.
create index sessions_of_people on sessions (tenant_id, audience_session_id) where traffic = 'human';
