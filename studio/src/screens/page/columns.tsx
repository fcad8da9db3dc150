// The columns of the table of variants.
import type { Audience, AudienceAnalytics } from '@facet/sdk';
import { copyText } from '../../lib/browser.ts';
import { ago, count, moment, percent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { IconButton } from '../../parts/button.tsx';
import { Badge, tell } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Avatar } from '../../parts/small.tsx';
import type { Column } from '../../parts/table.tsx';
import { stateOf } from './queries.ts';

const tones = {
  published: 'good',
  changed: 'good',
  draft: 'accent',
  queued: 'warn',
  cancelled: 'bad',
  archived: 'plain',
  obsolete: 'plain',
  scheduled: 'accent',
} as const;

interface Shown {
  /** Those whose sources changed. */
  stale: ReadonlySet<string>;
  figures: ReadonlyMap<string, AudienceAnalytics>;
  lastVisits: ReadonlyMap<string, string>;
  onShare(audience: Audience): void;
}

export const columns = ({ figures, lastVisits, stale, onShare }: Shown): Column<Audience>[] => [
  {
    id: 'name',
    title: t.page.columns.name,
    width: 'minmax(0,2.2fr)',
    cell: (audience) => <Reader audience={audience} stale={stale.has(audience.audienceId)} />,
  },
  {
    id: 'status',
    title: t.page.columns.status,
    width: '8.5rem',
    from: 'sm',
    cell: (audience) => <Status audience={audience} stale={stale.has(audience.audienceId)} />,
  },
  {
    id: 'link',
    title: t.page.columns.link,
    width: 'minmax(0,1.8fr)',
    from: 'lg',
    cell: (audience) => <Address audience={audience} onShare={onShare} />,
  },
  {
    id: 'sessions',
    title: t.page.columns.sessions,
    width: '5rem',
    end: true,
    from: 'sm',
    cell: ({ audienceId }) => (
      <span className="figures">{count(figures.get(audienceId)?.totalSessions ?? 0)}</span>
    ),
  },
  {
    id: 'conversion',
    title: t.page.columns.conversion,
    width: '6.5rem',
    end: true,
    from: 'md',
    cell: ({ audienceId }) => {
      const figure = figures.get(audienceId);
      return (
        <span className="figures text-muted">
          {figure && figure.totalSessions > 0 ? percent(figure.conversionRate) : '–'}
        </span>
      );
    },
  },
  {
    id: 'lastVisit',
    title: t.page.columns.lastVisit,
    width: '7rem',
    end: true,
    from: 'md',
    cell: ({ audienceId }) => {
      const last = lastVisits.get(audienceId);
      const visited = (figures.get(audienceId)?.totalSessions ?? 0) > 0;
      return (
        <span className="truncate text-muted">
          {last === undefined ? (visited ? t.page.earlier : '–') : ago(last)}
        </span>
      );
    },
  },
];

interface StatusProps {
  audience: Audience;
  stale: boolean;
}

function Status({ audience, stale }: StatusProps) {
  const state = stateOf(audience);
  const planned = audience.latestVersion?.publishAt;
  return (
    <span
      className="flex items-center gap-1.5"
      title={planned === undefined ? undefined : t.editor.scheduledFor(moment(planned))}
    >
      <Badge tone={tones[state]}>{t.page.statuses[state]}</Badge>
      {stale && (
        <span className="flex text-warn" title={t.page.sourceChanged}>
          <Icon name="warning" size={14} />
          <span className="sr-only">{t.page.sourceChanged}</span>
        </span>
      )}
    </span>
  );
}

function Reader({ audience, stale }: StatusProps) {
  const { recipient, effectiveName } = audience;
  const below = recipient
    ? [recipient.title, audience.customName === undefined ? recipient.company : recipient.name]
        .filter(Boolean)
        .join(', ')
    : t.page.group;
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={recipient?.name ?? effectiveName} square={!recipient} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {audience.customName ?? recipient?.name ?? effectiveName}
        </span>
        {below !== '' && <span className="block truncate text-xs text-muted">{below}</span>}
      </span>
      <span className="@min-[32rem]:hidden">
        <Status audience={audience} stale={stale} />
      </span>
    </span>
  );
}

function Address({ audience, onShare }: { audience: Audience; onShare(audience: Audience): void }) {
  const { url } = audience;
  if (url === null) return <span className="text-faint">{t.page.noLink}</span>;
  return (
    <span className="flex min-w-0 items-center">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="me-1 truncate text-muted hover:text-ink hover:underline"
      >
        {new URL(url).pathname}
      </a>
      <IconButton
        icon="copy"
        size="small"
        label={t.page.copyLink}
        onPress={() => void copyText(url).then(() => tell(t.common.copied))}
      />
      <IconButton icon="qr" size="small" label={t.page.share} onPress={() => onShare(audience)} />
    </span>
  );
}
