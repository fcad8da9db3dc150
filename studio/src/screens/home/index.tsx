// What needs me, what happened, and how the week went.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { t } from '../../lib/texts.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty, Fault } from '../../parts/feedback.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { Happened } from './happened.tsx';
import { overviewQuery, trendsQuery } from './queries.ts';
import { Waiting } from './waiting.tsx';
import { BestPages, Week } from './week.tsx';

export const preload = (client: QueryClient) =>
  Promise.all([client.ensureQueryData(overviewQuery), client.ensureQueryData(trendsQuery)]);

export function Home() {
  const overview = useQuery(overviewQuery);
  const trends = useQuery(trendsQuery);
  if (!overview.data || !trends.data) {
    const error = overview.error ?? trends.error;
    return error ? <Fault error={error} retry={() => void overview.refetch()} /> : <Loading />;
  }
  const { waiting, visits, submissions, pagesCount } = overview.data;
  if (pagesCount === 0) {
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
    <Screen
      title={t.home.title}
      actions={
        <ButtonLink to="/pages/new" icon="plus">
          {t.pages.new}
        </ButtonLink>
      }
    >
      <div className="mx-auto flex max-w-7xl flex-col gap-5">
        <Week pages={trends.data.items} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <Happened visits={visits} submissions={submissions} stale={overview.error !== null} />
          <div className="flex min-w-0 flex-col gap-5 max-lg:order-first">
            <Waiting waiting={waiting} />
            <BestPages trends={trends.data.items} />
          </div>
        </div>
      </div>
    </Screen>
  );
}
