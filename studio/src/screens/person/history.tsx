import type { Audience, AudienceSession } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { ago, seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { Card } from '../../parts/screen.tsx';

type Names = ReadonlyMap<string, string>;

export function MadeForThem({
  audiences,
  names,
}: {
  audiences: readonly Audience[];
  names: Names;
}) {
  return (
    <Card title={t.person.pages} flush>
      {audiences.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t.person.noPages}</p>
      ) : (
        <ul className="divide-y divide-line">
          {audiences.map((audience) => (
            <li key={audience.audienceId}>
              <Link
                to={'/pages/$pageId/audiences/$audienceId' as '/'}
                params={{ pageId: audience.pageId, audienceId: audience.audienceId } as never}
                className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">
                    {names.get(audience.pageId) ?? audience.effectiveName}
                  </span>
                  <span className="block truncate text-xs text-muted">
                    {audience.url?.replace(/^https?:\/\//, '') ?? ago(audience.createdAt)}
                  </span>
                </span>
                <Badge tone={audience.publishedVersion ? 'good' : 'plain'}>
                  {audience.publishedVersion ? t.page.statuses.published : t.page.statuses.draft}
                </Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function Visits({
  sessions,
  names,
}: {
  sessions: readonly AudienceSession[];
  names: Names;
}) {
  return (
    <Card title={t.person.visits} flush>
      {sessions.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t.person.noVisits}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <li key={session.audienceSessionId}>
              <Link
                to={'/pages/$pageId/analytics' as '/'}
                params={{ pageId: session.pageId } as never}
                search={{ session: session.audienceSessionId } as never}
                className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">
                    {names.get(session.pageId) ?? t.home.somebody}
                  </span>
                  <span className="figures block text-xs text-muted">
                    {[
                      session.timeSpentSeconds === null
                        ? undefined
                        : seconds(session.timeSpentSeconds),
                      session.scrollDepthPercentage === null
                        ? undefined
                        : t.home.seen(wholePercent(session.scrollDepthPercentage / 100)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {session.formSubmitsCount > 0 ? (
                  <Badge tone="good">{t.analytics.formSent}</Badge>
                ) : (
                  session.actionClicksCount > 0 && (
                    <Badge tone="accent">{t.analytics.clicked}</Badge>
                  )
                )}
                <time dateTime={session.startedAt} className="text-xs whitespace-nowrap text-muted">
                  {ago(session.startedAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
