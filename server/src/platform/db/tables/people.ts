// Who owns the rows, who may ask, whom pages are for, and what was logged about them.
export interface PeopleTables {
  tenants: TenantRow;
  api_keys: ApiKeyRow;
  accounts: AccountRow;
  persons: PersonRow;
  activities: ActivityRow;
  external_ids: ExternalIdRow;
  erasures: ErasureRow;
}

export interface TenantRow {
  tenant_id: string;
  slug: string;
  name: string;
  default_account_id: string;
  created_at: number;
}

export interface ApiKeyRow {
  api_key_id: string;
  tenant_id: string;
  name: string;
  key_hash: string;
  scopes: string;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
  created_at: number;
}

export interface AccountRow {
  account_id: string;
  /** What it is listed by, newest first: an id of ours, also where the client gave its own. */
  listed_as: string;
  tenant_id: string;
  name: string | null;
  name_key: string | null;
  domain: string | null;
  industry: string | null;
  employees: number | null;
  /** JSON, by system. */
  external_ids: string | null;
  /** The account it went into; such a row is no account any more. */
  merged_into: string | null;
  /** JSON: the ids of those that went into it. */
  merged_from: string | null;
  created_at: number;
  updated_at: number;
}

export interface PersonRow {
  person_id: string;
  tenant_id: string;
  name: string;
  email: string | null;
  domain: string | null;
  slug: string;
  route_key: string;
  phone_number: string | null;
  linkedin_profile_url: string | null;
  title: string | null;
  /** JSON, by system. */
  external_ids: string | null;
  created_at: number;
  updated_at: number;
}

export interface ExternalIdRow {
  tenant_id: string;
  kind: 'person' | 'account';
  system: string;
  external_id: string;
  owner_id: string;
}

/** Said by the person or account themselves, or noted about them. */
export type Direction = 'from' | 'about';

export interface ActivityRow {
  activity_id: string;
  tenant_id: string;
  kind: 'account' | 'person';
  direction: Direction;
  account_id: string | null;
  person_id: string | null;
  person_domain: string | null;
  source: string;
  type: string;
  payload: string;
  idempotency_key: string | null;
  content_hash: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface ErasureRow {
  erasure_id: string;
  tenant_id: string;
  subject_hash: string;
  receipt: string;
  signature: string;
  scrubbed_at: number | null;
}
