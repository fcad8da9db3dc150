// What sessions of a page add up to, over any period and exactly, at a cost that does not grow with
// the sessions. Only reads: sums are kept where sessions are written.

import type { Audiences } from '../audiences/audiences.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import { atOneMoment } from '../platform/db/at_one_moment.ts';
import type { Db } from '../platform/db/open.ts';
import type { Moments } from '../sessions/moments.ts';
import { listBuckets, listVisitedPages, sumAudiences } from './analytics.store.ts';
import { type Scope, sessionsOfEdges, sumScope } from './scope_sums.ts';
import { audienceSpans, bucketOf, cover, type Period, spanOf } from './spans.ts';
import { addSums, noSums, type Sums, sumsOf } from './sums.ts';
import { listDaysOfPages } from './trend.store.ts';

export type Interval = keyof typeof spanOf;

export interface Analytics {
  page(tenantId: string, pageId: string, period: Period): Promise<Sums>;
  /** Of a page or an audience, with the moment it is of: the sessions can be listed as they were then. */
  explained(
    tenantId: string,
    scope: Scope,
    period: Period,
  ): Promise<{ sums: Sums; moment: number | undefined }>;
  /** Every page of the tenant that has sessions; most sessions first. */
  pages(tenantId: string, period: Period): Promise<{ pageId: string; sums: Sums }[]>;
  /** Every page with sessions in a period of whole days, a sum for each day; most sessions first. */
  daily(
    tenantId: string,
    period: Period,
  ): Promise<{ pageId: string; name: string; days: Sums[] }[]>;
  /** Every audience of the page; most sessions first, then the newest audience. */
  audiences(
    tenantId: string,
    pageId: string,
    period: Period,
  ): Promise<{ audienceId: string; sums: Sums }[]>;
  /** Every interval of the period in order; the first and the last are cut off where the period is. */
  timeseries(
    tenantId: string,
    pageId: string,
    period: Period,
    interval: Interval,
  ): Promise<(Period & { sums: Sums })[]>;
}

export function makeAnalytics(deps: {
  db: Db;
  pages: Pages;
  audiences: Pick<Audiences, 'get'>;
  moments: Pick<Moments, 'keep' | 'now'>;
}): Analytics {
  const { db, pages, audiences, moments } = deps;

  const sumPage = (tenantId: string, pageId: string, period: Period): Promise<Sums> =>
    sumScope(db, tenantId, { pageId }, period);

  return {
    async page(tenantId, pageId, period) {
      await pages.get(tenantId, pageId);
      return sumPage(tenantId, pageId, period);
    },
    async explained(tenantId, scope, period) {
      const { pageId, audienceId } = scope;
      if (audienceId === undefined) await pages.get(tenantId, pageId);
      else await audiences.get(tenantId, pageId, audienceId);
      const sum = () => sumScope(db, tenantId, scope, period);
      try {
        await moments.keep(tenantId, pageId);
      } catch {
        // The disk is full: what is asked for can still be read.
        return { sums: await sum(), moment: undefined };
      }
      return atOneMoment(db, async () => {
        const [moment, sums] = await Promise.all([moments.now(tenantId, pageId), sum()]);
        return { sums, moment };
      });
    },
    async pages(tenantId, period) {
      const found: { pageId: string; sums: Sums }[] = [];
      for (const pageId of await listVisitedPages(db, tenantId)) {
        found.push({ pageId, sums: await sumPage(tenantId, pageId, period) });
      }
      return found
        .filter(({ sums }) => sums.sessions > 0)
        .sort((a, b) => b.sums.sessions - a.sums.sessions || (a.pageId < b.pageId ? 1 : -1));
    },
    async daily(tenantId, period) {
      const rows = await listDaysOfPages(db, tenantId, period);
      const byPage = new Map<string, { name: string; days: Sums[]; sessions: number }>();
      const dayCount = (period.to - period.from) / spanOf.day;
      for (const { page_id, name, bucket, ...sums } of rows) {
        const page = byPage.get(page_id) ?? {
          name,
          days: Array.from({ length: dayCount }, noSums),
          sessions: 0,
        };
        page.days[(bucket - period.from) / spanOf.day] = sums;
        page.sessions += sums.sessions;
        byPage.set(page_id, page);
      }
      return [...byPage]
        .sort(([a, one], [b, other]) => other.sessions - one.sessions || (a < b ? 1 : -1))
        .map(([pageId, { name, days }]) => ({ pageId, name, days }));
    },
    async audiences(tenantId, pageId, period) {
      await pages.get(tenantId, pageId);
      const { ranges, edges } = cover(period, audienceSpans);
      const [rows, ends] = await Promise.all([
        sumAudiences(db, tenantId, pageId, ranges),
        sessionsOfEdges(db, tenantId, pageId, edges),
      ]);
      const byAudience = new Map(rows.map(({ audience_id, ...sums }) => [audience_id, sums]));
      for (const session of ends) {
        const sums = byAudience.get(session.audience_id);
        if (sums) addSums(sums, sumsOf(session));
      }
      return [...byAudience]
        .map(([audienceId, sums]) => ({ audienceId, sums }))
        .sort(
          (a, b) => b.sums.sessions - a.sums.sessions || (a.audienceId < b.audienceId ? 1 : -1),
        );
    },
    async timeseries(tenantId, pageId, period, interval) {
      await pages.get(tenantId, pageId);
      const spanMs = spanOf[interval];
      const whole = {
        spanMs,
        from: Math.ceil(period.from / spanMs) * spanMs,
        to: bucketOf(period.to, spanMs),
      };
      const rows = await listBuckets(db, tenantId, pageId, whole);
      const known = new Map(rows.map(({ bucket, ...sums }) => [bucket, sums]));
      const points = intervalsOf(period, spanMs).map(async ({ from, to }) => {
        const isWhole = to - from === spanMs;
        const sums = isWhole
          ? (known.get(from) ?? noSums())
          : await sumPage(tenantId, pageId, { from, to });
        return { from, to, sums };
      });
      return Promise.all(points);
    },
  };
}

export function intervalsOf(period: Period, spanMs: number): Period[] {
  const intervals: Period[] = [];
  for (let from = period.from; from < period.to; ) {
    const to = Math.min(bucketOf(from, spanMs) + spanMs, period.to);
    intervals.push({ from, to });
    from = to;
  }
  return intervals;
}
