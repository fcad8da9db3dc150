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
  versionId: a.versionId <= b.versionId ? a.versionId : b.versionId,
  renditionSha256: leastText(a.renditionSha256, b.renditionSha256),
  origin: Math.min(a.origin, b.origin),
  elapsedMs: Math.max(a.elapsedMs, b.elapsedMs),
  visibleMs: Math.max(a.visibleMs, b.visibleMs),
  scrollPercent: greater(a.scrollPercent, b.scrollPercent),
  closed: a.closed || b.closed,
  presses: Math.max(a.presses, b.presses),
  moves: Math.max(a.moves, b.moves),
  flag: a.flag === b.flag ? a.flag : firstBotReason(a.flag, b.flag),
  doubt: a.doubt === b.doubt ? a.doubt : firstDoubt(a.doubt, b.doubt),
});

/** Of two states of one view: whether they say the same. */
export const isSameView = (a: View, b: View): boolean =>
  a.versionId === b.versionId &&
  a.renditionSha256 === b.renditionSha256 &&
  a.origin === b.origin &&
  a.elapsedMs === b.elapsedMs &&
  a.visibleMs === b.visibleMs &&
  a.scrollPercent === b.scrollPercent &&
  a.closed === b.closed &&
  a.presses === b.presses &&
  a.moves === b.moves &&
  a.flag === b.flag &&
  a.doubt === b.doubt;

const leastText = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

const greater = (a: number | null, b: number | null): number | null =>
  a === null || (b !== null && b > a) ? b : a;

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

const never = Number.POSITIVE_INFINITY;

/** There is a view or a note, and with notes alone the version is that of the first. */
export function measure(
  views: readonly View[],
  counts: SessionCounts,
  notedVersionId: string,
): Measure {
  const [opening, ...later] = views;
  const all = opening ? { ...opening, endedAt: opening.origin + opening.elapsedMs } : undefined;
  if (all) for (const view of later) addView(all, view);
  const { notedFrom, notedUntil } = counts;
  const startedAt = Math.min(all?.origin ?? never, notedFrom ?? never);
  const endedAt = Math.max(all?.endedAt ?? -never, notedUntil ?? -never);
  const { visibleMs = 0, closed = false } = all ?? {};
  const tooLong = endedAt - startedAt > longestSessionMs ? 'impossible' : null;
  return {
    versionId: all?.versionId ?? notedVersionId,
    renditionSha256: all?.renditionSha256,
    startedAt,
    endedAt,
    visibleMs: visibleMs > 0 || closed ? visibleMs : null,
    scrollPercent: all?.scrollPercent ?? null,
    closed,
    verdict: judge({
      hasViews: all !== undefined,
      visibleMs,
      presses: all?.presses ?? 0,
      moves: all?.moves ?? 0,
      botReason: firstBotReason(all?.flag ?? null, tooLong),
      doubt: all?.doubt ?? null,
      noted: notedUntil !== null,
      toldSince: closed || (all !== undefined && all.endedAt >= (notedUntil ?? 0)),
    }),
  };
}

/** Views of one session beside each other: the first says what was shown, their times add up. */
function addView(all: View & { endedAt: number }, view: View): void {
  if (view.origin < all.origin || (view.origin === all.origin && view.viewKey < all.viewKey)) {
    all.origin = view.origin;
    all.viewKey = view.viewKey;
    all.versionId = view.versionId;
    all.renditionSha256 = view.renditionSha256;
  }
  all.endedAt = Math.max(all.endedAt, view.origin + view.elapsedMs);
  all.visibleMs += view.visibleMs;
  all.scrollPercent = greater(all.scrollPercent, view.scrollPercent);
  all.closed ||= view.closed;
  all.presses += view.presses;
  all.moves += view.moves;
  all.flag = firstBotReason(all.flag, view.flag);
  all.doubt = firstDoubt(all.doubt, view.doubt);
}
