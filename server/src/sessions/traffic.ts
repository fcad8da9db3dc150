// Whether a person was there, decided from what a session shows: pure, and the same whatever the order in
// which it became known. A session begins unproven. Time in view or a hand's input makes it human; traits
// and behaviour of machines make it a bot, whatever else it shows. Only human sessions count.
import type { Traffic } from '../platform/db/tables.ts';
import type { Beacon } from './beacon.ts';

/** Each with what it means. The first that applies is the one that is told. */
const reasons = {
  bot: {
    user_agent: 'the browser calls itself a bot, a crawler or headless',
    automated: 'the browser says that a program drives it',
    prefetch: 'the page was fetched ahead of time, for nobody yet',
    impossible: 'the times contradict each other, or there is more than a visitor can do',
    unseen: 'something was done on a page that was never in view',
    no_input: 'a click or a form without pointer, touch or key before it',
    too_fast: 'clicks faster than a hand',
  },
  unproven: {
    network: 'from a network of machines (FACET_MACHINE_NETWORKS), without input',
    fetched_ahead: 'the same address sent HEAD or a prefetch in the same second; without input',
    burst: 'one address opened several pages at once; without input',
    input_awaited: 'a form was sent, and the page has not told of any input yet',
    too_short: 'less than a second in view, without input',
    not_seen: 'the page itself has told nothing yet',
  },
  human: {
    input: 'pointer, touch or key were used',
    visible: 'a second or more in view',
  },
} as const satisfies Record<Traffic, Record<string, string>>;

export type BotReason = keyof typeof reasons.bot;
export type Doubt = 'network' | 'fetched_ahead' | 'burst';
export type TrafficReason = BotReason | keyof typeof reasons.unproven | keyof typeof reasons.human;

export const botReasons = Object.keys(reasons.bot) as BotReason[];
const doubts = Object.keys(reasons.unproven).slice(0, 3) as Doubt[];
export const trafficReasons = Object.values(reasons).flatMap(
  (of) => Object.keys(of) as TrafficReason[],
);

/** For the reference: every reason in words. */
export const trafficWords = Object.entries(reasons)
  .map(([traffic, of]) => {
    const each = Object.entries(of).map(([name, words]) => `\`${name}\` (${words})`);
    return `${traffic}: ${each.join(', ')}`;
  })
  .join('; ');

export interface Verdict {
  traffic: Traffic;
  reason: TrafficReason;
}

/** Whoever had the page in view this long may have read something, and no scanner waits for it. */
const seenMs = 1_000;
/** To see a page, to choose and to get there takes a hand longer than this. */
const handMs = 400;
/** Two clicks on two things take longer than this. */
const betweenClicksMs = 50;
/** So many signs of life before a click, and the page was in use before the tracker began to measure. */
const inUse = 3;
/** A hand on its way; a program's pointer jumps. */
const movesOfAHand = 3;
/** Clocks of browsers are coarse on purpose, and a beacon is put together in several steps. */
const toleranceMs = 1_000;

/** What a beacon by itself says against a person. */
export function botTraitOf(beacon: Beacon): BotReason | null {
  const { elapsedMs, visibleMs, interactions = [] } = beacon;
  const latest = elapsedMs + toleranceMs;
  if (beacon.automated === true) return 'automated';
  if (visibleMs > latest || interactions.some(({ atMs }) => atMs > latest)) return 'impossible';
  // Nobody clicks on what they have not had before their eyes for a moment.
  if (visibleMs === 0 && interactions.length > 0) return 'unseen';
  if (interactions.some(({ input }) => input === undefined)) return 'no_input';
  return isTooFast(interactions) ? 'too_fast' : null;
}

function isTooFast(interactions: NonNullable<Beacon['interactions']>): boolean {
  if (interactions.some((one) => one.atMs < handMs && (one.inputsBefore ?? 0) < inUse)) return true;
  // A key that is held down repeats; a hand does not.
  const times = interactions
    .filter(({ input }) => input !== 'key')
    .map(({ atMs, sequence }) => ({ atMs, sequence }))
    .sort((a, b) => a.atMs - b.atMs || a.sequence - b.sequence);
  return times.some((one, n) => {
    const before = times[n - 1];
    return (
      before !== undefined &&
      before.sequence !== one.sequence &&
      one.atMs - before.atMs < betweenClicksMs
    );
  });
}

export const firstBotReason = (...found: (BotReason | null)[]): BotReason | null =>
  botReasons.find((reason) => found.includes(reason)) ?? null;

export const firstDoubt = (...found: (Doubt | null)[]): Doubt | null =>
  doubts.find((doubt) => found.includes(doubt)) ?? null;

export interface TrafficEvidence {
  hasViews: boolean;
  visibleMs: number;
  presses: number;
  moves: number;
  botReason: BotReason | null;
  doubt: Doubt | null;
  /** A form or a question came. */
  noted: boolean;
  /** The page told of itself after that. */
  toldSince: boolean;
}

export function judge(seen: TrafficEvidence): Verdict {
  const { botReason, doubt, presses, moves } = seen;
  if (botReason !== null) return { traffic: 'bot', reason: botReason };
  if (!seen.hasViews) return { traffic: 'unproven', reason: 'not_seen' };
  if (presses > 0) return { traffic: 'human', reason: 'input' };
  if (seen.noted && seen.toldSince) return { traffic: 'bot', reason: 'no_input' };
  if (seen.noted) return { traffic: 'unproven', reason: 'input_awaited' };
  if (doubt !== null && moves < movesOfAHand) return { traffic: 'unproven', reason: doubt };
  if (seen.visibleMs >= seenMs) return { traffic: 'human', reason: 'visible' };
  return { traffic: 'unproven', reason: 'too_short' };
}
