// What a session is, worked out from what is known of it: pure, and the same whatever the order in
// which it became known. Two beacons of a view are merged by taking the greater of each value, and
// the session follows from its views; so there is nothing that a late or repeated beacon could upset.
import { type Beacon, longestSessionMs } from './beacon.ts';
import {
  type BotReason,
  botTraitOf,
  type Doubt,
  firstBotReason,
  firstDoubt,
  judge,
  type Verdict,
} from './traffic.ts';

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
  /** Presses of pointer, touch or key. */
  presses: number;
  /** Of the pointer or the wheel. */
  moves: number;
  flag: BotReason | null;
  doubt: Doubt | null;
}

/** What of a beacon's request matters. */
export interface Seen {
  versionId: string;
  renditionSha256: string | null;
  receivedAt: number;
  flag: BotReason | null;
  doubt: Doubt | null;
}

export const viewOf = (beacon: Beacon, seen: Seen): View => ({
  viewKey: beacon.view,
  versionId: seen.versionId,
  renditionSha256: seen.renditionSha256,
  origin: seen.receivedAt - beacon.elapsedMs,
  elapsedMs: beacon.elapsedMs,
  visibleMs: beacon.visibleMs,
  scrollPercent: beacon.scrollPercent ?? null,
  closed: beacon.closed ?? false,
  presses: beacon.presses ?? 0,
  moves: beacon.moves ?? 0,
  flag: firstBotReason(seen.flag, botTraitOf(beacon)),
  doubt: seen.doubt,
});

export const mergeViews = (a: View, b: View): View => ({
  viewKey: a.viewKey,
  versionId: [a.versionId, b.versionId].sort()[0] ?? a.versionId,
  renditionSha256: [a, b].flatMap((one) => one.renditionSha256 ?? []).sort()[0] ?? null,
  origin: Math.min(a.origin, b.origin),
  elapsedMs: Math.max(a.elapsedMs, b.elapsedMs),
  visibleMs: Math.max(a.visibleMs, b.visibleMs),
  scrollPercent: greatest(a.scrollPercent, b.scrollPercent),
  closed: a.closed || b.closed,
  presses: Math.max(a.presses, b.presses),
  moves: Math.max(a.moves, b.moves),
  flag: firstBotReason(a.flag, b.flag),
  doubt: firstDoubt(a.doubt, b.doubt),
});

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
  verdict: Verdict;
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
  const visibleMs = sumOf(views, 'visibleMs');
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
    verdict: judge({
      hasViews: views.length > 0,
      visibleMs,
      presses: sumOf(views, 'presses'),
      moves: sumOf(views, 'moves'),
      botReason: firstBotReason(
        ...views.map((view) => view.flag),
        endedAt - startedAt > longestSessionMs ? 'impossible' : null,
      ),
      doubt: firstDoubt(...views.map((view) => view.doubt)),
      noted: counts.notedUntil !== null,
      toldSince: closed || ends.some((end) => end >= (counts.notedUntil ?? 0)),
    }),
  };
}

const sumOf = (views: readonly View[], name: 'visibleMs' | 'presses' | 'moves'): number =>
  views.reduce((sum, view) => sum + view[name], 0);
