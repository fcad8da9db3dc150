import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { MemberRole, MemberSessionRow } from '../platform/db/tables.ts';

const columns = [
  'session_id',
  'tenant_id',
  'member_id',
  'token_hash',
  'user_agent',
  'created_at',
  'last_seen_at',
  'renewed_at',
] as const;

/** The session and what its member may do now. */
const byToken = statement((sql, v: { tokenHash: string }) =>
  sql
    .selectFrom('member_sessions as session')
    .innerJoin('members as member', 'member.member_id', 'session.member_id')
    .select([
      'session.session_id',
      'session.tenant_id',
      'session.member_id',
      'session.last_seen_at',
      'session.renewed_at',
      'member.role',
    ])
    .where('session.token_hash', '=', v.tokenHash),
);

export interface FoundSession
  extends Pick<
    MemberSessionRow,
    'session_id' | 'tenant_id' | 'member_id' | 'last_seen_at' | 'renewed_at'
  > {
  role: MemberRole;
}

export const findSessionByToken = async (
  db: Db,
  tokenHash: string,
): Promise<FoundSession | undefined> => (await byToken(db, { tokenHash }))[0];

export async function insertSession(db: Db, row: MemberSessionRow): Promise<void> {
  await db.sql.insertInto('member_sessions').values(row).execute();
}

export const listSessions = (
  db: Db,
  tenantId: string,
  memberId: string,
  seenSince: number,
): Promise<MemberSessionRow[]> =>
  db.sql
    .selectFrom('member_sessions')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('last_seen_at', '>', seenSince)
    .orderBy('session_id', 'desc')
    .execute();

/** One of the member's, or all of them but `keep`. Says how many there were. */
export async function deleteSessions(
  db: Db,
  tenantId: string,
  memberId: string,
  which: { sessionId?: string | undefined; keep?: string | undefined },
): Promise<number> {
  let query = db.sql
    .deleteFrom('member_sessions')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
  if (which.sessionId !== undefined) query = query.where('session_id', '=', which.sessionId);
  if (which.keep !== undefined) query = query.where('session_id', '!=', which.keep);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.sql.deleteFrom('member_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function touchSession(
  db: Db,
  tenantId: string,
  seen: { sessionId: string; memberId: string; at: number },
): Promise<void> {
  await db.sql
    .updateTable('member_sessions')
    .set({ last_seen_at: seen.at })
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', seen.sessionId)
    .where('last_seen_at', '<', seen.at)
    .execute();
  await db.sql
    .updateTable('members')
    .set({ last_seen_at: seen.at })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', seen.memberId)
    .execute();
}

/** Its cookie is sent again for another 30 days. */
export async function renewSession(
  db: Db,
  tenantId: string,
  sessionId: string,
  now: number,
): Promise<void> {
  await db.sql
    .updateTable('member_sessions')
    .set({ renewed_at: now, last_seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deleteSessionsSeenBefore(db: Db, time: number): Promise<void> {
  await db.sql.deleteFrom('member_sessions').where('last_seen_at', '<=', time).execute();
}
