// One person: what is known, what was made for them, what they did, and the right to be forgotten.
import type { Account, Person } from '@facet/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { saveFile } from '../../lib/download.ts';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tellFault } from '../../parts/feedback.tsx';
import { RecordForm } from '../../parts/record_form.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { Erase } from './erase.tsx';
import { MadeForThem, Visits } from './history.tsx';

/** The company they belong to by their domain, if it is known. */
const companyOf = async ({ domain }: Person): Promise<Account | undefined> =>
  domain === null ? undefined : (await facet.accounts.list({ domain, limit: 1 })).items[0];

const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['person', personId],
    queryFn: async () => {
      const asked = facet.persons.get(personId);
      const [person, company, audiences, activity, sessions, pages] = await Promise.all([
        asked,
        Promise.resolve(asked).then(companyOf),
        facet.persons.audiences(personId, { limit: 50 }),
        facet.persons.activity(personId, { limit: 50 }),
        facet.persons.sessions(personId, { limit: 20 }),
        facet.pages.list({ limit: 200 }),
      ]);
      return {
        person,
        company,
        audiences: audiences.items,
        activity: activity.items,
        sessions: sessions.items,
        pageNames: new Map(pages.items.map(({ pageId, name }) => [pageId, name])),
      };
    },
  });

export const preload = (client: QueryClient, params: Record<string, string>) =>
  client.ensureQueryData(personQuery(params.personId ?? ''));

export function PersonScreen() {
  const { personId } = useParams({ strict: false }) as { personId: string };
  const found = useQuery(personQuery(personId));
  const may = useMe().may('write');
  if (found.error) return <Fault error={found.error} />;
  if (!found.data) return <Loading />;
  const { person, company, audiences, activity, sessions, pageNames } = found.data;
  async function exportAll(): Promise<void> {
    const all = await facet.persons.export(personId);
    saveFile(
      `${person.slug}.json`,
      new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }),
    );
  }
  return (
    <Screen
      title={person.name}
      trail={[{ to: '/people', label: t.people.title }]}
      actions={
        <Button icon="download" onPress={() => void exportAll().catch(tellFault)}>
          {t.person.export}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={person.name} size={52} />
          <div className="min-w-0">
            <p className="truncate text-xl font-semibold">{person.name}</p>
            <p className="text-sm break-words text-muted">
              {person.title !== null && `${person.title} · `}
              {company === undefined ? (
                person.domain
              ) : (
                <Link
                  to={'/people/accounts/$accountId' as '/'}
                  params={{ accountId: company.accountId } as never}
                  className="font-medium text-ink hover:underline"
                >
                  {company.name ?? company.domain}
                </Link>
              )}
              {person.email !== null && ` · ${person.email}`}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <MadeForThem audiences={audiences} names={pageNames} />
            <Visits sessions={sessions} names={pageNames} />
            <Card title={t.person.activity} flush>
              <Timeline items={activity} />
            </Card>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <RecordForm
              key={person.updatedAt}
              record={person}
              createdAt={person.createdAt}
              externalIds={person.externalIds}
              may={may}
              labels={{
                name: t.people.name,
                title: t.imports.fields.title,
                email: t.people.email,
                domain: t.people.domain,
                phoneNumber: t.people.phone,
                linkedinProfileUrl: t.people.linkedin,
              }}
              save={({ name, ...rest }) =>
                facet.persons.update(personId, { ...rest, ...(name && { name }) })
              }
              onSaved={() => {
                void queries.invalidateQueries({ queryKey: ['people'] });
                return queries.invalidateQueries({ queryKey: ['person', personId] });
              }}
            />
            {may && <Erase personId={personId} name={person.name} />}
          </div>
        </div>
      </div>
    </Screen>
  );
}
