// How a page does: the figures beside those before them, the days, what they are made of, the way from
// visit to form, the variants side by side, and the visits behind it all. Every state has an address.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Chart } from '../../parts/chart.tsx';
import { Empty, Fault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { ExperimentCard, experimentQuery } from './experiment.tsx';
import { Figure, formats, isComparable } from './figure.tsx';
import { Funnel } from './funnel.tsx';
import { MadeOf } from './made_of.tsx';
import { analyticsQuery, type Metric, metrics, pageQuery, type SessionFilter } from './queries.ts';
import { rangeBefore, rangeOf, rangeText, type SpanText, spanLabel } from './range.ts';
import { Variants } from './variants.tsx';

/** Their popovers weigh more than the rest; the screen does not wait for them. */
const Actions = lazy(() => import('./actions.tsx').then((module) => ({ default: module.Actions })));
/** Not needed before somebody looks at a visit. */
const Visits = lazy(() => import('./visits.tsx').then((module) => ({ default: module.Visits })));

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const pageId = params.pageId ?? '';
  await Promise.all([
    client.ensureQueryData(pageQuery(pageId)),
    client.ensureQueryData(analyticsQuery(pageId, '30')),
    client.prefetchQuery(experimentQuery(pageId)),
  ]);
}

interface Shown {
  span?: SpanText;
  metric?: Metric;
  compare?: 'no';
  /** The visits that are listed: a filter, or `all`. */
  visits?: string;
  session?: string;
}

export function PageAnalytics() {
  const { pageId } = useParams({ strict: false }) as { pageId: string };
  const shown = useSearch({ strict: false }) as Shown;
  const navigate = useNavigate();
  const show = (next: Partial<Record<keyof Shown, string | undefined>>) =>
    void navigate({
      to: '.',
      search: ((before: Shown) => ({ ...before, ...next })) as never,
      replace: next.visits === undefined && next.session === undefined,
    } as never);
  const span = String(shown.span ?? '30');
  const metric = metrics.find((id) => id === shown.metric) ?? 'totalSessions';
  const compare = shown.compare !== 'no';
  const chart = useRef<HTMLDivElement>(null);
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
        before:
          compare && isComparable(data.past)
            ? values(data.pastSeries).slice(-data.series.length)
            : undefined,
      }
    );
  }, [data, metric, compare]);
  if (figures.error) return <Fault error={figures.error} retry={() => void figures.refetch()} />;
  if (!page.data || !data || !drawn) return <Loading />;
  const nothing =
    data.summary.totalSessions + data.past.totalSessions === 0 && shown.session === undefined;
  const range = rangeOf(span);
  const look = (filter: SessionFilter) =>
    show({ visits: new URLSearchParams(filter).toString() || 'all' });
  return (
    <Screen
      title={page.data.name}
      trail={[{ to: '/pages', label: t.pages.title }]}
      tabs={<PageTabs pageId={pageId} />}
      actions={
        <Suspense fallback={<Waiting span={span} />}>
          <Actions
            pageId={pageId}
            span={span}
            compare={compare}
            metric={metric}
            chart={chart}
            onSpan={(next) => show({ span: next })}
            onCompare={(on) => show({ compare: on ? undefined : 'no' })}
          />
        </Suspense>
      }
    >
      {nothing ? (
        <Empty icon="analytics" title={t.analytics.emptyTitle}>
          {t.analytics.emptyNote}
        </Empty>
      ) : (
        <div className="mx-auto flex max-w-6xl flex-col gap-5">
          <section className="overflow-hidden rounded-xl border border-line shadow-card">
            <div className="grid grid-cols-2 border-b border-line sm:grid-cols-5">
              {metrics.map((id) => (
                <Figure
                  key={id}
                  metric={id}
                  now={data.summary}
                  before={compare && isComparable(data.past) ? data.past : undefined}
                  chosen={metric === id}
                  onChoose={() => show({ metric: id })}
                />
              ))}
            </div>
            <div ref={chart} className="p-4 pb-1">
              <Chart
                label={t.analytics.metrics[metric]}
                times={drawn.times}
                values={drawn.now}
                before={drawn.before}
                format={formats[metric]}
              />
            </div>
            <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 pb-2 text-xs text-muted">
              <span className="flex items-center gap-1.5">
                <span className="h-0.5 w-4 rounded-full bg-accent" />
                {rangeText(range)}
              </span>
              {drawn.before !== undefined && (
                <span className="flex items-center gap-1.5">
                  <span className="w-4 border-t-2 border-dashed border-faint" />
                  {rangeText(rangeBefore(span))}
                </span>
              )}
              {compare && drawn.before === undefined && <span>{t.analytics.nothingBefore}</span>}
            </p>
            <MadeOf pageId={pageId} span={span} metric={metric} onLook={look} />
          </section>
          <ExperimentCard pageId={pageId} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
            <Funnel series={data.series} range={range} onLook={look} />
            <Variants data={data} range={range} onLook={look} />
          </div>
        </div>
      )}
      {(shown.visits !== undefined || shown.session !== undefined) && (
        <Suspense>
          <Visits
            pageId={pageId}
            filter={
              shown.visits === undefined || shown.visits === 'all'
                ? {}
                : Object.fromEntries(new URLSearchParams(shown.visits))
            }
            session={shown.session}
            names={data.names}
            onSession={(session) => show({ session })}
            onClose={() => show({ visits: undefined, session: undefined })}
          />
        </Suspense>
      )}
    </Screen>
  );
}

/** In the actions' place, as large as they are. */
function Waiting({ span }: { span: SpanText }) {
  return (
    <>
      <Button icon="calendar" isDisabled>
        {spanLabel(span)}
        <Icon name="chevronDown" size={14} />
      </Button>
      <Button icon="download" isDisabled>
        <span className="max-sm:sr-only">{t.person.export}</span>
      </Button>
    </>
  );
}
