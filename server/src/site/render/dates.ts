// Dates as the page's language writes them.
import { attributes, type Html, html } from './html.ts';

const calendarDate = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(tag: string, toTheDay: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${toTheDay}`;
  let writer = writers.get(key);
  if (writer === undefined) {
    const parts = toTheDay
      ? ({ dateStyle: 'long' } as const)
      : ({ month: 'long', year: 'numeric' } as const);
    writer = new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' });
    if (writers.size < 200) writers.set(key, writer);
  }
  return writer;
}

/** A calendar date, or a month, written out; any other text as it is, also a date that does not exist. */
export function writtenDate(text: string, tag: string): string {
  const [, year, month, day] = calendarDate.exec(text) ?? [];
  if (year === undefined) return text;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day ?? 1);
  return exists ? writerOf(tag, day !== undefined).format(date) : text;
}

export function dateText(text: string, tag: string, className: string): Html {
  const written = writtenDate(text, tag);
  const datetime = written === text ? undefined : text;
  return html`<time${attributes({ class: className, datetime })} dir="auto">${written}</time>`;
}
