// One person: what is known, what was made for them, what they did, and the right to be forgotten.
import type { Person } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { saveFile } from '../../lib/download.ts';
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
import { Erase } from './erase.tsx';
import { MadeForThem, Visits } from './history.tsx';

const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['person', personId],
    queryFn: async () => {
      const [person, audiences, activity, sessions, pages] = await Promise.all([
        facet.persons.get(personId),
        facet.persons.audiences(personId, { limit: 50 }),
        facet.persons.activity(personId, { limit: 50 }),
        facet.persons.sessions(personId, { limit: 20 }),
        facet.pages.list({ limit: 200 }),
      ]);
      return {
        person,
        audiences: audiences.items,
        activity: activity.items,
        sessions: sessions.items,
        pageNames: new Map(pages.items.map(({ pageId, name }) => [pageId, name])),
      };
    },
  });

export const preload = (client: QueryClient, params: Record<string, string>) =>
  client.ensureQueryData(personQuery(params.personId ?? ''));

const fields = ['name', 'email', 'title', 'domain', 'phoneNumber', 'linkedinProfileUrl'] as const;
type Name = (typeof fields)[number];

export function PersonScreen() {
  const { personId } = useParams({ strict: false }) as { personId: string };
  const found = useQuery(personQuery(personId));
  const me = useMe();
  if (found.error) return <Fault error={found.error} />;
  if (!found.data) return <Loading />;
  const { person, audiences, activity, sessions, pageNames } = found.data;
  const may = me.may('write');
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
      tabs={<PeopleTabs />}
      actions={
        <Button icon="download" onPress={() => void exportAll().catch(tellFault)}>
          {t.person.export}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={person.name} size={52} />
          <div className="min-w-0">
            <p className="truncate text-xl font-semibold">{person.name}</p>
            <p className="truncate text-sm text-muted">
              {[person.title, person.email, person.domain].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <MadeForThem audiences={audiences} names={pageNames} />
            <Visits sessions={sessions} names={pageNames} />
            <Details key={person.updatedAt} person={person} may={may} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Card title={t.person.activity} flush>
              <Timeline items={activity} />
            </Card>
            {may && <Erase personId={personId} name={person.name} />}
          </div>
        </div>
      </div>
    </Screen>
  );
}

function Details({ person, may }: { person: Person; may: boolean }) {
  const [changed, setChanged] = useState<Partial<Record<Name, string>>>({});
  const save = useMutation({
    mutationFn: () =>
      facet.persons.update(
        person.personId,
        Object.fromEntries(
          Object.entries(changed).map(([name, value]) => [
            name,
            value.trim() === '' ? null : value.trim(),
          ]),
        ),
      ),
    onSuccess: () => {
      tell(t.common.saved);
      void queries.invalidateQueries({ queryKey: ['people'] });
      return queries.invalidateQueries({ queryKey: ['person', person.personId] });
    },
    onError: (error) => {
      if (fields.every((name) => faultOf(error, `/${name}`) === undefined)) tellFault(error);
    },
  });
  const labels: Record<Name, string> = {
    name: t.people.name,
    email: t.people.email,
    title: t.imports.fields.title,
    domain: t.people.domain,
    phoneNumber: t.people.phone,
    linkedinProfileUrl: t.people.linkedin,
  };
  const externalIds = Object.entries(person.externalIds);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Card title={t.person.details} note={t.person.since(moment(person.createdAt))}>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {fields.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            value={changed[name] ?? person[name] ?? ''}
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
