-- The people who sign in to the studio. An email signs in to one tenant, so it is unique over all of them.
create table members (
  member_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  email key_text not null unique,
  name text not null,
  role key_text not null,
  password_hash text,
  created_at bigint not null,
  last_seen_at bigint
);
create index members_by_tenant on members (tenant_id, member_id);

-- A link that makes a member, once. Only the token's hash is kept. Without an email it is the operator's own: it makes an owner.
create table member_invitations (
  invitation_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  token_hash key_text not null unique,
  email key_text,
  role key_text not null,
  expires_at bigint not null,
  created_at bigint not null
);
create index member_invitations_by_tenant on member_invitations (tenant_id, invitation_id);

-- Who is signed in where. The cookie holds the token, this its hash.
create table member_sessions (
  session_id key_text primary key,
  tenant_id key_text not null references tenants (tenant_id),
  member_id key_text not null references members (member_id) on delete cascade,
  token_hash key_text not null unique,
  user_agent text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  renewed_at bigint not null
);
create index member_sessions_by_member on member_sessions (member_id, session_id);

-- Failed sign-ins of an account, an address or a browser. Subjects are keyed hashes: no email, no address.
create table sign_in_failures (
  subject key_text primary key,
  failures bigint not null,
  last_at bigint not null
);
create index sign_in_failures_by_time on sign_in_failures (last_at);
