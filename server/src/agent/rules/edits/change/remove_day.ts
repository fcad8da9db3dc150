// Takes one day out of several of a month: `3, 5 and 12 May` without the 5th.
import { figuresIn } from '../../../../claims/figures.ts';
import { fold } from '../../../../platform/text/words.ts';
import { type Editing, type Outcome, quotedEnd } from '../editing.ts';
import { putValues, sentenceAt, writtenIn } from './spots.ts';

const days =
  /(?<![\d.,:])\d{1,2}\.?(?:(?:,\s?|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s)\d{1,2}\.?(?![\d:%])){1,9}/giu;
const between = /,\s?|\s\p{L}{1,4}\s/gu;

/** Nothing where no day of a month was named, or the page has it in no such row of days. */
export function removeDay(editing: Editing, section: string): Outcome | undefined {
  const [date] = figuresIn(section);
  const [, day, month] =
    /^(\d{1,2})\.?\s(?:de\s|of\s)?(\p{L}{3,12})$/u.exec(date?.kind === 'date' ? date.text : '') ??
    [];
  if (day === undefined || month === undefined) return undefined;
  const spots = writtenIn(editing).flatMap((one) =>
    [...one.text.matchAll(days)]
      .map(({ 0: text, index }) => ({
        ...one,
        value: { text, start: index, end: index + text.length },
      }))
      .filter(({ text, value }) => {
        const sentence = fold(sentenceAt(text, value.start, editing.brief.language));
        return value.text.split(between).includes(day) && sentence.includes(fold(month));
      }),
  );
  if (spots.length === 0) return undefined;
  const outcome = putValues(editing, spots, ({ value }) => without(value.text, day));
  return outcome.blocks === undefined
    ? undefined
    : {
        ...outcome,
        did: `I removed ${quotedEnd(section)}`,
        about: [section],
        dictated: [],
        known: true,
      };
}

/** The others, joined as they were. */
function without(text: string, day: string): string {
  const joint = text.match(between)?.at(-1) ?? ', ';
  const left = text.split(between).filter((one) => one !== day);
  return [left.slice(0, -1).join(', '), left.at(-1)].filter((part) => part).join(joint);
}
