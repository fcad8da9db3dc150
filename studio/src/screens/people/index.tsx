// Everyone somebody writes for.
import type { Person } from '@facet/sdk';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { ago } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { RecordList } from '../../parts/record_list.tsx';
import { Avatar } from '../../parts/small.tsx';
import type { Column } from '../../parts/table.tsx';
import { CompanyFilter } from './company_filter.tsx';
import { companiesQuery, peopleQuery } from './queries.ts';

const AddPerson = lazy(() => import('./add.tsx').then((module) => ({ default: module.AddPerson })));

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
          <span className="block truncate text-xs text-muted @min-[32rem]:hidden">
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

const unknown: ReadonlyMap<string, string> = new Map();

export function People() {
  const domain = (useSearch({ strict: false }) as { company?: string }).company ?? '';
  const names = useQuery(companiesQuery).data ?? unknown;
  const shown = useMemo(() => columns(names), [names]);
  const navigate = useNavigate();
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
      {...(names.size < 2 && domain === ''
        ? {}
        : {
            filter: (
              <CompanyFilter
                value={domain}
                name={names.get(domain)}
                onChange={(company) =>
                  void navigate({
                    to: '/people',
                    search: (company === '' ? {} : { company }) as never,
                    replace: true,
                  })
                }
              />
            ),
          })}
      add={(onClose) => (
        <Suspense>
          <AddPerson onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
