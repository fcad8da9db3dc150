-- Keys that members sign in with in place of a password: the public half, and how often it was used.
create table member_passkeys (
  passkey_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  member_id key_text not null references members (member_id) on delete cascade,
  credential_id key_text not null unique,
  public_key text not null,
  uses bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
create index member_passkeys_by_member on member_passkeys (tenant_id, member_id, passkey_id);

-- What a sign-in that takes two steps was started with: a challenge to a passkey, or what a provider must give
-- back. Each is good once, for minutes. Nobody is signed in yet, so there is no tenant.
create table sign_in_steps (
  step_hash key_text primary key,
  purpose key_text not null,
  data text not null,
  expires_at bigint not null
);
create index sign_in_steps_by_time on sign_in_steps (expires_at);
