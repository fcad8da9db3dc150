// What happened, written in the transaction in which it happened. Whoever tells
// others about it (webhooks) reads from here.
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { EventRow } from '../db/tables.ts';
import type { MakeId } from '../ids.ts';

const insert = statement((sql, v: { [K in keyof EventRow]: EventRow[K] }) =>
  sql.insertInto('events').values({
    event_id: v.event_id,
    tenant_id: v.tenant_id,
    type: v.type,
    order_key: v.order_key,
    payload: v.payload,
    created_at: v.created_at,
  }),
);

interface VersionEvent {
  pageId: string;
  audienceId: string;
  versionId: string;
  versionNumber: number;
  /** When it happened, RFC 3339. */
  at: string;
}

interface FormEvent {
  formId: string;
  submissionId: string;
  pageId: string;
  audienceId: string;
  personId?: string;
  accountId?: string;
  /** What was entered, by the names of the fields; empty once its person was erased. */
  input: Record<string, unknown>;
  /** When it happened, RFC 3339. */
  at: string;
}

export interface EventPayloads {
  'page.version.created': VersionEvent;
  'page.version.processed': VersionEvent;
  'page.version.published': VersionEvent;
  'form.submitted': FormEvent;
  'form.enriched': FormEvent & { enrichment: Record<string, unknown> };
  'form.enrichment_failed': FormEvent & { error: string };
}

export type EventType = keyof EventPayloads;
export type VersionEventType = Extract<EventType, `page.version.${string}`>;

export interface Outbox {
  /** Inside the transaction of the change. */
  write<T extends EventType>(
    tenantId: string,
    type: T,
    orderKey: string,
    payload: EventPayloads[T],
  ): Promise<void>;
}

export function makeOutbox({
  db,
  clock,
  makeId,
}: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
}): Outbox {
  return {
    async write(tenantId, type, orderKey, payload) {
      await insert(db, {
        event_id: makeId('evt'),
        tenant_id: tenantId,
        type,
        order_key: orderKey,
        payload: JSON.stringify({ type, ...payload }),
        created_at: clock.now(),
      });
    },
  };
}
