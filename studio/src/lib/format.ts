// Numbers and times as the member's language writes them.
import { language } from './texts.ts';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();
function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(
  key: string,
  make: (language: string) => F,
): F {
  const known = cache.get(language() + key) as F | undefined;
  if (known) return known;
  const made = make(language());
  cache.set(language() + key, made);
  return made;
}

export const count = (value: number): string =>
  kept('count', (tag) => new Intl.NumberFormat(tag)).format(value);
export const percent = (fraction: number): string =>
  kept(
    'percent',
    (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
  ).format(fraction);
/** A difference of two shares in hundredths, with its sign. */
export const points = (fraction: number): string =>
  kept(
    'points',
    (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  ).format(fraction * 100);
/** By how much a share went up or down, in hundredths; a percentage of a percentage misleads. */
export const pointsApart = (fraction: number): string =>
  kept('apart', (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })).format(
    Math.abs(fraction * 100),
  );
export const wholePercent = (fraction: number): string =>
  kept(
    'whole percent',
    (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(fraction);
export const decimal = (value: number): string =>
  kept('decimal', (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })).format(value);
export const seconds = (value: number): string => {
  const whole = Math.round(value);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}m ${whole % 60}s`
    : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
};
export const bytes = (value: number): string =>
  value < 1_000_000 ? `${count(Math.ceil(value / 1000))} KB` : `${decimal(value / 1_000_000)} MB`;

export const day = (time: string | number): string =>
  kept('day', (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })).format(
    new Date(time),
  );
export const shortDay = (time: string | number): string =>
  kept('short', (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' })).format(
    new Date(time),
  );
export const moment = (time: string | number): string =>
  kept(
    'moment',
    (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(new Date(time));

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** The day, and its year only where it is not this one. */
const plainDay = (time: string | number, now: number): string =>
  new Date(time).getFullYear() === new Date(now).getFullYear() ? shortDay(time) : day(time);

/** "3 minutes ago"; what is further back than a month is given by its day. */
export function ago(time: string | number, now = Date.now()): string {
  const past = (now - new Date(time).getTime()) / 1000;
  const relative = kept('ago', (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  if (Math.abs(past) < 45) return relative.format(0, 'second');
  if (Math.abs(past) > 2_592_000) return plainDay(time, now);
  const [unit, size] = steps.find(([, length]) => Math.abs(past) >= length) ?? ['minute', 60];
  return relative.format(-Math.round(past / size), unit);
}
