// Before a variant goes out: what is worth a look, the address it will have, and when.
import type { Audience, AudienceVersion, Page, PageLink } from '@facet/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { urlOf } from '../../lib/addresses.ts';
import { facet, queries } from '../../lib/facet.ts';
import { explain } from '../../lib/faults.ts';
import { moment } from '../../lib/format.ts';
import type { FrameFault } from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Notice, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Dialog } from '../../parts/overlay.tsx';
import { Address } from '../../parts/share.tsx';
import { CopyText } from '../../parts/small.tsx';
import { changesBetween } from './changes.ts';
import { type Check, checks, type Finding, findingsIn, isOpen } from './checklist.ts';
import type { Claim } from './claims_query.ts';
import type { Content } from './content.ts';
import { type Ids, linksQuery, siteQuery, versionQuery } from './queries.ts';
import { isAhead, timeOf, When } from './when.tsx';

interface PublishProps {
  ids: Ids;
  page: Page;
  audience: Audience;
  content: Content;
  /** An older version to go back to; without, the draft as it stands. */
  chosen: string | undefined;
  claims: readonly Claim[];
  /** What the page itself shows; undefined while it is measured. */
  faults: readonly FrameFault[] | undefined;
  /** The version to publish, once everything is saved. */
  versionId(): Promise<string | undefined>;
  onShow(finding: Finding): void;
  /** Shows what differs from the version that is live. */
  onCompare(before: string): void;
  onClose(): void;
}

