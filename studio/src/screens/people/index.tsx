// Everyone somebody writes for.
import type { Person } from '@facet/sdk';
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
import { Empty, Fault, tell, tellFault } from '../../parts/feedback.tsx';
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

const peopleQuery = (search = '') =>
  listQuery<Person>(['people', search], (query) =>
    facet.persons.list({ ...query, ...(search === '' ? {} : { search }) }),
  );

export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(peopleQuery());

const columns = (): Column<Person>[] => [
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
    id: 'company',
    title: t.people.columns.company,
    width: 'minmax(0,1.4fr)',
    from: 'md',
    cell: (person) => <span className="truncate text-muted">{person.domain}</span>,
  },
  {
    id: 'email',
    title: t.people.columns.email,
    width: 'minmax(0,2fr)',
    from: 'sm',
    cell: (person) => <span className="truncate text-muted">{person.email}</span>,
  },
  {
    id: 'added',
    title: t.people.columns.added,
    width: '8.5rem',
    end: true,
    cell: (person) => <span className="truncate text-muted">{ago(person.createdAt)}</span>,
  },
];

export function People() {
  const me = useMe();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<'add' | 'import'>();
  const may = me.may('write');
  const wanted = useDeferredValue(words.trim());
  const { rows, total, error, retry, more } = useList(peopleQuery(wanted));
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setOpen('add')}>
      {t.people.new}
    </Button>
  );
  return (
    <Screen
      title={t.people.title}
      tabs={<PeopleTabs />}
      flush
      aside={
        total === undefined ? undefined : (
          <span className="figures text-sm text-faint">{count(total)}</span>
        )
      }
      actions={
        <>
          <SearchBox value={words} onChange={setWords} label={t.people.search} />
          <Menu
            label={t.common.more}
            trigger={<IconButton icon="more" label={t.common.more} />}
            entries={[
              [
                ...(may
                  ? [
                      {
                        id: 'import',
                        label: t.imports.titles.persons,
                        icon: 'upload' as const,
                        run: () => setOpen('import'),
                      },
                    ]
                  : []),
                {
                  id: 'export',
                  label: t.imports.export,
                  icon: 'download' as const,
                  run: () => void saveCsv('people.csv', '/v0/persons').catch(tellFault),
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
        <Empty
          icon="people"
          title={t.people.emptyTitle}
          action={
            <>
              {add}
              {may && (
                <Button icon="upload" onPress={() => setOpen('import')}>
                  {t.imports.titles.persons}
                </Button>
              )}
            </>
          }
        >
          {t.people.emptyNote}
        </Empty>
      ) : total === 0 ? (
        <Empty icon="search" title={t.people.noMatch} />
      ) : (
        <Table
          label={t.people.title}
          columns={columns()}
          rows={rows}
          idOf={(person) => person.personId}
          linkOf={(person) => ({ to: '/people/$personId', params: { personId: person.personId } })}
          onEnd={more}
          total={total}
          rowHeight={52}
        />
      )}
      {open === 'add' && <AddPerson onClose={() => setOpen(undefined)} />}
      {open === 'import' && (
        <Suspense>
          <ImportCsv kind="persons" onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Screen>
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
  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.people.new}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="solid" type="submit" form="add-person" busy={create.isPending}>
            {t.people.new}
          </Button>
        </>
      }
    >
      <form id="add-person" onSubmit={submit} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
