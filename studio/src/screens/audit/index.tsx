// Who changed what, and when: every write there was.
import type { AuditRecord } from '@facet/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { facet } from '../../lib/facet.ts';
import { count, moment } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { Badge, Empty, Fault } from '../../parts/feedback.tsx';
import { Screen } from '../../parts/screen.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const auditQuery = listQuery<AuditRecord>(['audit'], (query) => facet.auditLog.list(query));
/** Who the ids are. */
const actorsQuery = queryOptions({
  queryKey: ['audit', 'actors'],
  queryFn: async () => {
    const [members, keys] = await Promise.all([
      facet.members.list({ limit: 200 }),
      facet.apiKeys.list({ limit: 200 }),
    ]);
    return new Map([
      ...members.items.map(({ memberId, name }) => [memberId, name] as const),
      ...keys.items.map(({ apiKeyId, name }) => [apiKeyId, name] as const),
    ]);
  },
});

export const preload = (client: QueryClient) =>
  Promise.all([
    client.ensureInfiniteQueryData(auditQuery),
    client.ensureQueryData(actorsQuery).catch(() => undefined),
  ]);

/** `updatePageLink` is told as "Update page link" where there is no better text. */
const said = (operation: string): string => {
  const known = (t.audit.operations as Record<string, string | undefined>)[operation];
  const words = operation.replace(/([A-Z])/g, ' $1').toLowerCase();
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const columns = (names: ReadonlyMap<string, string>): Column<AuditRecord>[] => [
  {
    id: 'actor',
    title: t.audit.who,
    width: 'minmax(0,1.4fr)',
    cell: ({ actor }) => {
      const name =
        actor.type === 'system' ? t.audit.system : (names.get(actor.id) ?? t.audit.former);
      return (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} square={actor.type !== 'member'} />
          <span className="min-w-0">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-muted">{t.audit.actors[actor.type]}</span>
          </span>
        </span>
      );
    },
  },
  {
    id: 'operation',
    title: t.audit.what,
    width: 'minmax(0,2fr)',
    cell: ({ operation, targetId }) => (
      <span className="min-w-0">
        <span className="block truncate text-sm">{said(operation)}</span>
        <span className="block truncate font-mono text-2xs text-muted">{targetId}</span>
      </span>
    ),
  },
  {
    id: 'changed',
    title: t.audit.fields,
    width: 'minmax(0,1.6fr)',
    from: 'md',
    cell: ({ changed }) => (
      <span className="flex min-w-0 gap-1 overflow-hidden">
        {changed.slice(0, 3).map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
        {changed.length > 3 && <Badge>+{changed.length - 3}</Badge>}
      </span>
    ),
  },
  {
    id: 'at',
    title: t.audit.when,
    width: '10.5rem',
    end: true,
    from: 'sm',
    cell: ({ at }) => <span className="figures text-xs text-muted">{moment(at)}</span>,
  },
];

export function Audit() {
  const { rows, total, error, retry, more } = useList(auditQuery);
  const names = useQuery(actorsQuery).data;
  const shown = useMemo(() => columns(names ?? new Map()), [names]);
  return (
    <Screen
      title={t.settings.audit}
      tabs={<SettingsTabs />}
      flush
      aside={
        total === undefined ? undefined : (
          <span className="figures text-sm text-faint">{count(total)}</span>
        )
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 ? (
        <Empty icon="history" title={t.audit.emptyTitle}>
          {t.audit.emptyNote}
        </Empty>
      ) : (
        <Table
          label={t.settings.audit}
          columns={shown}
          rows={rows}
          idOf={(record) => record.auditId}
          onEnd={more}
          total={total}
          rowHeight={52}
        />
      )}
    </Screen>
  );
}
