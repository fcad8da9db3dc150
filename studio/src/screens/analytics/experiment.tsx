// What personalization is worth: those who saw their own variant beside those who did not, and how the
// difference between them came about.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import { count, day, points as inPoints, moment, percent } from '../../lib/format.ts';
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

/** A split this unlikely is a fault and no accident. */
const splitAlarm = 0.001;
/** A range no wider than this tells something, also where it holds zero. */
const tellingWidth = 0.1;

function verdictOf(difference: number | null, low: number, high: number) {
  if (difference === null) return 'nobody';
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return high - low <= tellingWidth ? 'same' : 'early';
}

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
  const { experiment, arms, difference, interval, sampleRatio } = found.results;
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
                {difference === null ? '–' : t.home.points(inPoints(difference))}
              </dd>
              <dd className="figures text-xs text-muted">
                {t.experiment.between(inPoints(low), inPoints(high), sure)}
              </dd>
            </div>
          </dl>
        </div>
        <IntervalChart
          label={t.experiment.overTime}
          columns={[t.experiment.difference, t.experiment.low, t.experiment.high]}
          points={points}
          format={inPoints}
          tell={(point) => tellPoint(point, sure)}
        />
      </div>
      <p
        className={classes(
          'mt-4 border-t border-line pt-4 text-sm font-medium',
          sampleRatio.p < splitAlarm && 'text-bad',
        )}
      >
        {sampleRatio.p < splitAlarm
          ? t.experiment.ratio
          : t.experiment.verdicts[verdictOf(difference, low, high)]}
      </p>
      <p className="mt-1 text-xs text-muted">{t.experiment.always}</p>
    </Card>
  );
}

const tellPoint = ({ at, value, low, high }: IntervalPoint, sure: string): string =>
  t.experiment.at(
    moment(at),
    value === null ? '–' : t.home.points(inPoints(value)),
    t.experiment.between(inPoints(low), inPoints(high), sure),
  );
