// What the team knows: topics, from which pages and answers are written.
import type { Topic } from '@facet/sdk';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { ago, count } from '../../lib/format.ts';
import { listQuery, useList } from '../../lib/lists.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Empty, Fault, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { LibraryTabs } from '../../parts/library_tabs.tsx';
import { FormDialog } from '../../parts/overlay.tsx';
import { Screen } from '../../parts/screen.tsx';
import { type Column, Table } from '../../parts/table.tsx';

const topicsQuery = listQuery<Topic>(['topics'], (query) => facet.topics.list(query));
export const preload = (client: QueryClient) => client.ensureInfiniteQueryData(topicsQuery);

const columns = (): Column<Topic>[] => [
  {
    id: 'name',
    title: t.topics.name,
    width: 'minmax(0,3fr)',
    cell: (topic) => (
      <span className="min-w-0">
        <span className="block truncate font-medium">{topic.name}</span>
        <span className="block truncate text-xs text-muted">{topic.description}</span>
      </span>
    ),
  },
  {
    id: 'entries',
    title: t.topics.entries,
    width: '7rem',
    end: true,
    cell: (topic) => <span className="figures">{count(topic.entriesCount)}</span>,
  },
  {
    id: 'changed',
    title: t.pages.updated,
    width: '8rem',
    end: true,
    from: 'sm',
    cell: (topic) => <span className="truncate text-muted">{ago(topic.updatedAt)}</span>,
  },
];

export function Topics() {
  const me = useMe();
  const { rows, total, error, retry, more } = useList(topicsQuery);
  const [making, setMaking] = useState(false);
  const add = (me.may('draft') || me.may('write')) && (
    <Button look="solid" icon="plus" onPress={() => setMaking(true)}>
      {t.topics.new}
    </Button>
  );
  return (
    <Screen title={t.library.topics} tabs={<LibraryTabs />} flush count={total} actions={add}>
      {error !== null ? (
        <Fault error={error} retry={retry} />
      ) : total === 0 ? (
        <Empty icon="library" title={t.topics.emptyTitle} action={add}>
          {t.topics.emptyNote}
        </Empty>
      ) : (
        <Table
          label={t.library.topics}
          columns={columns()}
          rows={rows}
          idOf={(topic) => topic.topicId}
          linkOf={(topic) => ({
            to: '/library/topics/$topicId',
            params: { topicId: topic.topicId },
          })}
          onEnd={more}
          total={total}
          rowHeight={56}
        />
      )}
      {making && <NewTopic onClose={() => setMaking(false)} />}
    </Screen>
  );
}

function NewTopic({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: async () => {
      const topic = await facet.topics.create({ name: name.trim() });
      if (text.trim() !== '')
        await facet.topicEntries.create(topic.topicId, {
          content: { type: 'markdown', content: text.trim() },
        });
      return topic;
    },
    onSuccess: async ({ topicId }) => {
      await queries.invalidateQueries({ queryKey: ['topics'] });
      await navigate({ to: '/library/topics/$topicId', params: { topicId } });
    },
    onError: tellFault,
  });
  return (
    <FormDialog
      title={t.topics.new}
      submit={t.common.create}
      busy={make.isPending}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <Field
        label={t.topics.name}
        placeholder={t.topics.namePlaceholder}
        value={name}
        onChange={setName}
        required
        autoFocus
      />
      <Field
        label={`${t.topics.first} (${t.common.optional})`}
        hint={t.topics.textHint}
        lines={8}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  );
}
