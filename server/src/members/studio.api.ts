// Joining, signing in and signing out: what a browser asks before it has a session.

import { isoTime } from '../platform/clock.ts';
import type { MemberRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import { normalizeEmail } from '../platform/formats/email.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import type { Provenance } from '../platform/http/same_origin.ts';
import { Exact, Timestamp } from '../platform/http/schemas.ts';
import type { Caller } from '../platform/http/scopes.ts';
import { Type } from '../platform/json_type.ts';
import type { Invitations } from './invitations.service.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import type { Members } from './members.service.ts';
import {
  Member,
  MemberEmail,
  MemberName,
  NewPassword,
  PasskeyAnswer,
  PasskeyName,
  PasskeyOptions,
  Role,
  renderMember,
} from './schemas.ts';
import type { StudioCookies } from './studio_cookies.ts';
import { passwordMaxLength } from './weak_passwords.ts';

const { route } = endpoints<{
  invitations: Invitations;
  memberSessions: MemberSessions;
  members: Members;
  studioCookies: StudioCookies;
}>();

const tag = 'Studio';
const Token = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The `token` in the link',
});

const joining = { token: Token, name: MemberName, email: Type.Optional(MemberEmail) };
const Join = Exact(
  {
    ...joining,
    password: Type.Optional(NewPassword),
    passkey: Type.Optional(
      Exact(
        { name: PasskeyName, credential: PasskeyAnswer },
        { title: 'JoinPasskey', description: 'In place of a password' },
      ),
    ),
  },
  { title: 'Join', description: 'With a `password` or a `passkey`' },
);

const SignIn = Exact(
  {
    email: Type.String({ minLength: 1, maxLength: 254, example: 'ada@example.com' }),
    password: Type.String({ minLength: 1, maxLength: passwordMaxLength }),
  },
  { title: 'SignIn' },
);

const JoinLink = Type.Object(
  {
    email: Type.Optional(Type.String({ description: 'Whom it was sent to; the member has it' })),
    role: Role,
    expiresAt: Timestamp,
  },
  { title: 'JoinLink' },
);

export const lookAtJoinLink = route({
  id: 'lookAtJoinLink',
  method: 'GET',
  path: '/studio/invitation',
  scope: 'public',
  tag,
  summary: 'Say what a link to join is for',
  description: 'Looking does not use the link up.',
  query: Exact({ token: Token }),
  reply: JoinLink,
  fails: ['join_link_invalid'],
  async run({ query, services }) {
    const { email, role, expires_at } = await services.invitations.look(query.token);
    return {
      ...(email === null ? {} : { email }),
      role,
      expiresAt: isoTime(Number(expires_at)),
    };
  },
});

export const beginPasskeyToJoin = route({
  id: 'beginPasskeyToJoin',
  method: 'POST',
  path: '/studio/join/options',
  status: 200,
  scope: 'public',
  tag,
  summary: 'Begin to join with a passkey',
  description:
    'What the browser makes a passkey from. The challenge is good once, for five minutes, and for this link alone. The link is not used up.',
  body: Exact(joining, { title: 'BeginJoin' }),
  reply: PasskeyOptions,
  fails: ['join_link_invalid', 'cross_site_request'],
  async run({ body, services, provenance }) {
    refuseOtherSites(provenance());
    const email = body.email === undefined ? undefined : normalizeEmail(body.email);
    return { publicKey: await services.invitations.beginPasskey({ ...body, email }) };
  },
});

export const joinStudio = route({
  id: 'joinStudio',
  setsCookie: true,
  method: 'POST',
  path: '/studio/join',
  status: 201,
  scope: 'public',
  tag,
  summary: 'Become a member by a link, and sign in',
  description:
    'With a password, or with a passkey that `beginPasskeyToJoin` was asked for. The link works once. An invitation knows its email, which may then be left out; the link of a new installation makes the first owner.',
  body: Join,
  reply: Member,
  fails: [
    ...(['join_link_invalid', 'member_exists', 'passkey_refused'] as const),
    ...(['cross_site_request', 'too_many_sign_ins'] as const),
  ],
  async run({ body, services, header, setHeader, provenance, identify }) {
    refuseOtherSites(provenance());
    if ((body.password === undefined) === (body.passkey === undefined)) throw neitherOrBoth();
    const email = body.email === undefined ? undefined : normalizeEmail(body.email);
    const member = await services.invitations.join({ ...body, email });
    identify(callerOf(member));
    const token = await services.memberSessions.start(member, header('user-agent') ?? '');
    setHeader('set-cookie', services.studioCookies.signedIn(token, member.email));
    return renderMember(member);
  },
});

export const signIn = route({
  id: 'signIn',
  setsCookie: true,
  method: 'POST',
  path: '/studio/session',
  status: 204,
  scope: 'public',
  tag,
  summary: 'Sign in',
  description:
    'Sets the session cookie, which is accepted on `/v0` in place of an API key. An unknown email and a wrong password get the same answer. From the sixth failed try in 15 minutes on, for an account or an address, tries have to wait.',
  body: SignIn,
  fails: ['sign_in_failed', 'cross_site_request', 'too_many_sign_ins'],
  async run({ body, services, header, address, setHeader, provenance, identify }) {
    refuseOtherSites(provenance());
    const { studioCookies, members, memberSessions } = services;
    const cookies = header('cookie');
    const email = normalizeEmail(body.email) ?? body.email;
    const device = studioCookies.deviceIn(cookies);
    const attempt = { email, password: body.password, address: address(), device };
    const member = await members.signIn(attempt);
    identify(callerOf(member));
    // Never the session that was there before, whoever put it there.
    const before = studioCookies.sessionIn(cookies);
    if (before !== undefined) await memberSessions.endByToken(before);
    const token = await memberSessions.start(member, header('user-agent') ?? '');
    setHeader('set-cookie', studioCookies.signedIn(token, member.email));
  },
});

export const signOut = route({
  id: 'signOut',
  setsCookie: true,
  method: 'DELETE',
  path: '/studio/session',
  status: 204,
  scope: 'public',
  tag,
  summary: 'Sign out',
  description:
    'Ends the session of the cookie. Without one there is nothing to end, and that is fine.',
  fails: ['cross_site_request'],
  async run({ services, header, setHeader, provenance, identify }) {
    const token = services.studioCookies.sessionIn(header('cookie'));
    if (token !== undefined) {
      if (provenance() !== 'same') throw new Failure('cross_site_request');
      const found = await services.memberSessions.find(token);
      if (found) identify(found.caller);
      await services.memberSessions.endByToken(token);
    }
    setHeader('set-cookie', services.studioCookies.signedOut());
  },
});

/** Only who they are: what they may do is for their next request to find out. */
const callerOf = (member: MemberRow): Caller => ({
  tenantId: member.tenant_id,
  actor: { type: 'member', id: member.member_id, sessionId: '' },
  scopes: [],
});

/** A page elsewhere must not sign anybody in, were it to its own account. Programs say nothing of a page. */
function refuseOtherSites(provenance: Provenance): void {
  if (provenance === 'other') throw new Failure('cross_site_request');
}

const neitherOrBoth = (): Failure =>
  invalidField('/password', 'required', 'is required, or a passkey in its place; not both');

export const studioRoutes = [lookAtJoinLink, beginPasskeyToJoin, joinStudio, signIn, signOut];
