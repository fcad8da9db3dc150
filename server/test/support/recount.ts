// What sessions and their sums should be, worked out the long way: every beacon is kept, and everything
// is counted from all of them at once. Shares nothing with the code that it is compared with.
import type { Arrival, SessionNote } from '../../src/sessions/sessions.service.ts';

export interface ExpectedSession {
  audienceId: string;
  startedAt: number;
  endedAt: number;
  visibleMs: number | null;
  scrollPercent: number | null;
  interactions: number;
  actionClicks: number;
  forms: number;
  traffic: 'human' | 'bot' | 'unproven';
  closed: boolean;
}

export interface Evidence {
  arrivals: Arrival[];
  notes: SessionNote[];
}

const hour = 3_600_000;
const inGroups = <T>(items: T[], keyOf: (item: T) => string): T[][] => [
  ...Map.groupBy(items, keyOf).values(),
];

export function recount({ arrivals, notes }: Evidence): ExpectedSession[] {
  const all = [
    ...arrivals.map((arrival) => ({
      key: arrival.beacon.session,
      audienceId: arrival.visit.audienceId,
      arrival,
      note: undefined,
    })),
    ...notes.map((note) => ({
      key: note.sessionKey ?? '',
      audienceId: note.visit.audienceId,
      arrival: undefined,
      note,
    })),
  ];
  return inGroups(all, ({ key, audienceId }) => `${audienceId}/${key}`).map((group) =>
    recountSession(
      group[0]?.audienceId ?? '',
      group.flatMap(({ arrival }) => (arrival ? [arrival] : [])),
      group.flatMap(({ note }) => (note ? [note] : [])),
    ),
  );
}

function recountSession(
  audienceId: string,
  arrivals: Arrival[],
  notes: SessionNote[],
): ExpectedSession {
  const views = inGroups(arrivals, ({ beacon }) => beacon.view).map((group) => ({
    start: Math.min(...group.map(({ beacon, receivedAt }) => receivedAt - beacon.elapsedMs)),
    length: Math.max(...group.map(({ beacon }) => beacon.elapsedMs)),
    visible: Math.max(...group.map(({ beacon }) => beacon.visibleMs)),
    presses: Math.max(...group.map(({ beacon }) => beacon.presses ?? 0)),
    moves: Math.max(...group.map(({ beacon }) => beacon.moves ?? 0)),
  }));
  const seen = new Map(
    arrivals.flatMap(({ beacon }) =>
      (beacon.interactions ?? []).map((one) => [`${beacon.view}/${one.sequence}`, one] as const),
    ),
  );
  const noted = new Map(notes.map((note) => [`${note.kind}/${note.noteId}`, note]));
  const depths = arrivals.flatMap(({ beacon }) =>
    beacon.scrollPercent === undefined ? [] : [beacon.scrollPercent],
  );
  const times = [...noted.values()].map(({ at }) => at);
  const startedAt = Math.min(...views.map(({ start }) => start), ...times);
  const endedAt = Math.max(...views.map(({ start, length }) => start + length), ...times);
  const visible = views.reduce((sum, view) => sum + view.visible, 0);
  const closed = arrivals.some(({ beacon }) => beacon.closed === true);
  const bot =
    arrivals.some(
      ({ beacon, flag }) =>
        flag !== null ||
        beacon.automated === true ||
        beacon.visibleMs > beacon.elapsedMs + 1_000 ||
        (beacon.interactions ?? []).some(({ atMs }) => atMs > beacon.elapsedMs + 1_000) ||
        ((beacon.interactions ?? []).length > 0 && beacon.visibleMs === 0) ||
        isMachineLike(beacon.interactions ?? []),
    ) || endedAt - startedAt > 25 * hour;
  const presses = views.reduce((sum, view) => sum + view.presses, 0);
  const moves = views.reduce((sum, view) => sum + view.moves, 0);
  const doubted = arrivals.some(({ doubt }) => doubt != null) && moves < 3;
  // The page was heard of after the form, and knew of no hand.
  const handless =
    times.length > 0 &&
    presses === 0 &&
    (closed || views.some(({ start, length }) => start + length >= Math.max(...times)));
  const proven =
    views.length > 0 && (presses > 0 || (times.length === 0 && !doubted && visible >= 1_000));
  const isBot = bot || (views.length > 0 && handless);
  return {
    audienceId,
    startedAt,
    endedAt,
    visibleMs: visible > 0 || closed ? visible : null,
    scrollPercent: depths.length === 0 ? null : Math.max(...depths),
    interactions: seen.size + noted.size,
    actionClicks: [...seen.values()].filter(({ kind }) => kind === 'action').length,
    forms: [...noted.values()].filter(({ kind }) => kind === 'form').length,
    traffic: isBot ? 'bot' : proven ? 'human' : 'unproven',
    closed,
  };
}

/** A click that no hand made, or faster than one. */
function isMachineLike(interactions: NonNullable<Arrival['beacon']['interactions']>): boolean {
  if (interactions.some(({ input }) => input === undefined)) return true;
  if (interactions.some((one) => one.atMs < 400 && (one.inputsBefore ?? 0) < 3)) return true;
  const byHand = interactions.filter(({ input }) => input !== 'key');
  return byHand.some((one) =>
    byHand.some((other) => other.sequence > one.sequence && Math.abs(other.atMs - one.atMs) < 50),
  );
}

const average = (values: number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const rate = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** What analytics should say of the sessions that started in the period. */
export function analyse(sessions: ExpectedSession[], from = -Infinity, to = Infinity) {
  const people = sessions.filter(
    ({ traffic, startedAt }) => traffic === 'human' && startedAt >= from && startedAt < to,
  );
  const engaged = people.filter(
    ({ visibleMs, interactions }) => (visibleMs ?? 0) >= 10_000 || interactions > 0,
  );
  const bounced = people.filter((one) => !engaged.includes(one) && one.closed);
  const converted = people.filter(({ actionClicks, forms }) => actionClicks > 0 || forms > 0);
  const submitted = people.filter(({ forms }) => forms > 0);
  const eligible = engaged.length + bounced.length;
  const times = people.flatMap(({ visibleMs }) => (visibleMs === null ? [] : [visibleMs]));
  const depths = people.flatMap((one) => (one.scrollPercent === null ? [] : [one.scrollPercent]));
  const time = average(times);
  return {
    totalSessions: people.length,
    bounceCount: bounced.length,
    bounceEligibleSessions: eligible,
    conversionCount: converted.length,
    ctaSessions: people.filter(({ actionClicks }) => actionClicks > 0).length,
    formSubmitCount: submitted.length,
    bounceRate: rate(bounced.length, eligible),
    conversionRate: rate(converted.length, people.length),
    formSubmitRate: rate(submitted.length, people.length),
    avgInteractionsPerSession: average(people.map(({ interactions }) => interactions)) ?? 0,
    avgTimeSpentSeconds: time === null ? null : time / 1_000,
    avgScrollDepthPercentage: average(depths),
  };
}
