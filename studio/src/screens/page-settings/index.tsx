// What holds for every variant of a page: its knowledge, its buttons, its name in search and social media.
import type { Page } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Fault, Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Card, Loading, Screen } from '../../parts/screen.tsx';

const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });
const topicsQuery = queryOptions({
  queryKey: ['topics', 'choice'],
  queryFn: async () => (await facet.topics.list({ limit: 200 })).items,
});

export async function preload(client: QueryClient, params: Record<string, string>): Promise<void> {
  await Promise.all([
    client.ensureQueryData(pageQuery(params.pageId ?? '')),
    client.prefetchQuery(topicsQuery),
  ]);
}

export function PageSettings() {
  const { pageId } = useParams({ strict: false }) as { pageId: string };
  const page = useQuery(pageQuery(pageId));
  if (page.error) return <Fault error={page.error} />;
  if (!page.data) return <Loading />;
  return <Form key={page.data.updatedAt} page={page.data} />;
}

interface ActionDraft {
  actionId?: string;
  purpose: string;
  buttonTitle: string;
  actionType: Page['actions'][number]['actionType'];
  url?: string;
}

function Form({ page }: { page: Page }) {
  const { pageId } = page;
  const me = useMe();
  const navigate = useNavigate();
  const topics = useQuery(topicsQuery).data ?? [];
  const [name, setName] = useState(page.name);
  const [context, setContext] = useState(page.pageContext);
  const [title, setTitle] = useState(page.metadata?.title ?? '');
  const [description, setDescription] = useState(page.metadata?.description ?? '');
  const [topicIds, setTopicIds] = useState<string[]>(page.topicIds ?? []);
  const [actions, setActions] = useState<ActionDraft[]>(
    page.actions.map(({ actionIndex: _, ...action }) => action),
  );
  const may = me.may('write');
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['pages'] });
    return queries.invalidateQueries({ queryKey: ['page', pageId] });
  };
  const save = useMutation({
    mutationFn: () =>
      facet.pages.update(pageId, {
        name: name.trim(),
        pageContext: context.trim(),
        topicIds,
        actions,
        metadata: { title: title.trim() || null, description: description.trim() || null },
      } as never),
    onSuccess: () => {
      tell(t.pageSettings.saved);
      return refresh();
    },
    onError: tellFault,
  });
  const archive = useMutation({
    mutationFn: (): Promise<unknown> =>
      page.status === 'archived' ? facet.pages.restore(pageId) : facet.pages.archive(pageId),
    onSuccess: async () => {
      await refresh();
      if (page.status !== 'archived') await navigate({ to: '/pages' });
    },
    onError: tellFault,
  });
  const change = (index: number, next: Partial<ActionDraft>) =>
    setActions(actions.map((action, place) => (place === index ? { ...action, ...next } : action)));
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Screen
      title={page.name}
      trail={[{ to: '/pages', label: t.pages.title }]}
      tabs={<PageTabs pageId={pageId} />}
      actions={
        may && (
          <Button look="solid" type="submit" form="page-settings" busy={save.isPending}>
            {t.common.save}
          </Button>
        )
      }
    >
      <form id="page-settings" onSubmit={submit} className="mx-auto flex max-w-2xl flex-col gap-6">
        <Notice>{t.pageSettings.reach}</Notice>
        <Card title={t.pageSettings.what}>
          <div className="flex flex-col gap-4">
            <Field
              label={t.newPage.name}
              value={name}
              onChange={setName}
              required
              disabled={!may}
            />
            <Field
              label={t.pageSettings.context}
              hint={t.newPage.contextHint}
              lines={8}
              value={context}
              onChange={setContext}
              required
              disabled={!may}
            />
            {topics.length > 0 && (
              <fieldset>
                <legend className="mb-1 text-sm font-medium">{t.library.topics}</legend>
                {topics.map((topic) => (
                  <label key={topic.topicId} className="flex min-h-7 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      className="size-4 accent-accent"
                      disabled={!may}
                      checked={topicIds.includes(topic.topicId)}
                      onChange={(event) =>
                        setTopicIds(
                          event.target.checked
                            ? [...topicIds, topic.topicId]
                            : topicIds.filter((id) => id !== topic.topicId),
                        )
                      }
                    />
                    {topic.name}
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        </Card>
        <Card title={t.pageSettings.actions} note={t.pageSettings.actionsNote}>
          <div className="flex flex-col gap-3">
            {actions.map((action, index) => (
              <div key={action.actionId ?? index} className="flex items-end gap-2">
                <div className="flex-1">
                  <Field
                    label={t.newPage.button}
                    value={action.buttonTitle}
                    onChange={(buttonTitle) => change(index, { buttonTitle })}
                    required
                    disabled={!may}
                  />
                </div>
                <div className="flex-1">
                  <Field
                    label={t.newPage.url}
                    value={action.url ?? ''}
                    onChange={(url) => change(index, { url })}
                    disabled={!may}
                  />
                </div>
                <IconButton
                  icon="trash"
                  label={t.common.remove}
                  isDisabled={!may}
                  onPress={() => setActions(actions.filter((_, place) => place !== index))}
                />
              </div>
            ))}
            {may && (
              <div>
                <Button
                  size="small"
                  icon="plus"
                  onPress={() =>
                    setActions([
                      ...actions,
                      {
                        purpose: 'contact',
                        buttonTitle: t.newPage.buttonPlaceholder,
                        actionType: 'url',
                        url: 'https://',
                      },
                    ])
                  }
                >
                  {t.pageSettings.addAction}
                </Button>
              </div>
            )}
          </div>
        </Card>
        <Card title={t.pageSettings.search}>
          <div className="flex flex-col gap-4">
            <Field
              label={t.pageSettings.title}
              value={title}
              onChange={setTitle}
              disabled={!may}
              placeholder={page.title}
            />
            <Field
              label={t.pageSettings.description}
              lines={2}
              value={description}
              onChange={setDescription}
              disabled={!may}
            />
            <div
              role="img"
              aria-label={t.pageSettings.preview}
              className="rounded-lg border border-line p-4"
            >
              <p className="truncate text-lg text-accent">{title || page.title}</p>
              <p className="line-clamp-2 text-sm text-muted">
                {description || t.pageSettings.noDescription}
              </p>
            </div>
          </div>
        </Card>
        {may && (
          <div>
            <Button busy={archive.isPending} onPress={() => archive.mutate()}>
              {page.status === 'archived' ? t.common.restore : t.pageSettings.archive}
            </Button>
            <p className="mt-1.5 text-xs text-muted">{t.pageSettings.archiveNote}</p>
          </div>
        )}
      </form>
    </Screen>
  );
}
