// What a visit came to, in a line.
import type { AudienceSession } from '@facet/sdk';
import { seconds, wholePercent } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Badge } from '../../parts/feedback.tsx';

export function Facts({ session }: { session: AudienceSession }) {
  return (
    <span className="figures flex items-center gap-2 text-xs text-muted">
      {session.traffic !== 'human' && <Badge>{t.analytics.machine}</Badge>}
      {session.formSubmitsCount > 0 && <Badge tone="good">{t.analytics.formSent}</Badge>}
      {session.formSubmitsCount === 0 && session.actionClicksCount > 0 && (
        <Badge tone="accent">{t.analytics.clicked}</Badge>
      )}
      {session.scrollDepthPercentage !== null && (
        <span className="min-w-20 text-end whitespace-nowrap max-sm:hidden">
          {t.home.seen(wholePercent(session.scrollDepthPercentage / 100))}
        </span>
      )}
      <span className="w-14 text-end">
        {session.timeSpentSeconds === null ? '–' : seconds(session.timeSpentSeconds)}
      </span>
    </span>
  );
}
