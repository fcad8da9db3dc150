// The conversation with an audience's agent. Sending stores the message, the
// queued version, the job and the event in one transaction. Interrupting takes
// back everything not yet processed and stops the agent that is at it.
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { MessageRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Actor } from '../platform/http/scopes.ts';
import type { MakeId } from '../platform/ids.ts';
import { takeStreamNumbers } from './audiences.store.ts';
import { findMessageByClientId, insertMessage, listMessages } from './messages.store.ts';
import type { Streams } from './stream.ts';
import { type AudienceRef, stateEvent } from './version_events.ts';
import type { Versions } from './versions.service.ts';

export interface NewMessage {
  message: string;
  clientMessageId?: string | undefined;
  selectedElement?: object | null | undefined;
}

export interface AcceptedMessage {
  audienceId: string;
  clientMessageId: string;
  versionId: string;
  replayed: boolean;
}

export interface Messages {
  send(audience: AudienceRef, message: NewMessage, by?: Actor): Promise<AcceptedMessage>;
  /** False when nothing was waiting or running. */
  interrupt(audience: AudienceRef, partialText: string | undefined): Promise<boolean>;
  list(audience: AudienceRef, page: PageRequest): Promise<PageOf<MessageRow>>;
  /** Inside a transaction: what the agent said about a version. */
  say(
    audience: AudienceRef,
    versionId: string | null,
    text: string,
    interrupted?: boolean,
  ): Promise<void>;
}

/** Undoes the version that was queued for a message on the assumption that it is new. */
class SentBefore extends Error {}

export function makeMessages(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  streams: Streams;
  versions: Versions;
}): Messages {
  const { db, clock, makeId, streams, versions } = deps;

  async function firstAnswer(audience: AudienceRef, sent: MessageRow): Promise<AcceptedMessage> {
    const clientMessageId = sent.client_message_id ?? '';
    const { tenant_id: tenantId, audience_id: audienceId } = audience;
    const first = await findMessageByClientId(db, tenantId, audienceId, clientMessageId);
    if (!first || first.message !== sent.message) {
      throw new Failure('client_message_reused', {
        detail: 'This clientMessageId was already used with another text.',
      });
    }
    return { audienceId, clientMessageId, versionId: first.version_id ?? '', replayed: true };
  }

  async function say(
    audience: AudienceRef,
    versionId: string | null,
    text: string,
    interrupted = false,
  ): Promise<void> {
    await insertMessage(db, {
      message_id: makeId('message'),
      tenant_id: audience.tenant_id,
      audience_id: audience.audience_id,
      version_id: versionId,
      role: 'agent',
      message: text,
      client_message_id: null,
      selected_element: null,
      interrupted: interrupted ? 1 : 0,
      created_at: clock.now(),
    });
  }

  return {
    say,
    async send(audience, { message, clientMessageId, selectedElement }, by) {
      const messageId = makeId('message');
      const versionId = makeId('version');
      const row: MessageRow = {
        message_id: messageId,
        tenant_id: audience.tenant_id,
        audience_id: audience.audience_id,
        version_id: versionId,
        role: 'user',
        message,
        client_message_id: clientMessageId ?? messageId,
        selected_element: selectedElement ? JSON.stringify(selectedElement) : null,
        interrupted: 0,
        created_at: clock.now(),
      };
      try {
        await db.transaction(async () => {
          const [isNew] = await pipelined([
            insertMessage(db, row),
            versions.queue(audience, versionId, by),
          ]);
          if (!isNew) throw new SentBefore();
        });
      } catch (error) {
        if (error instanceof SentBefore) return firstAnswer(audience, row);
        throw error;
      }
      return {
        audienceId: audience.audience_id,
        clientMessageId: row.client_message_id ?? '',
        versionId,
        replayed: false,
      };
    },
    async interrupt(audience, partialText) {
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      return db.transaction(async () => {
        // Holds the audience: a draft that is being finished is either before this or after it.
        await takeStreamNumbers(db, tenantId, audienceId, 0);
        const cancelled = await versions.cancelQueued(audience);
        if (cancelled.length === 0) return false;
        if (partialText !== undefined && partialText !== '') {
          await say(audience, cancelled[0]?.version_id ?? null, partialText, true);
        }
        for (const version of cancelled) {
          await versions.announceCancelled(audience, version, 'interrupted');
        }
        await streams.write(tenantId, audienceId, cancelled.map(stateEvent));
        return true;
      });
    },
    async list(audience, { after = beforeNewest, limit }) {
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      const rows = await listMessages(db, tenantId, audienceId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'message_id', () =>
        readTotal(db, tenantId, ['messages'], audienceId),
      );
    },
  };
}
