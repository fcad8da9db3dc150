// What visitors did, and what they sent.
import type { Arm } from './experiments.ts';

export interface VisitTables {
  sessions: SessionRow;
  session_views: SessionViewRow;
  session_interactions: SessionInteractionRow;
  session_rollups: SessionRollupRow;
  session_endings: SessionEndingRow;
  session_changes: SessionChangeRow;
  page_changes: PageChangesRow;
  renditions: RenditionRow;
  rendition_showings: RenditionShowingRow;
  form_submissions: FormSubmissionRow;
}

export type Traffic = 'human' | 'bot' | 'unproven';

export interface SessionRow {
  audience_session_id: string;
  tenant_id: string;
  page_id: string;
  audience_id: string;
  version_id: string;
  session_key: string;
  traffic: Traffic;
  /** Null only in rows that no process of this version has written. */
  traffic_reason: string | null;
  started_at: number;
  ended_at: number;
  visible_ms: number | null;
  scroll_percent: number | null;
  closed: number;
  interactions: number;
  action_clicks: number;
  forms: number;
  noted_from: number | null;
  noted_until: number | null;
  rendition_sha256: string | null;
  /** Null for sessions that are in no experiment, as the four that follow. */
  experiment_id: string | null;
  arm: Arm | null;
  unit_id: string | null;
  person_id: string | null;
  account_id: string | null;
  /** Packed: see sessions/flags.ts. */
  flags: number;
}

/** A session as it was before a change of its page. */
export interface SessionChangeRow extends SessionRow {
  change: number;
  /** 0 for a session that came with the change. */
  was_there: number;
}

export interface PageChangesRow {
  tenant_id: string;
  page_id: string;
  change: number;
  /** What came after this change is kept. */
  kept_from: number;
  /** Unix milliseconds. */
  kept_until: number;
}

export interface RenditionRow {
  tenant_id: string;
  sha256: string;
  rendition_key: string;
  encoding: 'zstd' | 'br' | 'identity';
  /** Base64. */
  body: string;
  size_bytes: number;
}

export interface RenditionShowingRow {
  showing_id: string;
  tenant_id: string;
  audience_id: string;
  address: string;
  path: string;
  sha256: string;
  version_id: string;
  served_from: number;
  served_until: number | null;
}

export interface SessionEndingRow {
  tenant_id: string;
  audience_session_id: string;
}

export interface SessionViewRow {
  tenant_id: string;
  audience_session_id: string;
  view_key: string;
  version_id: string;
  origin: number;
  elapsed_ms: number;
  visible_ms: number;
  scroll_percent: number | null;
  closed: number;
  flag: string | null;
  presses: number;
  moves: number;
  doubt: string | null;
  rendition_sha256: string | null;
}

export interface SessionInteractionRow {
  tenant_id: string;
  audience_session_id: string;
  view_key: string;
  sequence: number;
  kind: 'click' | 'action' | 'form' | 'question' | 'answer';
  offset_ms: number;
  component_id: string | null;
  action_id: string | null;
  component_context: string | null;
  label: string | null;
  response_text: string | null;
  grounding_chunk_ids: string | null;
  options: string | null;
}

export interface SessionRollupRow {
  tenant_id: string;
  scope_id: string;
  span_ms: number;
  bucket: number;
  sessions: number;
  eligible: number;
  bounces: number;
  conversions: number;
  cta_sessions: number;
  form_sessions: number;
  interactions: number;
  timed: number;
  visible_ms: number;
  scrolled: number;
  scroll_percent: number;
}

export interface FormSubmissionRow {
  submission_id: string;
  tenant_id: string;
  form_id: string;
  component_id: string;
  page_id: string;
  audience_id: string;
  version_id: string;
  person_id: string | null;
  account_id: string | null;
  email: string | null;
  input: string;
  suspicion: string | null;
  suspected_bot: number;
  duplicate_key: string | null;
  enrichment_state: 'none' | 'waiting' | 'enriched' | 'failed';
  enrichment: string | null;
  enrichment_error: string | null;
  created_at: number;
  erased_at: number | null;
}
