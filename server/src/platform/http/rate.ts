// Counts per key in fixed windows, in this process. Both limits run before the
// body is read; the one for wrong keys is asked first and charged only after
// the key has proved wrong, which a request counter cannot do.
import type { Clock } from '../clock.ts';

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

export interface RateWindow extends RateLimit {
  spend(key: string): { exceeded: boolean; remaining: number; resetSeconds: number };
  /** Seconds to wait when nothing is left, without spending. */
  exhausted(key: string): number | undefined;
}

/** Past this, whoever came first is forgotten first: memory stays bounded under attack. */
const maxTracked = 50_000;

export function makeRateWindow(limit: RateLimit, clock: Clock): RateWindow {
  const windows = new Map<string, { endsAt: number; spent: number }>();
  const secondsLeft = (endsAt: number, now: number) =>
    Math.max(1, Math.ceil((endsAt - now) / 1000));

  function current(key: string, now: number) {
    const found = windows.get(key);
    return found && found.endsAt > now ? found : undefined;
  }

  return {
    ...limit,
    spend(key) {
      const now = clock.now();
      let window = current(key, now);
      if (!window) {
        window = { endsAt: now + limit.windowMs, spent: 0 };
        windows.delete(key);
        windows.set(key, window);
        if (windows.size > maxTracked) windows.delete(windows.keys().next().value as string);
      }
      window.spent += 1;
      return {
        exceeded: window.spent > limit.max,
        remaining: Math.max(0, limit.max - window.spent),
        resetSeconds: secondsLeft(window.endsAt, now),
      };
    },
    exhausted(key) {
      const now = clock.now();
      const window = current(key, now);
      return window && window.spent >= limit.max ? secondsLeft(window.endsAt, now) : undefined;
    },
  };
}

/**
 * The same for keys that come by the thousand and are asked nothing else: one window for all of them, which
 * begins with the first and is then forgotten whole. An entry for each with a window of its own outlives
 * many requests, and V8 pays for each of those.
 */
export function makeSharedWindow(limit: RateLimit, clock: Clock): Pick<RateWindow, 'spend'> {
  let spent = new Map<string, number>();
  let endsAt = 0;
  return {
    spend(key) {
      const now = clock.now();
      if (now >= endsAt || spent.size >= maxTracked) {
        spent = new Map();
        endsAt = now + limit.windowMs;
      }
      const times = (spent.get(key) ?? 0) + 1;
      spent.set(key, times);
      return {
        exceeded: times > limit.max,
        remaining: Math.max(0, limit.max - times),
        resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)),
      };
    },
  };
}
