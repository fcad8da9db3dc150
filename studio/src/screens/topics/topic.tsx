// One topic: its entries, written and changed in place.
import type { TopicEntry } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Empty, Fault, Notice, tellFault } from '../../parts/feedback.tsx';
import { Confirm } from '../../parts/overlay.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { Entry, EntryForm, type Written } from './entry.tsx';

const topicQuery = (topicId: string) =>
  queryOptions({ queryKey: ['topic', topicId], queryFn: () => facet.topics.get(topicId) });
const entriesQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'entries'],
    queryFn: async () => (await facet.topicEntries.list(topicId, { limit: 200 })).items,
  });

/** Which pages rest on which entries. */
const citationsQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'citations'],
    queryFn: async () =>
      Map.groupBy((await facet.topics.citations(topicId)).items, (cited) => cited.topicEntryId),
  });

/** How many live versions rest on passages that no longer stand. */
const staleQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['topic', topicId, 'stale'],
    queryFn: async () => (await facet.topics.staleCitations(topicId, { limit: 1 })).totalCount ?? 0,
  });

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const topicId = params.topicId ?? '';
  await Promise.all([
    client.ensureQueryData(topicQuery(topicId)),
    client.ensureQueryData(entriesQuery(topicId)),
    client.ensureQueryData(citationsQuery(topicId)),
    client.prefetchQuery(staleQuery(topicId)),
  ]);
}

export function TopicScreen() {
  const { topicId } = useParams({ strict: false }) as { topicId: string };
  const me = useMe();
  const may = me.may('draft') || me.may('write');
  const topic = useQuery(topicQuery(topicId));
  const entries = useQuery(entriesQuery(topicId));
  const cited = useQuery(citationsQuery(topicId)).data;
  const stale = useQuery(staleQuery(topicId)).data ?? 0;
  const [open, setOpen] = useState<string>();
  const [removing, setRemoving] = useState<TopicEntry>();
  const refresh = () => {
    setOpen(undefined);
    setRemoving(undefined);
    void queries.invalidateQueries({ queryKey: ['topics'] });
    return queries.invalidateQueries({ queryKey: ['topic', topicId] });
  };
  const save = useMutation({
    mutationFn: ({ entry, written }: { entry?: TopicEntry; written: Written }) =>
      saveEntry(topicId, entry, written),
    onSuccess: refresh,
    onError: tellFault,
  });
  const remove = useMutation({
    mutationFn: (id: string) => facet.topicEntries.delete(topicId, id),
    onSuccess: refresh,
    onError: tellFault,
  });
  if (topic.error) return <Fault error={topic.error} />;
  if (!topic.data || !entries.data) return <Loading />;
  const citing = (entry: TopicEntry) => cited?.get(entry.topicEntryId) ?? [];
  const variantsOf = (entry: TopicEntry) =>
    citing(entry).reduce((total, page) => total + page.variants, 0);
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setOpen('new')}>
      {t.topics.newEntry}
    </Button>
  );
  return (
    <Screen
      title={topic.data.name}
      trail={[{ to: '/library', label: t.library.topics }]}
      count={entries.data.length}
      actions={add}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        {topic.data.description && <p className="text-muted">{topic.data.description}</p>}
        {stale > 0 && (
          <Notice tone="warn" icon="refresh">
            {t.topics.stale(stale)}{' '}
            <Link to="/" className="font-medium underline underline-offset-2">
              {t.topics.staleLook}
            </Link>
          </Notice>
        )}
        {open === 'new' && (
          <EntryForm
            busy={save.isPending}
            onSave={(written) => save.mutate({ written })}
            onCancel={() => setOpen(undefined)}
          />
        )}
        {entries.data.length === 0 && open !== 'new' && (
          <Empty icon="text" title={t.topics.noEntries} action={add}>
            {t.topics.textHint}
          </Empty>
        )}
        {entries.data.map((entry) =>
          open === entry.topicEntryId ? (
            <EntryForm
              key={entry.topicEntryId}
              entry={entry}
              cited={citing(entry)}
              busy={save.isPending}
              onSave={(written) => save.mutate({ entry, written })}
              onCancel={() => setOpen(undefined)}
            />
          ) : (
            <Entry
              key={entry.topicEntryId}
              entry={entry}
              cited={citing(entry)}
              may={may}
              onEdit={() => setOpen(entry.topicEntryId)}
              onRemove={() => setRemoving(entry)}
            />
          ),
        )}
      </div>
      {removing && (
        <Confirm
          open
          danger
          title={t.topics.removeTitle}
          confirm={t.common.delete}
          busy={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutate(removing.topicEntryId)}
        >
          {t.topics.removeNote(variantsOf(removing))}
        </Confirm>
      )}
    </Screen>
  );
}

function saveEntry(
  topicId: string,
  entry: TopicEntry | undefined,
  { question, text }: Written,
): Promise<unknown> {
  const content = {
    ...(entry?.content ?? { type: question === undefined ? 'markdown' : 'qa' }),
    content: text,
    ...(question === undefined ? {} : { question }),
  } as never;
  return entry
    ? facet.topicEntries.update(topicId, entry.topicEntryId, { content })
    : facet.topicEntries.create(topicId, { content });
}
