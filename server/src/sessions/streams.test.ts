// Streams of events as trackers would send them, then cut into beacons, shuffled, doubled, delayed and
// sent two at a time: whatever comes of it, sessions and sums are what a recount of all of it says.
// FACET_STREAMS and FACET_FUZZ_SEED make a run longer, or repeat one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amounts, givenSeed } from '../../test/support/amounts.ts';
import {
  analyse,
  type Evidence,
  type ExpectedSession,
  recount,
} from '../../test/support/recount.ts';
import { assertRollupsExact } from '../../test/support/rollups.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  deliver,
  epoch,
  eventsOf,
  hour,
  type OpenContext,
  stream,
} from '../../test/support/streams.ts';
import { makeVisit } from '../../test/support/visits.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices } from '../services.ts';

const streams = { sqlite: amounts.streams, postgres: Math.ceil(amounts.streams * 0.43) };
const streamsPerRun = 20;
async function storedSessions(facet: TestServer, pageId: string): Promise<ExpectedSession[]> {
  const { sql } = facet.db;
  const rows = await sql.selectFrom('sessions').selectAll().where('page_id', '=', pageId).execute();
  return rows.map((row) => ({
    audienceId: row.audience_id,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    visibleMs: row.visible_ms,
    scrollPercent: row.scroll_percent,
    interactions: row.interactions,
    actionClicks: row.action_clicks,
    forms: row.forms,
    traffic: row.traffic,
    closed: row.closed === 1,
  }));
}

const inOrder = (sessions: ExpectedSession[]): string[] =>
  sessions.map((one) => JSON.stringify(one, Object.keys(one).sort())).sort();

eachEngine('streams of beacons', (engine) => {
  test('in any order, doubled, late or at once, they come to what a recount says', {
    timeout: 180_000 + amounts.streams * 1_000,
  }, async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { db, clock, settings } = facet;
    const other = await makeServices({ db, clock, settings, signals: makeSignals() });
    const processes = [facet.services.sessions, other.sessions] as const;
    let n = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(stream, { minLength: streamsPerRun, maxLength: streamsPerRun }),
        fc.array(fc.tuple(fc.nat({ max: 50 * 24 * hour }), fc.nat({ max: 50 * 24 * hour })), {
          minLength: 3,
          maxLength: 3,
        }),
        async (some, periods) => {
          const first = await makeVisit(facet);
          const visits = [first];
          for (const customName of ['Two', 'Three']) {
            visits.push(await makeVisit(facet, { customName }, first.pageId));
          }
          const open: OpenContext = (visit = first) => {
            const context = facet.services.visitContexts.open(visit.context);
            assert.ok(context);
            return { sealed: visit.context, context };
          };
          const known: Evidence = { arrivals: [], notes: [] };
          for (const one of some) {
            const evidence = eventsOf(one, n++, visits, open);
            known.arrivals.push(...evidence.arrivals);
            known.notes.push(...evidence.notes);
          }
          const [{ shuffle } = { shuffle: [][Symbol.iterator]() }] = some;
          await deliver(processes, known, shuffle);
          const expected = recount(known);
          assert.deepEqual(inOrder(await storedSessions(facet, first.pageId)), inOrder(expected));
          await assertAnalytics(facet, first.pageId, expected);
          for (const [a, b] of periods) {
            if (a === b) continue;
            const [from, to] = [epoch + Math.min(a, b), epoch + Math.max(a, b)];
            await assertAnalytics(facet, first.pageId, expected, from, to);
          }
        },
      ),
      { numRuns: Math.ceil(streams[engine] / streamsPerRun), ...givenSeed },
    );
    await assertRollupsExact(facet.db);
  });
});

async function assertAnalytics(
  facet: TestServer,
  pageId: string,
  sessions: ExpectedSession[],
  from?: number,
  to?: number,
): Promise<void> {
  const query =
    from === undefined || to === undefined
      ? ''
      : `?startDate=${new Date(from).toISOString()}&endDate=${new Date(to).toISOString()}`;
  const path = `/v0/pages/${pageId}/analytics`;
  const { body: summary } = await facet.get(`${path}/summary${query}`);
  const whole = analyse(sessions, from, to);
  assertAlike(summary, whole, Object.keys(summary));
  const { body: listed } = await facet.get(`${path}/audiences${query}`);
  assert.equal(listed.items.length, 3);
  for (const item of listed.items) {
    const own = sessions.filter(({ audienceId }) => audienceId === item.audienceId);
    const { avgTimeSpentSeconds, avgScrollDepthPercentage, ...rest } = analyse(own, from, to);
    const expected = {
      ...rest,
      avgTimeSpentSeconds: avgTimeSpentSeconds ?? 0,
      avgScrollDepthPercentage: avgScrollDepthPercentage ?? 0,
    };
    assertAlike(item, expected, Object.keys(expected));
  }
}

/** Averages of the same numbers, added up in another order, may differ in the last digit. */
function assertAlike(
  actual: Record<string, number | null>,
  expected: Record<string, number | null>,
  names: string[],
): void {
  const digits = (value: number | null | undefined) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value;
  for (const name of names) assert.equal(digits(actual[name]), digits(expected[name]), name);
}
