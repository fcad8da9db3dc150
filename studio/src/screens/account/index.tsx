// One company: what is known, who belongs to it, what was recorded, and making one of two.
import type { Account } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { moment } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { PeopleTabs } from '../../parts/people_tabs.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { Merge } from './merge.tsx';

const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: async () => {
      const account = await facet.accounts.get(accountId);
      const [people, activity] = await Promise.all([
        account.domain === null
          ? Promise.resolve([])
          : facet.persons.list({ domain: account.domain, limit: 100 }).then(({ items }) => items),
        facet.accounts
          .activity(account.accountId, { limit: 50, includePersonActivity: 'true' })
          .then(({ items }) => items),
      ]);
      return { account, people, activity };
    },
  });

export const preload = (client: QueryClient, params: Record<string, string>) =>
  client.ensureQueryData(accountQuery(params.accountId ?? ''));

const names = ['name', 'domain', 'industry', 'employees'] as const;
type Name = (typeof names)[number];

export function AccountScreen() {
  const { accountId } = useParams({ strict: false }) as { accountId: string };
  const found = useQuery(accountQuery(accountId));
  const me = useMe();
  const navigate = useNavigate();
  const [merging, setMerging] = useState(false);
  if (found.error) return <Fault error={found.error} />;
  if (!found.data) return <Loading />;
  const { account, people, activity } = found.data;
  const may = me.may('write');
  const name = account.name ?? account.domain ?? t.accounts.unnamed;
  return (
    <Screen
      title={name}
      trail={[{ to: '/people/accounts', label: t.accounts.title }]}
      tabs={<PeopleTabs />}
      actions={
        may && (
          <Button icon="duplicate" onPress={() => setMerging(true)}>
            {t.accounts.merge}
          </Button>
        )
      }
    >
      <div className="mx-auto grid max-w-5xl grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Details key={account.updatedAt} account={account} may={may} />
          <Card title={t.accounts.people} flush>
            {people.length === 0 ? (
              <p className="px-4 pb-4 text-sm text-muted">{t.accounts.nobody}</p>
            ) : (
              <ul className="divide-y divide-line">
                {people.map((person) => (
                  <li key={person.personId}>
                    <Link
                      to={'/people/$personId' as '/'}
                      params={{ personId: person.personId } as never}
                      className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
                    >
                      <Avatar name={person.name} />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate text-sm font-medium">{person.name}</span>
                        <span className="block truncate text-xs text-muted">
                          {person.title ?? person.email}
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <Card title={t.person.activity} flush>
          <Timeline items={activity} />
        </Card>
      </div>
      {merging && (
        <Merge
          account={account}
          onClose={() => setMerging(false)}
          onMerged={(into) => {
            void queries.invalidateQueries({ queryKey: ['accounts'] });
            tell(t.accounts.merged(name));
            void navigate({
              to: '/people/accounts/$accountId' as '/',
              params: { accountId: into } as never,
            });
          }}
        />
      )}
    </Screen>
  );
}

function Details({ account, may }: { account: Account; may: boolean }) {
  const [changed, setChanged] = useState<Partial<Record<Name, string>>>({});
  const labels: Record<Name, string> = {
    name: t.people.name,
    domain: t.accounts.domain,
    industry: t.accounts.industry,
    employees: t.accounts.employees,
  };
  const save = useMutation({
    mutationFn: () =>
      facet.accounts.update(
        account.accountId,
        Object.fromEntries(
          Object.entries(changed).map(([name, value]) => [
            name,
            value.trim() === '' ? null : name === 'employees' ? Number(value.trim()) : value.trim(),
          ]),
        ),
      ),
    onSuccess: () => {
      tell(t.common.saved);
      void queries.invalidateQueries({ queryKey: ['accounts'] });
      return queries.invalidateQueries({ queryKey: ['account', account.accountId] });
    },
    onError: (error) => {
      if (names.every((name) => faultOf(error, `/${name}`) === undefined)) tellFault(error);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  const externalIds = Object.entries(account.externalIds);
  return (
    <Card title={t.person.details} note={t.person.since(moment(account.createdAt))}>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            value={changed[name] ?? String(account[name] ?? '')}
            onChange={(value) => setChanged({ ...changed, [name]: value })}
            fault={faultOf(save.error, `/${name}`)}
            disabled={!may}
          />
        ))}
        {externalIds.length > 0 && (
          <dl className="text-xs text-muted sm:col-span-2">
            {externalIds.map(([system, id]) => (
              <div key={system} className="flex gap-2">
                <dt>{system}</dt>
                <dd className="font-mono text-ink">{id}</dd>
              </div>
            ))}
          </dl>
        )}
        {may && (
          <div className="flex justify-end sm:col-span-2">
            <Button
              type="submit"
              look="solid"
              busy={save.isPending}
              isDisabled={Object.keys(changed).length === 0}
            >
              {t.common.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
