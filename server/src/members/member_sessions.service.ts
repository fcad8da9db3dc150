// Who is signed in. A session is a row that holds the hash of its token; one that was found is
// trusted for a few seconds, as API keys are, and ending it in this process ends that at once.

import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { MemberRow, MemberSessionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Caller } from '../platform/http/scopes.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  deleteSessionByToken,
  deleteSessions,
  deleteSessionsSeenBefore,
  findSessionByToken,
  insertSession,
  listSessions,
  renewSession,
  touchSession,
} from './member_sessions.store.ts';
import { scopesOfRole } from './roles.ts';
import { hashToken, makeToken } from './tokens.ts';

const dayMs = 86_400_000;
export const sessionDays = 30;
const sessionMs = sessionDays * dayMs;
const renewEveryMs = dayMs;
const trustedMs = 5_000;
const maxTrusted = 10_000;
const userAgentMaxLength = 255;

export interface FoundCaller {
  caller: Caller;
  /** The session was prolonged: its cookie must be sent again. */
  renewed: boolean;
}

export interface MemberSessions {
  findCached(token: string): Caller | undefined;
  find(token: string): Promise<FoundCaller | undefined>;
  /** Gives the token for the cookie; always a new one. */
  start(member: MemberRow, userAgent: string): Promise<string>;
  list(tenantId: string, memberId: string): Promise<MemberSessionRow[]>;
  end(tenantId: string, memberId: string, sessionId: string): Promise<void>;
  /** All of the member's, or all but one. */
  endAll(tenantId: string, memberId: string, keep?: string): Promise<void>;
  endByToken(token: string): Promise<void>;
  /** What the member may do has changed: nothing that was known before counts. */
  forgetMember(memberId: string): void;
  flushLastSeen(): Promise<void>;
  forgetOld(): Promise<void>;
}

export function makeMemberSessions(deps: { db: Db; clock: Clock; makeId: MakeId }): MemberSessions {
  const { db, clock, makeId } = deps;
  const trusted = new Map<string, { caller: Caller; until: number }>();
  const lastSeen = new Map<
    string,
    { tenantId: string; sessionId: string; memberId: string; at: number }
  >();

  function forget(isOver: (caller: Caller) => boolean): void {
    for (const [token, { caller }] of trusted) if (isOver(caller)) trusted.delete(token);
  }
  const forgetMember = (memberId: string) => forget(({ actor }) => actor.id === memberId);

  async function find(token: string): Promise<FoundCaller | undefined> {
    const row = await findSessionByToken(db, hashToken(token));
    const now = clock.now();
    if (!row || Number(row.last_seen_at) + sessionMs <= now) return undefined;
    const { tenant_id: tenantId, session_id: sessionId, member_id: memberId } = row;
    const caller: Caller = {
      tenantId,
      actor: { type: 'member', id: memberId, sessionId },
      scopes: scopesOfRole(row.role),
    };
    if (trusted.size >= maxTrusted) trusted.clear();
    trusted.set(token, { caller, until: now + trustedMs });
    lastSeen.set(sessionId, { tenantId, sessionId, memberId, at: now });
    const renewed = now - Number(row.renewed_at) > renewEveryMs;
    if (renewed) await renewSession(db, tenantId, sessionId, now);
    return { caller, renewed };
  }

  return {
    findCached(token) {
      const found = trusted.get(token);
      return found && found.until > clock.now() ? found.caller : undefined;
    },
    find,
    async start(member, userAgent) {
      const token = makeToken();
      const now = clock.now();
      await insertSession(db, {
        session_id: makeId('membersession'),
        tenant_id: member.tenant_id,
        member_id: member.member_id,
        token_hash: hashToken(token),
        user_agent: printable(userAgent),
        created_at: now,
        last_seen_at: now,
        renewed_at: now,
      });
      return token;
    },
    list: (tenantId, memberId) => listSessions(db, tenantId, memberId, clock.now() - sessionMs),
    async end(tenantId, memberId, sessionId) {
      if ((await deleteSessions(db, tenantId, memberId, { sessionId })) === 0) {
        throw new Failure('member_session_not_found');
      }
      forgetMember(memberId);
    },
    async endAll(tenantId, memberId, keep) {
      await deleteSessions(db, tenantId, memberId, { keep });
      forgetMember(memberId);
    },
    async endByToken(token) {
      trusted.delete(token);
      await deleteSessionByToken(db, hashToken(token));
    },
    forgetMember,
    async flushLastSeen() {
      const now = clock.now();
      for (const [token, { until }] of trusted) if (until <= now) trusted.delete(token);
      const seen = [...lastSeen.values()];
      lastSeen.clear();
      for (const { tenantId, ...one } of seen) await touchSession(db, tenantId, one);
    },
    forgetOld: () => deleteSessionsSeenBefore(db, clock.now() - sessionMs),
  };
}

/** Headers can hold bytes that no database keeps as text. */
const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, '').slice(0, userAgentMaxLength);
