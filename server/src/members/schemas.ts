// The members' contract: what they look like, and what they are told of themselves.

import { isoTime } from '../platform/clock.ts';
import type { MemberInvitationRow, MemberRow, MemberSessionRow } from '../platform/db/tables.ts';
import { FreeObject, Nullable, notBlank, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import { roles } from './roles.ts';
import { passwordMaxLength, passwordMinLength } from './weak_passwords.ts';

export const Role = OneOf([...roles], {
  description:
    'viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything',
});
export const MemberName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: notBlank,
  example: 'Ada Lovelace',
});
export const MemberEmail = Type.String({
  maxLength: 254,
  format: 'mailbox',
  example: 'ada@example.com',
});
export const NewPassword = Type.String({
  minLength: passwordMinLength,
  maxLength: passwordMaxLength,
  description: `At least ${passwordMinLength} characters, and none of the common ones`,
  example: 'violet otter under nine ladders',
});

export const PasskeyOptions = Type.Object(
  { publicKey: FreeObject('For `navigator.credentials`, as WebAuthn has it in JSON') },
  { title: 'PasskeyOptions' },
);
export const PasskeyAnswer = FreeObject('The credential, as its `toJSON` gives it');
export const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: notBlank,
  example: 'Phone',
  description: 'What the member calls it',
});

export const Member = Type.Object(
  {
    memberId: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: Role,
    createdAt: Timestamp,
    lastSeenAt: Nullable(Timestamp),
  },
  { title: 'Member' },
);

export const renderMember = (row: MemberRow) => ({
  memberId: row.member_id,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: isoTime(Number(row.created_at)),
  lastSeenAt: row.last_seen_at === null ? null : isoTime(Number(row.last_seen_at)),
});

const invitationFields = {
  invitationId: Type.String(),
  email: Type.String(),
  role: Role,
  createdAt: Timestamp,
  expiresAt: Timestamp,
};
export const Invitation = Type.Object(invitationFields, { title: 'Invitation' });
export const CreatedInvitation = Type.Object(
  {
    ...invitationFields,
    url: Type.String({ description: 'Works once, and is shown here and never again' }),
  },
  { title: 'CreatedInvitation' },
);

export const renderInvitation = (row: MemberInvitationRow) => ({
  invitationId: row.invitation_id,
  email: row.email ?? '',
  role: row.role,
  createdAt: isoTime(Number(row.created_at)),
  expiresAt: isoTime(Number(row.expires_at)),
});

export const MemberSession = Type.Object(
  {
    sessionId: Type.String(),
    createdAt: Timestamp,
    lastSeenAt: Timestamp,
    userAgent: Type.String({ description: 'What the browser called itself when it signed in' }),
    current: Type.Boolean({ description: 'Whether this very request belongs to it' }),
  },
  { title: 'MemberSession' },
);

export const renderSession = (row: MemberSessionRow, currentId: string | undefined) => ({
  sessionId: row.session_id,
  createdAt: isoTime(Number(row.created_at)),
  lastSeenAt: isoTime(Number(row.last_seen_at)),
  userAgent: row.user_agent,
  current: row.session_id === currentId,
});
