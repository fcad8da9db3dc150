// What sessions add up to. Sums of audiences are added up to those of their page; rates and averages are
// worked out last (metrics.ts), so that no average is ever averaged.
import type { SessionRow } from '../platform/db/tables.ts';
import { type FlagName, hasFlag } from '../sessions/flags.ts';

export const sumNames = [
  'sessions',
  'eligible',
  'bounces',
  'conversions',
  'cta_sessions',
  'form_sessions',
  'interactions',
  'timed',
  'visible_ms',
  'scrolled',
  'scroll_percent',
] as const;

export type Sums = Record<(typeof sumNames)[number], number>;

export const noSums = (): Sums => ({
  sessions: 0,
  eligible: 0,
  bounces: 0,
  conversions: 0,
  cta_sessions: 0,
  form_sessions: 0,
  interactions: 0,
  timed: 0,
  visible_ms: 0,
  scrolled: 0,
  scroll_percent: 0,
});

export function addSums(to: Sums, part: Sums, times: 1 | -1 = 1): void {
  for (const name of sumNames) to[name] += times * part[name];
}

/** What one session adds, by its flags: see sessions/flags.ts. */
export type Counted = Pick<SessionRow, 'flags' | 'visible_ms' | 'scroll_percent' | 'interactions'>;

export function sumsOf(session: Counted): Sums {
  const has = (name: FlagName): boolean => hasFlag(session.flags, name);
  if (!has('human')) return noSums();
  return {
    sessions: 1,
    eligible: Number(has('bounceEligible')),
    bounces: Number(has('bounced')),
    conversions: Number(has('converted')),
    cta_sessions: Number(has('ctaClicked')),
    form_sessions: Number(has('formSubmitted')),
    interactions: session.interactions,
    timed: Number(has('measuredTime')),
    visible_ms: session.visible_ms ?? 0,
    scrolled: Number(has('measuredScroll')),
    scroll_percent: session.scroll_percent ?? 0,
  };
}

/** How many sessions have the flag. */
export const countOf: Record<FlagName, (sums: Sums) => number> = {
  human: (sums) => sums.sessions,
  // Who is engaged is eligible, and whoever else is has bounced.
  engaged: (sums) => sums.eligible - sums.bounces,
  bounceEligible: (sums) => sums.eligible,
  bounced: (sums) => sums.bounces,
  measuredTime: (sums) => sums.timed,
  measuredScroll: (sums) => sums.scrolled,
  ctaClicked: (sums) => sums.cta_sessions,
  formSubmitted: (sums) => sums.form_sessions,
  converted: (sums) => sums.conversions,
};
