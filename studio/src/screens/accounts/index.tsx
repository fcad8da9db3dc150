// The companies people belong to.
import type { Account } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago, count } from '../../lib/format.ts';
import { listQuery } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/overlay.tsx';
import { RecordList } from '../../parts/record_list.tsx';
import { Avatar } from '../../parts/small.tsx';
import type { Column } from '../../parts/table.tsx';

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
          <span className="block truncate text-xs text-muted @min-[32rem]:hidden">
            {account.domain}
          </span>
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
    width: '7.5rem',
    end: true,
    from: 'sm',
    cell: (account) => <span className="truncate text-muted">{ago(account.createdAt)}</span>,
  },
];

export function Accounts() {
  const shown = useMemo(() => columns(), []);
  return (
    <RecordList
      kind="accounts"
      icon="building"
      texts={t.accounts}
      query={accountsQuery}
      columns={shown}
      idOf={(account) => account.accountId}
      linkOf={(account) => ({
        to: '/people/accounts/$accountId',
        params: { accountId: account.accountId },
      })}
      add={(onClose) => <AddAccount onClose={onClose} />}
    />
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
    onSuccess: (account) => {
      tell(t.people.added(nameOf(account)));
      onClose();
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
    onError: (error) => {
      if (faultOf(error, '/name') === undefined && faultOf(error, '/domain') === undefined)
        tellFault(error);
    },
  });
  return (
    <FormDialog
      title={t.accounts.new}
      submit={t.accounts.new}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
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
        hint={t.accounts.domainHint}
      />
    </FormDialog>
  );
}
