// Puts other days in the place of those that the page tells: a span for a span, one more day at its end.
import type { Block } from '../../../content/content.ts';
import { ensureEnd, joinSentences } from '../../../platform/text/sentences.ts';
import { mapTexts } from '../compose/texts.ts';
import { capitalised } from '../context/items.ts';
import { withText } from './correct.ts';
import { type Editing, not, type Outcome, openBlocks } from './editing.ts';
import { type Day, type DaySpan, dayAs, daysIn, listsIn, spansIn } from './ground/days.ts';
import { isHours, isOfAnyHours } from './ground/facts.ts';
import { numeralsIn, writtenAs } from './ground/numerals.ts';
import type { RequestOf } from './requests.ts';
import { scoring, telling } from './scoring.ts';

interface Spot {
  block: Block;
  text: string;
  from: Day;
  to: Day;
  score: number;
}

type Days = RequestOf<'setDays'>;

export function setDays(editing: Editing, request: Days): Outcome {
  const spot = spotOf(editing, request);
  if (!spot) {
    const named = request.about === '' ? (request.also ?? '') : request.about;
    return not('I found no days on the page that this is about.', 'missing', named);
  }
  const { block, text, from, to } = spot;
  const { language } = editing.desk;
  if (request.each) {
    const days = inRow(text.slice(from.start, to.end), request.each, language);
    const after = `${text.slice(0, from.start)}${days}${text.slice(to.end)}`;
    return withText(editing, block, text, after);
  }
  const isMore = request.also !== undefined;
  if (isMore && (request.times !== undefined || request.from !== (to.day + 1) % 7)) {
    const more = ensureEnd(capitalised(request.also ?? ''), language);
    return withText(editing, block, text, joinSentences([text, more], language));
  }
  const first = isMore ? from.day : request.from;
  const last = isMore ? request.from : (request.to ?? to.day);
  const begun = from.day === first ? from.text : dayAs(from.text, first, language);
  const ended = to.day === last ? to.text : dayAs(to.text, last, language);
  const tail = withTimes(text.slice(to.end), request.times ?? [], language);
  const after = `${text.slice(0, from.start)}${begun}${text.slice(from.end, to.start)}${ended}${tail}`;
  return after === text
    ? not(`The page says so already: “${text}”.`, 'already', text)
    : withText(editing, block, text, after);
}

/** Written and joined as those that stand there. */
function inRow(old: string, days: readonly number[], language: string): string {
  const known = daysIn(old, language);
  const [first, second] = known;
  const [beforeLast, last] = known.slice(-2);
  const comma = first && second && known.length > 2 ? old.slice(first.end, second.start) : ', ';
  const and = beforeLast && last ? old.slice(beforeLast.end, last.start) : comma;
  return days
    .map((day, at) => {
      const name = dayAs((at === 0 ? first : last)?.text ?? '', day, language);
      return at === 0 ? name : `${at === days.length - 1 ? and : comma}${name}`;
    })
    .join('');
}

/** The two times behind the days, as they are written there. */
function withTimes(tail: string, times: readonly string[], language: string): string {
  const [open, close] = numeralsIn(tail);
  const [from, to] = times.flatMap((time) => numeralsIn(time));
  if (!open || !close || !from || !to) return tail;
  return `${tail.slice(0, open.start)}${writtenAs(open, from, language)}${tail.slice(open.end, close.start)}${writtenAs(close, to, language)}${tail.slice(close.end)}`;
}

/** A text that names one day alone. */
const single = (text: string, language: string): Day[][] => {
  const days = daysIn(text, language);
  return days.length === 1 ? [days] : [];
};

/** The one that is spoken of; where nothing is named, the only one of the page. */
function spotOf(editing: Editing, { about, each }: Days): Spot | undefined {
  const { language } = editing.desk;
  const find = (text: string): DaySpan[] =>
    each === undefined
      ? spansIn(text, language)
      : (each.length === 1 ? single(text, language) : listsIn(text, language)).flatMap((days) => {
          const [from, to] = [days[0], days.at(-1)];
          return from && to ? [{ from, to }] : [];
        });
  const score = scoring(editing, about);
  const spots: Spot[] = [];
  for (const block of openBlocks(editing)) {
    if (block.type === 'quote') continue;
    mapTexts(block, (text, member) => {
      for (const { from, to } of member === 'said' ? [] : find(text)) {
        const key = '';
        const place = { text: from.text, key, start: from.start, end: to.end };
        const hours = isHours(text) ? 1 : 0;
        spots.push({ block, text, from, to, score: score(block, text, place) * 2 + hours });
      }
      return text;
    });
  }
  const best = Math.max(...spots.map((spot) => spot.score));
  const [spot, twin] = spots.filter((one) => one.score === best);
  const named = telling(editing, about).filter((term) => !isOfAnyHours(term));
  const other = named.length > 0 && best < 2;
  return twin || other ? undefined : spot;
}
