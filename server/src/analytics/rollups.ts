// What the sums must change by when sessions change: what each added before is taken away, and what it
// adds now is put in, in the span in which it starts now.
import type { Db } from '../platform/db/open.ts';
import type { SessionRollupRow, SessionRow } from '../platform/db/tables.ts';
import type { CountSessions, SessionChange } from '../sessions/session_writer.ts';
import { addToRollups } from './rollups.store.ts';
import { audienceSpans, bucketOf, pageSpans } from './spans.ts';
import { addSums, noSums, sumNames, sumsOf } from './sums.ts';

export const makeRollups =
  (db: Db): CountSessions =>
  (changes) =>
    addToRollups(db, rollupChanges(changes));

function rollupChanges(changes: readonly SessionChange[]): SessionRollupRow[] {
  const rows = new Map<string, SessionRollupRow>();

  function add(session: SessionRow, times: 1 | -1): void {
    const sums = sumsOf(session);
    const scopes = [
      { scopeId: session.page_id, spans: pageSpans },
      { scopeId: session.audience_id, spans: audienceSpans },
    ];
    for (const { scopeId, spans } of scopes) {
      for (const spanMs of spans) {
        const bucket = bucketOf(session.started_at, spanMs);
        const key = `${session.tenant_id} ${scopeId} ${spanMs} ${bucket}`;
        let row = rows.get(key);
        if (!row) {
          row = {
            tenant_id: session.tenant_id,
            scope_id: scopeId,
            span_ms: spanMs,
            bucket,
            ...noSums(),
          };
          rows.set(key, row);
        }
        addSums(row, sums, times);
      }
    }
  }

  for (const { before, after } of changes) {
    if (before) add(before, -1);
    add(after, 1);
  }
  return [...rows.values()].filter((row) => sumNames.some((name) => row[name] !== 0));
}
