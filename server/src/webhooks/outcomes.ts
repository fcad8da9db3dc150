// What becomes of a delivery after a try. Pure: no clock, no I/O.
import type { Attempt, TryResult } from './attempt.ts';
import type { ClaimedDelivery, DeliveryOutcome } from './claims.store.ts';
import { nextTryAt } from './retries.ts';

const attemptsKept = 50;

/** The receiver says that it is there no more. */
export const isGone = ({ status }: TryResult): boolean => status === 410;

export function outcomeOf(
  delivery: ClaimedDelivery,
  result: TryResult,
  now: number,
  random: number,
): { outcome: DeliveryOutcome; attempt: Attempt } {
  const { delivered, retryAfterMs, ...seen } = result;
  const earlier = JSON.parse(delivery.attempts) as Attempt[];
  const attempt: Attempt = { number: (earlier.at(-1)?.number ?? 0) + 1, ...seen };
  const tries = delivery.tries + 1;
  const series = { tries, seriesStartedAt: delivery.series_started_at };
  const retryAt =
    delivered || isGone(result)
      ? undefined
      : nextTryAt({ ...series, failedAt: now, retryAfterMs, random });
  const ended = delivered ? 'delivered' : 'failed';
  return {
    attempt,
    outcome: {
      subscription_id: delivery.subscription_id,
      event_id: delivery.event_id,
      state: retryAt === undefined ? ended : 'waiting',
      tries,
      run_at: retryAt ?? now,
      attempts: JSON.stringify([...earlier, attempt].slice(-attemptsKept)),
      finished_at: retryAt === undefined ? now : null,
    },
  };
}

/** As it was before it was claimed. */
export function untouched(delivery: ClaimedDelivery): DeliveryOutcome {
  const { subscription_id, event_id, tries, run_at, attempts } = delivery;
  return {
    subscription_id,
    event_id,
    tries,
    run_at,
    attempts,
    state: 'waiting',
    finished_at: null,
  };
}

export const cancelled = (delivery: ClaimedDelivery, now: number): DeliveryOutcome => ({
  ...untouched(delivery),
  state: 'cancelled',
  finished_at: now,
});

/** In place of a try, when there is nothing to sign it with. */
export const unreadable = (now: number): TryResult => ({
  startedAt: now,
  latencyMs: 0,
  status: null,
  error: 'The signing secret was sealed under another key: rotate it, or restore the key.',
  responseExcerpt: null,
  delivered: false,
  retryAfterMs: undefined,
});
