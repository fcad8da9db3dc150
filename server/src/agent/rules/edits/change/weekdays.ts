// The weekday before a date moves with it: `Tuesday 20 May` becomes `Wednesday 21 May`.
import { figuresIn } from '../../../../claims/figures.ts';
import { dayAs, daysIn } from '../../text/days.ts';
import type { Value } from '../../text/values.ts';
import type { Spot } from './spots.ts';

const beside = /^[.,]?\s?(?:den |dem |the |le |el |il |de )?$/iu;
const week = 7;
const year = 365;

/** The place with its weekday, and how it is written anew: `given`, or as many days on. */
export function withWeekday(
  spot: Spot,
  fresh: Value,
  language: string,
  given?: number,
): { spot: Spot; weekday: string } | undefined {
  const { text, value } = spot;
  const day = daysIn(text.slice(0, value.start), language).at(-1);
  const gap = day && text.slice(day.end, value.start);
  const [was, is] = [value, fresh].map(dayOfYear);
  if (!day || gap === undefined || !beside.test(gap) || was === undefined || is === undefined)
    return undefined;
  // The nearer of this year and the next.
  const days = ((((is - was + year / 2) % year) + year) % year) - year / 2;
  const at = given ?? (((day.at + Math.round(days)) % week) + week) % week;
  return {
    spot: {
      ...spot,
      value: { ...value, start: day.start, text: text.slice(day.start, value.end) },
    },
    weekday: `${dayAs(day.text, at, language)}${gap}`,
  };
}

function dayOfYear({ text }: Value): number | undefined {
  const [date] = figuresIn(text);
  const [, month, day] = /(\d{1,2})-(\d{1,2})$/.exec(date?.kind === 'date' ? date.key : '') ?? [];
  return month === undefined
    ? undefined
    : Math.round(
        (Date.UTC(2023, Number(month) - 1, Number(day)) - Date.UTC(2023, 0, 1)) / 86_400_000,
      );
}
