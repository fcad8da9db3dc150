// Passkeys: adding them as a member, and signing in with one.

import { isoTime } from '../platform/clock.ts';
import type { MemberPasskeyRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, Timestamp } from '../platform/http/schemas.ts';
import type { Caller } from '../platform/http/scopes.ts';
import { Type } from '../platform/json_type.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import type { Members } from './members.service.ts';
import type { Oidc } from './oidc.ts';
import type { Passkeys } from './passkeys.service.ts';
import { PasskeyAnswer, PasskeyName, PasskeyOptions } from './schemas.ts';
import type { StudioCookies } from './studio_cookies.ts';

const { route } = endpoints<{
  passkeys: Passkeys;
  members: Members;
  memberSessions: MemberSessions;
  studioCookies: StudioCookies;
  oidc: Oidc | undefined;
}>();

const tag = 'Me';
const path = '/v0/me/passkeys';

const Passkey = Type.Object(
  {
    passkeyId: Type.String(),
    name: Type.String(),
    createdAt: Timestamp,
    lastUsedAt: Nullable(Timestamp),
  },
  { title: 'Passkey' },
);

const render = (row: MemberPasskeyRow) => ({
  passkeyId: row.passkey_id,
  name: row.name,
  createdAt: isoTime(Number(row.created_at)),
  lastUsedAt: row.last_used_at === null ? null : isoTime(Number(row.last_used_at)),
});

const memberOf = ({ actor }: Caller): string => {
  if (actor.type === 'member') return actor.id;
  throw new Failure('members_only', { detail: 'Sign in to the studio; an API key is no member.' });
};

export const beginPasskey = route({
  id: 'beginPasskey',
  method: 'POST',
  path: `${path}/options`,
  status: 200,
  scope: 'any',
  tag,
  summary: 'Begin to add a passkey',
  description: 'For members. The challenge is good once, for five minutes.',
  reply: PasskeyOptions,
  fails: ['members_only'],
  async run({ caller, services }) {
    const member = await services.members.get(caller.tenantId, memberOf(caller));
    return { publicKey: await services.passkeys.beginAdding(member) };
  },
});

export const addPasskey = route({
  id: 'addPasskey',
  method: 'POST',
  path,
  status: 201,
  scope: 'any',
  tag,
  summary: 'Add a passkey',
  description: 'For members. It signs in from then on, without a password.',
  body: Exact(
    {
      name: PasskeyName,
      credential: PasskeyAnswer,
    },
    { title: 'NewPasskey' },
  ),
  reply: Passkey,
  fails: ['members_only', 'passkey_refused'],
  async run({ caller, body, services }) {
    const member = await services.members.get(caller.tenantId, memberOf(caller));
    return render(await services.passkeys.add(member, body.name, body.credential));
  },
});

export const listPasskeys = route({
  id: 'listPasskeys',
  method: 'GET',
  path,
  scope: 'any',
  tag,
  summary: 'List your passkeys',
  description: 'For members. Newest first.',
  reply: Type.Object({ items: Type.Array(Passkey) }, { title: 'PasskeyList' }),
  fails: ['members_only'],
  async run({ caller, services }) {
    const rows = await services.passkeys.list(caller.tenantId, memberOf(caller));
    return { items: rows.map(render) };
  },
});

export const deletePasskey = route({
  id: 'deletePasskey',
  method: 'DELETE',
  path: `${path}/{passkey_id}`,
  status: 204,
  scope: 'any',
  tag,
  summary: 'Delete a passkey',
  description: 'For members. It no longer signs in; sessions that it started go on.',
  fails: ['members_only', 'passkey_not_found'],
  run: ({ caller, params, services }) =>
    services.passkeys.remove(caller.tenantId, memberOf(caller), params.passkey_id),
});

export const listSignInWays = route({
  id: 'listSignInWays',
  method: 'GET',
  path: '/studio/ways',
  scope: 'public',
  tag: 'Studio',
  summary: 'Say how one can sign in here',
  description: 'A password and a passkey always; a provider when one is set up.',
  reply: Type.Object(
    {
      provider: Nullable(
        Type.Object({ name: Type.String({ description: 'Its host' }), startUrl: Type.String() }),
      ),
    },
    { title: 'SignInWays' },
  ),
  run: async ({ services }) => ({ provider: services.oidc?.shown ?? null }),
});

export const beginPasskeySignIn = route({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/studio/passkey/options',
  status: 200,
  scope: 'public',
  tag: 'Studio',
  summary: 'Begin to sign in with a passkey',
  description: 'Says nothing about members: the browser offers the keys it has for this host.',
  reply: PasskeyOptions,
  run: async ({ services }) => ({ publicKey: await services.passkeys.beginSignIn() }),
});

export const signInWithPasskey = route({
  id: 'signInWithPasskey',
  setsCookie: true,
  method: 'POST',
  path: '/studio/passkey',
  status: 204,
  scope: 'public',
  tag: 'Studio',
  summary: 'Sign in with a passkey',
  description: 'Sets the session cookie, as signing in with a password does.',
  body: Exact({ credential: PasskeyAnswer }, { title: 'PasskeySignIn' }),
  fails: ['sign_in_failed', 'cross_site_request'],
  async run({ body, services, header, setHeader, provenance, identify }) {
    if (provenance() === 'other') throw new Failure('cross_site_request');
    const { passkeys, memberSessions, studioCookies } = services;
    const member = await passkeys.signIn(body.credential);
    identify({
      tenantId: member.tenant_id,
      actor: { type: 'member', id: member.member_id, sessionId: '' },
      scopes: [],
    });
    // Never the session that was there before, whoever put it there.
    const before = studioCookies.sessionIn(header('cookie'));
    if (before !== undefined) await memberSessions.endByToken(before);
    const token = await memberSessions.start(member, header('user-agent') ?? '');
    setHeader('set-cookie', studioCookies.signedIn(token, member.email));
  },
});

export const passkeyRoutes = [
  beginPasskey,
  addPasskey,
  listPasskeys,
  deletePasskey,
  listSignInWays,
  beginPasskeySignIn,
  signInWithPasskey,
];
