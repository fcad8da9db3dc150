// What needs somebody, and what happened last: one answer for a home screen, which asks for it every
// few seconds. So it is a fixed number of queries, whatever the number of pages.
import type { Audiences } from '../audiences/audiences.service.ts';
import { effectiveName } from '../audiences/naming.ts';
import type { Forms } from '../forms/forms.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Db } from '../platform/db/open.ts';
import type { FormSubmissionRow, SessionRow } from '../platform/db/tables.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import {
  countDraftsByPage,
  countStaleByPage,
  listDrafts,
  listPageNames,
  listStale,
  listTroubledWebhooks,
  type TroubledWebhook,
  type WaitingOnPage,
  type WaitingVersion,
} from './overview.store.ts';

/** Whom something was made for, in words. */
export interface Named {
  pageName: string;
  audienceName: string;
  personId: string | null;
}

interface Waiting {
  count: number;
  /** The pages with the most of them. */
  pages: WaitingOnPage[];
  /** The newest. */
  items: (WaitingVersion & Named)[];
}

export interface Overview {
  pagesCount: number;
  drafts: Waiting;
  stale: Waiting;
  webhooks: TroubledWebhook[];
  suspectedSubmissions: number;
  visits: (SessionRow & Named)[];
  submissions: (FormSubmissionRow & Named)[];
}

/** A home screen shows a handful of each. */
const shown = 8;

export type ReadOverview = (tenantId: string) => Promise<Overview>;

export function makeOverview(deps: {
  db: Db;
  pages: Pages;
  audiences: Audiences;
  sessions: Sessions;
  forms: Forms;
}): ReadOverview {
  const { db, pages, audiences, sessions, forms } = deps;

  /** All names at once; what was deleted meanwhile is left out. */
  async function namesOf(tenantId: string, rows: readonly { audience_id: string }[]) {
    const found = await audiences.named(tenantId, [...new Set(rows.map((row) => row.audience_id))]);
    const pageNames = await listPageNames(db, tenantId, [
      ...new Set(found.map((audience) => audience.page_id)),
    ]);
    const known = new Map(
      found.map((audience): [string, Named] => [
        audience.audience_id,
        {
          pageName: pageNames.get(audience.page_id) ?? '',
          audienceName: effectiveName(audience),
          personId: audience.person_id,
        },
      ]),
    );
    return <T extends { audience_id: string }>(some: readonly T[]): (T & Named)[] =>
      some.flatMap((row) => {
        const names = known.get(row.audience_id);
        return names ? [{ ...row, ...names }] : [];
      });
  }

  return async (tenantId) => {
    const one = { after: undefined, limit: 1 };
    const first = { after: undefined, limit: shown };
    const [all, drafts, draftPages, stale, stalePages, webhooks, suspected, visits, sent] =
      await Promise.all([
        pages.list(tenantId, {}, one),
        listDrafts(db, tenantId, shown),
        countDraftsByPage(db, tenantId),
        listStale(db, tenantId, shown),
        countStaleByPage(db, tenantId),
        listTroubledWebhooks(db, tenantId, shown),
        forms.list(tenantId, { suspectedBot: true }, one),
        sessions.last(tenantId, shown),
        forms.list(tenantId, { suspectedBot: false }, first),
      ]);
    const named = await namesOf(tenantId, [...drafts, ...stale, ...visits, ...sent.items]);
    const waiting = (onPages: WaitingOnPage[], items: WaitingVersion[]): Waiting => ({
      count: onPages.reduce((total, page) => total + page.count, 0),
      pages: onPages.toSorted((a, b) => b.count - a.count).slice(0, shown),
      items: named(items),
    });
    return {
      pagesCount: all.totalCount,
      drafts: waiting(draftPages, drafts),
      stale: waiting(stalePages, stale),
      webhooks,
      suspectedSubmissions: suspected.totalCount,
      visits: named(visits),
      submissions: named(sent.items),
    };
  };
}
