// Before a variant goes out: what is worth a look, and the address it will have.
import type { Audience, Page, PageLink } from '@facet/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { urlOf } from '../../lib/addresses.ts';
import { facet, queries } from '../../lib/facet.ts';
import { explain } from '../../lib/faults.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { CopyText } from '../../parts/small.tsx';
import { type Finding, findingsIn } from './checklist.ts';
import type { Content } from './content.ts';
import { type Ids, linksQuery } from './queries.ts';

interface PublishProps {
  ids: Ids;
  page: Page;
  audience: Audience;
  content: Content;
  /** The version to publish, once everything is saved. */
  versionId(): Promise<string | undefined>;
  onShow(componentId: string): void;
  onClose(): void;
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export function Publish({
  ids,
  page,
  audience,
  content,
  versionId,
  onShow,
  onClose,
}: PublishProps) {
  const links = useQuery(linksQuery(ids));
  const [path, setPath] = useState(`/${slug(audience.effectiveName) || 'page'}`);
  const [done, setDone] = useState<PageLink>();
  const findings = findingsIn(content, page);
  const [link] = links.data ?? [];

  const publish = useMutation({
    mutationFn: async () => {
      const id = await versionId();
      if (id === undefined) return undefined;
      const target = { targetType: 'audience' as const, audienceId: ids.audienceId };
      // The link first: a path that is taken must not leave a page without an address.
      const leads = link ?? (await facet.pageLinks.create({ path, target, tenantDomainId: null }));
      await facet.versions.publish(ids.pageId, ids.audienceId, id);
      return leads;
    },
    onSuccess: (leads) => {
      setDone(leads);
      for (const key of [['audience', ids.audienceId], ['page', ids.pageId], ['pages']]) {
        void queries.invalidateQueries({ queryKey: key });
      }
    },
    onError: (error) => {
      if (explain(error).title !== t.faults.byCode.path_taken) tellFault(error);
    },
  });
  const pathFault =
    publish.error && explain(publish.error).title === t.faults.byCode.path_taken
      ? t.faults.byCode.path_taken
      : undefined;

  if (done) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.editor.publish.doneTitle}
        note={t.editor.publish.doneNote(audience.effectiveName)}
      >
        <div className="flex flex-col gap-4">
          <CopyText text={urlOf(done)} label={t.editor.publish.copy} />
          <div className="flex gap-2">
            <Button
              icon="external"
              onPress={() => void window.open(urlOf(done), '_blank', 'noopener')}
            >
              {t.editor.publish.visit}
            </Button>
            <Button look="solid" onPress={onClose}>
              {t.editor.publish.finish}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.editor.publish.title}
      note={t.editor.publish.note(audience.effectiveName)}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="accent"
            busy={publish.isPending}
            isDisabled={links.isPending}
            onPress={() => publish.mutate()}
          >
            {t.editor.publish.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Checklist findings={findings} onShow={onShow} />
        {link ? (
          <div className="flex flex-col gap-1.5">
            <span className="text-sm font-medium">{t.editor.publish.address}</span>
            <CopyText text={urlOf(link)} label={t.editor.publish.copy} />
          </div>
        ) : (
          <Field
            label={t.editor.publish.path}
            value={path}
            onChange={setPath}
            hint={t.editor.publish.pathHint}
            fault={pathFault}
            required
          />
        )}
        {audience.publishedVersion && (
          <Notice>{t.editor.publish.replaces(audience.publishedVersion.versionNumber)}</Notice>
        )}
      </div>
    </Dialog>
  );
}

function Checklist({
  findings,
  onShow,
}: {
  findings: Finding[];
  onShow(componentId: string): void;
}) {
  const checks = [
    ...new Set([
      'text',
      'links',
      'pictures',
      'action',
      ...findings.map((finding) => finding.check),
    ]),
  ] as Finding['check'][];
  return (
    <ul className="flex flex-col gap-2" aria-label={t.editor.publish.checks}>
      {checks.map((check) => {
        const open = findings.filter((finding) => finding.check === check);
        return (
          <li key={check} className="flex gap-2.5 text-sm">
            <span className={open.length > 0 ? 'mt-0.5 text-warn' : 'mt-0.5 text-good'}>
              <Icon name={open.length > 0 ? 'warning' : 'check'} />
            </span>
            <div className="min-w-0 flex-1">
              <span>
                {open.length > 0 ? t.editor.publish.open[check] : t.editor.publish.fine[check]}
              </span>
              {open.map((finding) => (
                <button
                  key={finding.componentId + finding.detail}
                  type="button"
                  className="block max-w-full truncate text-start text-xs text-muted underline underline-offset-2 hover:text-ink"
                  onClick={() => onShow(finding.componentId)}
                >
                  {finding.detail}
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
