-- Conversions are few among many sessions, and are what is looked up most: they are listed without reading past the others.
-- The condition is on columns that a beacon without a click does not change, so that PostgreSQL updates the row in place.
create index sessions_converted on sessions (tenant_id, page_id, traffic, started_at, audience_session_id)
  where action_clicks > 0 or forms > 0;
