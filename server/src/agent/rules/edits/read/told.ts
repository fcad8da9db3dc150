// What a wish points back at: what was told right before it.
import { months } from '../../../../claims/figures.ts';
import { goesToo } from '../../grammar/languages/gone_words.ts';
import { pointsBack } from '../../grammar/languages/message_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { wholeValuesIn } from '../../text/values.ts';
import type { Request } from '../requests.ts';
import { hasVerb } from './slots.ts';

/** `Parking is no issue for them, take it out`: what was told before is what is meant. */
export function withTold(requests: readonly Request[]): Request[] {
  const read: Request[] = [];
  for (const request of requests) {
    const before = read.at(-1);
    const asks = pointing.has(request.kind);
    const points = asks && 'section' in request ? pointsBack.exec(request.section ?? '') : null;
    // `Is the number of reviews right? It is 230 now`, `Where is Jo? Put her first`: the question says who or what it is.
    if (before?.kind === 'remove' && request.kind === 'unknown' && goesToo.test(request.text)) {
      read.push({ ...before, too: true });
    } else if (
      (request.kind === 'setValue' || request.kind === 'move') &&
      /^(?:it|him|her|them)$/.test(request.section) &&
      before?.kind === 'check'
    ) {
      read[read.length - 1] = { ...request, section: before.topic ?? before.question };
    } else if (request.kind === 'remove' && isOldDate(request.section) && setsDate(before)) {
      // What takes the place of another takes it away.
    } else if (request.kind === 'remove' && theDate.test(request.section) && dateIn(before)) {
      read[read.length - 1] = { ...request, section: dateIn(before) ?? '' };
    } else if (asks && points && before?.kind === 'unknown') {
      const section = [toldIn(before), points[1] ?? ''].filter((part) => part !== '').join(', ');
      read[read.length - 1] = { ...request, section, told: true } as Request;
    } else read.push(request);
  }
  return read;
}

const pointing: ReadonlySet<Request['kind']> = new Set(['remove', 'move', 'shorten', 'reshape']);

/** `The 12th of March is full, take that date out`: the one that was named. */
const theDate =
  /^(?:(?:that|this) )?(?:date|day|slot|datum|termin|tag|date|jour|créneau|fecha|día|data|giorno|dia|dag|datę|dzień|その日付|その日程|日付|日程)$/iu;
/** `The January one`, `celui de mars`, `den alten Termin`. */
export const isOldDate = (section: string): boolean =>
  bareDate.test(section.replace(small, ' ').trim().replace(/\s+/g, ' '));
const small =
  /(?<![\p{L}\d])(?:the|one|date|old|der|den|die|das|alte[nr]?|vom|im|[-–]?termin|[-–]datum|datum|celui|celle|ancienne?|du|de|la|le|el|l[ao]s|del|di|quella|quello|vecchia|data|fecha|antigua|anterior|antiga|van|oude|stary|termin|datę)(?![\p{L}\d])/giu;
const bareDate = new RegExp(
  `^(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s?)?(?:${months})[-–.]?|\\d{1,2}(?:st|nd|rd|th|\\.)?|)$`,
  'iu',
);
const setsDate = (before: Request | undefined): boolean =>
  (before?.kind === 'setValue' || before?.kind === 'correct' || before?.kind === 'replace') &&
  wholeValuesIn(
    before.kind === 'setValue'
      ? before.value
      : before.kind === 'replace'
        ? before.to
        : before.wanted,
    before.language ?? 'en',
  ).some(({ kind }) => kind === 'date');

const dateIn = (told: Request | undefined): string | undefined => {
  const values = told?.kind === 'unknown' ? wholeValuesIn(told.text, told.language ?? 'en') : [];
  const [date, more] = values.filter(({ kind }) => kind === 'date');
  return more ? undefined : date?.text;
};

/** `Make a list, what we need on site, and put it first`: behind a wish that was not understood, what it is about. */
function toldIn({ text, language = 'en' }: Request & { kind: 'unknown' }): string {
  const [first = '', ...others] = text.split(/,\s/);
  const isWish = others.length > 0 && hasVerb(first, tableOf(language) ?? en);
  return isWish ? others.join(', ') : text;
}
