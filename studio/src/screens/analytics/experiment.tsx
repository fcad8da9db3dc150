// What personalization is worth: those who saw their own variant beside those who did not.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { count, day, percent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { Card } from '../../parts/screen.tsx';

/** Null where the page has none. */
export const experimentQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'experiment', 'results'],
    queryFn: async () => {
      const [latest] = (await facet.experiments.list(pageId)).items;
      return latest === undefined ? null : facet.experiments.results(pageId);
    },
    staleTime: 60_000,
  });

export function ExperimentCard({ pageId }: { pageId: string }) {
  const results = useQuery(experimentQuery(pageId)).data;
  if (!results) return null;
  const { experiment, arms, difference, interval, sampleRatio, verdict } = results;
  const [low = -1, high = 1] = interval;
  const reach = Math.max(0.05, Math.abs(low), Math.abs(high)) * 1.15;
  const place = (value: number) => `${((value + reach) / (2 * reach)) * 100}%`;
  const certain = low > 0 || high < 0;
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
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
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
        </dl>
        <div>
          <p className="text-xs text-muted">{t.experiment.difference}</p>
          <div className="relative mt-3 h-8" aria-hidden="true">
            <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
            <span className="absolute inset-y-0 start-1/2 w-px bg-edge" />
            <span
              className={`absolute top-1/2 h-2 -translate-y-1/2 rounded-full ${certain ? 'bg-good' : 'bg-accent/40'}`}
              style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
            />
            {difference !== null && (
              <span
                className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-accent"
                style={{ left: place(difference) }}
              />
            )}
          </div>
          <p className="figures flex justify-between text-xs text-muted">
            <span>{percent(low)}</span>
            <span className="font-medium text-ink">
              {difference === null ? '–' : `${difference > 0 ? '+' : ''}${percent(difference)}`}
            </span>
            <span>{percent(high)}</span>
          </p>
        </div>
      </div>
      <p className="mt-4 text-sm">{verdict}</p>
      {sampleRatio.p < 0.001 && <p className="mt-1 text-sm text-bad">{t.experiment.ratio}</p>}
      <p className="mt-1 text-xs text-muted">{t.experiment.always}</p>
    </Card>
  );
}
