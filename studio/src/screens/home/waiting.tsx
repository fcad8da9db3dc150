import type { Overview, WaitingVersion } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ago } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Card } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';

export function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const { drafts, staleVersions, webhooks, suspectedSubmissions } = waiting;
  const total = drafts.count + staleVersions.count + webhooks.length + suspectedSubmissions;
  return (
    <Card
      title={t.home.waiting}
      flush
      {...(total === 0 ? {} : { actions: <Badge tone="accent">{total}</Badge> })}
    >
      {total === 0 && (
        <p className="flex items-center gap-2.5 px-4 pt-1 pb-4 text-sm text-muted">
          <span className="flex size-6 items-center justify-center rounded-full bg-good-soft text-good">
            <Icon name="check" size={14} />
          </span>
          {t.home.nothingWaiting}
        </p>
      )}
      <ul>
        {webhooks.map((hook) => (
          <Line
            key={hook.subscriptionId}
            icon="hook"
            to="/settings/webhooks"
            title={t.home.webhook(new URL(hook.url).host)}
            note={hook.disabledReason === undefined ? t.home.webhookFails : t.home.webhookOff}
            {...(hook.failingSince === null ? {} : { aside: ago(hook.failingSince) })}
          />
        ))}
        {staleVersions.items.map((version) => (
          <Variant key={version.versionId} version={version} note={t.home.stale} tone="warn" />
        ))}
        {suspectedSubmissions > 0 && (
          <Line
            icon="warning"
            to="/people/submissions"
            title={t.home.suspected(suspectedSubmissions)}
            note={t.home.suspectedNote}
          />
        )}
        {drafts.items.map((version) => (
          <Variant key={version.versionId} version={version} note={version.pageName} />
        ))}
      </ul>
      {drafts.count > drafts.items.length && (
        <p className="px-4 pt-1 pb-3 text-xs text-muted">
          {t.home.moreDrafts(drafts.count - drafts.items.length)}
        </p>
      )}
    </Card>
  );
}

function Variant({
  version,
  note,
  tone,
}: {
  version: WaitingVersion;
  note: string;
  tone?: 'warn';
}) {
  return (
    <li>
      <Link
        to={'/pages/$pageId/audiences/$audienceId' as '/'}
        params={{ pageId: version.pageId, audienceId: version.audienceId } as never}
        className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
      >
        <Avatar name={version.audienceName} square={version.audiencePersonId === undefined} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{version.audienceName}</span>
          <span className="block truncate text-xs text-muted">{note}</span>
        </span>
        {tone === undefined ? (
          <span className="text-xs whitespace-nowrap text-muted">{ago(version.createdAt)}</span>
        ) : (
          <Badge tone={tone}>{t.home.check}</Badge>
        )}
      </Link>
    </li>
  );
}

function Line({
  icon,
  to,
  title,
  note,
  aside,
}: {
  icon: IconName;
  to: string;
  title: string;
  note: string;
  aside?: ReactNode;
}) {
  return (
    <li>
      <Link to={to as '/'} className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover">
        <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-warn-soft text-warn">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{title}</span>
          <span className="block truncate text-xs text-muted">{note}</span>
        </span>
        <span className="text-xs whitespace-nowrap text-muted">{aside}</span>
      </Link>
    </li>
  );
}
