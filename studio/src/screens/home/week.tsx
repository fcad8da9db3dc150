import type { PageTrend } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { classes } from '../../lib/classes.ts';
import { count, percent, pointsApart, seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Card } from '../../parts/screen.tsx';
import { Avatar, Sparkline } from '../../parts/small.tsx';
import { type WeekFigure, weekOf } from './queries.ts';

export function Week({ pages }: { pages: readonly PageTrend[] }) {
  const week = weekOf(pages);
  const enough = (week.visits.before ?? 0) >= 10;
  return (
    <section aria-label={t.home.week}>
      <p className="mb-2 text-sm font-medium">
        {t.home.week} <span className="font-normal text-muted">{t.home.weekNote}</span>
      </p>
      <dl className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-card max-lg:gap-px lg:grid-cols-4 lg:gap-px">
        <Tile label={t.home.visits} figure={week.visits} format={count} enough={enough} />
        <Tile
          label={t.home.conversion}
          figure={week.conversion}
          format={percent}
          enough={enough}
          share
        />
        <Tile label={t.home.time} figure={week.time} format={seconds} enough={enough} />
        <Tile label={t.home.submissions} figure={week.forms} format={count} enough={enough} />
      </dl>
    </section>
  );
}

interface TileProps {
  label: string;
  figure: WeekFigure;
  format(value: number): string;
  /** Against a handful of visits any change is huge and means nothing. */
  enough: boolean;
  /** A share of the visits: it differs by points. */
  share?: boolean;
}

function Tile({ label, figure, format, enough, share }: TileProps) {
  const { now, before, daily } = figure;
  const change = enough && now !== null && before ? (now - before) / before : undefined;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-2 bg-surface px-4 py-3.5 md:px-5">
      <dt className="col-span-2 truncate text-xs text-muted">{label}</dt>
      <dd className="figures mt-1 text-2xl font-semibold tracking-tight whitespace-nowrap">
        {now === null ? '–' : format(now)}
      </dd>
      <dd className="row-span-2 self-end pb-1 max-sm:hidden">
        <Sparkline values={daily} width={88} height={32} />
      </dd>
      <dd
        className={classes(
          'figures col-start-1 mt-0.5 text-xs whitespace-nowrap',
          change === undefined || Math.abs(change) < 0.005
            ? 'text-muted'
            : change > 0
              ? 'text-good'
              : 'text-bad',
        )}
      >
        {change === undefined ? (
          t.home.noBefore
        ) : (
          <>
            {change > 0 ? '↑' : '↓'}{' '}
            {share && now !== null && before !== null
              ? t.home.points(pointsApart(now - before))
              : wholePercent(Math.abs(change))}{' '}
            <span className="text-muted">{before !== null && t.home.was(format(before))}</span>
          </>
        )}
      </dd>
    </div>
  );
}

export function BestPages({ trends }: { trends: readonly PageTrend[] }) {
  const week = (values: readonly number[]) =>
    values.slice(7).reduce((total, value) => total + value, 0);
  const shown = trends
    .map((page) => ({
      ...page,
      visits: week(page.sessions),
      acted: week(page.conversions),
    }))
    .filter(({ visits }) => visits > 0)
    .slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <Card title={t.home.best} flush>
      <ul>
        {shown.map((page) => (
          <li key={page.pageId}>
            <Link
              to={'/pages/$pageId/analytics' as '/'}
              params={{ pageId: page.pageId } as never}
              className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
            >
              <Avatar name={page.name} square />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{page.name}</span>
                <span className="figures block truncate text-xs text-muted">
                  {t.home.visitsCount(page.visits)} ·{' '}
                  {t.home.converted(percent(page.acted / page.visits))}
                </span>
              </span>
              <Sparkline values={page.sessions.slice(7)} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
