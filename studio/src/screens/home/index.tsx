// What needs me, and what happened.
import type { AudienceSession, Page } from '@facet/sdk';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ago, count, percent, seconds } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/feedback.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { Avatar, Stat } from '../../parts/small.tsx';
import { homeQuery } from './queries.ts';

export const preload = (client: QueryClient) => client.ensureQueryData(homeQuery);

export function Home() {
  const me = useMe();
  const home = useQuery(homeQuery);
  if (!home.data) return <Loading />;
  const { pages, drafts, visits, week, submissions } = home.data;
  if (pages.length === 0) {
    return (
      <Screen title={t.home.title}>
        <Empty
          icon="spark"
          title={t.home.startTitle}
          action={
            <ButtonLink to="/pages/new" look="accent" size="large" icon="plus">
              {t.pages.new}
            </ButtonLink>
          }
        >
          {t.home.startNote}
        </Empty>
      </Screen>
    );
  }
  return (
    <Screen title={t.home.title}>
      <div className="mx-auto flex max-w-5xl flex-col gap-6">
        <h2 className="text-xl font-semibold">
          {t.home.hello((me.name ?? '').split(' ')[0] ?? '')}
        </h2>
        <dl className="grid grid-cols-2 gap-4 rounded-xl border border-line p-5 shadow-card sm:grid-cols-4">
          <Stat label={t.home.visits} value={count(week.sessions)} />
          <Stat
            label={t.home.conversion}
            value={week.sessions === 0 ? '–' : percent(week.conversions / week.sessions)}
          />
          <Stat label={t.home.time} value={week.seconds === null ? '–' : seconds(week.seconds)} />
          <Stat label={t.home.submissions} value={count(submissions)} />
        </dl>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card title={t.home.waiting} flush>
            {drafts.length === 0 ? (
              <p className="px-4 py-6 text-sm text-muted">{t.home.nothingWaiting}</p>
            ) : (
              <ul>
                {drafts.map(({ page, audience }) => (
                  <li key={audience.audienceId}>
                    <Link
                      to={'/pages/$pageId/audiences/$audienceId' as '/'}
                      params={{ pageId: page.pageId, audienceId: audience.audienceId } as never}
                      className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
                    >
                      <Avatar
                        name={audience.effectiveName}
                        square={audience.personId === undefined}
                      />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate text-sm font-medium">
                          {audience.effectiveName}
                        </span>
                        <span className="block truncate text-xs text-muted">{page.name}</span>
                      </span>
                      <span className="text-xs whitespace-nowrap text-muted">
                        {ago(audience.latestVersion?.createdAt ?? audience.createdAt)}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title={t.home.happened} flush>
            {visits.length === 0 ? (
              <p className="px-4 py-6 text-sm text-muted">{t.home.nothingHappened}</p>
            ) : (
              <ul aria-live="polite">
                {visits.map(({ session, page, name }) => (
                  <Visit
                    key={session.audienceSessionId}
                    session={session}
                    page={page}
                    name={name}
                  />
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    </Screen>
  );
}

function Visit({ session, page, name }: { session: AudienceSession; page: Page; name: string }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 text-sm">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-muted">{t.home.read}</span>{' '}
        <Link
          to={'/pages/$pageId' as '/'}
          params={{ pageId: page.pageId } as never}
          className="hover:underline"
        >
          {page.name}
        </Link>
      </span>
      <time dateTime={session.startedAt} className="text-xs whitespace-nowrap text-muted">
        {ago(session.startedAt)}
      </time>
    </li>
  );
}
