// What holds for every variant of a page: its knowledge, its buttons, its claims, its footer, its name in
// search and social media, its scripts. Each part says when it reaches readers.
import type { Page, PageChange } from '@facet/sdk';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { useMe } from '../../lib/session.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault, tell, tellFault } from '../../parts/feedback.tsx';
import { PageTabs } from '../../parts/page_tabs.tsx';
import { Loading, Screen } from '../../parts/screen.tsx';
import { Actions } from './actions.tsx';
import { ClaimPolicy } from './claim_policy.tsx';
import { Experiment } from './experiment.tsx';
import { Footer } from './footer.tsx';
import { Knowledge } from './knowledge.tsx';
import { Logos } from './logos.tsx';
import { Scripts } from './scripts.tsx';
import { changeOf, draftOf, type PageDraft } from './settings_draft.ts';
import { Social } from './social.tsx';

const pageQuery = (pageId: string) =>
  queryOptions({ queryKey: ['page', pageId], queryFn: () => facet.pages.get(pageId) });
export const topicsQuery = queryOptions({
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

const parts = [
  'what',
  'actions',
  'claims',
  'logos',
  'footer',
  'search',
  'experiment',
  'scripts',
] as const;

function Form({ page }: { page: Page }) {
  const { pageId } = page;
  const me = useMe();
  const navigate = useNavigate();
  const topics = useQuery(topicsQuery).data ?? [];
  const [draft, setDraft] = useState(() => draftOf(page));
  const may = me.may('write');
  const change = changeOf(page, draft);
  const dirty = Object.keys(change).length > 0;
  const set = (next: Partial<PageDraft>) => setDraft((now) => ({ ...now, ...next }));
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['pages'] });
    return queries.invalidateQueries({ queryKey: ['page', pageId] });
  };
  const save = useMutation({
    mutationFn: () => facet.pages.update(pageId, change as PageChange),
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
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (dirty) save.mutate();
  }
  const shared = { draft, set, disabled: !may };
  return (
    <Screen
      title={page.name}
      trail={[{ to: '/pages', label: t.pages.title }]}
      tabs={<PageTabs pageId={pageId} />}
      actions={
        may && (
          <Button
            look="solid"
            type="submit"
            form="page-settings"
            isDisabled={!dirty}
            busy={save.isPending}
          >
            {t.common.save}
          </Button>
        )
      }
    >
      <div className="mx-auto flex max-w-4xl gap-10">
        <nav
          aria-label={t.pageSettings.parts}
          className="sticky top-6 hidden w-36 shrink-0 flex-col self-start text-sm lg:flex"
        >
          {parts.map((id) => (
            <a
              key={id}
              href={`#${id}`}
              className="rounded-md px-2 py-1.5 text-muted hover:bg-hover hover:text-ink"
            >
              {t.pageSettings[id]}
            </a>
          ))}
        </nav>
        <form
          id="page-settings"
          onSubmit={submit}
          className="flex min-w-0 flex-1 flex-col gap-6 *:scroll-mt-6"
        >
          <Knowledge {...shared} topics={topics} />
          <Actions {...shared} />
          <ClaimPolicy {...shared} />
          <Logos {...shared} />
          <Footer {...shared} />
          <Social {...shared} page={page} />
          <Experiment pageId={pageId} disabled={!may} />
          <Scripts {...shared} />
          {may && (
            <div>
              <Button busy={archive.isPending} onPress={() => archive.mutate()}>
                {page.status === 'archived' ? t.common.restore : t.pageSettings.archive}
              </Button>
              <p className="mt-1.5 text-xs text-muted">{t.pageSettings.archiveNote}</p>
            </div>
          )}
        </form>
      </div>
    </Screen>
  );
}