interface Outcome {
  link: PageLink;
  version: AudienceVersion;
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** The page, and whom it is for: several pages have a variant for everyone. */
function suggestedPath(page: Page, audience: Audience): string {
  const own = audience.customName ?? audience.recipient?.name ?? audience.effectiveName;
  const name = own === t.newPage.first ? '' : slug(own);
  return `/${[slug(page.name), name].filter(Boolean).join('/') || 'page'}`;
}

const asPath = (typed: string): string => `/${typed.trim().replace(/^\/+/, '')}`;

export function Publish(props: PublishProps) {
  const { ids, page, audience, content, chosen, claims, faults, versionId, onShow, onClose } =
    props;
  const links = useQuery(linksQuery(ids));
  const site = useQuery(siteQuery);
  const [path, setPath] = useState(suggestedPath(page, audience));
  const [later, setLater] = useState<string>();
  const [done, setDone] = useState<Outcome>();
  const [link] = links.data ?? [];

  const publish = useMutation({
    mutationFn: async (): Promise<Outcome | undefined> => {
      const id = await versionId();
      if (id === undefined) return undefined;
      const target = { targetType: 'audience' as const, audienceId: ids.audienceId };
      // The link first: a path that is taken must not leave a page without an address.
      const leads =
        link ??
        (await facet.pageLinks.create({ path: asPath(path), target, tenantDomainId: null }));
      const publishAt = timeOf(later);
      const version = await facet.versions.publish(
        ids.pageId,
        ids.audienceId,
        id,
        publishAt === undefined ? {} : { publishAt },
      );
      return { link: leads, version };
    },
    onSuccess: (outcome) => {
      setDone(outcome);
      for (const key of [['audience', ids.audienceId], ['page', ids.pageId], ['pages']]) {
        void queries.invalidateQueries({ queryKey: key });
      }
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: ['audience', ids.audienceId] });
      if (explain(error).title !== t.faults.byCode.path_taken) tellFault(error);
    },
  });
  const pathFault =
    publish.error && explain(publish.error).title === t.faults.byCode.path_taken
      ? t.faults.byCode.path_taken
      : undefined;

  const blocked = page.claimPolicy === 'block' && claims.some(isOpen);
  if (done) return <Done {...done} name={audience.effectiveName} onClose={onClose} />;
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
            isDisabled={links.isPending || blocked || (later !== undefined && !isAhead(later))}
            onPress={() => publish.mutate()}
          >
            {later === undefined ? t.editor.publish.submit : t.editor.publish.schedule}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Checklist
          findings={findingsIn(content, page, claims, faults ?? [])}
          measuring={faults === undefined}
          onShow={onShow}
        />
        {blocked && (
          <Notice tone="warn" icon="warning">
            {t.editor.publish.blocked}
          </Notice>
        )}
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
            hint={site.data && t.editor.publish.pathHint(site.data.host + asPath(path))}
            fault={pathFault}
            required
          />
        )}
        <When value={later} onChange={setLater} />
        {audience.publishedVersion && (
          <Replaced
            ids={ids}
            live={audience.publishedVersion}
            content={content}
            chosen={chosen}
            onCompare={props.onCompare}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ReplacedProps {
  ids: Ids;
  live: { versionId: string; versionNumber: number };
  content: Content;
  chosen: string | undefined;
  onCompare(before: string): void;
}

/** What readers see now, and what becomes of it. */
function Replaced({ ids, live, content, chosen, onCompare }: ReplacedProps) {
  const before = useQuery(versionQuery(ids, live.versionId)).data?.content;
  const older = useQuery({ ...versionQuery(ids, chosen ?? ''), enabled: chosen !== undefined });
  const after = chosen === undefined ? content : older.data?.content;
  const changes = before && after ? changesBetween(before, after) : undefined;
  return (
    <Notice>
      {t.editor.publish.replaces(live.versionNumber)}
      {changes && (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-ink">
          {t.editor.compare.count(changes.length)}
          {changes.length > 0 && (
            <button
              type="button"
              className="font-medium text-accent hover:underline pointer-coarse:min-h-11"
              onClick={() => onCompare(live.versionId)}
            >
              {t.editor.talk.changes}
            </button>
          )}
        </span>
      )}
    </Notice>
  );
}

function Done({ link, version, name, onClose }: Outcome & { name: string; onClose(): void }) {
  const p = t.editor.publish;
  const planned = version.publishAt;
  return (
    <Dialog
      open
      onClose={onClose}
      title={planned === undefined ? p.doneTitle : p.plannedTitle}
      note={planned === undefined ? p.doneNote(name) : p.plannedNote(moment(planned))}
      footer={
        <Button look="solid" onPress={onClose}>
          {p.finish}
        </Button>
      }
    >
      <Address url={urlOf(link)} name={name} />
    </Dialog>
  );
}

function Checklist({
  findings,
  measuring,
  onShow,
}: {
  findings: Finding[];
  measuring: boolean;
  onShow(finding: Finding): void;
}) {
  return (
    <ul className="flex flex-col gap-2.5" aria-label={t.editor.publish.checks}>
      {checks.map((check) => {
        const waits = measuring && (check === 'contrast' || check === 'alt');
        return waits ? (
          <li key={check} className="anim-pulse ps-6.5 text-sm text-muted">
            {t.editor.publish.checking}
          </li>
        ) : (
          <Line
            key={check}
            check={check}
            open={findings.filter((finding) => finding.check === check)}
            onShow={onShow}
          />
        );
      })}
    </ul>
  );
}

const shownAtOnce = 3;

function Line({
  check,
  open,
  onShow,
}: {
  check: Check;
  open: Finding[];
  onShow(finding: Finding): void;
}) {
  const fine = open.length === 0;
  return (
    <li className="flex gap-2.5 text-sm">
      <span className={fine ? 'mt-0.5 text-good' : 'mt-0.5 text-warn'}>
        <Icon name={fine ? 'check' : 'warning'} />
      </span>
      <div className="min-w-0 flex-1">
        <span className={fine ? 'text-muted' : 'font-medium'}>
          {fine ? t.editor.publish.fine[check] : t.editor.publish.open[check]}
          {open.length > shownAtOnce && ` (${open.length})`}
        </span>
        {open.slice(0, shownAtOnce).map((finding) => (
          <button
            key={finding.componentId + finding.detail}
            type="button"
            className="block max-w-full truncate text-start text-xs text-muted underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
            onClick={() => onShow(finding)}
          >
            {finding.detail}
          </button>
        ))}
      </div>
    </li>
  );
}
