// The addresses readers are given, and where they lead.
import type { PageLink } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { copyText } from '../../lib/browser.ts';
import { facet, queries } from '../../lib/facet.ts';
import { ago } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty, Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const EditLink = lazy(() => import('./edit.tsx').then((module) => ({ default: module.EditLink })));
const Share = lazy(() =>
  import('../../parts/share.tsx').then((module) => ({ default: module.Share })),
);

const linksQuery = (search = '', domain = '') =>
  listQuery<PageLink>(['links', search, domain], (query) =>
    facet.pageLinks.search({
      ...query,
      ...(search === '' ? {} : { query: search }),
      ...(domain === '' ? {} : { tenantDomainId: domain }),
    }),
  );
/** Every host a link can be on; the one that always works is ''. */
const hostsQuery = queryOptions({
  queryKey: ['links', 'hosts'],
  queryFn: async () => {
    const [tenant, domains] = await Promise.all([
      facet.tenant.get(),
      facet.domains.list({ limit: 200 }),
    ]);
    return [
      { id: '', label: new URL(tenant.siteUrl).host },
      ...domains.items.map(({ domainId, domain }) => ({ id: domainId, label: domain })),
    ];
  },
});
export const preload = (client: QueryClient) =>
  Promise.all([
    client.ensureInfiniteQueryData(linksQuery()),
    client.ensureQueryData(hostsQuery).catch(() => undefined),
  ]);

const refresh = () => queries.invalidateQueries({ queryKey: ['links'] });

export function Links() {
  const may = useMe().may('write');
  const [words, setWords] = useState('');
  const [host, setHost] = useState('');
  const [editing, setEditing] = useState<PageLink | 'new'>();
  const [sharing, setSharing] = useState<PageLink>();
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(linksQuery(wanted, host));
  const hosts = useQuery(hostsQuery).data ?? [];
  const remove = useMutation({
    mutationFn: (link: PageLink) => facet.pageLinks.delete(link.pageLinkId),
    onSuccess: (_, { path, target, tenantDomainId }) => {
      tell(t.links.removed(path), {
        label: t.common.undo,
        run: () =>
          void facet.pageLinks.create({ path, target, tenantDomainId }).then(refresh, tellFault),
      });
      return refresh();
    },
    onError: tellFault,
  });
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setEditing('new')}>
      {t.links.new}
    </Button>
  );
  return (
    <Screen
      title={t.library.links}
      tabs={<LibraryTabs />}
      flush
      count={total}
      actions={
        <>
          <SearchBox value={words} onChange={setWords} label={t.links.search} />
          {hosts.length > 1 && (
            <div className="w-44 max-sm:w-32">
              <SelectField
                label={t.links.domain}
                hideLabel
                small
                value={host}
                onChange={setHost}
                choices={hosts}
              />
            </div>
          )}
          {add}
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && wanted === '' ? (
        <Empty icon="link" title={t.links.emptyTitle} action={add}>
          {t.links.emptyNote}
        </Empty>
      ) : total === 0 ? (
        <Empty icon="search" title={t.links.noMatch} />
      ) : (
        <Table
          label={t.library.links}
          columns={columns({
            may,
            onShare: setSharing,
            onEdit: setEditing,
            onRemove: (link) => remove.mutate(link),
          })}
          rows={rows}
          idOf={(link) => link.pageLinkId}
          onOpen={(link) => setSharing(link)}
          onEnd={more}
          total={total}
          rowHeight={54}
        />
      )}
      <Suspense>
        {editing !== undefined && (
          <EditLink
            link={editing === 'new' ? undefined : editing}
            domains={hosts}
            onClose={() => setEditing(undefined)}
          />
        )}
        {sharing && (
          <Share
            url={sharing.url}
            name={sharing.targetName ?? sharing.path}
            onClose={() => setSharing(undefined)}
          />
        )}
      </Suspense>
    </Screen>
  );
}

const kindIcons: Record<PageLink['target']['targetType'], IconName> = {
  page: 'pages',
  audience: 'people',
  page_routing: 'route',
};

/** Where the studio shows what a link leads to. */
function placeOf({ target, targetPage }: PageLink): Record<string, unknown> {
  if (target.targetType === 'page')
    return { to: '/pages/$pageId', params: { pageId: target.pageId } };
  if (target.targetType === 'audience' && targetPage)
    return {
      to: '/pages/$pageId/audiences/$audienceId',
      params: { pageId: targetPage.pageId, audienceId: target.audienceId },
    };
  return { to: '/library/routing' };
}

function Target({ link }: { link: PageLink }) {
  const { target, targetName, targetPage } = link;
  const kind = t.links.targets[target.targetType];
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="text-muted">
        <Icon name={kindIcons[target.targetType]} />
      </span>
      <span className="min-w-0">
        {targetName === undefined ? (
          <span className="block truncate text-muted">{t.links.gone}</span>
        ) : (
          <Link {...(placeOf(link) as { to: string })} className="block truncate hover:underline">
            {targetName}
          </Link>
        )}
        <span className="block truncate text-xs text-muted">
          {targetPage === undefined ? kind : t.links.variantOf(targetPage.name)}
        </span>
      </span>
    </span>
  );
}

interface Doing {
  may: boolean;
  onShare(link: PageLink): void;
  onEdit(link: PageLink): void;
  onRemove(link: PageLink): void;
}

const columns = ({ may, onShare, onEdit, onRemove }: Doing): Column<PageLink>[] => [
  {
    id: 'path',
    title: t.links.address,
    width: 'minmax(0,1.6fr)',
    cell: (link) => (
      <span className="min-w-0">
        <span className="block truncate font-medium">{link.path}</span>
        <span className="block truncate text-xs text-muted">
          <span className="@max-[32rem]:hidden">{new URL(link.url).host}</span>
          <span className="@min-[32rem]:hidden">{link.targetName ?? t.links.gone}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'target',
    title: t.links.leads,
    width: 'minmax(0,2fr)',
    from: 'sm',
    cell: (link) => <Target link={link} />,
  },
  {
    id: 'made',
    title: t.people.columns.added,
    width: '7.5rem',
    end: true,
    from: 'md',
    cell: (link) => <span className="truncate text-muted">{ago(link.createdAt)}</span>,
  },
  {
    id: 'actions',
    title: t.common.more,
    hideTitle: true,
    width: '8rem',
    end: true,
    cell: (link) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses of the buttons from the row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons have their own
      <span className="flex" onClick={(event) => event.stopPropagation()}>
        <IconButton
          size="small"
          icon="copy"
          label={t.page.copyLink}
          onPress={() => void copyText(link.url).then(() => tell(t.common.copied))}
        />
        <IconButton
          size="small"
          icon="qr"
          label={t.links.share}
          onPress={() => onShare(link)}
          className="max-sm:hidden"
        />
        <Menu
          label={t.common.more}
          trigger={<IconButton size="small" icon="more" label={t.common.more} />}
          entries={[
            [
              {
                id: 'open',
                label: t.links.visit,
                icon: 'external',
                run: () => void window.open(link.url, '_blank', 'noopener'),
              },
              { id: 'share', label: t.links.share, icon: 'qr', run: () => onShare(link) },
              ...(may
                ? [
                    {
                      id: 'edit',
                      label: t.links.edit,
                      icon: 'pen' as const,
                      run: () => onEdit(link),
                    },
                  ]
                : []),
            ],
            may
              ? [
                  {
                    id: 'remove',
                    label: t.common.delete,
                    icon: 'trash',
                    danger: true,
                    run: () => onRemove(link),
                  },
                ]
              : [],
          ]}
        />
      </span>
    ),
  },
];
