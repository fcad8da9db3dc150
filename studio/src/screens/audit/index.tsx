// Who changed what, and when: every write there was.
import type { AuditRecord } from '@facet/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { facet } from '../../lib/facet.ts';
import { moment } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Empty, Fault } from '../../parts/feedback.tsx';
import { Screen } from '../../parts/screen.tsx';
import { SelectField } from '../../parts/select.tsx';
import { SettingsTabs } from '../../parts/settings_tabs.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

type Span = '' | '1' | '7' | '30' | '90';
interface Filter {
  who?: string;
  what?: string;
  days?: Span;
}

const dayMs = 86_400_000;
const auditQuery = ({ who, what, days }: Filter) =>
  listQuery<AuditRecord>(['audit', who, what, days], (query) =>
    facet.auditLog.list({
      ...query,
      ...(who === undefined ? {} : { actorId: who }),
      ...(what === undefined ? {} : { operation: what }),
      // Whole days, so that a second look asks the same.
      ...(days === undefined || days === ''
        ? {}
        : { startDate: new Date(startOfToday() - (Number(days) - 1) * dayMs).toISOString() }),
    }),
  );
const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);

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
    client.ensureInfiniteQueryData(auditQuery({})),
    client.ensureQueryData(actorsQuery).catch(() => undefined),
  ]);

const worded = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** `updatePageLink` is told as "Update page link" where there is no better text. */
const said = (operation: string): string => {
  const known = (t.audit.operations as Record<string, string | undefined>)[operation];
  const words = worded(operation);
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const columns = (names: ReadonlyMap<string, string>): Column<AuditRecord>[] => [
  {
    id: 'actor',
    title: t.audit.who,
    width: 'minmax(9.75rem,1.4fr)',
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
    cell: (record) => (
      <span className="min-w-0">
        <span className="block truncate">{said(record.operation)}</span>
        <span className="block truncate text-xs text-muted @min-[32rem]:hidden">
          {moment(record.at)}
        </span>
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
          <Badge key={name}>{worded(name)}</Badge>
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
  const filter = useSearch({ strict: false }) as Filter;
  const { rows, total, error, retry, more } = useList(auditQuery(filter));
  const names = useQuery(actorsQuery).data;
  const shown = useMemo(() => columns(names ?? new Map()), [names]);
  const narrowed = Object.values(filter).some((value) => value !== undefined && value !== '');
  return (
    <Screen title={t.settings.audit} tabs={<SettingsTabs />} flush count={total}>
      <Filters filter={filter} names={names ?? new Map()} narrowed={narrowed} />
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && narrowed ? (
        <Empty icon="search" title={t.audit.noMatch} />
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

interface FiltersProps {
  filter: Filter;
  names: ReadonlyMap<string, string>;
  narrowed: boolean;
}

function Filters({ filter, names, narrowed }: FiltersProps) {
  const navigate = useNavigate();
  const set = (change: Filter) =>
    void navigate({
      to: '/settings/audit',
      search: Object.fromEntries(
        Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ''),
      ) as never,
      replace: true,
    });
  const known = Object.entries(t.audit.operations).map(([id, label]) => ({ id, label }));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2 max-sm:grid max-sm:grid-cols-2 md:px-6">
      <div className="w-48 max-sm:w-full">
        <SelectField
          label={t.audit.who}
          hideLabel
          small
          value={filter.who ?? ''}
          onChange={(who) => set({ who })}
          choices={[
            { id: '', label: t.audit.anybody },
            ...[...names].map(([id, label]) => ({ id, label })),
          ]}
        />
      </div>
      <div className="w-56 max-sm:w-full">
        <SelectField
          label={t.audit.what}
          hideLabel
          small
          value={filter.what ?? ''}
          onChange={(what) => set({ what })}
          choices={[
            { id: '', label: t.audit.anything },
            ...known.toSorted((a, b) => a.label.localeCompare(b.label)),
          ]}
        />
      </div>
      <div className="w-40 max-sm:w-full">
        <SelectField
          label={t.audit.when}
          hideLabel
          small
          value={String(filter.days ?? '') as Span}
          onChange={(days) => set({ days })}
          choices={(['', '1', '7', '30', '90'] as const).map((id) => ({
            id,
            label: t.audit.spans[id],
          }))}
        />
      </div>
      {narrowed && (
        <Button look="ghost" onPress={() => set({ who: '', what: '', days: '' })}>
          {t.audit.clear}
        </Button>
      )}
    </div>
  );
}
