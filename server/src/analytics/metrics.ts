// Every figure of analytics: how it is worked out of the sums, which sessions are behind it, and what it
// means in words. One table, so that the three cannot drift apart.
import { type FlagName, meaningOf } from '../sessions/flags.ts';
import { countOf, type Sums } from './sums.ts';

/** A number of sessions: those with the flag. */
interface Count {
  flag: FlagName;
}

/** A field of sessions, added up over those with the flag. */
interface Total {
  flag: FlagName;
  /** As sessions show it. */
  field: 'interactionsCount' | 'timeSpentSeconds' | 'scrollDepthPercentage';
  of(sums: Sums): number;
}

interface Metric {
  numerator: Count | Total;
  denominator?: Count;
  /** What it is without sessions. */
  empty: 0 | null;
}

export const metricNames = [
  'totalSessions',
  'bounceCount',
  'bounceEligibleSessions',
  'conversionCount',
  'ctaSessions',
  'formSubmitCount',
  'bounceRate',
  'conversionRate',
  'formSubmitRate',
  'avgInteractionsPerSession',
  'avgTimeSpentSeconds',
  'avgScrollDepthPercentage',
] as const;
export type MetricName = (typeof metricNames)[number];

const count = (flag: FlagName): Metric => ({ numerator: { flag }, empty: 0 });
const rate = (part: FlagName, whole: FlagName): Metric => ({
  numerator: { flag: part },
  denominator: { flag: whole },
  empty: 0,
});
const average = (numerator: Total, empty: 0 | null): Metric => ({
  numerator,
  denominator: { flag: numerator.flag },
  empty,
});

const metrics: Record<MetricName, Metric> = {
  totalSessions: count('human'),
  bounceCount: count('bounced'),
  bounceEligibleSessions: count('bounceEligible'),
  conversionCount: count('converted'),
  ctaSessions: count('ctaClicked'),
  formSubmitCount: count('formSubmitted'),
  bounceRate: rate('bounced', 'bounceEligible'),
  conversionRate: rate('converted', 'human'),
  formSubmitRate: rate('formSubmitted', 'human'),
  avgInteractionsPerSession: average(
    { flag: 'human', field: 'interactionsCount', of: (sums) => sums.interactions },
    0,
  ),
  avgTimeSpentSeconds: average(
    { flag: 'measuredTime', field: 'timeSpentSeconds', of: (sums) => sums.visible_ms / 1_000 },
    null,
  ),
  avgScrollDepthPercentage: average(
    { flag: 'measuredScroll', field: 'scrollDepthPercentage', of: (sums) => sums.scroll_percent },
    null,
  ),
};

const amountOf = (part: Count | Total, sums: Sums): number =>
  'of' in part ? part.of(sums) : countOf[part.flag](sums);

function figureOf(name: MetricName, sums: Sums): number | null {
  const { numerator, denominator, empty } = metrics[name];
  if (denominator === undefined) return amountOf(numerator, sums);
  const of = amountOf(denominator, sums);
  return of === 0 ? empty : amountOf(numerator, sums) / of;
}

type Averages = 'avgTimeSpentSeconds' | 'avgScrollDepthPercentage';
/** Null only where no session has measured it. */
export type Figures = Record<Exclude<MetricName, Averages>, number> &
  Record<Averages, number | null>;

/** Each the same for an audience, a page and a span of time. */
export const figuresOf = (sums: Sums): Figures =>
  Object.fromEntries(metricNames.map((name) => [name, figureOf(name, sums)])) as Figures;

export interface Part {
  /** The sessions it is about. */
  flag: FlagName;
  /** How many they are. */
  count: number;
  amount: { count: number } | { sum: number; field: Total['field'] };
}

export interface Explained {
  value: number | null;
  definition: string;
  numerator: Part;
  denominator?: Part;
}

/** The figure and its parts, out of the same sums. */
export function explain(name: MetricName, sums: Sums): Explained {
  const { numerator, denominator } = metrics[name];
  return {
    value: figureOf(name, sums),
    definition: definitions[name],
    numerator: partOf(numerator, sums),
    ...(denominator === undefined ? {} : { denominator: partOf(denominator, sums) }),
  };
}

function partOf(part: Count | Total, sums: Sums): Part {
  const { flag } = part;
  const count = countOf[flag](sums);
  const amount = 'of' in part ? { sum: part.of(sums), field: part.field } : { count };
  return { flag, count, amount };
}

const sessionsWith = (flag: FlagName): string =>
  flag === 'human' ? 'human sessions' : `human sessions that ${meaningOf(flag)}`;

const definitions = Object.fromEntries(
  metricNames.map((name) => [name, wordsFor(metrics[name])]),
) as Record<MetricName, string>;

function wordsFor({ numerator, denominator }: Metric): string {
  if ('field' in numerator) {
    return `The sum of ${numerator.field} over ${sessionsWith(numerator.flag)}, divided by the number of these sessions.`;
  }
  const counted = `The number of ${sessionsWith(numerator.flag)}`;
  return denominator === undefined
    ? `${counted}.`
    : `${counted}, divided by the number of ${sessionsWith(denominator.flag)}.`;
}
