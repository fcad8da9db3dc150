// The addresses readers are given.
import type { PageLink } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { urlOf } from '../../lib/addresses.ts';
import { copyText } from '../../lib/browser.ts';
import { facet, queries } from '../../lib/facet.ts';
import { ago } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const linksQuery = listQuery<PageLink>(['links'], (query) => facet.pageLinks.search(query));
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(linksQuery);

export function Links() {
  const me = useMe();
  const { rows, total, error, retry, more } = useList(linksQuery);
  const remove = useMutation({
    mutationFn: (link: PageLink) => facet.pageLinks.delete(link.pageLinkId),
    onSuccess: (_, link) => {
      tell(t.links.removed(link.path), {
        label: t.common.undo,
        run: () =>
          void facet.pageLinks
            .create({ path: link.path, target: link.target, tenantDomainId: link.tenantDomainId })
            .then(() => queries.invalidateQueries({ queryKey: ['links'] }), tellFault),
      });
      return queries.invalidateQueries({ queryKey: ['links'] });
    },
    onError: tellFault,
  });
  const columns: Column<PageLink>[] = [
    {
      id: 'path',
      title: t.links.address,
      width: 'minmax(0,3fr)',
      cell: (link) => (
        <a
          href={urlOf(link)}
          target="_blank"
          rel="noopener noreferrer"
          className="min-w-0 hover:underline"
        >
          <span className="block truncate font-medium">{link.path}</span>
          <span className="block truncate text-xs text-muted">{new URL(urlOf(link)).host}</span>
        </a>
      ),
    },
    {
      id: 'target',
      title: t.links.leads,
      width: '9rem',
      from: 'sm',
      cell: (link) => (
        <Badge>
          {(t.links.targets as Record<string, string | undefined>)[link.target.targetType] ??
            link.target.targetType}
        </Badge>
      ),
    },
    {
      id: 'made',
      title: t.people.columns.added,
      width: '8rem',
      end: true,
      from: 'sm',
      cell: (link) => <span className="truncate text-muted">{ago(link.createdAt)}</span>,
    },
    {
      id: 'actions',
      title: t.common.more,
      hideTitle: true,
      width: '5.5rem',
      end: true,
      cell: (link) => (
        <span className="flex">
          <IconButton
            size="small"
            icon="copy"
            label={t.page.copyLink}
            onPress={() => void copyText(urlOf(link)).then(() => tell(t.common.copied))}
          />
          {me.may('write') && (
            <IconButton
              size="small"
              icon="trash"
              label={t.common.delete}
              onPress={() => remove.mutate(link)}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <Screen title={t.nav.library} tabs={<LibraryTabs />} flush>
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 ? (
        <Empty icon="link" title={t.links.emptyTitle}>
          {t.links.emptyNote}
        </Empty>
      ) : (
        <Table
          label={t.library.links}
          columns={columns}
          rows={rows}
          idOf={(link) => link.pageLinkId}
          onEnd={more}
          total={total}
          rowHeight={54}
        />
      )}
    </Screen>
  );
}
