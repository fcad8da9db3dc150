// The members of a tenant. It refuses whatever would leave a tenant without an owner: nobody could
// invite one again.
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { MemberRole, MemberRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { Attempts, Try } from './attempts.ts';
import type { MemberSessions } from './member_sessions.service.ts';
import {
  countMembers,
  deleteMember,
  findMember,
  findMemberByEmail,
  listMembers,
  updateMember,
} from './members.store.ts';
import type { Passwords } from './passwords.ts';
import { weaknessOf } from './weak_passwords.ts';

export interface OwnChange {
  name?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
}

export interface Members {
  list(tenantId: string, page: PageRequest): Promise<PageOf<MemberRow>>;
  count(tenantId: string): Promise<number>;
  get(tenantId: string, memberId: string): Promise<MemberRow>;
  change(
    tenantId: string,
    memberId: string,
    change: { name?: string | undefined; role?: MemberRole | undefined },
  ): Promise<MemberRow>;
  remove(tenantId: string, memberId: string): Promise<void>;
  /** What members change about themselves. A new password ends their other sessions. */
  changeOwn(
    tenantId: string,
    memberId: string,
    change: OwnChange,
    from: Omit<Try, 'email'> & { sessionId: string },
  ): Promise<MemberRow>;
  /** The member whose email and password these are; 401 for whatever else. */
  signIn(attempt: Try & { password: string }): Promise<MemberRow>;
}

export interface MembersDeps {
  db: Db;
  passwords: Passwords;
  attempts: Attempts;
  sessions: MemberSessions;
}

export function makeMembers({ db, passwords, attempts, sessions }: MembersDeps): Members {
  async function get(tenantId: string, memberId: string): Promise<MemberRow> {
    const member = await findMember(db, tenantId, memberId);
    if (!member) throw new Failure('member_not_found');
    return member;
  }

  /** Inside a transaction. */
  async function keepAnOwner(tenantId: string, member: MemberRow): Promise<void> {
    if (member.role !== 'owner' || (await countMembers(db, tenantId, 'owner')) > 1) return;
    throw new Failure('last_owner', { detail: 'Make another member an owner first.' });
  }

  /** One after another: two owners who remove each other at the same moment must not both succeed. */
  const changing = <T>(tenantId: string, work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await db.lock(`members ${tenantId}`);
      return work();
    });

  async function checkCurrent(
    member: MemberRow,
    { password, currentPassword }: OwnChange,
    from: Omit<Try, 'email'>,
  ): Promise<void> {
    const weakness = weaknessOf(password ?? '', [member.name, member.email]);
    if (weakness !== undefined) throw passwordFault(weakness);
    // Who came by a passkey or another provider has none to repeat.
    if (member.password_hash === null) return;
    const attempt = { ...from, email: member.email };
    await attempts.begin(attempt);
    if (!(await passwords.verify(currentPassword ?? '', member.password_hash))) {
      throw new Failure('current_password_wrong');
    }
    await attempts.succeeded(attempt);
  }

  return {
    get,
    async list(tenantId, page) {
      const rows = await listMembers(db, tenantId, page);
      const totalCount = await countMembers(db, tenantId);
      return { ...cutPage(rows, page.limit, (row) => row.member_id), totalCount };
    },
    count: (tenantId) => countMembers(db, tenantId),
    async change(tenantId, memberId, { name, role }) {
      const changed = await changing(tenantId, async () => {
        const member = await get(tenantId, memberId);
        if (role !== undefined && role !== 'owner') await keepAnOwner(tenantId, member);
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(role === undefined ? {} : { role }),
        };
        if (Object.keys(change).length > 0) await updateMember(db, tenantId, memberId, change);
        return { ...member, ...change };
      });
      sessions.forgetMember(memberId);
      return changed;
    },
    async remove(tenantId, memberId) {
      await changing(tenantId, async () => {
        await keepAnOwner(tenantId, await get(tenantId, memberId));
        await sessions.endAll(tenantId, memberId);
        await deleteMember(db, tenantId, memberId);
      });
      sessions.forgetMember(memberId);
    },
    async changeOwn(tenantId, memberId, change, { sessionId, ...from }) {
      const member = await get(tenantId, memberId);
      const { name, password } = change;
      if (password !== undefined) await checkCurrent(member, change, from);
      const row = {
        ...(name === undefined ? {} : { name }),
        ...(password === undefined ? {} : { password_hash: await passwords.hash(password) }),
      };
      if (Object.keys(row).length > 0) await updateMember(db, tenantId, memberId, row);
      if (password !== undefined) await sessions.endAll(tenantId, memberId, sessionId);
      return { ...member, ...row };
    },
    async signIn({ password, ...attempt }) {
      await attempts.begin(attempt);
      const member = await findMemberByEmail(db, attempt.email);
      if (!(await passwords.verify(password, member?.password_hash)) || !member) {
        throw new Failure('sign_in_failed');
      }
      await attempts.succeeded(attempt);
      return member;
    },
  };
}

export const passwordFault = (detail: string): Failure =>
  invalidField('/password', 'too_common', detail);
