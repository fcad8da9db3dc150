// The visits behind a figure, and one of them as it went: what was read and done, over the page as it was.
import type { Audience } from '@facet/sdk';
import { useQuery } from '@tanstack/react-query';
import { count, moment } from '../../lib/format.ts';
import { useList } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { Fault } from '../../parts/feedback.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { Loading } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import { Facts } from './facts.tsx';
import { type SessionFilter, sessionQuery, sessionsQuery } from './queries.ts';
import { Replay } from './replay.tsx';

interface VisitsProps {
  pageId: string;
  filter: SessionFilter;
  session: string | undefined;
  names: Map<string, Audience>;
  onSession(session: string | undefined): void;
  onClose(): void;
}

const flags = ['engaged', 'bounced', 'ctaClicked', 'converted', 'formSubmitted'] as const;

export function Visits(props: VisitsProps) {
  const { pageId, filter, session, names, onSession, onClose } = props;
  const { rows, total, error, loading, more } = useList(sessionsQuery(pageId, filter));
  const nameOf = (id: string) => names.get(id)?.effectiveName ?? t.home.somebody;
  const found = useQuery(sessionQuery(session));
  const open = session === undefined ? undefined : found.data;
  const flag = flags.find((name) => filter[name] === 'true');
  const title = [
    flag === undefined ? t.analytics.allVisits : t.analytics.flags[flag],
    filter.audienceId === undefined ? undefined : nameOf(filter.audienceId),
  ]
    .filter(Boolean)
    .join(' · ');
  if (session !== undefined && found.isError)
    return (
      <Sheet open onClose={onClose} title={t.analytics.allVisits}>
        <p className="py-8 text-center text-sm text-muted">{t.analytics.visitGone}</p>
      </Sheet>
    );
  if (open)
    return (
      <Replay
        session={open}
        name={nameOf(open.audienceId)}
        onBack={() => onSession(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={total === undefined ? title : `${title} (${count(total)})`}
    >
      {error !== null && <Fault error={error} />}
      {loading && <Loading />}
      <ul className="-mx-2 flex flex-col">
        {rows.map((one) => (
          <li key={one.audienceSessionId} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onSession(one.audienceSessionId)}
              className="flex w-full items-center gap-3 rounded-md px-2 py-2.5 text-start hover:bg-hover"
            >
              <Avatar name={nameOf(one.audienceId)} size={24} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{nameOf(one.audienceId)}</span>
                <span className="block text-xs text-muted">{moment(one.startedAt)}</span>
              </span>
              <Facts session={one} />
            </button>
          </li>
        ))}
      </ul>
      {total !== undefined && rows.length < total && (
        <div className="flex justify-center pt-4">
          <Button onPress={more}>{t.assets.more}</Button>
        </div>
      )}
      {total === 0 && <p className="py-8 text-center text-sm text-muted">{t.analytics.noVisits}</p>}
    </Sheet>
  );
}
