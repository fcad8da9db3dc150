import type { Overview, WaitingVersion } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { ago } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Card } from '../../parts/screen.tsx';
import { Avatar, Who } from '../../parts/small.tsx';

export function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const { drafts, staleVersions, webhooks, suspectedSubmissions } = waiting;
  const total = drafts.count + staleVersions.count + webhooks.length + suspectedSubmissions;
  return (
    <Card title={t.home.waiting} flush>
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
        <Versions list={staleVersions} note={t.home.stale} many={t.home.manyStale} tone="warn" />
        {suspectedSubmissions > 0 && (
          <Line
            icon="warning"
            to="/people/submissions"
            title={t.home.suspected(suspectedSubmissions)}
            note={t.home.suspectedNote}
          />
        )}
        <Versions list={drafts} note={t.home.draft} many={t.home.manyDrafts} />
      </ul>
    </Card>
  );
}

/** Up to so many variants of a page stand each for itself; more are one line for the page. */
const each = 3;

interface VersionsProps {
  list: Overview['waiting']['drafts'];
  note: string;
  many(count: number): string;
  tone?: 'warn';
}

function Versions({ list, note, many, tone }: VersionsProps) {
  const listed = (pageId: string) => list.items.filter((item) => item.pageId === pageId).length;
  const large = list.pages.filter(({ pageId, count }) => count > each || count > listed(pageId));
  const alone = list.items.filter(({ pageId }) => !large.some((page) => page.pageId === pageId));
  return (
    <>
      {large.map((page) => (
        <Line
          key={page.pageId}
          icon={tone === undefined ? 'pages' : 'refresh'}
          tone={tone ?? 'accent'}
          to="/pages/$pageId"
          params={{ pageId: page.pageId }}
          search={{ show: tone === undefined ? 'drafts' : 'stale' }}
          title={page.pageName}
          note={many(page.count)}
        />
      ))}
      {alone.map((version) => (
        <Variant
          key={version.versionId}
          version={version}
          note={`${version.pageName} · ${note}`}
          {...(tone === undefined ? {} : { tone })}
        />
      ))}
    </>
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
        {...(tone === undefined ? {} : { search: { side: 'claims' } as never })}
        className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
      >
        <Avatar name={version.audienceName} square={version.audiencePersonId === undefined} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            <Who name={version.audienceName} />
          </span>
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

interface LineProps {
  icon: IconName;
  tone?: 'warn' | 'accent';
  to: string;
  params?: Record<string, string>;
  search?: Record<string, string>;
  title: string;
  note: string;
  aside?: ReactNode;
}

function Line({ icon, tone = 'warn', to, params, search, title, note, aside }: LineProps) {
  return (
    <li>
      <Link
        to={to as '/'}
        {...(params === undefined ? {} : { params: params as never })}
        {...(search === undefined ? {} : { search: search as never })}
        className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover"
      >
        <span
          className={classes(
            'flex size-7 shrink-0 items-center justify-center rounded-md',
            tone === 'warn' ? 'bg-warn-soft text-warn' : 'bg-accent-soft text-accent',
          )}
        >
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{title}</span>
          <span className="block truncate text-xs text-muted">{note}</span>
        </span>
        <span className="text-xs whitespace-nowrap text-muted">
          {aside ?? <Icon name="chevronRight" size={14} />}
        </span>
      </Link>
    </li>
  );
}
