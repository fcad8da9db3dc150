-- The receipts of erasures: they hold nothing of a person but a hash that only this installation can make.
create table erasures (
  erasure_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  subject_hash key_text not null,
  -- As it is shown and signed: canonical JSON.
  receipt text not null,
  signature text not null,
  -- When what was deleted had been overwritten; null until then.
  scrubbed_at bigint
);
create index erasures_by_subject on erasures (tenant_id, subject_hash, erasure_id);
create index erasures_unscrubbed on erasures (erasure_id) where scrubbed_at is null;
