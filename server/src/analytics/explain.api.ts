// A figure, opened up: what it means, what it is made of, and which sessions are behind it.

import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Analytics } from './analytics.service.ts';
import { explain, metricNames, type Part } from './metrics.ts';
import { periodFields, readPeriod } from './period.ts';
import { always, type Period } from './spans.ts';

const { route } = endpoints<{ analytics: Analytics }>();

const Filter = Type.Record(Type.String(), Type.String(), {
  description: 'The query for `GET /v0/pages/{page_id}/sessions` that lists these sessions',
});
const Counted = Type.Object({
  count: Type.Integer({ minimum: 0, description: 'As many sessions as the filter lists' }),
  filter: Filter,
});
const Explanation = Type.Object(
  {
    metric: OneOf([...metricNames]),
    value: Nullable(Type.Number()),
    definition: Type.String({ description: 'In words' }),
    numerator: Type.Object({
      count: Type.Optional(Counted.properties.count),
      sum: Type.Optional(
        Type.Number({ description: 'In place of count: the sum of `field` over these sessions' }),
      ),
      field: Type.Optional(Type.String({ description: 'The field of sessions that is added up' })),
      filter: Filter,
    }),
    denominator: Type.Optional(Counted),
  },
  { title: 'AnalyticsExplanation' },
);

export const explainAnalytics = route({
  id: 'explainAnalytics',
  method: 'GET',
  path: '/v0/pages/{page_id}/analytics/explain',
  scope: 'read',
  tag: 'Analytics',
  summary: 'Explain a figure',
  description:
    'What a figure of the summary, the audiences or the timeseries means, its parts, and for each part the filter that lists its sessions. A plain count has a numerator only.',
  query: Exact({
    metric: OneOf([...metricNames], { description: 'The name of the figure' }),
    audienceId: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'The figure of this audience' }),
    ),
    ...periodFields,
  }),
  reply: Explanation,
  fails: ['page_not_found', 'audience_not_found'],
  async run({ params, query, caller, services }): Promise<Static<typeof Explanation>> {
    const { metric, audienceId } = query;
    const period = readPeriod(query, always);
    const { analytics } = services;
    const scope = { pageId: params.page_id, audienceId };
    const { sums, moment } = await analytics.explained(caller.tenantId, scope, period);
    const { value, definition, numerator, denominator } = explain(metric, sums);
    const filterOf = ({ flag }: Part) => ({
      [flag]: 'true',
      ...(audienceId === undefined ? {} : { audienceId }),
      ...datesOf(period),
      ...(moment === undefined ? {} : { moment: String(moment) }),
    });
    return {
      metric,
      // As each of the two shows what nobody measured.
      value: audienceId === undefined ? value : (value ?? 0),
      definition,
      numerator: { ...numerator.amount, filter: filterOf(numerator) },
      ...(denominator === undefined
        ? {}
        : { denominator: { count: denominator.count, filter: filterOf(denominator) } }),
    };
  },
});

/** In whole milliseconds, as the figure was worked out. */
const datesOf = ({ from, to }: Period): Record<string, string> => ({
  ...(from === always.from ? {} : { startDate: isoTime(from) }),
  ...(to === always.to ? {} : { endDate: isoTime(to) }),
});
