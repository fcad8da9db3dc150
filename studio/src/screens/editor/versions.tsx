// The time line: who made which version and why. Edits by hand in a row are one entry.
import type { AudienceVersion, Message } from '@facet/sdk';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { ago, moment } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import { Badge } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';

export interface VersionActions {
  show(versionId: string): void;
  compare(versionId: string): void;
  restore(versionId: string): void;
  publish(versionId: string): void;
}

interface TimelineProps {
  versions: readonly AudienceVersion[];
  messages: readonly Message[];
  /** What the page shows now. */
  shown: string;
  mayPublish: boolean;
  actions: VersionActions;
}

/** Newest first; drafts by hand that followed each other stand under the last of them. */
function grouped(versions: readonly AudienceVersion[]): AudienceVersion[][] {
  const groups: AudienceVersion[][] = [];
  for (const version of versions) {
    const before = groups.at(-1);
    const last = before?.at(-1);
    const joins = last && isEdit(last) && isEdit(version) && closeInTime(last, version);
    if (before && joins) before.push(version);
    else groups.push([version]);
  }
  return groups;
}

const isEdit = (version: AudienceVersion): boolean =>
  !version.isNewPageAgent && version.publishedAt === undefined;
const closeInTime = (a: AudienceVersion, b: AudienceVersion): boolean =>
  Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt)) < 30 * 60_000;

const tones = {
  published: 'good',
  draft: 'accent',
  queued: 'warn',
  cancelled: 'bad',
  obsolete: 'plain',
  archived: 'plain',
} as const;

export function Timeline({ versions, messages, shown, mayPublish, actions }: TimelineProps) {
  const [open, setOpen] = useState<string>();
  const asked = new Map(
    messages
      .filter((message) => message.role === 'user')
      .map((message) => [message.versionId, message.message]),
  );
  return (
    <ol className="relative px-4 py-4" aria-label={t.editor.versions.title}>
      {grouped(versions).map((group) => {
        const [version] = group;
        if (!version) return null;
        const members = open === version.versionId ? group : [version];
        return members.map((member, index) => (
          <li key={member.versionId} className="group relative flex gap-3 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute start-[11px] top-6 bottom-0 w-px bg-line group-last:hidden"
            />
            <span
              className={classes(
                'z-10 flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-surface',
                member.isNewPageAgent ? 'text-accent' : 'text-muted',
              )}
            >
              <Icon name={member.isNewPageAgent ? 'spark' : 'text'} size={12} />
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-center gap-2">
                <button
                  type="button"
                  onClick={() => actions.show(member.versionId)}
                  className={classes(
                    'truncate text-start text-sm hover:underline',
                    member.versionId === shown && 'font-semibold',
                  )}
                >
                  {t.editor.versions.number(member.versionNumber)}
                </button>
                {member.status !== 'obsolete' && (
                  <Badge tone={tones[member.status]}>
                    {t.editor.versions.statuses[member.status]}
                  </Badge>
                )}
                <span className="ms-auto -my-1">
                  <VersionMenu version={member} mayPublish={mayPublish} actions={actions} />
                </span>
              </div>
              <p className="line-clamp-2 text-xs text-muted">{why(member, asked)}</p>
              <p className="mt-0.5 text-2xs text-faint">
                <time dateTime={member.createdAt} title={moment(member.createdAt)}>
                  {ago(member.createdAt)}
                </time>
                {index === 0 && group.length > 1 && (
                  <button
                    type="button"
                    className="ms-2 underline underline-offset-2 hover:text-ink"
                    onClick={() =>
                      setOpen(open === version.versionId ? undefined : version.versionId)
                    }
                  >
                    {open === version.versionId
                      ? t.editor.versions.fold
                      : t.editor.versions.more(group.length - 1)}
                  </button>
                )}
              </p>
            </div>
          </li>
        ));
      })}
    </ol>
  );
}

function why(version: AudienceVersion, asked: Map<string | undefined, string>): string {
  if (version.failureReason !== undefined) return version.failureReason;
  if (!version.isNewPageAgent) return t.editor.versions.byHand;
  return asked.get(version.versionId) ?? t.editor.versions.firstDraft;
}

function VersionMenu({
  version,
  mayPublish,
  actions,
}: {
  version: AudienceVersion;
  mayPublish: boolean;
  actions: VersionActions;
}) {
  const has = version.status !== 'queued' && version.status !== 'cancelled';
  const { versionId } = version;
  return (
    <Menu
      label={t.editor.versions.actions(version.versionNumber)}
      trigger={
        <IconButton
          size="small"
          icon="more"
          label={t.editor.versions.actions(version.versionNumber)}
        />
      }
      entries={[
        [
          {
            id: 'show',
            label: t.editor.versions.show,
            icon: 'eye',
            disabled: !has,
            run: () => actions.show(versionId),
          },
          {
            id: 'compare',
            label: t.editor.versions.compare,
            icon: 'compare',
            disabled: !has,
            run: () => actions.compare(versionId),
          },
        ],
        [
          {
            id: 'restore',
            label: t.editor.versions.restore,
            icon: 'undo',
            disabled: !has,
            run: () => actions.restore(versionId),
          },
          ...(mayPublish && version.status !== 'published'
            ? [
                {
                  id: 'publish',
                  label:
                    version.publishedAt === undefined
                      ? t.editor.versions.publish
                      : t.editor.versions.rollBack,
                  icon: 'history' as const,
                  disabled: !has,
                  run: () => actions.publish(versionId),
                },
              ]
            : []),
        ],
      ]}
    />
  );
}
