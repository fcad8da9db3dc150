// Takes one day out of several of a month: `3, 5 and 12 May` without the 5th.
import { figuresIn, months } from '../../../../claims/figures.ts';
import { fold } from '../../../../platform/text/words.ts';
import { type Editing, type Outcome, quotedEnd } from '../editing.ts';
import { isQuotedAt } from '../ground/quoted_at.ts';
import { putValues, sentenceAt, writtenIn } from './spots.ts';

const one = `\\d{1,2}\\.?(?:\\s(?:de\\s|of\\s)?(?:${months})(?!\\p{L}))?`;
const joint = ',\\s?|\\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\\s';
const days = new RegExp(`(?<![\\d.,:])${one}(?:(?:${joint})${one}(?![\\d:%])){1,9}`, 'giu');
const between = new RegExp(joint, 'giu');

/** Nothing where no day of a month was named, or the page has it in no such row of days. */
export function removeDay(editing: Editing, section: string): Outcome | undefined {
  const [date] = figuresIn(section);
  const [, day, month] =
    /^(\d{1,2})\.?\s(?:de\s|of\s)?(\p{L}{3,12})$/u.exec(date?.kind === 'date' ? date.text : '') ??
    [];
  if (day === undefined || month === undefined) return undefined;
  const isIt = (written: string): boolean => {
    const [, number, name] = /^(\d{1,2})\.?(?:\s(?:de\s|of\s)?(\p{L}+))?$/u.exec(written) ?? [];
    return number === day && (name === undefined || fold(name) === fold(month));
  };
  const spots = writtenIn(editing).flatMap((place) =>
    [...place.text.matchAll(days)]
      .map(({ 0: text, index }) => ({
        ...place,
        value: { text, start: index, end: index + text.length },
      }))
      .filter(({ text, value }) => {
        if (isQuotedAt(text, value.start)) return false;
        const sentence = fold(sentenceAt(text, value.start, editing.brief.language));
        return value.text.split(between).some(isIt) && sentence.includes(fold(month));
      }),
  );
  if (spots.length === 0) return undefined;
  const outcome = putValues(editing, spots, ({ value }) => without(value.text, isIt));
  if (outcome.blocks === undefined) return undefined;
  const did = `I removed ${quotedEnd(section)}`;
  return { ...outcome, did, about: [section], dictated: [], known: true };
}

/** The others, joined as they were; a month that stood behind the last day stays. */
function without(text: string, isIt: (one: string) => boolean): string {
  const joint = text.match(between)?.at(-1) ?? ', ';
  const all = text.split(between);
  const left = all.filter((one) => !isIt(one));
  const [name = ''] = /\s.+$/u.exec(all.at(-1) ?? '') ?? [];
  const last = left.at(-1) ?? '';
  const ended = /\p{L}/u.test(last) ? last : `${last}${name}`;
  return [left.slice(0, -1).join(', '), ended].filter((part) => part !== '').join(joint);
}
