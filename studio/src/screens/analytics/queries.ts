// What the analytics of a page read, for one span of time and the one before it.
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';

export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];
const dayMs = 86_400_000;

/** Whole days, the last one being today. */
export function rangeOf(span: Span, back = 0) {
  const tomorrow = new Date();
  tomorrow.setUTCHours(24, 0, 0, 0);
  const end = tomorrow.getTime() - back * Number(span) * dayMs;
  return {
    startDate: new Date(end - Number(span) * dayMs).toISOString(),
    endDate: new Date(end).toISOString(),
  };
}

export const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });

export const analyticsQuery = (pageId: string, span: Span) =>
  queryOptions({
    queryKey: ['page', pageId, 'analytics', span],
    queryFn: async () => {
      const [now, before] = [rangeOf(span), rangeOf(span, 1)];
      const [summary, past, series, pastSeries, audiences, names] = await Promise.all([
        facet.analytics.summary(pageId, now),
        facet.analytics.summary(pageId, before),
        facet.analytics.timeseries(pageId, { ...now, interval: 'day' }),
        facet.analytics.timeseries(pageId, { ...before, interval: 'day' }),
        facet.analytics.audiences(pageId, now),
        facet.audiences.list(pageId, { limit: 200 }),
      ]);
      return {
        summary,
        past,
        series: series.items,
        pastSeries: pastSeries.items,
        audiences: audiences.items,
        names: new Map(names.items.map((audience) => [audience.audienceId, audience])),
      };
    },
    placeholderData: (last) => last,
  });

export const sessionsQuery = (pageId: string, audienceId: string | undefined) =>
  queryOptions({
    queryKey: ['page', pageId, 'sessions', audienceId],
    queryFn: async () =>
      (
        await facet.pages.sessions(pageId, {
          limit: 50,
          ...(audienceId === undefined ? {} : { audienceId }),
        })
      ).items,
  });

export const interactionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['session', sessionId],
    queryFn: () => facet.audienceSessions.interactions(sessionId),
  });
