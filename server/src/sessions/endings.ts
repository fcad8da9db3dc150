// Announces that a visit is over: once, when nothing was heard of it for half an hour. Taking it off
// the list and writing the event are one transaction, so no crash can lose or double it.
import type { Accounts } from '../accounts/accounts.service.ts';
import { readExternalIds } from '../accounts/external_ids.ts';
import type { Persons } from '../persons/persons.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { countQuestions, type EndedSession, listEnded, takeEnding } from './endings.store.ts';

export interface SessionEndings {
  /** Announces those that are over. */
  announce(): Promise<void>;
}

/** No tracker adds to a session after this. */
const idleMs = 30 * 60_000;
const atOnce = 200;

export function makeSessionEndings(deps: {
  db: Db;
  clock: Clock;
  persons: Pick<Persons, 'find'>;
  accounts: Pick<Accounts, 'findByDomain'>;
  outbox: Outbox;
}): SessionEndings {
  const { db, clock, persons, accounts, outbox } = deps;

  async function announceOne(session: EndedSession): Promise<void> {
    const {
      tenant_id: tenantId,
      audience_session_id: sessionId,
      audience_id: audienceId,
    } = session;
    if (!(await takeEnding(db, tenantId, sessionId)) || session.traffic !== 'human') return;
    const person =
      session.person_id === null ? undefined : await persons.find(tenantId, session.person_id);
    const account =
      person?.domain == null ? undefined : await accounts.findByDomain(tenantId, person.domain);
    await outbox.write(tenantId, 'session.ended', audienceId, {
      sessionId,
      pageId: session.page_id,
      audienceId,
      ...(person ? { personId: person.person_id } : {}),
      ...(account ? { accountId: account.account_id } : {}),
      externalIds: {
        person: readExternalIds(person?.external_ids ?? null),
        account: readExternalIds(account?.external_ids ?? null),
      },
      startedAt: isoTime(session.started_at),
      endedAt: isoTime(session.ended_at),
      visibleSeconds: (session.visible_ms ?? 0) / 1_000,
      maxScrollDepth: session.scroll_percent ?? 0,
      actions: session.action_clicks,
      forms: session.forms,
      questions: await countQuestions(db, tenantId, sessionId),
    });
  }

  return {
    async announce() {
      for (let looked = atOnce; looked === atOnce; ) {
        const ended = await listEnded(db, clock.now() - idleMs, atOnce);
        for (const session of ended) await db.transaction(() => announceOne(session));
        looked = ended.length;
      }
    },
  };
}
