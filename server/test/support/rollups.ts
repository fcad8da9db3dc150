// The sums as they would be if every session were counted now, beside those that were kept.
import assert from 'node:assert/strict';
import { audienceSpans, pageSpans } from '../../src/analytics/spans.ts';
import { type Sums, sumNames, sumsOf } from '../../src/analytics/sums.ts';
import type { Db } from '../../src/platform/db/open.ts';

export async function assertRollupsExact(db: Db): Promise<void> {
  const sessions = await db.sql.selectFrom('sessions').selectAll().execute();
  const expected = new Map<string, Sums>();
  for (const session of sessions.filter(({ traffic }) => traffic === 'human')) {
    const sums = sumsOf(session);
    for (const [scope, spans] of [
      [session.page_id, pageSpans],
      [session.audience_id, audienceSpans],
    ] as const) {
      for (const span of spans) {
        const key = `${scope} ${span} ${session.started_at - (session.started_at % span)}`;
        const known = expected.get(key);
        const names = sumNames.map((name) => [name, (known?.[name] ?? 0) + sums[name]]);
        expected.set(key, Object.fromEntries(names) as Sums);
      }
    }
  }
  const rows = await db.sql.selectFrom('session_rollups').selectAll().execute();
  const kept = new Map(
    rows
      // A session may have moved on, or turned out to be a bot.
      .filter((row) => sumNames.some((name) => row[name] !== 0))
      .map((row) => [
        `${row.scope_id} ${row.span_ms} ${row.bucket}`,
        Object.fromEntries(sumNames.map((name) => [name, row[name]])) as Sums,
      ]),
  );
  assert.deepEqual(new Map([...kept].sort()), new Map([...expected].sort()));
}
