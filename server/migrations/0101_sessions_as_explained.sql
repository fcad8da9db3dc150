-- How often sessions of a page have changed, and until when what they were before is kept: for as long as a
-- list may be asked for the sessions behind a figure that was explained.
create table page_changes (
  tenant_id key_text not null references tenants (tenant_id),
  page_id key_text not null,
  change bigint not null,
  -- What came after this change is in session_changes.
  kept_from bigint not null,
  kept_until bigint not null,
  primary key (tenant_id, page_id)
);

-- A session as it was before a change of its page.
create table session_changes (
  audience_session_id key_text not null,
  tenant_id key_text not null,
  page_id key_text not null,
  change bigint not null,
  -- 0 for a session that came with the change.
  was_there bigint not null,
  audience_id key_text not null,
  version_id key_text not null,
  session_key key_text not null,
  traffic key_text not null,
  traffic_reason key_text,
  started_at bigint not null,
  ended_at bigint not null,
  visible_ms bigint,
  scroll_percent bigint,
  closed bigint not null,
  interactions bigint not null,
  action_clicks bigint not null,
  forms bigint not null,
  noted_from bigint,
  noted_until bigint,
  rendition_sha256 key_text,
  experiment_id key_text,
  arm key_text,
  unit_id key_text,
  person_id key_text,
  account_id key_text,
  flags bigint not null,
  primary key (tenant_id, page_id, audience_session_id, change)
);
