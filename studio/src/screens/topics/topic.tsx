// One topic: its entries, written and changed in place.
import type { TopicEntry } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { ago } from '../../lib/format.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Badge, Empty, Fault, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';

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

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  const topicId = params.topicId ?? '';
  await Promise.all([
    client.ensureQueryData(topicQuery(topicId)),
    client.ensureQueryData(entriesQuery(topicId)),
    client.ensureQueryData(citationsQuery(topicId)),
  ]);
}

export function TopicScreen() {
  const { topicId } = useParams({ strict: false }) as { topicId: string };
  const me = useMe();
  const may = me.may('draft') || me.may('write');
  const topic = useQuery(topicQuery(topicId));
  const entries = useQuery(entriesQuery(topicId));
  const cited = useQuery(citationsQuery(topicId)).data;
  const [open, setOpen] = useState<string>();
  const refresh = () => {
    setOpen(undefined);
    void queries.invalidateQueries({ queryKey: ['topics'] });
    return queries.invalidateQueries({ queryKey: ['topic', topicId] });
  };
  const save = useMutation({
    mutationFn: ({ entry, text }: { entry?: TopicEntry; text: string }): Promise<unknown> =>
      entry
        ? facet.topicEntries.update(topicId, entry.topicEntryId, {
            content: { ...entry.content, content: text },
          } as never)
        : facet.topicEntries.create(topicId, { content: { type: 'markdown', content: text } }),
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
  const add = may && (
    <Button look="solid" icon="plus" onPress={() => setOpen('new')}>
      {t.topics.newEntry}
    </Button>
  );
  return (
    <Screen
      title={topic.data.name}
      trail={[{ to: '/library', label: t.nav.library }]}
      tabs={<LibraryTabs />}
      actions={add}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        {open === 'new' && (
          <Entry
            text=""
            busy={save.isPending}
            onSave={(text) => save.mutate({ text })}
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
            <Entry
              key={entry.topicEntryId}
              text={entry.content.content}
              busy={save.isPending}
              onSave={(text) => save.mutate({ entry, text })}
              onCancel={() => setOpen(undefined)}
            />
          ) : (
            <Card key={entry.topicEntryId}>
              <div className="flex items-start gap-3">
                <div className="min-w-0 flex-1">
                  {entry.content.question !== undefined && (
                    <p className="mb-1 text-sm font-medium">{entry.content.question}</p>
                  )}
                  <p className="line-clamp-6 text-sm break-words whitespace-pre-wrap">
                    {entry.content.content}
                  </p>
                  <p className="mt-2 flex items-center gap-2 text-xs text-muted">
                    <Badge>{entry.content.type}</Badge>
                    {ago(entry.updatedAt)}
                  </p>
                  {(cited?.get(entry.topicEntryId) ?? []).length > 0 && (
                    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
                      {t.topics.citedBy}
                      {cited?.get(entry.topicEntryId)?.map((page) => (
                        <Link
                          key={page.pageId}
                          to={'/pages/$pageId' as '/'}
                          params={{ pageId: page.pageId } as never}
                          className="font-medium text-accent hover:underline"
                        >
                          {t.topics.citedIn(page.pageName, page.variants)}
                        </Link>
                      ))}
                    </p>
                  )}
                </div>
                {may && (
                  <div className="flex">
                    <IconButton
                      icon="text"
                      label={t.common.edit}
                      onPress={() => setOpen(entry.topicEntryId)}
                    />
                    <IconButton
                      icon="trash"
                      label={t.common.delete}
                      onPress={() => remove.mutate(entry.topicEntryId)}
                    />
                  </div>
                )}
              </div>
            </Card>
          ),
        )}
      </div>
    </Screen>
  );
}

function Entry({
  text: start,
  busy,
  onSave,
  onCancel,
}: {
  text: string;
  busy: boolean;
  onSave(text: string): void;
  onCancel(): void;
}) {
  const [text, setText] = useState(start);
  return (
    <Card>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onSave(text.trim());
        }}
      >
        <Field
          label={t.topics.entry}
          hideLabel
          lines={10}
          value={text}
          onChange={setText}
          hint={t.topics.textHint}
          autoFocus
          required
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onCancel}>{t.common.cancel}</Button>
          <Button type="submit" look="solid" busy={busy}>
            {t.common.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
