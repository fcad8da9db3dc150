// Puts other days in the place of those that the page tells: a span for a span.
import type { Block } from '../../../content/content.ts';
import { mapTexts } from '../compose/texts.ts';
import { withText } from './correct.ts';
import { type Editing, not, type Outcome, openBlocks } from './editing.ts';
import { type Day, dayAs, spansIn } from './ground/days.ts';
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
    return not('I found no days on the page that this is about.', 'missing', request.about);
  }
  const { block, text, from, to } = spot;
  const { language } = editing.desk;
  const begun = from.day === request.from ? from.text : dayAs(from.text, request.from, language);
  const ended = to.day === request.to ? to.text : dayAs(to.text, request.to, language);
  const tail = withTimes(text.slice(to.end), request.times ?? [], language);
  const after = `${text.slice(0, from.start)}${begun}${text.slice(from.end, to.start)}${ended}${tail}`;
  return after === text
    ? not(`The page says so already: “${text}”.`, 'already', text)
    : withText(editing, block, text, after);
}

/** The two times behind the days, as they are written there. */
function withTimes(tail: string, times: readonly string[], language: string): string {
  const [open, close] = numeralsIn(tail);
  const [from, to] = times.flatMap((time) => numeralsIn(time));
  if (!open || !close || !from || !to) return tail;
  return `${tail.slice(0, open.start)}${writtenAs(open, from, language)}${tail.slice(open.end, close.start)}${writtenAs(close, to, language)}${tail.slice(close.end)}`;
}

/** The one that is spoken of; where nothing is named, the only one of the page. */
function spotOf(editing: Editing, { about }: Days): Spot | undefined {
  const score = scoring(editing, about);
  const spots: Spot[] = [];
  for (const block of openBlocks(editing)) {
    if (block.type === 'quote') continue;
    mapTexts(block, (text, member) => {
      const spans = member === 'said' ? [] : spansIn(text, editing.desk.language);
      for (const { from, to } of spans) {
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
