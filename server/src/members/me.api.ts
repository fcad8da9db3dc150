// What callers learn and change about themselves.

import { Failure } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import type { Caller } from '../platform/http/scopes.ts';
import { scopes } from '../platform/http/scopes.ts';
import { Type } from '../platform/json_type.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import type { Members } from './members.service.ts';
import {
  Member,
  MemberName,
  MemberSession,
  NewPassword,
  Role,
  renderMember,
  renderSession,
} from './schemas.ts';
import type { StudioCookies } from './studio_cookies.ts';
import { passwordMaxLength } from './weak_passwords.ts';

const { route } = endpoints<{
  memberSessions: MemberSessions;
  members: Members;
  studioCookies: StudioCookies;
}>();

const tag = 'Me';

const Me = Type.Object(
  {
    tenantId: Type.String(),
    scopes: Type.Array(OneOf([...scopes]), { description: 'What the caller may do' }),
    apiKeyId: Type.Optional(Type.String({ description: 'When the caller is an API key' })),
    memberId: Type.Optional(Type.String({ description: 'When the caller is a member' })),
    name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    role: Type.Optional(Role),
    createdAt: Type.Optional(Timestamp),
    lastSeenAt: Type.Optional(Nullable(Timestamp)),
  },
  { title: 'Me' },
);

const MeChange = Exact(
  {
    name: Type.Optional(MemberName),
    password: Type.Optional(NewPassword),
    currentPassword: Type.Optional(
      Type.String({
        maxLength: passwordMaxLength,
        description: 'Needed with `password`, by a member who has one',
      }),
    ),
    memberId: ReadOnly,
    email: ReadOnly,
    role: ReadOnly,
    createdAt: ReadOnly,
    lastSeenAt: ReadOnly,
    tenantId: ReadOnly,
    scopes: ReadOnly,
    apiKeyId: ReadOnly,
  },
  { title: 'MeChange' },
);

export const getMe = route({
  id: 'getMe',
  method: 'GET',
  path: '/v0/me',
  scope: 'any',
  tag,
  summary: 'Say who is calling, and what they may do',
  description: 'Any caller may ask: an API key learns its id, a member their name, email and role.',
  reply: Me,
  async run({ caller, services }) {
    const { tenantId, scopes: held, actor } = caller;
    const known = { tenantId, scopes: [...held] };
    if (actor.type !== 'member') return { ...known, apiKeyId: actor.id };
    return { ...known, ...renderMember(await services.members.get(tenantId, actor.id)) };
  },
});

export const updateMe = route({
  id: 'updateMe',
  method: 'PATCH',
  path: '/v0/me',
  scope: 'any',
  tag,
  summary: 'Change your own name or password',
  description: 'For members. A new password ends your other sessions.',
  body: MeChange,
  reply: Member,
  fails: ['members_only', 'current_password_wrong', 'too_many_sign_ins'],
  async run({ caller, body, services, address, header }) {
    const { memberId, sessionId } = memberOf(caller);
    const device = services.studioCookies.deviceIn(header('cookie'));
    return renderMember(
      await services.members.changeOwn(caller.tenantId, memberId, body, {
        address: address(),
        device,
        sessionId,
      }),
    );
  },
});

export const listMySessions = route({
  id: 'listMySessions',
  method: 'GET',
  path: '/v0/me/sessions',
  scope: 'any',
  tag,
  summary: 'List where you are signed in',
  description: 'For members. Newest first.',
  reply: Type.Object({ items: Type.Array(MemberSession) }, { title: 'MemberSessionList' }),
  fails: ['members_only'],
  async run({ caller, services }) {
    const { memberId, sessionId } = memberOf(caller);
    const rows = await services.memberSessions.list(caller.tenantId, memberId);
    return { items: rows.map((row) => renderSession(row, sessionId)) };
  },
});

export const endMySession = route({
  id: 'endMySession',
  method: 'DELETE',
  path: '/v0/me/sessions/{member_session_id}',
  status: 204,
  scope: 'any',
  tag,
  summary: 'Sign out somewhere',
  description:
    'For members. The process that handles this request rejects the key at once; other processes follow within five seconds.',
  fails: ['members_only', 'member_session_not_found'],
  run: ({ caller, params, services }) =>
    services.memberSessions.end(
      caller.tenantId,
      memberOf(caller).memberId,
      params.member_session_id,
    ),
});

function memberOf({ actor }: Caller): { memberId: string; sessionId: string } {
  if (actor.type === 'member') return { memberId: actor.id, sessionId: actor.sessionId };
  throw new Failure('members_only', { detail: 'Sign in to the studio; an API key is no member.' });
}

export const meRoutes = [getMe, updateMe, listMySessions, endMySession];
