import type { AudienceAnalytics } from '@facet/sdk';
import { useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { count, percent, seconds } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { Icon } from '../../parts/icon.tsx';
import { Card } from '../../parts/screen.tsx';
import { Avatar } from '../../parts/small.tsx';
import type { Figures, SessionFilter } from './queries.ts';
import type { Range } from './range.ts';

type Order = 'totalSessions' | 'avgTimeSpentSeconds' | 'bounceRate' | 'conversionRate';

interface VariantsProps {
  data: Figures;
  range: Range;
  onLook(filter: SessionFilter): void;
}

/** Sorted by the column one presses; every figure leads to its visits. */
export function Variants({ data, range, onLook }: VariantsProps) {
  const [order, setOrder] = useState<Order>('totalSessions');
  const visited = data.audiences
    .filter((item) => item.totalSessions > 0)
    .toSorted((a, b) => b[order] - a[order]);
  const best = Math.max(0, ...visited.map((item) => item.conversionRate));
  const head = (id: Order, className?: string) => (
    <th
      className={classes('px-2 py-2 text-end font-medium whitespace-nowrap', className)}
      aria-sort={order === id ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={classes(
          'inline-flex items-center gap-1 hover:text-ink',
          order === id && 'text-ink',
        )}
        onClick={() => setOrder(id)}
      >
        {t.analytics.metrics[id]}
        {order === id && <Icon name="arrowDown" size={12} />}
      </button>
    </th>
  );
  const cell = (item: AudienceAnalytics, flag: string, text: string, className?: string) => (
    <td className={classes('figures px-2 py-1 text-end', className)}>
      <button
        type="button"
        className="rounded-sm px-1.5 py-1 hover:bg-press"
        onClick={() => onLook({ ...range, audienceId: item.audienceId, [flag]: 'true' })}
      >
        {text}
      </button>
    </td>
  );
  return (
    <Card title={t.analytics.variants} note={t.analytics.variantsNote} flush>
      <div className="thin-scroll @container overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-end text-xs text-muted">
              <th className="px-4 py-2 text-start font-medium">{t.page.columns.name}</th>
              {head('totalSessions')}
              {head('avgTimeSpentSeconds', '@max-[34rem]:hidden')}
              {head('bounceRate', '@max-[34rem]:hidden')}
              {head('conversionRate', 'pe-4!')}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {visited.map((item) => {
              const audience = data.names.get(item.audienceId);
              const name = audience?.effectiveName ?? t.home.somebody;
              return (
                <tr key={item.audienceId} className="hover:bg-hover">
                  <td className="w-full max-w-0 px-4 py-2">
                    <button
                      type="button"
                      className="flex w-full min-w-0 items-center gap-2.5 text-start"
                      onClick={() => onLook({ ...range, audienceId: item.audienceId })}
                    >
                      <Avatar name={name} size={24} square={audience?.personId === undefined} />
                      <span className="truncate font-medium">{name}</span>
                    </button>
                  </td>
                  {cell(item, 'human', count(item.totalSessions))}
                  {cell(
                    item,
                    'measuredTime',
                    seconds(item.avgTimeSpentSeconds),
                    'text-muted @max-[34rem]:hidden',
                  )}
                  {cell(
                    item,
                    'bounced',
                    percent(item.bounceRate),
                    'text-muted @max-[34rem]:hidden',
                  )}
                  <td className="figures px-2 py-1 pe-4">
                    <button
                      type="button"
                      className="ms-auto flex items-center gap-2 rounded-sm px-1.5 py-1 hover:bg-press"
                      onClick={() =>
                        onLook({ ...range, audienceId: item.audienceId, converted: 'true' })
                      }
                    >
                      <span
                        className="h-1.5 w-14 overflow-hidden rounded-full bg-press @max-[34rem]:hidden"
                        aria-hidden="true"
                      >
                        <span
                          className="block h-full rounded-full bg-accent"
                          style={{ width: `${(item.conversionRate / (best || 1)) * 100}%` }}
                        />
                      </span>
                      <span className="w-12 text-end">{percent(item.conversionRate)}</span>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {visited.length === 0 && (
        <p className="px-4 py-6 text-sm text-muted">{t.analytics.noVisitsInSpan}</p>
      )}
      <div className="border-t border-line px-4 py-2.5">
        <button
          type="button"
          className="text-sm font-medium text-accent hover:underline"
          onClick={() => onLook({ ...range })}
        >
          {t.analytics.allVisits}
        </button>
      </div>
    </Card>
  );
}
