// What the analytics of a page read, for one span of time and the one before it.
import type { AudienceSession } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { listQuery } from '../../lib/lists.ts';
import { daysOf, rangeBefore, rangeOf, type SpanText } from './range.ts';

export const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });

/** Visits go on while one looks: figures are read again when a screen opens, and from time to time. */
const live = { staleTime: 1_000, refetchInterval: 15_000 };

export const analyticsQuery = (pageId: string, span: SpanText) =>
  queryOptions({
    queryKey: ['page', pageId, 'analytics', span],
    queryFn: async () => {
      const [now, before] = [rangeOf(span), rangeBefore(span)];
      const interval = daysOf(span) === 1 ? 'hour' : 'day';
      const [summary, past, series, pastSeries, audiences, names] = await Promise.all([
        facet.analytics.summary(pageId, now),
        facet.analytics.summary(pageId, before),
        facet.analytics.timeseries(pageId, { ...now, interval }),
        facet.analytics.timeseries(pageId, { ...before, interval }),
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
    ...live,
  });
export type Figures = Awaited<
  ReturnType<NonNullable<ReturnType<typeof analyticsQuery>['queryFn']>>
>;

export type Metric =
  | 'totalSessions'
  | 'conversionRate'
  | 'avgTimeSpentSeconds'
  | 'bounceRate'
  | 'formSubmitRate';
export const metrics: Metric[] = [
  'totalSessions',
  'conversionRate',
  'avgTimeSpentSeconds',
  'bounceRate',
  'formSubmitRate',
];

/** What a figure is made of, and which sessions are behind it. */
export const explainQuery = (
  pageId: string,
  span: SpanText,
  metric: Metric,
  audienceId: string | undefined,
) =>
  queryOptions({
    queryKey: ['page', pageId, 'explain', span, metric, audienceId],
    queryFn: () =>
      facet.analytics.explain(pageId, {
        metric,
        ...rangeOf(span),
        ...(audienceId === undefined ? {} : { audienceId }),
      }),
    ...live,
  });

/** Query parameters of the list of sessions. */
export type SessionFilter = Record<string, string>;

export const sessionsQuery = (pageId: string, filter: SessionFilter) =>
  listQuery<AudienceSession>(
    ['page', pageId, 'sessions', filter],
    (query) => facet.pages.sessions(pageId, { ...filter, ...query } as never),
    50,
  );

export const sessionQuery = (sessionId: string | undefined) =>
  queryOptions({
    queryKey: ['session', sessionId, 'itself'],
    queryFn: () => facet.audienceSessions.get(sessionId ?? ''),
    enabled: sessionId !== undefined,
    retry: false,
  });

export const interactionsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['session', sessionId],
    queryFn: () => facet.audienceSessions.interactions(sessionId),
  });

/** The page as it was when it was read. */
export const seenQuery = (session: AudienceSession) =>
  queryOptions({
    queryKey: ['session', session.audienceSessionId, 'seen'],
    queryFn: async (): Promise<{ html: string; exact: boolean }> => {
      const { pageId, audienceId, versionId, startedAt } = session;
      // The very bytes the visitor was sent, where they are kept; else their version, drawn anew.
      const kept = await fetch(
        `/v0/pages/${pageId}/audiences/${audienceId}/as_of?at=${encodeURIComponent(startedAt)}`,
        { headers: { accept: 'text/html' } },
      );
      if (kept.ok && kept.headers.get('etag')?.includes(session.renditionSha256 ?? 'none'))
        return { html: await kept.text(), exact: true };
      const html = await facet.versions.preview(pageId, audienceId, versionId);
      return { html: html as unknown as string, exact: false };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
