// The visits behind a figure, and what was done in one of them.
import type { Audience, AudienceSession } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count, moment, seconds } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge, Fault } from '../../parts/feedback.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { Loading } from '../../parts/screen.tsx';
import { interactionsQuery, sessionsQuery } from './queries.ts';

interface VisitsProps {
  pageId: string;
  audienceId: string | undefined;
  names: Map<string, Audience>;
  onClose(): void;
}

export function Visits({ pageId, audienceId, names, onClose }: VisitsProps) {
  const sessions = useQuery(sessionsQuery(pageId, audienceId));
  const [open, setOpen] = useState<string>();
  const nameOf = (id: string) => names.get(id)?.effectiveName ?? t.home.somebody;
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        audienceId === undefined ? t.analytics.allVisits : t.analytics.visitsOf(nameOf(audienceId))
      }
    >
      {sessions.error && <Fault error={sessions.error} />}
      {sessions.isPending && <Loading />}
      <ul className="-mx-2 flex flex-col">
        {sessions.data?.map((session) => (
          <li key={session.audienceSessionId} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-expanded={open === session.audienceSessionId}
              onClick={() =>
                setOpen(open === session.audienceSessionId ? undefined : session.audienceSessionId)
              }
              className="flex w-full items-center gap-3 rounded-md px-2 py-2.5 text-start hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">
                  {nameOf(session.audienceId)}
                </span>
                <span className="block text-xs text-muted">{moment(session.startedAt)}</span>
              </span>
              <Facts session={session} />
            </button>
            {open === session.audienceSessionId && <Steps sessionId={session.audienceSessionId} />}
          </li>
        ))}
      </ul>
      {sessions.data?.length === 0 && (
        <p className="py-8 text-center text-sm text-muted">{t.analytics.noVisits}</p>
      )}
    </Sheet>
  );
}

function Facts({ session }: { session: AudienceSession }) {
  return (
    <span className="figures flex items-center gap-2 text-xs text-muted">
      {session.traffic !== 'human' && <Badge>{t.analytics.machine}</Badge>}
      {session.formSubmitsCount > 0 && <Badge tone="good">{t.analytics.formSent}</Badge>}
      {session.formSubmitsCount === 0 && session.actionClicksCount > 0 && (
        <Badge tone="accent">{t.analytics.clicked}</Badge>
      )}
      {session.scrollDepthPercentage !== null && (
        <span>{count(Math.round(session.scrollDepthPercentage))} %</span>
      )}
      <span className="w-14 text-end">
        {session.timeSpentSeconds === null ? '–' : seconds(session.timeSpentSeconds)}
      </span>
    </span>
  );
}

function Steps({ sessionId }: { sessionId: string }) {
  const { data } = useQuery(interactionsQuery(sessionId));
  if (!data) return null;
  if (data.interactions.length === 0)
    return <p className="px-2 pb-3 text-sm text-muted">{t.analytics.onlyRead}</p>;
  return (
    <ol className="px-2 pb-3">
      {data.interactions.map((step) => (
        <li
          key={`${step.timestamp} ${step.componentId} ${step.label}`}
          className="flex gap-2.5 py-1 text-sm"
        >
          <span className="mt-0.5 text-faint">
            <Icon name="chevronRight" size={12} />
          </span>
          <span className="min-w-0">
            {step.label}
            {step.responseText && (
              <span className="block text-xs text-muted">{step.responseText}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
