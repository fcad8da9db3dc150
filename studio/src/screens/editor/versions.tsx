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
import { Avatar } from '../../parts/small.tsx';
import type { NameOf } from './presence.ts';

export interface VersionActions {
  show(versionId: string): void;
  compare(versionId: string): void;
  restore(versionId: string): void;
  publish(versionId: string): void;
  unschedule(versionId: string): void;
}

interface TimelineProps {
  versions: readonly AudienceVersion[];
  messages: readonly Message[];
  /** What the page shows now. */
  shown: string;
  mayPublish: boolean;
  nameOf: NameOf;
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
  !version.isNewPageAgent && version.publishedAt === undefined && version.publishAt === undefined;
/** By one person, without a long pause. */
const closeInTime = (a: AudienceVersion, b: AudienceVersion): boolean =>
  a.createdBy?.id === b.createdBy?.id &&
  Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt)) < 30 * 60_000;

const tones = {
  published: 'good',
  draft: 'accent',
  queued: 'warn',
  cancelled: 'bad',
  obsolete: 'plain',
  archived: 'plain',
} as const;

export function Timeline(props: TimelineProps) {
  const { versions, messages, shown, mayPublish, nameOf, actions } = props;
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
            <Maker version={member} nameOf={nameOf} />
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
              <p className="line-clamp-3 text-xs break-words text-muted">
                {why(member, asked, nameOf)}
              </p>
              {member.publishAt !== undefined && (
                <p className="text-xs font-medium text-accent">
                  {t.editor.versions.scheduled(moment(member.publishAt))}
                </p>
              )}
              {member.status === 'published' && member.publishedAt !== undefined && (
                <p className="text-xs text-good">
                  {t.editor.versions.liveSince(ago(member.publishedAt))}
                </p>
              )}
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

function Maker({ version, nameOf }: { version: AudienceVersion; nameOf: NameOf }) {
  const name = nameOf(version.createdBy);
  return (
    <span
      className={classes(
        'z-10 flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-surface',
        version.isNewPageAgent ? 'text-accent' : 'text-muted',
      )}
    >
      {!version.isNewPageAgent && name !== undefined ? (
        <Avatar name={name} size={22} />
      ) : (
        <Icon name={version.isNewPageAgent ? 'spark' : 'text'} size={12} />
      )}
    </span>
  );
}

function why(
  version: AudienceVersion,
  asked: Map<string | undefined, string>,
  nameOf: NameOf,
): string {
  if (version.failureReason !== undefined) return version.failureReason;
  const name = nameOf(version.createdBy);
  if (!version.isNewPageAgent)
    return name === undefined ? t.editor.versions.byHand : t.editor.versions.byHandOf(name);
  const message = asked.get(version.versionId);
  if (message === undefined) return t.editor.versions.firstDraft;
  return name === undefined ? message : t.editor.versions.askedBy(name, message);
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
          ...(mayPublish && version.publishAt !== undefined
            ? [
                {
                  id: 'unschedule',
                  label: t.editor.versions.unschedule,
                  icon: 'calendar' as const,
                  run: () => actions.unschedule(versionId),
                },
              ]
            : []),
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
