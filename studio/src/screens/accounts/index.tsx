// The companies people belong to.
import type { Account } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useDeferredValue, useState } from 'react';
import { saveCsv } from '../../lib/download.ts';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago, count } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty, Fault, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { SearchBox } from '../../parts/inputs.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { PeopleTabs } from '../../parts/people_tabs.tsx';
import { Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const ImportCsv = lazy(() =>
  import('../../parts/import_csv.tsx').then((module) => ({ default: module.ImportCsv })),
);

const accountsQuery = (search = '') =>
  listQuery<Account>(['accounts', search], (query) =>
    facet.accounts.list({ ...query, ...(search === '' ? {} : { search }) }),
  );
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(accountsQuery());

const nameOf = (account: Account): string => account.name ?? account.domain ?? t.accounts.unnamed;

const columns = (): Column<Account>[] => [
  {
    id: 'name',
    title: t.people.columns.name,
    width: 'minmax(0,2fr)',
    cell: (account) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={nameOf(account)} square />
        <span className="min-w-0">
          <span className="block truncate font-medium">{nameOf(account)}</span>
          <span className="block truncate text-xs text-muted sm:hidden">{account.domain}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'domain',
    title: t.accounts.domain,
    width: 'minmax(0,1.5fr)',
    from: 'sm',
    cell: (account) => <span className="truncate text-muted">{account.domain}</span>,
  },
  {
    id: 'industry',
    title: t.accounts.industry,
    width: 'minmax(0,1.2fr)',
    from: 'md',
    cell: (account) => <span className="truncate text-muted">{account.industry}</span>,
  },
  {
    id: 'employees',
    title: t.accounts.employees,
    width: '7rem',
    end: true,
    from: 'md',
    cell: (account) => (
      <span className="figures text-muted">
        {account.employees === null ? '' : count(account.employees)}
      </span>
    ),
  },
  {
    id: 'added',
    title: t.people.columns.added,
    width: '8.5rem',
    end: true,
    cell: (account) => <span className="truncate text-muted">{ago(account.createdAt)}</span>,
  },
];

export function Accounts() {
  const me = useMe();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<'add' | 'import'>();
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(accountsQuery(wanted));
  const may = me.may('write');
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setOpen('add')}>
      {t.accounts.new}
    </Button>
  );
  return (
    <Screen
      title={t.accounts.title}
      tabs={<PeopleTabs />}
      flush
      aside={
        total === undefined ? undefined : (
          <span className="figures text-sm text-faint">{count(total)}</span>
        )
      }
      actions={
        <>
          <SearchBox value={words} onChange={setWords} label={t.accounts.search} />
          <Menu
            label={t.common.more}
            trigger={<IconButton icon="more" label={t.common.more} />}
            entries={[
              [
                ...(may
                  ? [
                      {
                        id: 'import',
                        label: t.imports.titles.accounts,
                        icon: 'upload' as const,
                        run: () => setOpen('import'),
                      },
                    ]
                  : []),
                {
                  id: 'export',
                  label: t.imports.export,
                  icon: 'download' as const,
                  run: () => void saveCsv('accounts.csv', '/v0/accounts').catch(tellFault),
                },
              ],
            ]}
          />
          {add}
        </>
      }
    >
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 && wanted === '' ? (
        <Empty icon="people" title={t.accounts.emptyTitle} action={add}>
          {t.accounts.emptyNote}
        </Empty>
      ) : total === 0 ? (
        <Empty icon="search" title={t.accounts.noMatch} />
      ) : (
        <Table
          label={t.accounts.title}
          columns={columns()}
          rows={rows}
          idOf={(account) => account.accountId}
          linkOf={(account) => ({
            to: '/people/accounts/$accountId',
            params: { accountId: account.accountId },
          })}
          onEnd={more}
          total={total}
          rowHeight={52}
        />
      )}
      {open === 'add' && <AddAccount onClose={() => setOpen(undefined)} />}
      {open === 'import' && (
        <Suspense>
          <ImportCsv kind="accounts" onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Screen>
  );
}

function AddAccount({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  const create = useMutation({
    mutationFn: () =>
      facet.accounts.create({
        name: name.trim(),
        ...(domain.trim() === '' ? {} : { domain: domain.trim() }),
      }),
    onSuccess: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
    onError: (error) => {
      if (faultOf(error, '/name') === undefined && faultOf(error, '/domain') === undefined)
        tellFault(error);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.accounts.new}
      footer={
        <Button look="solid" type="submit" form="add-account" busy={create.isPending}>
          {t.accounts.new}
        </Button>
      }
    >
      <form id="add-account" onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t.people.name}
          value={name}
          onChange={setName}
          fault={faultOf(create.error, '/name')}
          required
          autoFocus
        />
        <Field
          label={t.accounts.domain}
          value={domain}
          onChange={setDomain}
          fault={faultOf(create.error, '/domain')}
          placeholder="northwind.example"
        />
      </form>
    </Dialog>
  );
}
