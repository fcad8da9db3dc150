// The spans of time that sums are kept for, and how any period is made up of a few of them. A period
// is cut into as many of the widest spans as it holds, then on either side into narrower ones; what is
// left at its two ends is less than one of the narrowest, and is counted session by session.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Each a multiple of the one before. With 10 million sessions in a year a minute holds 19, so that
 * the ends of a period cost next to nothing; between them lie at most 2 × (9 + 5 + 23 + 31) sums and
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

export interface Cover {
  /** Whole spans: for each width at most two ranges, the widest has one. Empty ranges are left out. */
  ranges: SpanRange[];
  /** What no span fits into, at the ends. */
  edges: Period[];
}

/** Before and after any session there can be, at an end of the widest span. */
const widest = 32 * dayMs;
export const always: Period = { from: 0, to: Math.ceil(253_402_300_800_000 / widest) * widest };

export const bucketOf = (time: number, spanMs: number): number =>
  Math.floor(time / spanMs) * spanMs;

export function cover(period: Period, spans: readonly number[]): Cover {
  const ranges: SpanRange[] = [];
  // From the narrowest out to the widest, the period is trimmed at both ends to the next wider span.
  let { from, to } = period;
  const [narrowest = 1] = spans;
  const inner = {
    from: Math.ceil(from / narrowest) * narrowest,
    to: Math.floor(to / narrowest) * narrowest,
  };
  if (inner.from >= inner.to) {
    // No whole span: the two ends meet, or lie on either side of a bound.
    return { ranges, edges: from < to ? [{ from, to }] : [] };
  }
  const edges = [
    { from, to: inner.from },
    { from: inner.to, to },
  ].filter((edge) => edge.from < edge.to);
  ({ from, to } = inner);
  for (const [index, spanMs] of spans.entries()) {
    const wider = spans[index + 1];
    const innerFrom = wider === undefined ? to : Math.ceil(from / wider) * wider;
    const innerTo = wider === undefined ? to : Math.floor(to / wider) * wider;
    if (wider === undefined || innerFrom >= innerTo) {
      if (from < to) ranges.push({ spanMs, from, to });
      break;
    }
    if (from < innerFrom) ranges.push({ spanMs, from, to: innerFrom });
    if (innerTo < to) ranges.push({ spanMs, from: innerTo, to });
    from = innerFrom;
    to = innerTo;
  }
  return { ranges, edges };
}
