// What needs somebody, and what happened last: one answer for a home screen, so that it needs no
// request for each page.
import type { Analytics } from '../analytics/analytics.service.ts';
import type { Audiences } from '../audiences/audiences.service.ts';
import { effectiveName } from '../audiences/naming.ts';
import type { Forms } from '../forms/forms.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { FormSubmissionRow, SessionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import {
  countDrafts,
  countStale,
  listDrafts,
  listStale,
  listTroubledWebhooks,
  type TroubledWebhook,
  type WaitingVersion,
} from './overview.store.ts';

/** Whom something was made for, in words. */
export interface Named {
  pageName: string;
  audienceName: string;
  personId: string | null;
}

export interface Overview {
  pagesCount: number;
  drafts: { count: number; items: (WaitingVersion & Named)[] };
  stale: { count: number; items: (WaitingVersion & Named)[] };
  webhooks: TroubledWebhook[];
  suspectedSubmissions: number;
  visits: (SessionRow & Named)[];
  submissions: (FormSubmissionRow & Named)[];
}

const weekMs = 7 * 86_400_000;
/** A home screen shows a handful of each. */
const shown = 8;
/** Visits are looked for in the pages with the most of them in a week. */
const pagesLookedAt = 100;

export type ReadOverview = (tenantId: string) => Promise<Overview>;

export function makeOverview(deps: {
  db: Db;
  clock: Clock;
  pages: Pages;
  audiences: Audiences;
  sessions: Sessions;
  forms: Forms;
  analytics: Analytics;
}): ReadOverview {
  const { db, clock, pages, audiences, sessions, forms, analytics } = deps;

  async function lastVisits(tenantId: string): Promise<SessionRow[]> {
    const now = clock.now();
    const visited = await analytics.pages(tenantId, { from: now - weekMs, to: now + 1 });
    const found = await Promise.all(
      visited
        .slice(0, pagesLookedAt)
        .map(({ pageId }) =>
          sessions.list(
            tenantId,
            pageId,
            { traffic: ['human'] },
            { after: undefined, limit: shown },
          ),
        ),
    );
    return found
      .flatMap(({ items }) => items)
      .sort((a, b) => b.started_at - a.started_at)
      .slice(0, shown);
  }

  /** Each page and audience is looked up once; what was deleted meanwhile is left out. */
  function namer(tenantId: string) {
    const known = new Map<string, Promise<Named | undefined>>();
    async function look(pageId: string, audienceId: string): Promise<Named | undefined> {
      try {
        const [page, audience] = await Promise.all([
          pages.get(tenantId, pageId),
          audiences.get(tenantId, pageId, audienceId),
        ]);
        return {
          pageName: page.name,
          audienceName: effectiveName(audience),
          personId: audience.person_id,
        };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return undefined;
      }
    }
    return async <T extends { page_id: string; audience_id: string }>(
      rows: readonly T[],
    ): Promise<(T & Named)[]> => {
      const named = await Promise.all(
        rows.map(async (row) => {
          const key = row.audience_id;
          const found = known.get(key) ?? look(row.page_id, row.audience_id);
          known.set(key, found);
          const names = await found;
          return names && { ...row, ...names };
        }),
      );
      return named.filter((row) => row !== undefined);
    };
  }

  return async (tenantId) => {
    const first = { after: undefined, limit: shown };
    const [all, drafts, draftCount, stale, staleCount, webhooks, suspected, visits, submissions] =
      await Promise.all([
        pages.list(tenantId, {}, { after: undefined, limit: 1 }),
        listDrafts(db, tenantId, shown),
        countDrafts(db, tenantId),
        listStale(db, tenantId, shown),
        countStale(db, tenantId),
        listTroubledWebhooks(db, tenantId, shown),
        forms.list(tenantId, { suspectedBot: true }, { after: undefined, limit: 1 }),
        lastVisits(tenantId),
        forms.list(tenantId, { suspectedBot: false }, first),
      ]);
    const name = namer(tenantId);
    return {
      pagesCount: all.totalCount,
      drafts: { count: draftCount, items: await name(drafts) },
      stale: { count: staleCount, items: await name(stale) },
      webhooks,
      suspectedSubmissions: suspected.totalCount,
      visits: await name(visits),
      submissions: await name(submissions.items),
    };
  };
}
