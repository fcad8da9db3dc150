// Every page of the tenant, in a table that stays quick.
import type { Page } from '@facet/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { ago, count } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Badge, Empty, Fault } from '../../parts/feedback.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const pagesQuery = (search = '') =>
  listQuery<Page>(['pages', search], (query) =>
    facet.pages.list({ ...query, ...(search === '' ? {} : { search }) }),
  );

export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(pagesQuery());

const tones = { published: 'good', draft: 'plain', archived: 'warn' } as const;

const columns = (): Column<Page>[] => [
  {
    id: 'name',
    title: t.pages.name,
    width: 'minmax(0,3fr)',
    cell: (page) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={page.name} square />
        <span className="min-w-0">
          <span className="block truncate font-medium">{page.name}</span>
          <span className="block truncate text-xs text-muted">{page.title}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    title: t.pages.status,
    width: '7rem',
    cell: (page) => <Badge tone={tones[page.status]}>{t.pages.statuses[page.status]}</Badge>,
  },
  {
    id: 'type',
    title: t.pages.type,
    width: 'minmax(0,1fr)',
    from: 'md',
    cell: (page) => <span className="truncate text-muted">{t.pages.types[page.pageType]}</span>,
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
    id: 'updated',
    title: t.pages.updated,
    width: '8rem',
    end: true,
    from: 'md',
    cell: (page) => <span className="truncate text-muted">{ago(page.updatedAt)}</span>,
  },
];

export function Pages() {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(pagesQuery(wanted));
  return (
    <Screen
      title={t.pages.title}
      flush
      aside={
        total === undefined ? undefined : (
          <span className="figures text-sm text-faint">{count(total)}</span>
        )
      }
      actions={
        <>
          <div className="max-sm:hidden">
            <SearchBox value={words} onChange={setWords} label={t.pages.search} />
          </div>
          <ButtonLink to="/pages/new" look="solid" icon="plus">
            {t.pages.new}
          </ButtonLink>
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && wanted === '' ? (
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
      ) : total === 0 ? (
        <Empty icon="search" title={t.pages.noMatch} />
      ) : (
        <Table
          label={t.pages.title}
          columns={columns()}
          rows={rows}
          idOf={(page) => page.pageId}
          linkOf={(page) => ({ to: '/pages/$pageId', params: { pageId: page.pageId } })}
          onEnd={more}
          total={total}
          rowHeight={56}
        />
      )}
    </Screen>
  );
}
