// What sessions add up to, and what is told of the sums. Sums of audiences are added up to those of
// their page; rates and averages are worked out last, so that no average is ever averaged.
import type { SessionRow } from '../platform/db/tables.ts';

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

/** Who has looked this long has read something. */
const bounceMs = 10_000;

/** What one session adds. The sums in the database rest on this: whoever changes it, recounts them. */
export type Counted = Pick<
  SessionRow,
  | 'traffic'
  | 'visible_ms'
  | 'scroll_percent'
  | 'closed'
  | 'interactions'
  | 'action_clicks'
  | 'forms'
>;

export function sumsOf(session: Counted): Sums {
  if (session.traffic === 'bot') return noSums();
  const { visible_ms: visibleMs, scroll_percent: scrollPercent, interactions } = session;
  const clicked = session.action_clicks > 0;
  const submitted = session.forms > 0;
  const engaged = (visibleMs ?? 0) >= bounceMs || interactions > 0 || clicked || submitted;
  // A short visit that nobody saw end may go on: whether it bounced is not known yet.
  const eligible = engaged || (session.closed === 1 && visibleMs !== null);
  return {
    sessions: 1,
    eligible: Number(eligible),
    bounces: Number(eligible && !engaged),
    conversions: Number(clicked || submitted),
    cta_sessions: Number(clicked),
    form_sessions: Number(submitted),
    interactions,
    timed: Number(visibleMs !== null),
    visible_ms: visibleMs ?? 0,
    scrolled: Number(scrollPercent !== null),
    scroll_percent: scrollPercent ?? 0,
  };
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of);

/** The counts and the rates, each the same for an audience, a page and a span of time. */
export const ratesOf = (sums: Sums) => ({
  totalSessions: sums.sessions,
  bounceCount: sums.bounces,
  bounceEligibleSessions: sums.eligible,
  conversionCount: sums.conversions,
  ctaSessions: sums.cta_sessions,
  formSubmitCount: sums.form_sessions,
  bounceRate: share(sums.bounces, sums.eligible),
  conversionRate: share(sums.conversions, sums.sessions),
  formSubmitRate: share(sums.form_sessions, sums.sessions),
  avgInteractionsPerSession: share(sums.interactions, sums.sessions),
});

/** Null where no session has measured it. */
export const averagesOf = (sums: Sums) => ({
  avgTimeSpentSeconds: sums.timed === 0 ? null : sums.visible_ms / sums.timed / 1_000,
  avgScrollDepthPercentage: sums.scrolled === 0 ? null : sums.scroll_percent / sums.scrolled,
});
