// The rows as they are stored. Times are milliseconds, JSON is text.
export interface Tables {
  tenants: TenantRow;
  api_keys: ApiKeyRow;
  accounts: AccountRow;
  persons: PersonRow;
  activities: ActivityRow;
  counters: CounterRow;
  idempotency_keys: IdempotencyKeyRow;
  instance_secrets: InstanceSecretRow;
  facet_migrations: MigrationRow;
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
  tenant_id: string;
  name: string | null;
  name_key: string | null;
  domain: string | null;
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
  created_at: number;
  updated_at: number;
}

export interface ActivityRow {
  activity_id: string;
  tenant_id: string;
  kind: 'account' | 'person';
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

export interface CounterRow {
  tenant_id: string;
  list: string;
  scope: string;
  slot: number;
  value: number;
}

export interface IdempotencyKeyRow {
  tenant_id: string;
  idempotency_key: string;
  request_hash: string;
  status: number;
  response: string;
  person_id: string | null;
  expires_at: number;
}

export interface InstanceSecretRow {
  name: string;
  value: string;
}

export interface MigrationRow {
  number: number;
  name: string;
  checksum: string;
  applied_at: number;
}
