// What a session is, worked out from what is known of it: pure, and the same whatever the order in
// which it became known. Two beacons of a view are merged by taking the greater of each value, and
// the session follows from its views; so there is nothing that a late or repeated beacon could upset.
import { type Beacon, longestSessionMs } from './beacon.ts';

/** The first that applies is the one that is told. */
export const botReasons = ['user_agent', 'automated', 'prefetch', 'impossible', 'unseen'] as const;
export type BotReason = (typeof botReasons)[number];

export interface View {
  viewKey: string;
  versionId: string;
  /** The hash of what was shown; null where it is not known. */
  renditionSha256: string | null;
  /** When it began, by the server's clock: of all estimates the least, which waited least on the way. */
  origin: number;
  elapsedMs: number;
  visibleMs: number;
  scrollPercent: number | null;
  closed: boolean;
  flag: BotReason | null;
}

/** Clocks of browsers are coarse on purpose, and a beacon is put together in several steps. */
const toleranceMs = 1_000;

export function viewOf(
  beacon: Beacon,
  seen: {
    versionId: string;
    renditionSha256: string | null;
    receivedAt: number;
    flag: BotReason | null;
  },
): View {
  const { elapsedMs, visibleMs } = beacon;
  const latest = elapsedMs + toleranceMs;
  const { interactions = [] } = beacon;
  const impossible = visibleMs > latest || interactions.some(({ atMs }) => atMs > latest);
  // Nobody clicks on what they have not had before their eyes for a moment.
  const unseen = visibleMs === 0 && interactions.length > 0;
  const automated = beacon.automated === true ? 'automated' : null;
  return {
    viewKey: beacon.view,
    versionId: seen.versionId,
    renditionSha256: seen.renditionSha256,
    origin: seen.receivedAt - elapsedMs,
    elapsedMs,
    visibleMs,
    scrollPercent: beacon.scrollPercent ?? null,
    closed: beacon.closed ?? false,
    flag: first(seen.flag, automated, impossible ? 'impossible' : null, unseen ? 'unseen' : null),
  };
}

export const mergeViews = (a: View, b: View): View => ({
  viewKey: a.viewKey,
  versionId: [a.versionId, b.versionId].sort()[0] ?? a.versionId,
  renditionSha256: [a, b].flatMap((one) => one.renditionSha256 ?? []).sort()[0] ?? null,
  origin: Math.min(a.origin, b.origin),
  elapsedMs: Math.max(a.elapsedMs, b.elapsedMs),
  visibleMs: Math.max(a.visibleMs, b.visibleMs),
  scrollPercent: greatest(a.scrollPercent, b.scrollPercent),
  closed: a.closed || b.closed,
  flag: first(a.flag, b.flag),
});

const first = (...reasons: (BotReason | null)[]): BotReason | null =>
  botReasons.find((reason) => reasons.includes(reason)) ?? null;

const greatest = (...values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** What a visitor did, counted: each interaction once. */
export interface SessionCounts {
  interactions: number;
  actionClicks: number;
  forms: number;
  /** The first and the last thing the server saw by itself. */
  notedFrom: number | null;
  notedUntil: number | null;
}

export interface Measure {
  versionId: string;
  /** What the first view showed; undefined for notes alone. */
  renditionSha256: string | null | undefined;
  startedAt: number;
  endedAt: number;
  visibleMs: number | null;
  scrollPercent: number | null;
  closed: boolean;
  botReason: BotReason | null;
}

/** There is a view or a note, and with notes alone the version is that of the first. */
export function measure(
  views: readonly View[],
  counts: SessionCounts,
  notedVersionId: string,
): Measure {
  const times = [counts.notedFrom, counts.notedUntil].filter((time) => time !== null);
  const startedAt = Math.min(...views.map((view) => view.origin), ...times);
  const ends = views.map((view) => view.origin + view.elapsedMs);
  const endedAt = Math.max(...ends, ...times);
  const visibleMs = views.reduce((sum, view) => sum + view.visibleMs, 0);
  const closed = views.some((view) => view.closed);
  const opening = views.toSorted(
    (a, b) => a.origin - b.origin || (a.viewKey < b.viewKey ? -1 : 1),
  )[0];
  return {
    versionId: opening?.versionId ?? notedVersionId,
    renditionSha256: opening?.renditionSha256,
    startedAt,
    endedAt,
    visibleMs: visibleMs > 0 || closed ? visibleMs : null,
    scrollPercent: greatest(...views.map((view) => view.scrollPercent)),
    closed,
    botReason: first(
      ...views.map((view) => view.flag),
      endedAt - startedAt > longestSessionMs ? 'impossible' : null,
      closed && visibleMs === 0 ? 'unseen' : null,
    ),
  };
}
