// Everything Home shows, in two requests.
import type { PageTrend } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';

/** What needs me and what happened: asked again and again, so that visits show as they come. */
export const overviewQuery = queryOptions({
  queryKey: ['home', 'overview'],
  queryFn: () => facet.overview.get(),
  refetchInterval: 5_000,
});

export const trendsQuery = queryOptions({
  queryKey: ['home', 'trends'],
  queryFn: () => facet.analytics.trends({ days: 14 }),
  refetchInterval: 60_000,
});

export interface WeekFigure {
  now: number | null;
  before: number | null;
  daily: number[];
}
type Sums = 'sessions' | 'conversions' | 'forms' | 'measuredSessions' | 'visibleSeconds';

/** The last 7 days of all pages, and the 7 before them. */
export function weekOf(pages: readonly PageTrend[]) {
  const daily = (name: Sums) =>
    Array.from({ length: 14 }, (_, day) =>
      pages.reduce((total, page) => total + (page[name][day] ?? 0), 0),
    );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const weeks = (name: Sums) => {
    const days = daily(name);
    return { now: sum(days.slice(7)), before: sum(days.slice(0, 7)), daily: days.slice(7) };
  };
  const share = (part: Sums, of: Sums): WeekFigure => {
    const [a, b] = [weeks(part), weeks(of)];
    const rate = (x: number, y: number) => (y === 0 ? null : x / y);
    return {
      now: rate(a.now, b.now),
      before: rate(a.before, b.before),
      daily: a.daily.map((value, day) => value / Math.max(1, b.daily[day] ?? 0)),
    };
  };
  return {
    visits: weeks('sessions'),
    conversion: share('conversions', 'sessions'),
    time: share('visibleSeconds', 'measuredSessions'),
    forms: weeks('forms'),
  };
}
