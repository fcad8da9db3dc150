// What the sums must change by when sessions change: what each added before is taken away, and what it
// adds now is put in, in the span in which it starts now.
import type { Db } from '../platform/db/open.ts';
import type { SessionRollupRow, SessionRow } from '../platform/db/tables.ts';
import type { CountSessions, SessionChange } from '../sessions/session_change.ts';
import { addToRollups } from './rollups.store.ts';
import { audienceSpans, bucketOf, pageSpans } from './spans.ts';
import { addSums, noSums, sumNames, sumsOf } from './sums.ts';

export const makeRollups =
  (db: Db): CountSessions =>
  (changes) =>
    addToRollups(db, rollupChanges(changes));

const scopesOf = (session: SessionRow) => [
  { scopeId: session.page_id, spans: pageSpans },
  { scopeId: session.audience_id, spans: audienceSpans },
];

/** Sessions of a batch began close together: they are added up by the narrowest span, and that to the wider. */
function rollupChanges(changes: readonly SessionChange[]): SessionRollupRow[] {
  const narrowest = new Map<string, { row: SessionRollupRow; spans: readonly number[] }>();

  function add(session: SessionRow, times: 1 | -1): void {
    const { tenant_id, started_at } = session;
    const sums = sumsOf(session);
    for (const { scopeId, spans } of scopesOf(session)) {
      const [span_ms = 1] = spans;
      const bucket = bucketOf(started_at, span_ms);
      const key = `${tenant_id} ${scopeId} ${bucket}`;
      let found = narrowest.get(key);
      if (!found) {
        found = { row: { tenant_id, scope_id: scopeId, span_ms, bucket, ...noSums() }, spans };
        narrowest.set(key, found);
      }
      addSums(found.row, sums, times);
    }
  }

  for (const { before, after } of changes) {
    if (before) add(before, -1);
    add(after, 1);
  }
  return widened(narrowest.values());
}

function widened(
  narrowest: Iterable<{ row: SessionRollupRow; spans: readonly number[] }>,
): SessionRollupRow[] {
  const rows = new Map<string, SessionRollupRow>();
  for (const { row, spans } of narrowest) {
    if (sumNames.every((name) => row[name] === 0)) continue;
    for (const span_ms of spans) {
      const bucket = bucketOf(row.bucket, span_ms);
      const key = `${row.tenant_id} ${row.scope_id} ${span_ms} ${bucket}`;
      const wide = rows.get(key);
      if (wide) addSums(wide, row);
      else rows.set(key, { ...row, span_ms, bucket });
    }
  }
  return [...rows.values()].filter((row) => sumNames.some((name) => row[name] !== 0));
}
