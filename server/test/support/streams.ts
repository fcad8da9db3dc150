// Streams of events as trackers would send them, cut into beacons that may be shuffled, doubled and delayed.
import fc from 'fast-check';
import type { Beacon } from '../../src/sessions/beacon.ts';
import type { Arrival, SessionNote, Sessions } from '../../src/sessions/sessions.service.ts';
import type { BotReason } from '../../src/sessions/traffic.ts';
import { inParallel } from './parallel.ts';
import type { Evidence } from './recount.ts';
import type { TestVisit } from './visits.ts';

export const hour = 3_600_000;
export const epoch = Date.parse('2026-03-01T00:00:00Z');

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
  /** How something is done: by a hand, with the inputs before it, or by a script. */
  hand: fc.option(
    fc.record({
      input: fc.constantFrom(
        'pointer' as const,
        'touch' as const,
        'key' as const,
        'assist' as const,
      ),
      inputsBefore: fc.nat({ max: 6 }),
    }),
    { nil: undefined, freq: 12 },
  ),
  moves: fc.nat({ max: 2 }),
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
  /** What the request speaks against. */
  doubt: fc.option(
    fc.constantFrom('network' as const, 'fetched_ahead' as const, 'burst' as const),
    {
      nil: null,
      freq: 8,
    },
  ),
  /** Somebody presses something in this view. */
  hands: fc.boolean(),
  oddity: fc.option(fc.constantFrom('flag', 'automated', 'visible', 'click', 'unseen'), {
    nil: undefined,
    freq: 25,
  }),
});

export const stream = fc.record({
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
export type Stream = typeof stream extends fc.Arbitrary<infer T> ? T : never;

export function eventsOf(
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

export interface Opened {
  sealed: string;
  context: Arrival['visit'];
}
export type OpenContext = (visit: TestVisit | undefined) => Opened;

function beaconsOf(
  { steps, oddity, doubt, hands }: Stream['views'][number],
  at: { session: string; view: string; start: number; visit: Opened },
): Arrival[] {
  const arrivals: Arrival[] = [];
  const done: NonNullable<Beacon['interactions']> = [];
  let [elapsedMs, visibleMs, acknowledged, presses, moves] = [0, 0, 0, 0, 0];
  let scrollPercent: number | undefined;
  for (const one of steps) {
    elapsedMs += one.passesMs;
    if (one.visible) visibleMs += one.passesMs;
    if (one.scroll !== undefined) scrollPercent = Math.max(scrollPercent ?? 0, one.scroll);
    moves += one.moves;
    if (hands) presses += 1;
    if (one.does) {
      const sequence = done.length + 1;
      done.push({ sequence, atMs: elapsedMs, kind: one.does, ...one.hand });
    }
    if (!one.sends) continue;
    const beacon: Beacon = {
      context: at.visit.sealed,
      session: at.session,
      view: at.view,
      elapsedMs,
      visibleMs: oddity === 'visible' ? elapsedMs + 60_000 : oddity === 'unseen' ? 0 : visibleMs,
      ...(scrollPercent === undefined ? {} : { scrollPercent }),
      ...(one.closes ? { closed: true } : {}),
      ...(presses === 0 ? {} : { presses }),
      moves,
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
      arrivals.push({ visit: at.visit.context, beacon, receivedAt, flag, doubt });
    }
  }
  return arrivals;
}

/** In the order of the shuffle, two at the same instant, each to a process of its own. */
export async function deliver(
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
