// How a page does: the figures with those before them, the days, its variants side by side, and the
// visits behind them.
import type { PageAnalyticsSummary } from '@facet/sdk';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { count, percent, seconds } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Chart } from '../../parts/chart.tsx';
import { Empty, Fault } from '../../parts/feedback.tsx';
import { Segments } from '../../parts/inputs.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { analyticsQuery, pageQuery, type Span, spans } from './queries.ts';
import { Visits } from './visits.tsx';

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const pageId = params.pageId ?? '';
  await Promise.all([
    client.ensureQueryData(pageQuery(pageId)),
    client.ensureQueryData(analyticsQuery(pageId, '30')),
  ]);
}

type Metric =
  | 'totalSessions'
  | 'conversionRate'
  | 'avgTimeSpentSeconds'
  | 'bounceRate'
  | 'formSubmitRate';
const metrics: Metric[] = [
  'totalSessions',
  'conversionRate',
  'avgTimeSpentSeconds',
  'bounceRate',
  'formSubmitRate',
];
const formats: Record<Metric, (value: number) => string> = {
  totalSessions: count,
  conversionRate: percent,
  avgTimeSpentSeconds: seconds,
  bounceRate: percent,
  formSubmitRate: percent,
};

export function PageAnalytics() {
  const { pageId } = useParams({ strict: false }) as { pageId: string };
  const [span, setSpan] = useState<Span>('30');
  const [metric, setMetric] = useState<Metric>('totalSessions');
  const [looking, setLooking] = useState<{ audienceId?: string }>();
  const page = useQuery(pageQuery(pageId));
  const figures = useQuery(analyticsQuery(pageId, span));
  const data = figures.data;
  const drawn = useMemo(() => {
    const values = (points: NonNullable<typeof data>['series']) =>
      points.map((point) => point[metric] ?? 0);
    return (
      data && {
        times: data.series.map((point) => Date.parse(point.startDate)),
        now: values(data.series),
        before: values(data.pastSeries).slice(-data.series.length),
      }
    );
  }, [data, metric]);
  if (figures.error) return <Fault error={figures.error} retry={() => void figures.refetch()} />;
  if (!page.data || !data || !drawn) return <Loading />;
  const nothing = data.summary.totalSessions + data.past.totalSessions === 0;
  return (
    <Screen
      title={page.data.name}
      trail={[{ to: '/pages', label: t.pages.title }]}
      tabs={<PageTabs pageId={pageId} />}
      actions={
        <Segments
          label={t.analytics.span}
          value={span}
          onChange={setSpan}
          choices={spans.map((id) => ({ id, label: t.analytics.days(id) }))}
        />
      }
    >
      {nothing ? (
        <Empty icon="analytics" title={t.analytics.emptyTitle}>
          {t.analytics.emptyNote}
        </Empty>
      ) : (
        <div className="mx-auto flex max-w-5xl flex-col gap-6">
          <section className="rounded-xl border border-line shadow-card">
            <div className="grid grid-cols-2 border-b border-line sm:grid-cols-5">
              {metrics.map((id) => (
                <Figure
                  key={id}
                  metric={id}
                  now={data.summary}
                  before={data.past}
                  chosen={metric === id}
                  onChoose={() => setMetric(id)}
                />
              ))}
            </div>
            <div className="p-4">
              <Chart
                label={t.analytics.metrics[metric]}
                times={drawn.times}
                values={drawn.now}
                before={drawn.before}
                format={formats[metric]}
              />
              <p className="mt-1 text-xs text-muted">{t.analytics.definitions[metric]}</p>
            </div>
          </section>
          <Card title={t.analytics.variants} flush>
            <table className="w-full text-sm">
              <thead>
                <tr className="text-xs text-muted">
                  <th className="px-4 py-2 text-start font-medium">{t.page.columns.name}</th>
                  <th className="px-2 py-2 text-end font-medium">
                    {t.analytics.metrics.totalSessions}
                  </th>
                  <th className="px-2 py-2 text-end font-medium max-sm:hidden">
                    {t.analytics.metrics.avgTimeSpentSeconds}
                  </th>
                  <th className="px-4 py-2 text-end font-medium">
                    {t.analytics.metrics.conversionRate}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data.audiences
                  .filter((item) => item.totalSessions > 0)
                  .map((item) => {
                    const audience = data.names.get(item.audienceId);
                    const name = audience?.effectiveName ?? item.audienceId;
                    return (
                      <tr key={item.audienceId} className="relative hover:bg-hover">
                        <td className="px-4 py-2">
                          <button
                            type="button"
                            className="flex items-center gap-2.5 text-start before:absolute before:inset-0"
                            onClick={() => setLooking({ audienceId: item.audienceId })}
                          >
                            <Avatar
                              name={name}
                              size={24}
                              square={audience?.personId === undefined}
                            />
                            <span className="font-medium">{name}</span>
                          </button>
                        </td>
                        <td className="figures px-2 py-2 text-end">{count(item.totalSessions)}</td>
                        <td className="figures px-2 py-2 text-end text-muted max-sm:hidden">
                          {seconds(item.avgTimeSpentSeconds)}
                        </td>
                        <td className="px-4 py-2">
                          <span className="flex items-center justify-end gap-2">
                            <span
                              className="h-1.5 w-16 overflow-hidden rounded-full bg-press max-sm:hidden"
                              aria-hidden="true"
                            >
                              <span
                                className="block h-full rounded-full bg-accent"
                                style={{ width: `${item.conversionRate * 100}%` }}
                              />
                            </span>
                            <span className="figures w-14 text-end">
                              {percent(item.conversionRate)}
                            </span>
                          </span>
                        </td>
                      </tr>
                    );
                  })}
              </tbody>
            </table>
            <div className="border-t border-line px-4 py-2">
              <button
                type="button"
                className="text-sm font-medium text-accent hover:underline"
                onClick={() => setLooking({})}
              >
                {t.analytics.allVisits}
              </button>
            </div>
          </Card>
        </div>
      )}
      {looking && (
        <Visits
          pageId={pageId}
          audienceId={looking.audienceId}
          names={data.names}
          onClose={() => setLooking(undefined)}
        />
      )}
    </Screen>
  );
}

function Figure({
  metric,
  now,
  before,
  chosen,
  onChoose,
}: {
  metric: Metric;
  now: PageAnalyticsSummary;
  before: PageAnalyticsSummary;
  chosen: boolean;
  onChoose(): void;
}) {
  const value = now[metric];
  const past = before[metric];
  // Against a handful of visits any change is huge and means nothing.
  const comparable = before.totalSessions >= 10 && value !== null && past !== null && past > 0;
  const change = comparable ? (value - past) / past : undefined;
  const good = change !== undefined && (metric === 'bounceRate' ? change < 0 : change > 0);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'relative px-4 py-3.5 text-start hover:bg-hover',
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
          ? ' '
          : `${change > 0 ? '↑' : change < 0 ? '↓' : ''} ${percent(Math.abs(change))}`}
      </span>
    </button>
  );
}
