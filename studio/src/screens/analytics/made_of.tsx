// A figure, opened up: what it means, and the visits it is made of.
import { useQuery } from '@tanstack/react-query';
import { count, seconds } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';
import { explainQuery, type Metric, type SessionFilter } from './queries.ts';
import type { SpanText } from './range.ts';

interface MadeOfProps {
  pageId: string;
  span: SpanText;
  metric: Metric;
  onLook(filter: SessionFilter): void;
}

export function MadeOf({ pageId, span, metric, onLook }: MadeOfProps) {
  const { data } = useQuery(explainQuery(pageId, span, metric, undefined));
  const link = 'figures font-medium text-accent hover:underline';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken/60 px-4 py-2.5 text-xs">
      <p className="min-w-0 flex-1 basis-72 text-muted">{t.analytics.definitions[metric]}</p>
      {data && (
        <p className="flex items-center gap-1.5">
          {data.numerator.count === undefined ? (
            <span className="figures">
              {data.numerator.field === 'timeSpentSeconds'
                ? seconds(data.numerator.sum ?? 0)
                : count(data.numerator.sum ?? 0)}
            </span>
          ) : (
            <button
              type="button"
              className={link}
              onClick={() => onLook(data.numerator.filter as SessionFilter)}
            >
              {t.home.visitsCount(data.numerator.count)}
            </button>
          )}
          {data.denominator && (
            <>
              <span className="text-muted">{t.analytics.of}</span>
              <button
                type="button"
                className={link}
                onClick={() => data.denominator && onLook(data.denominator.filter as SessionFilter)}
              >
                {t.home.visitsCount(data.denominator.count)}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
