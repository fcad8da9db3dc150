// Spans of time in whole days (UTC, as the server counts them), and the one before each.
import { shortDay } from '../../lib/format.ts';
import { t } from '../../lib/texts.ts';

export const presets = ['1', '7', '30', '90', 'month', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];
/** A preset, or `2026-01-01_2026-01-31` with both days included. */
export type SpanText = Preset | (string & {});

export interface Range {
  startDate: string;
  endDate: string;
}
const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString();
const tomorrow = (): number => new Date().setUTCHours(24, 0, 0, 0);

function bounds(span: SpanText): [number, number] {
  const custom = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(span);
  if (custom) {
    const [from, to] = [Date.parse(custom[1] ?? ''), Date.parse(custom[2] ?? '') + dayMs];
    if (from < to && to - from <= 1000 * dayMs) return [from, to];
  }
  const now = new Date();
  const month = (back: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
  if (span === 'month') return [month(0), tomorrow()];
  if (span === 'lastMonth') return [month(1), month(0)];
  const days = ['1', '7', '30', '90'].includes(span) ? Number(span) : 30;
  return [tomorrow() - days * dayMs, tomorrow()];
}

export function rangeOf(span: SpanText): Range {
  const [from, to] = bounds(span);
  return { startDate: iso(from), endDate: iso(to) };
}

/** As long, and right before it. */
export function rangeBefore(span: SpanText): Range {
  const [from, to] = bounds(span);
  return { startDate: iso(from - (to - from)), endDate: iso(from) };
}

export const daysOf = (span: SpanText): number => {
  const [from, to] = bounds(span);
  return (to - from) / dayMs;
};

export function rangeText({ startDate, endDate }: Range): string {
  const last = Date.parse(endDate) - 1;
  return Date.parse(startDate) + dayMs > last
    ? shortDay(startDate)
    : `${shortDay(startDate)} – ${shortDay(last)}`;
}

export const spanLabel = (span: SpanText): string =>
  (t.analytics.presets as Record<string, string | undefined>)[span] ?? rangeText(rangeOf(span));

export const dayText = (time: string): string => time.slice(0, 10);
