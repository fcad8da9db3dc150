// What keeps the rest going: jobs, totals, stored responses, secrets, migrations.
export interface UpkeepTables {
  counters: CounterRow;
  idempotency_keys: IdempotencyKeyRow;
  instance_secrets: InstanceSecretRow;
  facet_migrations: MigrationRow;
  jobs: JobRow;
}

export interface JobRow {
  job_id: string;
  tenant_id: string;
  kind: string;
  order_key: string;
  payload: string;
  state: 'waiting' | 'running' | 'dead';
  attempts: number;
  run_at: number;
  lease_owner: string | null;
  last_error: string | null;
  created_at: number;
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
