// A page and whom it is for: its variants, each with its state, its address and its visits.
import type { Audience } from '@facet/sdk';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { SearchBox, Segments } from '../../parts/inputs.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { columns } from './columns.tsx';
import { exportForMailMerge } from './mail_merge.ts';
import {
  audiencesQuery,
  figuresQuery,
  isDrafted,
  lastVisitsQuery,
  pageQuery,
  staleQuery,
} from './queries.ts';

const AddAudiences = lazy(() =>
  import('./add.tsx').then((module) => ({ default: module.AddAudiences })),
);
const PublishMany = lazy(() =>
  import('./publish_many.tsx').then((module) => ({ default: module.PublishMany })),
);
const Share = lazy(() =>
  import('../../parts/share.tsx').then((module) => ({ default: module.Share })),
);

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const pageId = params.pageId ?? '';
  await Promise.all([
    client.ensureQueryData(pageQuery(pageId)),
    client.ensureInfiniteQueryData(audiencesQuery(pageId)),
    client.prefetchQuery(figuresQuery(pageId)),
    client.prefetchQuery(lastVisitsQuery(pageId)),
  ]);
}

const kinds = ['all', 'drafts', 'live', 'stale'] as const;
type Which = (typeof kinds)[number];
const nothing: ReadonlySet<string> = new Set();
/** As many rows as fill a screen: until then more are asked for. */
const enough = 30;

