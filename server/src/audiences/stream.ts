// What a live view of an audience shows: text as the agent writes it, progress
// and state changes, numbered in the order of their commits. Stored for a day,
// so that a reader who comes back goes on where it left, in whatever process.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { Signals } from '../platform/signals/signals.ts';
import { takeStreamNumbers } from './audiences.store.ts';
import { deleteEvents, deleteEventsBefore, insertEvents, listAfter } from './stream.store.ts';

const keptMs = 24 * 3_600_000;
const pollMs = 2_000;
const keepAliveMs = 15_000;
const pageSize = 200;

export interface NewStreamEvent {
  type: 'text' | 'progress' | 'state' | 'presence';
  data: Record<string, unknown>;
}

export interface StreamEvent extends NewStreamEvent {
  streamNumber: number;
}

export interface Streams {
  /**
   * Inside a transaction. `until` is the last of the numbers taken for these
   * events; left out, they are taken here.
   */
  write(
    tenantId: string,
    audienceId: string,
    events: NewStreamEvent[],
    until?: number,
  ): Promise<void>;
  /** Events after a number, as they come, until the signal aborts; undefined now and then while nothing does. */
  read(
    tenantId: string,
    audienceId: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<StreamEvent | undefined>;
  erase(tenantId: string, audienceId: string): Promise<void>;
  forgetOld(): Promise<void>;
}

export function makeStreams({
  db,
  clock,
  signals,
}: {
  db: Db;
  clock: Clock;
  signals: Signals;
}): Streams {
  return {
    async write(tenantId, audienceId, events, until) {
      const last = until ?? (await takeStreamNumbers(db, tenantId, audienceId, events.length));
      const rows = events.map((event, index) => ({
        tenant_id: tenantId,
        audience_id: audienceId,
        stream_number: last - events.length + 1 + index,
        type: event.type,
        data: JSON.stringify(event.data),
        created_at: clock.now(),
      }));
      await insertEvents(db, rows);
      db.afterCommit(() => signals.publish('stream', audienceId));
    },
    async *read(tenantId, audienceId, after, signal) {
      let last = after;
      let quietSince = Date.now();
      const bell = makeBell(signals, audienceId, signal);
      try {
        while (!signal.aborted) {
          const ring = bell.next();
          const rows = await listAfter(db, { tenantId, audienceId, after: last, limit: pageSize });
          for (const row of rows) {
            last = row.stream_number;
            yield {
              streamNumber: last,
              type: row.type as StreamEvent['type'],
              data: JSON.parse(row.data) as Record<string, unknown>,
            };
          }
          if (rows.length > 0) {
            quietSince = Date.now();
          } else {
            await ring;
            if (Date.now() - quietSince >= keepAliveMs) {
              quietSince = Date.now();
              yield undefined;
            }
          }
        }
      } finally {
        bell.stop();
      }
    },
    erase: (tenantId, audienceId) => deleteEvents(db, tenantId, audienceId),
    forgetOld: () => deleteEventsBefore(db, clock.now() - keptMs),
  };
}

/** Rings when the audience's stream may have grown; now and then by itself, since signals can be lost. */
function makeBell(signals: Signals, audienceId: string, signal: AbortSignal) {
  let ring = () => {};
  const unsubscribe = signals.subscribe('stream', (key) => {
    if (key === audienceId || key === '') ring();
  });
  const onAbort = () => ring();
  signal.addEventListener('abort', onAbort);
  return {
    /** Resolves at the next ring; ask before looking, so that none is missed in between. */
    next(): Promise<void> {
      ring();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    stop() {
      ring();
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
    },
  };
}
