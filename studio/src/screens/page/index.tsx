// A page and whom it is for: its variants, each with its state, its address and its visits.
import type { Audience, AudienceAnalytics, Page, PageLink } from '@facet/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { urlOf } from '../../lib/addresses.ts';
import { copyText } from '../../lib/browser.ts';
import { facet } from '../../lib/facet.ts';
import { ago, count, percent } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, tell } from '../../parts/feedback.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { AddAudiences } from './add.tsx';

const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });
const audiencesQuery = (pageId: string) =>
  listQuery<Audience>(['page', pageId, 'audiences'], (query) =>
    facet.audiences.list(pageId, query),
  );
const figuresQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'figures'],
    queryFn: async () => {
      const { items } = await facet.analytics.audiences(pageId, {});
      return new Map(items.map((item) => [item.audienceId, item]));
    },
  });
const linksQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'links'],
    queryFn: async () => {
      const { items } = await facet.pageLinks.search({
        pageId,
        targetType: 'audience',
        limit: 200,
      });
      return new Map(
        items.map((link) => ['audienceId' in link.target ? link.target.audienceId : '', link]),
      );
    },
  });

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const pageId = params.pageId ?? '';
  await Promise.all([
    client.ensureQueryData(pageQuery(pageId)),
    client.ensureInfiniteQueryData(audiencesQuery(pageId)),
    client.prefetchQuery(figuresQuery(pageId)),
    client.prefetchQuery(linksQuery(pageId)),
  ]);
}

type State = keyof typeof t.page.statuses;
const tones = {
  published: 'good',
  changed: 'good',
  draft: 'accent',
  queued: 'warn',
  cancelled: 'bad',
  archived: 'plain',
  obsolete: 'plain',
} as const;

function stateOf(audience: Audience): State {
  if (audience.archivedAt !== undefined) return 'archived';
  const { latestVersion, publishedVersion } = audience;
  if (latestVersion?.status === 'queued') return 'queued';
  if (!publishedVersion) return latestVersion?.status ?? 'draft';
  return latestVersion &&
    latestVersion.versionNumber > publishedVersion.versionNumber &&
    latestVersion.status === 'draft'
    ? 'changed'
    : 'published';
}

const columns = (
  page: Page,
  figures: Map<string, AudienceAnalytics>,
  links: Map<string, PageLink>,
): Column<Audience>[] => [
  {
    id: 'name',
    title: t.page.columns.name,
    width: 'minmax(0,2.2fr)',
    cell: (audience) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={audience.effectiveName} square={audience.personId === undefined} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{audience.effectiveName}</span>
          {audience.personId === undefined && (
            <span className="block text-xs text-muted">{t.page.group}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    title: t.page.columns.status,
    width: '8rem',
    cell: (audience) => {
      const state = stateOf(audience);
      return <Badge tone={tones[state]}>{t.page.statuses[state]}</Badge>;
    },
  },
  {
    id: 'link',
    title: t.page.columns.link,
    width: 'minmax(0,2fr)',
    from: 'lg',
    cell: (audience) => <Address link={links.get(audience.audienceId)} />,
  },
  {
    id: 'sessions',
    title: t.page.columns.sessions,
    width: '5rem',
    end: true,
    from: 'sm',
    cell: (audience) => (
      <span className="figures">{count(figures.get(audience.audienceId)?.totalSessions ?? 0)}</span>
    ),
  },
  {
    id: 'conversion',
    title: t.page.columns.conversion,
    width: '6.5rem',
    end: true,
    from: 'md',
    cell: (audience) => {
      const figure = figures.get(audience.audienceId);
      return (
        <span className="figures text-muted">
          {figure && figure.totalSessions > 0 ? percent(figure.conversionRate) : '–'}
        </span>
      );
    },
  },
  {
    id: 'changed',
    title: t.page.columns.changed,
    width: '7.5rem',
    end: true,
    from: 'md',
    cell: (audience) => (
      <span className="truncate text-muted">
        {ago(audience.latestVersion?.createdAt ?? page.updatedAt)}
      </span>
    ),
  },
];

function Address({ link }: { link: PageLink | undefined }) {
  if (!link) return <span className="text-faint">{t.page.noLink}</span>;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <a
        href={urlOf(link)}
        target="_blank"
        rel="noopener noreferrer"
        className="truncate text-muted hover:text-ink hover:underline"
      >
        {link.path}
      </a>
      <IconButton
        icon="copy"
        size="small"
        label={t.page.copyLink}
        onPress={() => void copyText(urlOf(link)).then(() => tell(t.common.copied))}
      />
    </span>
  );
}

export function PageAudiences() {
  const { pageId } = useParams({ strict: false }) as { pageId: string };
  const me = useMe();
  const page = useQuery(pageQuery(pageId));
  const figures = useQuery(figuresQuery(pageId)).data ?? new Map();
  const links = useQuery(linksQuery(pageId)).data ?? new Map();
  const list = useList(audiencesQuery(pageId));
  const [words, setWords] = useState('');
  const [adding, setAdding] = useState(false);
  const wanted = useDeferredValue(words.trim().toLowerCase());
  if (page.error) return <Fault error={page.error} retry={() => void page.refetch()} />;
  if (!page.data) return <Loading />;
  const shown = list.rows.filter(
    (audience) => wanted === '' || audience.effectiveName.toLowerCase().includes(wanted),
  );
  const add = (me.may('draft') || me.may('write')) && (
    <Button look="solid" icon="plus" onPress={() => setAdding(true)}>
      {t.page.add}
    </Button>
  );
  return (
    <Screen
      title={page.data.name}
      trail={[{ to: '/pages', label: t.pages.title }]}
      aside={
        <Badge tone={page.data.status === 'published' ? 'good' : 'plain'}>
          {t.pages.statuses[page.data.status]}
        </Badge>
      }
      flush
      tabs={<PageTabs pageId={pageId} />}
      actions={
        <>
          <div className="max-md:hidden">
            <SearchBox value={words} onChange={setWords} label={t.page.search} />
          </div>
          {add}
        </>
      }
    >
      {list.total === 0 ? (
        <Empty icon="people" title={t.page.emptyTitle} action={add}>
          {t.page.emptyNote}
        </Empty>
      ) : (
        <Table
          label={t.page.tabs.audiences}
          columns={columns(page.data, figures, links)}
          rows={shown}
          idOf={(audience) => audience.audienceId}
          linkOf={(audience) => ({
            to: '/pages/$pageId/audiences/$audienceId',
            params: { pageId, audienceId: audience.audienceId },
          })}
          onEnd={list.more}
          total={list.total}
          rowHeight={56}
        />
      )}
      {adding && <AddAudiences pageId={pageId} onClose={() => setAdding(false)} />}
    </Screen>
  );
}
