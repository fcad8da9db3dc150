// One company: what is known, who belongs to it, what was recorded, and making one of two.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tell } from '../../parts/feedback.tsx';
import { RecordForm } from '../../parts/record_form.tsx';
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
      actions={
        may && (
          <Button icon="duplicate" onPress={() => setMerging(true)}>
            {t.accounts.merge}
          </Button>
        )
      }
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} size={52} square />
          <div className="min-w-0">
            <p className="truncate text-xl font-semibold">{name}</p>
            <p className="text-sm break-words text-muted">
              {[
                account.domain,
                account.industry,
                account.employees !== null && t.accounts.staff(account.employees),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <Card title={t.accounts.people} flush>
              {people.length === 0 ? (
                <p className="px-4 pb-4 text-sm text-muted">{t.accounts.nobody}</p>
              ) : (
                <ul>
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
                            {[person.title, person.email].filter(Boolean).join(' · ')}
                          </span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
            <Card title={t.person.activity} flush>
              <Timeline items={activity} />
            </Card>
          </div>
          <RecordForm
            key={account.updatedAt}
            record={account}
            createdAt={account.createdAt}
            externalIds={account.externalIds}
            may={may}
            labels={{
              name: t.people.name,
              domain: t.accounts.domain,
              industry: t.accounts.industry,
              employees: t.accounts.employees,
            }}
            save={({ employees, ...rest }) =>
              facet.accounts.update(accountId, {
                ...rest,
                ...(employees === undefined
                  ? {}
                  : { employees: employees === null ? null : Number(employees) }),
              })
            }
            onSaved={() => {
              void queries.invalidateQueries({ queryKey: ['accounts'] });
              return queries.invalidateQueries({ queryKey: ['account', accountId] });
            }}
          />
        </div>
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
