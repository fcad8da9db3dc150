// What personalization is worth: those who saw their own variant beside those who did not, and how the
// difference between them came about.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { facet } from '../../lib/facet.ts';
import { count, day, moment, percent, points as signed } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { IntervalChart, type IntervalPoint } from '../../parts/interval_chart.tsx';
import { Card } from '../../parts/screen.tsx';

/** Null where the page has none. */
export const experimentQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'experiment', 'results'],
    queryFn: async () => {
      const [latest] = (await facet.experiments.list(pageId)).items;
      if (latest === undefined) return null;
      const [results, { points }] = await Promise.all([
        facet.experiments.results(pageId),
        facet.experiments.timeseries(pageId),
      ]);
      return { results, points };
    },
    staleTime: 60_000,
  });

export function ExperimentCard({ pageId }: { pageId: string }) {
  const found = useQuery(experimentQuery(pageId)).data;
  const points = useMemo(
    () =>
      found?.points.map(({ at, difference, interval: [low = -1, high = 1] }) => ({
        at: Date.parse(at),
        value: difference,
        low,
        high,
      })),
    [found],
  );
  if (!found || !points) return null;
  const { experiment, arms, difference, interval, sampleRatio, verdict } = found.results;
  const [low = -1, high = 1] = interval;
  const certain = low > 0 || high < 0;
  const sure = percent(1 - experiment.alpha);
  return (
    <Card
      title={t.experiment.title}
      note={t.experiment.since(day(experiment.startedAt), percent(experiment.holdout))}
      actions={
        <Badge tone={experiment.endedAt === null ? 'accent' : 'plain'}>
          {experiment.endedAt === null ? t.experiment.running : t.experiment.ended}
        </Badge>
      }
    >
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <dl className="grid grid-cols-2 gap-4">
            {(['treated', 'control'] as const).map((arm) => (
              <div key={arm}>
                <dt className="text-xs text-muted">{t.experiment.arms[arm]}</dt>
                <dd className="figures text-xl font-semibold">
                  {arms[arm].units === 0 ? '–' : percent(arms[arm].converted / arms[arm].units)}
                </dd>
                <dd className="figures text-xs text-muted">
                  {t.experiment.of(count(arms[arm].converted), count(arms[arm].units))}
                </dd>
              </div>
            ))}
            <div className="col-span-2 border-t border-line pt-4">
              <dt className="text-xs text-muted">{t.experiment.difference}</dt>
              <dd
                className={`figures text-2xl font-semibold tracking-tight ${certain ? (low > 0 ? 'text-good' : 'text-bad') : ''}`}
              >
                {difference === null ? '–' : signed(difference)}
              </dd>
              <dd className="figures text-xs text-muted">
                {t.experiment.between(signed(low), signed(high), sure)}
              </dd>
            </div>
          </dl>
        </div>
        <IntervalChart
          label={t.experiment.overTime}
          columns={[t.experiment.difference, t.experiment.low, t.experiment.high]}
          points={points}
          format={signed}
          tell={(point) => tellPoint(point, sure)}
        />
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm">{verdict}</p>
      {sampleRatio.p < 0.001 && <p className="mt-1 text-sm text-bad">{t.experiment.ratio}</p>}
      <p className="mt-1 text-xs text-muted">{t.experiment.always}</p>
    </Card>
  );
}

const tellPoint = ({ at, value, low, high }: IntervalPoint, sure: string): string =>
  t.experiment.at(
    moment(at),
    value === null ? '–' : signed(value),
    t.experiment.between(signed(low), signed(high), sure),
  );
