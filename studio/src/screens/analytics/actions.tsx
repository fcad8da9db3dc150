// The span of time, and the figures to take along.
import type { RefObject } from 'react';
import { saveCsv, savePng } from '../../lib/download.ts';
import { t } from '../../lib/texts.ts';
import { Button } from '../../parts/button.tsx';
import { tellFault } from '../../parts/feedback.tsx';
import { Menu } from '../../parts/menu.tsx';
import type { Metric } from './queries.ts';
import { rangeOf, type SpanText } from './range.ts';
import { RangePicker } from './range_picker.tsx';

interface ActionsProps {
  pageId: string;
  span: SpanText;
  compare: boolean;
  metric: Metric;
  chart: RefObject<HTMLDivElement | null>;
  onSpan(span: SpanText): void;
  onCompare(compare: boolean): void;
}

export function Actions({ pageId, span, compare, metric, chart, onSpan, onCompare }: ActionsProps) {
  const query = new URLSearchParams({ ...rangeOf(span) }).toString();
  const csv = (name: string, of: string) => () =>
    void saveCsv(`${name}.csv`, `/v0/pages/${pageId}/${of}?${query}`).catch(tellFault);
  return (
    <>
      <RangePicker span={span} compare={compare} onSpan={onSpan} onCompare={onCompare} />
      <Menu
        label={t.analytics.take}
        trigger={
          <Button icon="download">
            <span className="max-sm:sr-only">{t.person.export}</span>
          </Button>
        }
        entries={[
          [
            {
              id: 'days',
              label: t.analytics.csvDays,
              icon: 'download',
              run: csv('days', 'analytics/timeseries'),
            },
            {
              id: 'variants',
              label: t.analytics.csvVariants,
              icon: 'download',
              run: csv('variants', 'analytics/audiences'),
            },
            {
              id: 'visits',
              label: t.analytics.csvVisits,
              icon: 'download',
              run: csv('visits', 'sessions'),
            },
          ],
          [
            {
              id: 'png',
              label: t.analytics.png,
              icon: 'image',
              run: () => savePng(`${metric}.png`, chart.current),
            },
          ],
        ]}
      />
    </>
  );
}
