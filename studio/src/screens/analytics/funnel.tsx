import type { AnalyticsPoint } from '@facet/sdk';
import { count, percent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Card } from '../../parts/screen.tsx';
import type { SessionFilter } from './queries.ts';
import type { Range } from './range.ts';

const steps = ['human', 'engaged', 'converted', 'formSubmitted'] as const;
type Step = (typeof steps)[number];

/** Engaged visits are those that could bounce and did not. */
function reached(series: readonly AnalyticsPoint[]): Record<Step, number> {
  const sum = (pick: (point: AnalyticsPoint) => number) =>
    series.reduce((total, point) => total + pick(point), 0);
  return {
    human: sum((point) => point.totalSessions),
    engaged: sum((point) => point.bounceEligibleSessions - point.bounceCount),
    converted: sum((point) => point.conversionCount),
    formSubmitted: sum((point) => point.formSubmitCount),
  };
}

interface FunnelProps {
  series: readonly AnalyticsPoint[];
  range: Range;
  onLook(filter: SessionFilter): void;
}

export function Funnel({ series, range, onLook }: FunnelProps) {
  const counts = reached(series);
  const all = Math.max(1, counts.human);
  return (
    <Card title={t.analytics.funnel} note={t.analytics.funnelNote} flush>
      <ol className="flex flex-col gap-1 px-2 py-2">
        {steps.map((step, index) => {
          const before = index === 0 ? undefined : counts[steps[index - 1] ?? 'human'];
          return (
            <li key={step}>
              <button
                type="button"
                onClick={() => onLook({ ...range, [step]: 'true' })}
                className="w-full rounded-md px-2 py-2 text-start hover:bg-hover"
              >
                <span className="flex items-baseline gap-2 text-sm">
                  <span className="flex-1">{t.analytics.steps[step]}</span>
                  <span className="figures font-semibold">{count(counts[step])}</span>
                  <span className="figures w-12 text-end text-xs text-muted">
                    {percent(counts[step] / all)}
                  </span>
                </span>
                <span className="mt-1.5 block h-2 overflow-hidden rounded-full bg-press">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{
                      width: `${(counts[step] / all) * 100}%`,
                      opacity: 1 - index * 0.18,
                    }}
                  />
                </span>
                {before !== undefined && before > 0 && (
                  <span className="figures mt-1 block text-2xs text-muted">
                    {t.analytics.went(percent(counts[step] / before))}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
