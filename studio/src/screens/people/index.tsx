// Everyone somebody writes for.
import type { Account, Person } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { ago } from '../../lib/format.ts';
import { listQuery } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/overlay.tsx';
import { RecordList } from '../../parts/record_list.tsx';
import { SelectField } from '../../parts/select.tsx';
import { Avatar } from '../../parts/small.tsx';
import type { Column } from '../../parts/table.tsx';

const peopleQuery = (search = '', domain = '') =>
  listQuery<Person>(['people', search, domain], (query) =>
    facet.persons.list({
      ...query,
      ...(search === '' ? {} : { search }),
      ...(domain === '' ? {} : { domain }),
    }),
  );
/** What the companies behind the domains are called. */
const companiesQuery = queryOptions({
  queryKey: ['accounts', 'names'],
  queryFn: async () => (await facet.accounts.list({ limit: 200 })).items,
  staleTime: 30_000,
});

export const preload = (client: QueryClient) =>
  Promise.all([
    client.ensureInfiniteQueryData(peopleQuery()),
    client.ensureQueryData(companiesQuery).catch(() => undefined),
  ]);

const columns = (companies: ReadonlyMap<string, string>): Column<Person>[] => [
  {
    id: 'name',
    title: t.people.columns.name,
    width: 'minmax(0,2fr)',
    cell: (person) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={person.name} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{person.name}</span>
          <span className="block truncate text-xs text-muted sm:hidden">
            {person.email ?? person.domain}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'role',
    title: t.imports.fields.title,
    width: 'minmax(0,1.3fr)',
    from: 'lg',
    cell: (person) => <span className="truncate text-muted">{person.title}</span>,
  },
  {
    id: 'company',
    title: t.people.columns.company,
    width: 'minmax(0,1.3fr)',
    from: 'md',
    cell: (person) => (
      <span className="truncate">{companies.get(person.domain ?? '') ?? person.domain}</span>
    ),
  },
  {
    id: 'email',
    title: t.people.columns.email,
    width: 'minmax(0,1.8fr)',
    from: 'sm',
    cell: (person) => <span className="truncate text-muted">{person.email}</span>,
  },
  {
    id: 'added',
    title: t.people.columns.added,
    width: '7.5rem',
    end: true,
    from: 'sm',
    cell: (person) => <span className="truncate text-muted">{ago(person.createdAt)}</span>,
  },
];

export function People() {
  const domain = (useSearch({ strict: false }) as { company?: string }).company ?? '';
  const companies = useQuery(companiesQuery).data;
  const names = useMemo(
    () => new Map(companies?.flatMap((one) => (one.domain ? [[one.domain, nameOf(one)]] : []))),
    [companies],
  );
  const shown = useMemo(() => columns(names), [names]);
  return (
    <RecordList
      kind="persons"
      icon="people"
      texts={t.people}
      query={(search) => peopleQuery(search, domain)}
      columns={shown}
      idOf={(person) => person.personId}
      linkOf={(person) => ({ to: '/people/$personId', params: { personId: person.personId } })}
      narrowed={domain !== ''}
      {...(names.size < 2 ? {} : { filter: <CompanyFilter names={names} value={domain} /> })}
      add={(onClose) => <AddPerson onClose={onClose} />}
    />
  );
}

const nameOf = (account: Account): string => account.name ?? account.domain ?? t.accounts.unnamed;

function CompanyFilter({ names, value }: { names: ReadonlyMap<string, string>; value: string }) {
  const navigate = useNavigate();
  const known = [...names].toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className="flex shrink-0 items-center border-b border-line px-4 py-2 md:px-6">
      <div className="w-56 max-sm:w-full">
        <SelectField
          label={t.people.columns.company}
          hideLabel
          small
          value={value}
          onChange={(company) =>
            void navigate({
              to: '/people',
              search: (company === '' ? {} : { company }) as never,
              replace: true,
            })
          }
          choices={[
            { id: '', label: t.people.everyCompany },
            ...known.map(([id, label]) => ({ id, label })),
            ...(value === '' || names.has(value) ? [] : [{ id: value, label: value }]),
          ]}
        />
      </div>
    </div>
  );
}

const blank = { name: '', email: '', domain: '', phoneNumber: '', linkedinProfileUrl: '' };

function AddPerson({ onClose }: { onClose(): void }) {
  const [fields, setFields] = useState(blank);
  const set = (name: keyof typeof blank) => (value: string) =>
    setFields((before) => ({ ...before, [name]: value }));
  const create = useMutation({
    mutationFn: () =>
      facet.persons.create({
        ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== '')),
        name: fields.name.trim(),
      }),
    onSuccess: (person) => {
      void queries.invalidateQueries({ queryKey: ['people'] });
      tell(t.people.added(person.name));
      onClose();
    },
    onError: (error) => {
      if (Object.keys(blank).every((name) => faultOf(error, `/${name}`) === undefined))
        tellFault(error);
    },
  });
  const fault = (name: string) => faultOf(create.error, `/${name}`);
  return (
    <FormDialog
      title={t.people.new}
      submit={t.people.new}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.people.name}
        value={fields.name}
        onChange={set('name')}
        fault={fault('name')}
        required
        autoFocus
      />
      <Field
        label={t.people.email}
        type="email"
        value={fields.email}
        onChange={set('email')}
        fault={fault('email')}
      />
      <Field
        label={t.people.phone}
        type="tel"
        value={fields.phoneNumber}
        onChange={set('phoneNumber')}
        fault={fault('phoneNumber')}
        hint={t.people.phoneHint}
      />
      <Field
        label={t.people.domain}
        value={fields.domain}
        onChange={set('domain')}
        fault={fault('domain')}
      />
      <Field
        label={t.people.linkedin}
        type="url"
        value={fields.linkedinProfileUrl}
        onChange={set('linkedinProfileUrl')}
        fault={fault('linkedinProfileUrl')}
      />
    </FormDialog>
  );
}