export function PageAudiences() {
  const { pageId } = useParams({ strict: false }) as { pageId: string };
  const me = useMe();
  const page = useQuery(pageQuery(pageId));
  const figures = useQuery(figuresQuery(pageId)).data ?? new Map();
  const stale = useQuery(staleQuery(pageId)).data ?? nothing;
  const lastVisits = useQuery(lastVisitsQuery(pageId)).data ?? new Map();
  const [words, setWords] = useState('');
  const which = (useSearch({ strict: false }) as { show?: Which }).show ?? 'all';
  const navigate = useNavigate();
  const setWhich = (show: Which) =>
    void navigate({
      to: '/pages/$pageId' as '/',
      params: { pageId } as never,
      search: (show === 'all' ? {} : { show }) as never,
      replace: true,
    });
  const [adding, setAdding] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [publishing, setPublishing] = useState<readonly Audience[]>();
  const [sharing, setSharing] = useState<Audience>();
  const wanted = useDeferredValue(words.trim());
  const list = useList(audiencesQuery(pageId, wanted, which === 'live'));
  // The server does not list by what is to be published or checked: their rows are picked out here.
  const shown = list.rows.filter(
    (audience) =>
      (which !== 'drafts' || isDrafted(audience)) &&
      (which !== 'stale' || stale.has(audience.audienceId)),
  );
  const { more } = list;
  const few = (which === 'drafts' || which === 'stale') && shown.length < enough;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever more was loaded
  useEffect(() => {
    if (few) more();
  }, [few, list.rows.length]);
  const toCsv = useMutation({
    mutationFn: (chosen: readonly Audience[]) =>
      exportForMailMerge(page.data ?? { pageId, name: pageId }, chosen),
    onSuccess: (rows) => tell(t.page.exported(rows)),
    onError: tellFault,
  });
  if (page.error) return <Fault error={page.error} retry={() => void page.refetch()} />;
  if (!page.data) return <Loading />;
  const chosen = shown.filter((audience) => selected.has(audience.audienceId));
  const mayPublish = me.may('write');
  const add = (me.may('draft') || mayPublish) && (
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
          <SearchBox value={words} onChange={setWords} label={t.page.search} />
          {list.total !== 0 && (
            <IconButton
              icon="download"
              label={t.page.exportCsv}
              isDisabled={toCsv.isPending}
              onPress={() => toCsv.mutate([])}
            />
          )}
          {add}
        </>
      }
    >
      {list.total === 0 && wanted === '' && which === 'all' ? (
        <Empty icon="people" title={t.page.emptyTitle} action={add}>
          {t.page.emptyNote}
        </Empty>
      ) : (
        <>
          <Bulk
            chosen={chosen}
            filter={
              <Segments
                label={t.page.filter}
                value={which}
                onChange={setWhich}
                choices={kinds
                  .filter((id) => id !== 'stale' || stale.size > 0 || which === 'stale')
                  .map((id) => ({ id, label: t.page.filters[id] }))}
              />
            }
            onClear={() => setSelected(new Set())}
            onExport={() => toCsv.mutate(chosen)}
            {...(mayPublish ? { onPublish: () => setPublishing(chosen.filter(isDrafted)) } : {})}
          />
          {shown.length === 0 ? (
            <p className="py-12 text-center text-sm text-muted">{t.page.noMatch}</p>
          ) : (
            <Table
              label={t.page.tabs.audiences}
              columns={[
                boxes(shown, selected, setSelected),
                ...columns({ figures, lastVisits, stale, onShare: setSharing }),
              ]}
              rows={shown}
              idOf={(audience) => audience.audienceId}
              linkOf={(audience) => ({
                to: '/pages/$pageId/audiences/$audienceId',
                params: { pageId, audienceId: audience.audienceId },
                ...(stale.has(audience.audienceId) ? { search: { side: 'claims' } } : {}),
              })}
              onEnd={list.more}
              total={list.total}
              rowHeight={56}
            />
          )}
        </>
      )}
      <Suspense>
        {adding && <AddAudiences pageId={pageId} onClose={() => setAdding(false)} />}
        {publishing && (
          <PublishMany
            page={page.data}
            audiences={publishing}
            onClose={() => {
              setPublishing(undefined);
              setSelected(new Set());
            }}
          />
        )}
        {sharing?.url != null && (
          <Share
            url={sharing.url}
            name={sharing.effectiveName}
            onClose={() => setSharing(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** Always there, so that nothing moves when the first one is selected. */
function Bulk({
  chosen,
  filter,
  onClear,
  onExport,
  onPublish,
}: {
  chosen: readonly Audience[];
  filter: ReactNode;
  onClear(): void;
  onExport(): void;
  onPublish?: () => void;
}) {
  const drafted = chosen.filter(isDrafted).length;
  return (
    <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4 md:px-6">
      {chosen.length === 0 ? (
        filter
      ) : (
        <>
          <span className="figures text-sm font-medium">{t.page.selected(chosen.length)}</span>
          <Button size="small" look="ghost" onPress={onClear}>
            {t.page.clear}
          </Button>
          <span className="flex-1" />
          <span className="max-sm:hidden">
            <Button size="small" icon="download" onPress={onExport}>
              {t.page.exportCsv}
            </Button>
          </span>
          {onPublish && drafted > 0 && (
            <Button size="small" look="accent" onPress={onPublish}>
              {t.page.publishMany(drafted)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function boxes(
  shown: readonly Audience[],
  selected: ReadonlySet<string>,
  onChange: (selected: ReadonlySet<string>) => void,
): Column<Audience> {
  const all = shown.length > 0 && shown.every(({ audienceId }) => selected.has(audienceId));
  return {
    id: 'select',
    title: t.page.columns.select,
    width: '3rem',
    apart: true,
    head: (
      <Box
        label={t.page.selectAll}
        checked={all}
        onChange={(on) => onChange(new Set(on ? shown.map((one) => one.audienceId) : []))}
      />
    ),
    cell: ({ audienceId, effectiveName }) => (
      <Box
        label={t.page.select(effectiveName)}
        checked={selected.has(audienceId)}
        onChange={(on) => {
          const next = new Set(selected);
          if (on) next.add(audienceId);
          else next.delete(audienceId);
          onChange(next);
        }}
      />
    ),
  };
}

function Box({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className="-m-2 flex size-9 items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        className="size-4 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
