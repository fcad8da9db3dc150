import type { PageAnalyticsSummary } from '@facet/sdk';
import { classes } from '../../lib/classes.ts';
import { count, percent, pointsApart, seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import type { Metric } from './queries.ts';

export const formats: Record<Metric, (value: number) => string> = {
  totalSessions: count,
  conversionRate: percent,
  avgTimeSpentSeconds: seconds,
  bounceRate: percent,
  formSubmitRate: percent,
};

const isShare = (metric: Metric): boolean => metric.endsWith('Rate');

/** Against a handful of visits any change is huge and means nothing. */
export const isComparable = (before: PageAnalyticsSummary): boolean => before.totalSessions >= 10;

interface FigureProps {
  metric: Metric;
  now: PageAnalyticsSummary;
  before: PageAnalyticsSummary | undefined;
  chosen: boolean;
  onChoose(): void;
}

export function Figure({ metric, now, before, chosen, onChoose }: FigureProps) {
  const value = now[metric];
  const past = before?.[metric] ?? null;
  const comparable = value !== null && past !== null && past > 0;
  const change = comparable ? (value - past) / past : undefined;
  const apart =
    comparable && isShare(metric)
      ? t.home.points(pointsApart(value - past))
      : wholePercent(Math.abs(change ?? 0));
  const good = change !== undefined && (metric === 'bounceRate' ? change < 0 : change > 0);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'relative min-w-0 px-4 py-3.5 text-start transition-colors hover:bg-hover max-sm:first:col-span-2',
        chosen &&
          'after:absolute after:inset-x-4 after:-bottom-px after:h-0.5 after:bg-accent max-sm:bg-accent-soft max-sm:after:hidden',
      )}
    >
      <span className="block truncate text-xs text-muted">{t.analytics.metrics[metric]}</span>
      <span className="figures mt-0.5 block text-xl font-semibold tracking-tight">
        {value === null ? '–' : formats[metric](value)}
      </span>
      {before !== undefined && (
        <span
          className={classes(
            'figures block truncate text-xs',
            change === undefined || change === 0 ? 'text-muted' : good ? 'text-good' : 'text-bad',
          )}
        >
          {change === undefined || past === null ? (
            '–'
          ) : (
            <>
              {change > 0 ? '↑' : change < 0 ? '↓' : ''} {apart}{' '}
              <span className="text-muted">{t.home.was(formats[metric](past))}</span>
            </>
          )}
        </span>
      )}
    </button>
  );
}
