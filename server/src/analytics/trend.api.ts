// How every page does, day by day: what a table of pages and a home screen show beside each name.

import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Analytics } from './analytics.service.ts';
import { bucketOf, spanOf } from './spans.ts';

const { route } = endpoints<{ analytics: Analytics; clock: Clock }>();

const Counts = (description: string) =>
  Type.Array(Type.Integer({ minimum: 0 }), { description: `${description}, the oldest day first` });

const PageTrend = Type.Object(
  {
    pageId: Type.String(),
    name: Type.String(),
    sessions: Counts('Sessions by day'),
    conversions: Counts('Sessions with an action click or an accepted form, by day'),
    forms: Counts('Sessions with an accepted form, by day'),
    measuredSessions: Counts('Sessions that measured their time, by day'),
    visibleSeconds: Type.Array(Type.Number({ minimum: 0 }), {
      description: 'How long the page was visible in all of them, by day',
    }),
  },
  { title: 'PageTrend' },
);

export const listPageTrends = route({
  id: 'listPageTrends',
  method: 'GET',
  path: '/v0/analytics/trends',
  scope: 'read',
  tag: 'Analytics',
  summary: 'List how every page does, day by day',
  description:
    'Every page with sessions in the last days (UTC, today included), most sessions first. Only sessions of people count.',
  query: Exact({
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 92, default: 14 })),
  }),
  reply: Type.Object(
    {
      startDate: Timestamp,
      endDate: Timestamp,
      items: Type.Array(PageTrend),
    },
    { title: 'PageTrendList' },
  ),
  async run({ query, caller, services }) {
    const { days = 14 } = query;
    const to = bucketOf(services.clock.now(), spanOf.day) + spanOf.day;
    const period = { from: to - days * spanOf.day, to };
    const pages = await services.analytics.daily(caller.tenantId, period);
    return {
      startDate: isoTime(period.from),
      endDate: isoTime(period.to),
      items: pages.map(({ pageId, name, days: sums }) => ({
        pageId,
        name,
        sessions: sums.map((day) => day.sessions),
        conversions: sums.map((day) => day.conversions),
        forms: sums.map((day) => day.form_sessions),
        measuredSessions: sums.map((day) => day.timed),
        visibleSeconds: sums.map((day) => day.visible_ms / 1_000),
      })),
    };
  },
});

export const trendRoutes = [listPageTrends];
