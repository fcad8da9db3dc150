// The people who sign in to the studio, their invitations and their sessions.
export interface MemberTables {
  members: MemberRow;
  member_invitations: MemberInvitationRow;
  member_sessions: MemberSessionRow;
  member_passkeys: MemberPasskeyRow;
  sign_in_failures: SignInFailureRow;
  sign_in_steps: SignInStepRow;
  audit_log: AuditRow;
}

export type MemberRole = 'viewer' | 'editor' | 'publisher' | 'owner';

export interface MemberRow {
  member_id: string;
  tenant_id: string;
  email: string;
  name: string;
  role: MemberRole;
  password_hash: string | null;
  created_at: number;
  last_seen_at: number | null;
}

export interface MemberInvitationRow {
  invitation_id: string;
  tenant_id: string;
  token_hash: string;
  email: string | null;
  role: MemberRole;
  expires_at: number;
  created_at: number;
}

export interface MemberSessionRow {
  session_id: string;
  tenant_id: string;
  member_id: string;
  token_hash: string;
  user_agent: string;
  created_at: number;
  last_seen_at: number;
  renewed_at: number;
}

export interface MemberPasskeyRow {
  passkey_id: string;
  tenant_id: string;
  member_id: string;
  credential_id: string;
  /** Base64url. */
  public_key: string;
  uses: number;
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export interface SignInStepRow {
  step_hash: string;
  purpose: string;
  data: string;
  expires_at: number;
}

export interface SignInFailureRow {
  subject: string;
  failures: number;
  last_at: number;
}

export interface AuditRow {
  audit_id: string;
  tenant_id: string;
  at: number;
  actor_type: 'key' | 'member' | 'system';
  actor_id: string;
  operation: string;
  target_id: string | null;
  changed: string;
  request_id: string;
}
