// Many variants go live by one job; the bar says how far it is, and what was refused and why.
import type { Audience, Batch, Page } from '@facet/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { Bar } from './bar.tsx';
import { followBatch } from './follow.ts';
import { pageLinkQuery } from './queries.ts';

interface PublishManyProps {
  page: Page;
  audiences: readonly Audience[];
  onClose(): void;
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'page';

export function PublishMany({ page, audiences, onClose }: PublishManyProps) {
  const link = useQuery(pageLinkQuery(page.pageId));
  const [path, setPath] = useState(`/${slug(page.name)}`);
  const [batch, setBatch] = useState<Batch>();
  // Persons who have no address of their own get one below the page's.
  const needsLink = link.data === null && audiences.some((one) => one.personId !== undefined);
  const publish = useMutation({
    mutationFn: async () => {
      const target = { targetType: 'page' as const, pageId: page.pageId };
      if (needsLink) await facet.pageLinks.create({ path, target, tenantDomainId: null });
      const audienceIds = audiences.map((audience) => audience.audienceId);
      const started = await facet.pages.publishBatch(page.pageId, { audienceIds });
      return followBatch(started, setBatch);
    },
    onSuccess: (over) => {
      void queries.invalidateQueries({ queryKey: ['page', page.pageId] });
      void queries.invalidateQueries({ queryKey: ['pages'] });
      if (over.failed > 0) return;
      tell(t.page.published(over.done));
      onClose();
    },
    onError: tellFault,
  });
  const failed = batch?.failed ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.page.publishTitle}
      note={t.page.publishNote}
      footer={
        <>
          <Button onPress={onClose}>{publish.isSuccess ? t.common.close : t.common.cancel}</Button>
          {!publish.isSuccess && (
            <Button
              look="accent"
              busy={publish.isPending}
              isDisabled={link.isPending}
              onPress={() => publish.mutate()}
            >
              {t.page.publishMany(audiences.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {needsLink && !batch && (
          <Field
            label={t.page.publishPath}
            hint={t.page.publishPathHint}
            value={path}
            onChange={setPath}
            required
          />
        )}
        {batch && (
          <Bar
            value={batch.done + batch.failed}
            max={batch.total}
            label={t.page.publishProgress(batch.done, batch.total)}
          />
        )}
        {failed > 0 && (
          <Notice tone="warn" icon="warning">
            {t.page.publishFailed(failed)}
            <ul className="mt-1 text-xs">
              {batch?.errors.slice(0, 5).map(({ id, code }) => (
                <li key={id}>
                  {audiences.find((one) => one.audienceId === id)?.effectiveName}:{' '}
                  {(t.faults.byCode as Record<string, string | undefined>)[code] ?? code}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {!batch && !needsLink && (
          <ul className="thin-scroll max-h-60 overflow-y-auto text-sm">
            {audiences.map((audience) => (
              <li key={audience.audienceId} className="truncate py-0.5">
                {audience.effectiveName}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
