// What happened around accounts and persons. A log is written once: the same
// idempotency key with the same content is the same log, with other content a
// fault. Which account a row belongs to is the callers' to say.

import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ActivityRow, Direction } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { contentHash } from '../platform/formats/canonical.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  type ActivityFilter,
  attachWaiting,
  countersOf,
  countOfPerson,
  deleteAccountActivity,
  detachDomain,
  erasePersonActivity,
  findActivityByKey,
  findActivityTexts,
  insertActivity,
  type ListedActivity,
  listActivity,
  listActivityByIds,
  listNamedOfPerson,
  listPersonActivity,
  moveAccountActivity,
  movePersonActivity,
  rewriteActivity,
} from './activity.store.ts';

export interface NewLog {
  kind: ActivityRow['kind'];
  direction: Direction;
  source: string;
  type: string;
  payload: Record<string, unknown>;
  idempotencyKey: string | undefined;
  /** What makes two logs with one idempotency key the same. */
  content: unknown;
  accountId: string | null;
  personId?: string;
  personDomain?: string | null;
}

/** Part of a log's content only where it is not the default, as logs were hashed before there was one. */
export const hashedDirection = (direction: Direction): { direction?: Direction } =>
  direction === 'about' ? {} : { direction };

export interface Activity {
  write(tenantId: string, log: NewLog): Promise<{ row: ActivityRow; replayed: boolean }>;
  list(
    tenantId: string,
    accountId: string,
    filter: ActivityFilter,
    page: PageRequest,
  ): Promise<PageOf<ListedActivity>>;
  /** A page of the list of a person's logs. */
  pageOfPerson(
    tenantId: string,
    personId: string,
    page: PageRequest,
  ): Promise<PageOf<ListedActivity>>;
  /** The logs of a person, newest first. */
  listOfPerson(
    tenantId: string,
    personId: string,
    page: { after?: string; limit: number },
  ): Promise<ActivityRow[]>;
  /** Those of these logs that were not deleted. */
  listByIds(tenantId: string, activityIds: readonly string[]): Promise<ActivityRow[]>;
  /** Gives an account the person logs that waited for one with this domain. */
  attachWaiting(tenantId: string, domain: string, accountId: string): Promise<void>;
  /** Takes a person's logs along to the account of a new domain; those with an account of their own stay. */
  movePerson(
    tenantId: string,
    personId: string,
    to: { domain: string | null; accountId: string | null },
  ): Promise<void>;
  /** Leaves the fact that something happened, and nothing of whom or what. */
  erasePerson(tenantId: string, personId: string): Promise<number>;
  /** Inside a transaction: writes these logs anew without what must go. Gives how many were changed. */
  takeOut(
    tenantId: string,
    activityIds: readonly string[],
    without: (text: string) => string,
  ): Promise<number>;
  /** Logs that are an account's by this domain alone wait for the next account that has it. */
  detachDomain(tenantId: string, domain: string, accountId: string): Promise<void>;
  moveAccount(tenantId: string, fromId: string, intoId: string): Promise<void>;
  /** An account's own logs go for good; those of its persons stay, without an account. */
  deleteAccount(tenantId: string, accountId: string): Promise<void>;
}

export function makeActivity({
  db,
  clock,
  makeId,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
}): Activity {
  async function firstWritten(tenantId: string, log: NewLog, hash: string): Promise<ActivityRow> {
    const { kind, source, idempotencyKey: key = '' } = log;
    const first = await findActivityByKey(db, tenantId, { kind, source, key });
    if (first?.content_hash === hash) return first;
    throw new Failure('idempotency_key_reused', {
      detail: 'This source already used this idempotencyKey with other content.',
    });
  }

  return {
    async write(tenantId, log) {
      const now = clock.now();
      const row: ActivityRow = {
        activity_id: makeId('activity'),
        tenant_id: tenantId,
        kind: log.kind,
        direction: log.direction,
        account_id: log.accountId,
        person_id: log.personId ?? null,
        person_domain: log.personDomain ?? null,
        source: log.source,
        type: log.type,
        payload: JSON.stringify(log.payload),
        idempotency_key: log.idempotencyKey ?? null,
        content_hash: log.idempotencyKey === undefined ? null : contentHash(log.content),
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      if (await insertActivity(db, row)) return { row, replayed: false };
      return { row: await firstWritten(tenantId, log, row.content_hash ?? ''), replayed: true };
    },
    async pageOfPerson(tenantId, personId, { after = beforeNewest, limit }) {
      const rows = await listNamedOfPerson(db, tenantId, personId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'activity_id', () => countOfPerson(db, tenantId, personId));
    },
    async list(tenantId, accountId, filter, { after = beforeNewest, limit }) {
      const rows = await listActivity(db, tenantId, accountId, filter, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'activity_id', () =>
        readTotal(db, tenantId, countersOf(filter), accountId),
      );
    },
    listOfPerson: (tenantId, personId, { after = beforeNewest, limit }) =>
      listPersonActivity(db, tenantId, personId, { after, limit }),
    listByIds: (tenantId, activityIds) => listActivityByIds(db, tenantId, activityIds),
    attachWaiting: (tenantId, domain, accountId) => attachWaiting(db, tenantId, domain, accountId),
    detachDomain: (tenantId, domain, accountId) => detachDomain(db, tenantId, domain, accountId),
    moveAccount: (tenantId, fromId, intoId) => moveAccountActivity(db, tenantId, fromId, intoId),
    deleteAccount: (tenantId, accountId) => deleteAccountActivity(db, tenantId, accountId),
    movePerson: (tenantId, personId, to) => movePersonActivity(db, tenantId, personId, to),
    erasePerson: (tenantId, personId) => erasePersonActivity(db, tenantId, personId, clock.now()),
    async takeOut(tenantId, activityIds, without) {
      let changed = 0;
      for (const activityId of activityIds) {
        const row = await findActivityTexts(db, tenantId, activityId);
        if (!row) continue;
        const { payload, idempotency_key: key } = row;
        const left = { payload: without(payload), key: key === null ? null : without(key) };
        if (left.payload === payload && left.key === key) continue;
        // Half a key is nobody's: what is sent again with the old one is another log.
        const kept = left.key === key ? {} : { idempotency_key: null, content_hash: null };
        const news = { payload: left.payload, ...kept, updated_at: clock.now() };
        await rewriteActivity(db, tenantId, activityId, news);
        changed++;
      }
      return changed;
    },
  };
}
