// Everything Home shows, gathered at once.
import type { Audience, AudienceSession, Page } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';

const pagesLookedAt = 6;
const shown = 8;
const weekMs = 7 * 86_400_000;

interface HomeData {
  pages: Page[];
  drafts: { page: Page; audience: Audience }[];
  visits: { session: AudienceSession; page: Page; name: string }[];
  week: { sessions: number; conversions: number; seconds: number | null };
  submissions: number;
}

async function gather(): Promise<HomeData> {
  const startDate = new Date(Date.now() - weekMs).toISOString();
  const [{ items: all }, submissions] = await Promise.all([
    facet.pages.list({ limit: 50 }),
    facet.formSubmissions.list({ startDate, limit: 1 }),
  ]);
  const pages = all
    .filter((page) => page.status !== 'archived')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, pagesLookedAt);
  const parts = await Promise.all(
    pages.map(async (page) => {
      const [audiences, sessions, summary] = await Promise.all([
        facet.audiences.list(page.pageId, { limit: 50 }),
        facet.pages.sessions(page.pageId, { limit: shown, traffic: 'human' }),
        facet.analytics.summary(page.pageId, { startDate }),
      ]);
      return { page, audiences: audiences.items, sessions: sessions.items, summary };
    }),
  );
  const drafts = parts.flatMap(({ page, audiences }) =>
    audiences.filter(hasDraft).map((audience) => ({ page, audience })),
  );
  const visits = parts.flatMap(({ page, audiences, sessions }) =>
    sessions.map((session) => ({
      session,
      page,
      name:
        audiences.find((audience) => audience.audienceId === session.audienceId)?.effectiveName ??
        t.home.somebody,
    })),
  );
  const sum = (pick: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + pick(part), 0);
  const sessions = sum(({ summary }) => summary.totalSessions);
  return {
    pages: all,
    drafts: drafts
      .toSorted((a, b) =>
        (b.audience.latestVersion?.createdAt ?? '').localeCompare(
          a.audience.latestVersion?.createdAt ?? '',
        ),
      )
      .slice(0, shown),
    visits: visits
      .toSorted((a, b) => b.session.startedAt.localeCompare(a.session.startedAt))
      .slice(0, shown),
    week: {
      sessions,
      conversions: sum(({ summary }) => summary.conversionRate * summary.totalSessions),
      seconds:
        sessions === 0
          ? null
          : sum(({ summary }) => (summary.avgTimeSpentSeconds ?? 0) * summary.totalSessions) /
            sessions,
    },
    submissions: submissions.totalCount ?? 0,
  };
}

const hasDraft = ({ latestVersion, archivedAt }: Audience): boolean =>
  archivedAt === undefined && latestVersion?.status === 'draft';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: gather,
  refetchInterval: 15_000,
});
