// The spans of time that sums are kept for, and how any period is made up of a few of them: as many of
// the widest as it holds, and on either side narrower ones. An end that lies past the middle of a wider
// span is that span less a few narrower ones, so that no more are read than half of what it is made of.
// What is left at the two ends is less than one of the narrowest, and is counted session by session.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Each a multiple of the one before. With 10 million sessions in a year a minute holds 19, so that
 * the ends of a period cost next to nothing; between them lie at most 2 × (5 + 3 + 12 + 16) sums and
 * one for every 32 days.
 */
export const pageSpans = [minuteMs, 10 * minuteMs, hourMs, dayMs, 32 * dayMs] as const;

/** Most audiences are one person, with a session now and then: narrower sums would outnumber sessions. */
export const audienceSpans = [hourMs, dayMs, 32 * dayMs] as const;

export const spanOf = { hour: hourMs, day: dayMs } as const;

/** From included, to not; both in milliseconds. */
export interface Period {
  from: number;
  to: number;
}

export interface SpanRange extends Period {
  spanMs: number;
}

export interface SignedRange extends SpanRange {
  /** -1: a wider range holds it, and the period does not. */
  sign: 1 | -1;
}

export interface Cover {
  /** Whole spans: for each width at most two ranges, the widest has one. Empty ranges are left out. */
  ranges: SignedRange[];
  /** What no span fits into, at the ends. */
  edges: Period[];
}

/** Before and after any session there can be, at an end of the widest span. */
const widest = 32 * dayMs;
export const always: Period = { from: 0, to: Math.ceil(253_402_300_800_000 / widest) * widest };

export const bucketOf = (time: number, spanMs: number): number =>
  Math.floor(time / spanMs) * spanMs;

export function cover(period: Period, spans: readonly number[]): Cover {
  const { from, to } = period;
  const [narrowest = 1] = spans;
  const inner = { from: roundUp(from, narrowest), to: bucketOf(to, narrowest) };
  if (inner.from >= inner.to) {
    // No whole span: the two ends meet, or lie on either side of a bound.
    return { ranges: [], edges: from < to ? [{ from, to }] : [] };
  }
  const edges = [
    { from, to: inner.from },
    { from: inner.to, to },
  ].filter((edge) => edge.from < edge.to);
  return { ranges: rangesOf(inner, spans), edges };
}

/** From the narrowest out to the widest, both ends are moved to the nearer bound of the next wider span. */
function rangesOf(inner: Period, spans: readonly number[]): SignedRange[] {
  const ranges: SignedRange[] = [];
  let { from, to } = inner;
  for (const [index, spanMs] of spans.entries()) {
    const wider = spans[index + 1];
    if (wider === undefined || roundUp(from, wider) >= bucketOf(to, wider)) {
      if (from < to) ranges.push({ spanMs, sign: 1, from, to });
      break;
    }
    const start = nearerBound(from, wider);
    const end = nearerBound(to, wider);
    if (from < start) ranges.push({ spanMs, sign: 1, from, to: start });
    if (start < from) ranges.push({ spanMs, sign: -1, from: start, to: from });
    if (end < to) ranges.push({ spanMs, sign: 1, from: end, to });
    if (to < end) ranges.push({ spanMs, sign: -1, from: to, to: end });
    from = start;
    to = end;
  }
  return ranges;
}

const roundUp = (time: number, spanMs: number): number => Math.ceil(time / spanMs) * spanMs;
const nearerBound = (time: number, spanMs: number): number => Math.round(time / spanMs) * spanMs;
