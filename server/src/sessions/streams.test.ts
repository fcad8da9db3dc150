// Streams of events as trackers would send them, then cut into beacons, shuffled, doubled, delayed and
// sent two at a time: whatever comes of it, sessions and sums are what a recount of all of it says.
// FACET_STREAMS and FACET_FUZZ_SEED make a run longer, or repeat one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { amounts, givenSeed } from '../../test/support/amounts.ts';
import { inParallel } from '../../test/support/parallel.ts';
import {
  analyse,
  type Evidence,
  type ExpectedSession,
  recount,
} from '../../test/support/recount.ts';
import { assertRollupsExact } from '../../test/support/rollups.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { makeVisit, type TestVisit } from '../../test/support/visits.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices } from '../services.ts';
import type { Beacon } from './beacon.ts';
import type { BotReason } from './measure.ts';
import type { Arrival, SessionNote, Sessions } from './sessions.service.ts';

const streams = { sqlite: amounts.streams, postgres: Math.ceil(amounts.streams * 0.43) };
const streamsPerRun = 20;
const hour = 3_600_000;
const epoch = Date.parse('2026-03-01T00:00:00Z');

/** One thing that happens in a view: time passes, and something may be done. */
const step = fc.record({
  passesMs: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 * hour }) },
  ),
  visible: fc.boolean(),
  scroll: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  does: fc.option(fc.constantFrom('click' as const, 'action' as const), {
    nil: undefined,
    freq: 3,
  }),
  sends: fc.boolean(),
  closes: fc.boolean(),
  lateMs: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 500 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * hour }) },
  ),
  times: fc.constantFrom(1, 1, 1, 2, 3),
});

const view = fc.record({
  startsMs: fc.integer({ min: 0, max: 6 * hour }),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  oddity: fc.option(fc.constantFrom('flag', 'automated', 'visible', 'click', 'unseen'), {
    nil: undefined,
    freq: 25,
  }),
});

const stream = fc.record({
  dayMs: fc.integer({ min: 0, max: 40 * 24 * hour }),
  audience: fc.nat({ max: 2 }),
  views: fc.array(view, { maxLength: 3 }),
  notes: fc.array(
    fc.record({
      kind: fc.constantFrom('form' as const, 'question' as const, 'answer' as const),
      afterMs: fc.integer({ min: 0, max: 8 * hour }),
      times: fc.constantFrom(1, 2),
    }),
    { maxLength: 2 },
  ),
  /** Decides the order in which everything arrives. */
  shuffle: fc.infiniteStream(fc.nat({ max: 2 ** 30 })),
});
type Stream = typeof stream extends fc.Arbitrary<infer T> ? T : never;

function eventsOf(
  one: Stream,
  n: number,
  visits: readonly TestVisit[],
  open: OpenContext,
): Evidence {
  const visit = open(visits[one.audience % visits.length]);
  const session = `session-of-stream-${n}`;
  const start = epoch + one.dayMs;
  const arrivals = one.views.flatMap((each, index) => {
    const name = `view-${n}-${index}`;
    return beaconsOf(each, { session, view: name, start: start + each.startsMs, visit });
  });
  const notes = one.notes.flatMap(({ kind, afterMs, times }, index) =>
    Array<SessionNote>(times).fill({
      visit: visit.context,
      sessionKey: session,
      at: start + afterMs,
      kind,
      noteId: `note-${index}`,
    }),
  );
  return { arrivals, notes };
}

interface Opened {
  sealed: string;
  context: Arrival['visit'];
}
type OpenContext = (visit: TestVisit | undefined) => Opened;

function beaconsOf(
  { steps, oddity }: Stream['views'][number],
  at: { session: string; view: string; start: number; visit: Opened },
): Arrival[] {
  const arrivals: Arrival[] = [];
  const done: NonNullable<Beacon['interactions']> = [];
  let [elapsedMs, visibleMs, acknowledged] = [0, 0, 0];
  let scrollPercent: number | undefined;
  for (const one of steps) {
    elapsedMs += one.passesMs;
    if (one.visible) visibleMs += one.passesMs;
    if (one.scroll !== undefined) scrollPercent = Math.max(scrollPercent ?? 0, one.scroll);
    if (one.does) done.push({ sequence: done.length + 1, atMs: elapsedMs, kind: one.does });
    if (!one.sends) continue;
    const beacon: Beacon = {
      context: at.visit.sealed,
      session: at.session,
      view: at.view,
      elapsedMs,
      visibleMs: oddity === 'visible' ? elapsedMs + 60_000 : oddity === 'unseen' ? 0 : visibleMs,
      ...(scrollPercent === undefined ? {} : { scrollPercent }),
      ...(one.closes ? { closed: true } : {}),
      ...(oddity === 'automated' ? { automated: true } : {}),
      interactions: done
        .slice(acknowledged)
        .map((each) => (oddity === 'click' ? { ...each, atMs: each.atMs + 90_000 } : each)),
    };
    // What a beacon holds is sent again now and then, as after one whose arrival is not known.
    if (one.visible) acknowledged = done.length;
    const flag: BotReason | null = oddity === 'flag' ? 'user_agent' : null;
    for (let n = 0; n < one.times; n++) {
      const receivedAt = at.start + elapsedMs + one.lateMs * (n + 1);
      arrivals.push({ visit: at.visit.context, beacon, receivedAt, flag });
    }
  }
  return arrivals;
}

/** In the order of the shuffle, two at the same instant, each to a process of its own. */
async function deliver(
  processes: readonly [Sessions, Sessions],
  evidence: Evidence,
  ranks: Iterator<number>,
): Promise<void> {
  const deliveries = [
    ...evidence.arrivals.map((arrival) => (to: Sessions) => to.take(arrival)),
    ...evidence.notes.map((note) => async (to: Sessions) => void (await to.note(note))),
  ]
    .map((send) => ({ send, rank: ranks.next().value as number }))
    .sort((a, b) => a.rank - b.rank);
  await inParallel(deliveries.length, 2, async (n) =>
    deliveries[n]?.send(processes[n % 2 === 0 ? 0 : 1]),
  );
}

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
    bot: row.traffic === 'bot',
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
