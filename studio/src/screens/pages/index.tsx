// Every page of the tenant, in a table that stays quick.
import type { Page, PageTrend } from '@facet/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { ago, count, percent } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Badge, Empty, Fault } from '../../parts/feedback.tsx';
import { SearchBox, Segments } from '../../parts/inputs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Avatar, Sparkline } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const pagesQuery = (search = '', status?: Page['status']) =>
  listQuery<Page>(['pages', search, status], (query) =>
    facet.pages.list({
      ...query,
      ...(search === '' ? {} : { search }),
      ...(status === undefined ? {} : { status }),
    }),
  );

const trendsQuery = queryOptions({
  queryKey: ['pages', 'trends'],
  queryFn: () => facet.analytics.trends({ days: 30 }),
  staleTime: 30_000,
});

export const preload = (client: QueryClient) =>
  Promise.all([
    client.ensureInfiniteQueryData(pagesQuery()),
    client.ensureQueryData(trendsQuery).catch(() => undefined),
  ]);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const tones = { published: 'good', draft: 'plain', archived: 'warn' } as const;

const columns = (trends: Map<string, PageTrend>): Column<Page>[] => [
  {
    id: 'name',
    title: t.pages.name,
    width: 'minmax(0,3fr)',
    cell: (page) => (
      <span className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={page.name} square />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{page.name}</span>
          <span className="block truncate text-xs text-muted">
            {page.title === page.name ? t.newPage.types[page.pageType].name : page.title}
          </span>
        </span>
        <span className="@min-[32rem]:hidden">
          <Status page={page} />
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    title: t.pages.status,
    width: '7rem',
    from: 'sm',
    cell: (page) => <Status page={page} />,
  },
  {
    id: 'variants',
    title: t.pages.variants,
    width: '6rem',
    end: true,
    from: 'sm',
    cell: (page) => <span className="figures">{count(page.audiencesCount)}</span>,
  },
  {
    id: 'sessions',
    title: t.pages.sessions,
    width: '11rem',
    end: true,
    from: 'md',
    cell: (page) => {
      const trend = trends.get(page.pageId);
      return trend === undefined ? (
        <span className="text-faint">–</span>
      ) : (
        <span className="flex items-center gap-3">
          <Sparkline values={trend.sessions} width={80} />
          <span className="figures w-12 text-end">{count(sum(trend.sessions))}</span>
        </span>
      );
    },
  },
  {
    id: 'conversion',
    title: t.pages.conversion,
    width: '5.5rem',
    end: true,
    cell: (page) => {
      const trend = trends.get(page.pageId);
      return (
        <span className={trend === undefined ? 'text-faint' : 'figures'}>
          {trend === undefined
            ? '–'
            : percent(sum(trend.conversions) / Math.max(1, sum(trend.sessions)))}
        </span>
      );
    },
  },
  {
    id: 'updated',
    title: t.pages.updated,
    width: '8.5rem',
    end: true,
    from: 'lg',
    cell: (page) => <span className="truncate text-muted">{ago(page.updatedAt)}</span>,
  },
];

function Status({ page: { status } }: { page: Page }) {
  return <Badge tone={tones[status]}>{t.pages.statuses[status]}</Badge>;
}

const shownStates = ['all', 'published', 'draft', 'archived'] as const;
type Shown = (typeof shownStates)[number];

export function Pages() {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const asked = (useSearch({ strict: false }) as { show?: Shown }).show;
  const show = shownStates.find((one) => one === asked) ?? 'all';
  const navigate = useNavigate();
  const { rows, total, error, retry, more } = useList(
    pagesQuery(wanted, show === 'all' ? undefined : show),
  );
  const trends = useQuery(trendsQuery).data;
  const shown = useMemo(
    () => columns(new Map(trends?.items.map((trend) => [trend.pageId, trend]))),
    [trends],
  );
  return (
    <Screen
      title={t.pages.title}
      flush
      count={total}
      actions={
        <>
          <SearchBox value={words} onChange={setWords} label={t.pages.search} />
          <ButtonLink to="/pages/new" look="solid" icon="plus">
            {t.pages.new}
          </ButtonLink>
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && wanted === '' && show === 'all' ? (
        <Empty
          icon="pages"
          title={t.pages.emptyTitle}
          action={
            <ButtonLink to="/pages/new" look="solid" icon="plus">
              {t.pages.new}
            </ButtonLink>
          }
        >
          {t.pages.emptyNote}
        </Empty>
      ) : (
        <>
          <div className="flex h-12 shrink-0 items-center border-b border-line px-4 md:px-6">
            <Segments
              label={t.pages.filter}
              value={show}
              onChange={(next) =>
                void navigate({
                  to: '/pages',
                  search: (next === 'all' ? {} : { show: next }) as never,
                  replace: true,
                })
              }
              choices={shownStates.map((id) => ({ id, label: t.pages.filters[id] }))}
            />
          </div>
          {total === 0 ? (
            <Empty icon="search" title={wanted === '' ? t.pages.noneOfThese : t.pages.noMatch} />
          ) : (
            <Table
              label={t.pages.title}
              columns={shown}
              rows={rows}
              idOf={(page) => page.pageId}
              linkOf={(page) => ({ to: '/pages/$pageId', params: { pageId: page.pageId } })}
              onEnd={more}
              total={total}
              rowHeight={56}
            />
          )}
        </>
      )}
    </Screen>
  );
}
