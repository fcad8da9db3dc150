// How somebody becomes a member: by a link that works once. Owners send one to an email; the
// operator, who has the machine, prints one that makes an owner. Opening a link uses nothing up,
// completing it does, in the transaction that makes the member.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { MemberInvitationRow, MemberRole, MemberRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  countInvitations,
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationsTo,
  findInvitationByToken,
  insertInvitation,
  listInvitations,
} from './invitations.store.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import { passwordFault } from './members.service.ts';
import { findMemberByEmail, insertMember, updateMember } from './members.store.ts';
import type { Answer, Passkeys } from './passkeys.service.ts';
import type { Passwords } from './passwords.ts';
import { hashToken, makeToken } from './tokens.ts';
import { weaknessOf } from './weak_passwords.ts';

const validMs = 7 * 86_400_000;

export interface Joining {
  token: string;
  name: string;
  /** May be left out where the invitation names it. */
  email: string | undefined;
  /** One of the two. */
  password?: string | undefined;
  passkey?: { name: string; credential: Answer } | undefined;
}

export interface Invitations {
  invite(
    tenantId: string,
    email: string,
    role: MemberRole,
  ): Promise<{ row: MemberInvitationRow; url: string }>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<MemberInvitationRow>>;
  revoke(tenantId: string, invitationId: string): Promise<void>;
  /** The operator's link: whoever completes it is an owner. */
  ownerLink(tenantId: string, origin?: string): Promise<string>;
  /** What a link is for; 410 when it no longer works. */
  look(token: string): Promise<MemberInvitationRow>;
  /** What a browser makes a passkey from, for somebody who will join with it. */
  beginPasskey(
    joining: Pick<Joining, 'token' | 'name' | 'email'>,
  ): Promise<Record<string, unknown>>;
  join(joining: Joining): Promise<MemberRow>;
  forgetExpired(): Promise<void>;
}

export interface InvitationDeps {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  passwords: Passwords;
  passkeys: Passkeys;
  sessions: MemberSessions;
  publicUrl: string;
}

export function makeInvitations(deps: InvitationDeps): Invitations {
  const { db, clock, makeId, passwords, passkeys, sessions, publicUrl } = deps;

  async function create(tenantId: string, email: string | null, role: MemberRole) {
    const token = makeToken();
    const now = clock.now();
    const row: MemberInvitationRow = {
      invitation_id: makeId('invitation'),
      tenant_id: tenantId,
      token_hash: hashToken(token),
      email,
      role,
      expires_at: now + validMs,
      created_at: now,
    };
    await insertInvitation(db, row);
    return { row, token };
  }

  const urlOf = (token: string, origin = publicUrl): string =>
    `${origin}/studio/join?token=${token}`;

  async function look(token: string): Promise<MemberInvitationRow> {
    const invitation = await findInvitationByToken(db, hashToken(token));
    if (!invitation || Number(invitation.expires_at) <= clock.now()) {
      throw new Failure('join_link_invalid', { detail: 'Ask for a new link.' });
    }
    return invitation;
  }

  /** Inside the transaction that uses the link up. */
  async function makeMember(invitation: MemberInvitationRow, row: MemberRow): Promise<MemberRow> {
    if (await insertMember(db, row)) return row;
    const known = await findMemberByEmail(db, row.email);
    // The operator's link is also the way back for an owner who has forgotten the password. Whoever
    // comes back with a passkey has none from then on: others may know the old one.
    const isOperators = invitation.email === null && known?.tenant_id === row.tenant_id;
    if (!known || !isOperators) throw new Failure('member_exists', { detail: 'Sign in instead.' });
    const { role, password_hash } = row;
    await updateMember(db, known.tenant_id, known.member_id, { role, password_hash });
    await sessions.endAll(known.tenant_id, known.member_id);
    return { ...known, role, password_hash };
  }

  async function hashOf(password: string, known: string[]): Promise<string> {
    const weakness = weaknessOf(password, known);
    if (weakness !== undefined) throw passwordFault(weakness);
    return passwords.hash(password);
  }

  return {
    look,
    async invite(tenantId, email, role) {
      const known = await findMemberByEmail(db, email);
      if (known?.tenant_id === tenantId) {
        throw new Failure('member_exists', { members: { memberId: known.member_id } });
      }
      // The link before this one may have gone astray: only the last one works.
      const { row, token } = await db.transaction(async () => {
        await deleteInvitationsTo(db, tenantId, email);
        return create(tenantId, email, role);
      });
      return { row, url: urlOf(token) };
    },
    async list(tenantId, page) {
      const now = clock.now();
      const rows = await listInvitations(db, tenantId, { ...page, now });
      const totalCount = await countInvitations(db, tenantId, now);
      return { ...cutPage(rows, page.limit, (row) => row.invitation_id), totalCount };
    },
    async revoke(tenantId, invitationId) {
      if (!(await deleteInvitation(db, tenantId, invitationId))) {
        throw new Failure('invitation_not_found');
      }
    },
    ownerLink: async (tenantId, origin) =>
      urlOf((await create(tenantId, null, 'owner')).token, origin),
    async beginPasskey({ token, name, email: given }) {
      const invitation = await look(token);
      const email = emailFor(invitation, given);
      const memberId = makeId('member');
      return passkeys.beginJoining(
        { member_id: memberId, email, name },
        { memberId, invitationId: invitation.invitation_id },
      );
    },
    async join({ token, name, password, passkey, ...given }) {
      const invitation = await look(token);
      const email = emailFor(invitation, given.email);
      // Before the transaction: nobody else's write should wait for it.
      const passwordHash = password === undefined ? null : await hashOf(password, [name, email]);
      const proven = passkey && (await passkeys.proveJoining(passkey.credential));
      if (proven && proven.begunWith.invitationId !== invitation.invitation_id) {
        throw new Failure('passkey_refused', { detail: 'The passkey was made for another link.' });
      }
      return db.transaction(async () => {
        const { tenant_id: tenantId, invitation_id: invitationId, role } = invitation;
        if (!(await deleteInvitation(db, tenantId, invitationId))) {
          throw new Failure('join_link_invalid', { detail: 'The link has just been used.' });
        }
        const member = await makeMember(invitation, {
          member_id: proven?.begunWith.memberId ?? makeId('member'),
          tenant_id: tenantId,
          email,
          name,
          role,
          password_hash: passwordHash,
          created_at: clock.now(),
          last_seen_at: null,
        });
        if (passkey && proven) await passkeys.keep(member, passkey.name, proven.credential);
        // Every start prints a link while there is no member; the others have served their purpose.
        await deleteInvitationsTo(db, tenantId, invitation.email);
        return member;
      });
    },
    forgetExpired: () => deleteExpiredInvitations(db, clock.now()),
  };
}

function emailFor(invitation: MemberInvitationRow, given: string | undefined): string {
  const email = invitation.email ?? given;
  if (email === undefined) throw invalidField('/email', 'required', 'is required');
  if (given !== undefined && given !== email) {
    throw invalidField('/email', 'not_allowed', 'must be the email that was invited');
  }
  return email;
}
