// The sums of a page, or of one of its audiences, over any period: from a few spans of time, and session by
// session at the two ends.
import type { Db } from '../platform/db/open.ts';
import type { CountFlagged } from '../sessions/matching_sessions.ts';
import { findSessionsBetween, sumRanges } from './analytics.store.ts';
import { always, audienceSpans, cover, type Period, pageSpans } from './spans.ts';
import { addSums, countOf, type Sums, sumsOf } from './sums.ts';

export interface Scope {
  pageId: string;
  /** One of the page's; left out, all of them. */
  audienceId?: string | undefined;
}

export async function sessionsOfEdges(db: Db, tenantId: string, pageId: string, edges: Period[]) {
  const found = await Promise.all(
    edges.map((edge) => findSessionsBetween(db, tenantId, pageId, edge)),
  );
  return found.flat();
}

export async function sumScope(
  db: Db,
  tenantId: string,
  { pageId, audienceId }: Scope,
  period: Period,
): Promise<Sums> {
  const { ranges, edges } = cover(period, audienceId === undefined ? pageSpans : audienceSpans);
  const [sums, ends] = await Promise.all([
    sumRanges(db, tenantId, audienceId ?? pageId, ranges),
    sessionsOfEdges(db, tenantId, pageId, edges),
  ]);
  for (const session of ends) {
    if (audienceId === undefined || session.audience_id === audienceId) {
      addSums(sums, sumsOf(session));
    }
  }
  return sums;
}

/** How many sessions a list has, without counting them: the sums know. */
export const makeFlagTotals =
  (db: Db): CountFlagged =>
  async (tenantId, { flag, from, to, ...scope }) => {
    const period = {
      from: Math.max(from ?? always.from, always.from),
      to: Math.max(to ?? always.to, always.from),
    };
    return countOf[flag](await sumScope(db, tenantId, scope, period));
  };
