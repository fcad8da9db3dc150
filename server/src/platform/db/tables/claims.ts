// What versions claim, and what proves it.
export interface ClaimTables {
  claims: ClaimRow;
  proven_versions: ProvenVersionRow;
  claim_acceptances: ClaimAcceptanceRow;
  claim_epochs: ClaimEpochRow;
}

export interface ClaimRow {
  tenant_id: string;
  version_id: string;
  claim_id: string;
  page_id: string;
  audience_id: string;
  position: number;
  component_id: string;
  pointer: string;
  kind: string;
  claimed: string;
  status: 'supported' | 'unsupported' | 'stale';
  source_type: 'page_context' | 'topic_entry' | 'asset' | 'reader' | null;
  source_id: string | null;
  topic_id: string | null;
  quote: string | null;
  announced: number;
}

export interface ProvenVersionRow {
  tenant_id: string;
  version_id: string;
  audience_id: string;
  sources_hash: string;
}

export interface ClaimAcceptanceRow {
  tenant_id: string;
  audience_id: string;
  claim_id: string;
  reason: string;
  by_type: 'key' | 'member' | 'system';
  by_id: string;
  accepted_at: number;
}

export interface ClaimEpochRow {
  tenant_id: string;
  epoch: number;
}
