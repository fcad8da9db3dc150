// Dates as the page's language writes them.
import { attributes, type Html, html } from './html.ts';

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(tag: string): Intl.DateTimeFormat {
  let writer = writers.get(tag);
  if (writer === undefined) {
    writer = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    if (writers.size < 100) writers.set(tag, writer);
  }
  return writer;
}

/** A calendar date written out; any other text as it is, also a date that does not exist. */
export function writtenDate(text: string, tag: string): string {
  const [, year, month, day] = calendarDate.exec(text) ?? [];
  if (year === undefined) return text;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return exists ? writerOf(tag).format(date) : text;
}

export function dateText(text: string, tag: string, className: string): Html {
  const written = writtenDate(text, tag);
  const datetime = written === text ? undefined : text;
  return html`<time${attributes({ class: className, datetime })} dir="auto">${written}</time>`;
}
