import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Moment, readMoment } from '../platform/http/period.ts';
import { Exact, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Analytics } from './analytics.service.ts';
import { explainAnalytics } from './explain.api.ts';
import { figuresOf } from './metrics.ts';
import { PeriodQuery, readPeriod, refuse } from './period.ts';
import { always, bucketOf, spanOf } from './spans.ts';
import { addSums, noSums } from './sums.ts';

const { route } = endpoints<{ analytics: Analytics; clock: Clock }>();

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1, description: 'A fraction, 0 to 1' });
const Seconds = Type.Number({ minimum: 0 });
const Percentage = Type.Number({ minimum: 0, maximum: 100 });

const rates = {
  avgInteractionsPerSession: Type.Number({ minimum: 0 }),
  bounceRate: Share,
  conversionRate: Share,
  formSubmitRate: Share,
  totalSessions: Count,
};
const counts = {
  bounceCount: Count,
  bounceEligibleSessions: Count,
  conversionCount: Count,
  ctaSessions: Count,
  formSubmitCount: Count,
};
const averages = {
  avgScrollDepthPercentage: Nullable(Percentage),
  avgTimeSpentSeconds: Nullable(Seconds),
};

const AudienceAnalytics = Type.Object(
  {
    audienceId: Type.String(),
    ...rates,
    ...counts,
    avgScrollDepthPercentage: Percentage,
    avgTimeSpentSeconds: Seconds,
  },
  { title: 'AudienceAnalytics' },
);
const PageAnalyticsSummary = Type.Object(
  { ...rates, ...averages },
  { title: 'PageAnalyticsSummary' },
);
const AnalyticsPoint = Type.Object(
  { startDate: Timestamp, endDate: Timestamp, ...rates, ...counts, ...averages },
  { title: 'AnalyticsPoint' },
);

const tag = 'Analytics';
const about =
  'A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.';

export const listAudienceAnalytics = route({
  id: 'listAudienceAnalytics',
  method: 'GET',
  path: '/v0/pages/{page_id}/analytics/audiences',
  scope: 'read',
  tag,
  summary: 'List audience analytics',
  description: `Lists every audience of the page, also those without sessions; most sessions first. ${about}`,
  query: PeriodQuery,
  reply: Type.Object({ items: Type.Array(AudienceAnalytics) }, { title: 'AudienceAnalyticsList' }),
  fails: ['page_not_found'],
  async run({ params, query, caller, services }) {
    const period = readPeriod(query, always);
    const found = await services.analytics.audiences(caller.tenantId, params.page_id, period);
    return {
      items: found.map(({ audienceId, sums }) => {
        const { avgScrollDepthPercentage, avgTimeSpentSeconds, ...rest } = figuresOf(sums);
        return {
          audienceId,
          ...rest,
          avgScrollDepthPercentage: avgScrollDepthPercentage ?? 0,
          avgTimeSpentSeconds: avgTimeSpentSeconds ?? 0,
        };
      }),
    };
  },
});

export const getPageAnalyticsSummary = route({
  id: 'getPageAnalyticsSummary',
  method: 'GET',
  path: '/v0/pages/{page_id}/analytics/summary',
  scope: 'read',
  tag,
  summary: 'Get the analytics summary of a page',
  description: `Pools the sessions of all audiences of the page. ${about}`,
  query: PeriodQuery,
  reply: PageAnalyticsSummary,
  fails: ['page_not_found'],
  async run({ params, query, caller, services }) {
    const period = readPeriod(query, always);
    return figuresOf(await services.analytics.page(caller.tenantId, params.page_id, period));
  },
});

const PageAnalytics = Type.Object(
  { pageId: Type.String(), ...rates, ...averages },
  { title: 'PageAnalytics' },
);

export const getAnalyticsSummary = route({
  id: 'getAnalyticsSummary',
  method: 'GET',
  path: '/v0/analytics/overview',
  scope: 'read',
  tag,
  summary: 'Get the analytics summary of all pages',
  description: `Pools the sessions of all pages. ${about}`,
  query: PeriodQuery,
  reply: PageAnalyticsSummary,
  async run({ query, caller, services }) {
    const total = noSums();
    const found = await services.analytics.pages(caller.tenantId, readPeriod(query, always));
    for (const { sums } of found) addSums(total, sums);
    return figuresOf(total);
  },
});

export const listPageAnalytics = route({
  id: 'listPageAnalytics',
  csv: true,
  method: 'GET',
  path: '/v0/analytics/pages',
  scope: 'read',
  tag,
  summary: 'List page analytics',
  description: `Lists every page with sessions in the period, most sessions first. ${about}`,
  query: PeriodQuery,
  reply: Type.Object({ items: Type.Array(PageAnalytics) }, { title: 'PageAnalyticsList' }),
  async run({ query, caller, services }) {
    const found = await services.analytics.pages(caller.tenantId, readPeriod(query, always));
    return { items: found.map(({ pageId, sums }) => ({ pageId, ...figuresOf(sums) })) };
  },
});

const defaultPoints = { hour: 24, day: 30 } as const;
const maxPoints = 1_000;

export const getPageAnalyticsTimeseries = route({
  id: 'getPageAnalyticsTimeseries',
  csv: true,
  method: 'GET',
  path: '/v0/pages/{page_id}/analytics/timeseries',
  scope: 'read',
  tag,
  summary: 'Get the analytics of a page over time',
  description: `One item for every hour or day (UTC) of the period, oldest first, also when it has no sessions. The first and the last item end where the period ends. ${about}`,
  query: Exact({
    startDate: Moment('Default: 24 hours or 30 days before the end'),
    endDate: Moment('Default: the end of the current hour or day'),
    interval: Type.Optional(OneOf(['hour', 'day'], { default: 'day' })),
  }),
  reply: Type.Object({ items: Type.Array(AnalyticsPoint) }, { title: 'AnalyticsSeries' }),
  fails: ['page_not_found'],
  async run({ params, query, caller, services }) {
    const { interval = 'day' } = query;
    const spanMs = spanOf[interval];
    const to = readMoment(query.endDate) ?? bucketOf(services.clock.now(), spanMs) + spanMs;
    const period = readPeriod(query, { from: to - defaultPoints[interval] * spanMs, to });
    if (period.to - period.from > maxPoints * spanMs) {
      refuse('/startDate', `must leave ${maxPoints} items at most before endDate`);
    }
    const points = await services.analytics.timeseries(
      caller.tenantId,
      params.page_id,
      period,
      interval,
    );
    return {
      items: points.map(({ from, to: end, sums }) => ({
        startDate: isoTime(from),
        endDate: isoTime(end),
        ...figuresOf(sums),
      })),
    };
  },
});

export const analyticsRoutes = [
  getAnalyticsSummary,
  listPageAnalytics,
  listAudienceAnalytics,
  getPageAnalyticsSummary,
  getPageAnalyticsTimeseries,
  explainAnalytics,
];
