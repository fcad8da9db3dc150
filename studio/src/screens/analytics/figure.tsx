import type { PageAnalyticsSummary } from '@facet/sdk';
import { classes } from '../../lib/classes.ts';
import { count, percent, seconds } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import type { Metric } from './queries.ts';

export const formats: Record<Metric, (value: number) => string> = {
  totalSessions: count,
  conversionRate: percent,
  avgTimeSpentSeconds: seconds,
  bounceRate: percent,
  formSubmitRate: percent,
};

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
  // Against a handful of visits any change is huge and means nothing.
  const comparable =
    before !== undefined &&
    before.totalSessions >= 10 &&
    value !== null &&
    past !== null &&
    past > 0;
  const change = comparable ? (value - past) / past : undefined;
  const good = change !== undefined && (metric === 'bounceRate' ? change < 0 : change > 0);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'relative px-4 py-3.5 text-start transition-colors hover:bg-hover',
        chosen && 'after:absolute after:inset-x-4 after:-bottom-px after:h-0.5 after:bg-accent',
      )}
    >
      <span className="block truncate text-xs text-muted">{t.analytics.metrics[metric]}</span>
      <span className="figures mt-0.5 block text-xl font-semibold tracking-tight">
        {value === null ? '–' : formats[metric](value)}
      </span>
      <span
        className={classes(
          'figures block text-xs',
          change === undefined || change === 0 ? 'text-muted' : good ? 'text-good' : 'text-bad',
        )}
      >
        {change === undefined
          ? '\u00a0'
          : `${change > 0 ? '↑' : change < 0 ? '↓' : ''} ${percent(Math.abs(change))}`}
      </span>
    </button>
  );
}
