// When a delivery is tried again, and when it is given up. Pure: no clock, no I/O.

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Waits after the first failure, the second, and so on; after these, a day each. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
];
/** No try begins later than this after the first. */
const seriesMs = 8 * dayMs;
const jitterShare = 0.1;
const jitterMaxMs = 10 * minuteMs;
/** A receiver may ask for more time, but not for ever. */
const retryAfterMaxMs = dayMs;

/** So long without a single success, and the subscription is switched off. */
export const failingLimitMs = 5 * dayMs;

export interface FailedTry {
  /** Finished tries of the series, this one included. */
  tries: number;
  seriesStartedAt: number;
  failedAt: number;
  /** What the receiver asked for. */
  retryAfterMs: number | undefined;
  /** From 0 up to 1. */
  random: number;
}

/** When to try again; undefined when that was the last try. */
export function nextTryAt(failed: FailedTry): number | undefined {
  const { tries, seriesStartedAt, failedAt, retryAfterMs = 0, random } = failed;
  const waitMs = waitsMs[tries - 1] ?? dayMs;
  const asked = Math.min(retryAfterMs, retryAfterMaxMs);
  // Jitter only ever adds: nobody is called earlier than the schedule, or they, said.
  const jitterMs = Math.floor(random * Math.min(waitMs * jitterShare, jitterMaxMs));
  const at = failedAt + Math.max(waitMs, asked) + jitterMs;
  return at <= seriesStartedAt + seriesMs ? at : undefined;
}

/** The header in milliseconds from now: seconds, or a date. Undefined when it is neither. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d{1,10}$/.test(text)) return Number(text) * secondMs;
  // A date of HTTP has a name of a day in it; Date.parse alone would take almost anything.
  const at = /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
