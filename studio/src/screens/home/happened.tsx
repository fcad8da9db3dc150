import type { NamedSession, NamedSubmission } from '@facet/sdk';
import { Link } from '@tanstack/react-router';
import { ago, seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';
import { Card } from '../../parts/screen.tsx';
import { Avatar, Who } from '../../parts/small.tsx';

interface HappenedProps {
  visits: readonly NamedSession[];
  submissions: readonly NamedSubmission[];
  /** The last try to ask failed. */
  stale: boolean;
}

/** Visits and forms in one list, the latest first. */
export function Happened({ visits, submissions, stale }: HappenedProps) {
  const rows = [
    ...visits.map((visit) => ({ at: visit.startedAt, id: visit.audienceSessionId, visit })),
    ...submissions.map((form) => ({ at: form.createdAt, id: form.submissionId, form })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card
      title={t.home.happened}
      flush
      actions={
        <span className="flex items-center gap-1.5 text-xs text-muted">
          <span
            className={
              stale ? 'size-1.5 rounded-full bg-warn' : 'anim-pulse size-1.5 rounded-full bg-good'
            }
          />
          {stale ? t.home.notLive : t.home.live}
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 py-6 text-sm text-muted">{t.home.nothingHappened}</p>
      ) : (
        <ul aria-live="polite" aria-relevant="additions">
          {rows
            .slice(0, 10)
            .map((row) =>
              'visit' in row ? (
                <Visit key={row.id} visit={row.visit} />
              ) : (
                <Form key={row.id} form={row.form} />
              ),
            )}
        </ul>
      )}
    </Card>
  );
}

const line = 'flex items-center gap-3 px-4 py-2.5 hover:bg-hover';

function Visit({ visit }: { visit: NamedSession }) {
  const facts = [
    ...(visit.timeSpentSeconds === null ? [] : [seconds(visit.timeSpentSeconds)]),
    ...(visit.scrollDepthPercentage === null
      ? []
      : [t.home.seen(wholePercent(visit.scrollDepthPercentage / 100))]),
  ].join(' · ');
  return (
    <li>
      <Link
        to={'/pages/$pageId/analytics' as '/'}
        params={{ pageId: visit.pageId } as never}
        search={{ session: visit.audienceSessionId } as never}
        className={line}
      >
        <Avatar name={visit.audienceName} square={visit.audiencePersonId === undefined} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            <Who name={visit.audienceName} />
          </span>
          <span className="block truncate text-xs text-muted">
            {t.home.readPage(visit.pageName)}
            {facts !== '' && ` · ${facts}`}
          </span>
        </span>
        {visit.formSubmitsCount > 0 ? (
          <Badge tone="good">{t.analytics.formSent}</Badge>
        ) : (
          visit.actionClicksCount > 0 && <Badge tone="accent">{t.analytics.clicked}</Badge>
        )}
        <time
          dateTime={visit.startedAt}
          className="w-20 text-end text-xs whitespace-nowrap text-muted max-sm:w-auto"
        >
          {ago(visit.startedAt)}
        </time>
      </Link>
    </li>
  );
}

function Form({ form }: { form: NamedSubmission }) {
  const said = Object.values(form.input).find(
    (value) => typeof value === 'string' && value.trim().split(/\s+/).length > 2,
  );
  return (
    <li>
      <Link
        to={'/people/submissions' as '/'}
        search={{ open: form.submissionId } as never}
        className={line}
      >
        <Avatar name={form.audienceName} square={form.audiencePersonId === undefined} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">
            <Who name={form.audienceName} />
          </span>
          <span className="block truncate text-xs text-muted">
            {typeof said === 'string' ? t.home.quoted(said) : t.home.sentForm(form.pageName)}
          </span>
        </span>
        <Badge tone="good">{t.home.form}</Badge>
        <time
          dateTime={form.createdAt}
          className="w-20 text-end text-xs whitespace-nowrap text-muted max-sm:w-auto"
        >
          {ago(form.createdAt)}
        </time>
      </Link>
    </li>
  );
}
