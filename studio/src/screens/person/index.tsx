// One person: what is known, and the right to be forgotten.
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { faultOf } from '../../lib/faults.ts';
import { moment } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Badge, Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';

const personQuery = (personId: string) =>
  queryOptions({ queryKey: ['person', personId], queryFn: () => facet.persons.get(personId) });

const historyQuery = (personId: string) =>
  queryOptions({
    queryKey: ['person', personId, 'history'],
    queryFn: async () => {
      const [audiences, activity] = await Promise.all([
        facet.persons.audiences(personId, { limit: 50 }),
        facet.persons.activity(personId, { limit: 50 }),
      ]);
      return { audiences: audiences.items, activity: activity.items };
    },
  });

/** The history too: it stands above the erasure, which it would push down if it came later. */
export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const { personId = '' } = params;
  await Promise.all([
    client.ensureQueryData(personQuery(personId)),
    // Without its history a person is still shown.
    client.prefetchQuery(historyQuery(personId)),
  ]);
}

const fields = ['name', 'email', 'domain', 'phoneNumber', 'linkedinProfileUrl'] as const;
type Name = (typeof fields)[number];

export function PersonScreen() {
  const { personId } = useParams({ strict: false }) as { personId: string };
  const person = useQuery(personQuery(personId));
  const me = useMe();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Partial<Record<Name, string>>>({});
  const [erasing, setErasing] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      facet.persons.update(
        personId,
        Object.fromEntries(
          Object.entries(changed).map(([name, value]) => [
            name,
            value.trim() === '' ? null : value.trim(),
          ]),
        ),
      ),
    onSuccess: (next) => {
      queries.setQueryData(personQuery(personId).queryKey, next);
      void queries.invalidateQueries({ queryKey: ['people'] });
      setChanged({});
      tell(t.common.saved);
    },
    onError: (error) => {
      if (fields.every((name) => faultOf(error, `/${name}`) === undefined)) tellFault(error);
    },
  });
  const erase = useMutation({
    mutationFn: async () =>
      (await facet.persons.delete(personId).withResponse()).response.headers.get('erasure-receipt'),
    onSuccess: async (receipt) => {
      await queries.invalidateQueries({ queryKey: ['people'] });
      await navigate({ to: '/people' });
      tell(receipt === null ? t.person.erased : t.person.receipt(receipt));
    },
    onError: tellFault,
  });
  async function exportAll(): Promise<void> {
    const all = await facet.persons.export(personId);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }),
    );
    link.download = `${person.data?.slug ?? personId}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  if (person.error) return <Fault error={person.error} />;
  const data = person.data;
  if (!data) return <Loading />;
  const labels: Record<Name, string> = {
    name: t.people.name,
    email: t.people.email,
    domain: t.people.domain,
    phoneNumber: t.people.phone,
    linkedinProfileUrl: t.people.linkedin,
  };
  const may = me.may('write');
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Screen
      title={data.name}
      trail={[{ to: '/people', label: t.people.title }]}
      actions={
        <Button icon="download" onPress={() => void exportAll().catch(tellFault)}>
          {t.person.export}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar name={data.name} size={56} />
          <div className="min-w-0">
            <p className="truncate text-xl font-semibold">{data.name}</p>
            <p className="truncate text-sm text-muted">
              {[data.email, data.domain].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <Card title={t.person.details} note={t.person.since(moment(data.createdAt))}>
          <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
            {fields.map((name) => (
              <Field
                key={name}
                label={labels[name]}
                value={changed[name] ?? data[name] ?? ''}
                onChange={(value) => setChanged({ ...changed, [name]: value })}
                fault={faultOf(save.error, `/${name}`)}
                disabled={!may}
              />
            ))}
            {may && (
              <div className="flex items-end justify-end sm:col-start-2">
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
        <History personId={personId} />
        {may && (
          <Card title={t.person.eraseTitle} note={t.person.eraseNote}>
            <Button look="danger" onPress={() => setErasing(true)}>
              {t.person.erase}
            </Button>
          </Card>
        )}
      </div>
      {erasing && (
        <Confirm
          open
          danger
          title={t.person.eraseSure(data.name)}
          confirm={t.person.erase}
          busy={erase.isPending}
          onClose={() => setErasing(false)}
          onConfirm={() => erase.mutate()}
        >
          {t.person.eraseNote}
        </Confirm>
      )}
    </Screen>
  );
}

function History({ personId }: { personId: string }) {
  const { data } = useQuery(historyQuery(personId));
  if (!data) return null;
  return (
    <>
      {data.audiences.length > 0 && (
        <Card title={t.person.pages} flush>
          <ul className="divide-y divide-line">
            {data.audiences.map((audience) => (
              <li key={audience.audienceId}>
                <Link
                  to={'/pages/$pageId/audiences/$audienceId' as '/'}
                  params={{ pageId: audience.pageId, audienceId: audience.audienceId } as never}
                  className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover"
                >
                  <span className="min-w-0 flex-1 truncate font-medium">
                    {audience.effectiveMetadata.title ?? audience.effectiveName}
                  </span>
                  <Badge tone={audience.publishedVersion ? 'good' : 'plain'}>
                    {audience.publishedVersion ? t.page.statuses.published : t.page.statuses.draft}
                  </Badge>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data.activity.length > 0 && (
        <Card title={t.person.activity} flush>
          <ol className="divide-y divide-line">
            {data.activity.map((item) => (
              <li key={item.activityId} className="flex items-baseline gap-3 px-4 py-2.5 text-sm">
                <span className="min-w-0 flex-1 truncate">
                  {item.source} <span className="text-muted">{item.type}</span>
                </span>
                <time dateTime={item.createdAt} className="text-xs text-muted">
                  {moment(item.createdAt)}
                </time>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
