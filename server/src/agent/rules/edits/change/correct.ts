// Puts one number for another, one end of the opening hours, or other days: where the page has them in the
// piece that the request speaks of, and written as the old ones were.
import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { mapTexts, textsOf } from '../../compose/texts/texts.ts';
import { isDay, isHours, isOfAnyHours } from '../../grammar/facts.ts';
import { type DaySpan, dayAs, daysIn, spansIn } from '../../text/days.ts';
import { type Numeral, numeralsIn, valuesIn, writtenAs } from '../../text/numerals.ts';
import { isInName, replacement, unitBehind, type Value, wholeValuesIn } from '../../text/values.ts';
import { type Editing, not, type Outcome, several, withBlock } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { setValue } from './set_value.ts';
import {
  closeness,
  ofNow,
  type Placed,
  putValues,
  type Spot as SpotOf,
  segmentAt,
  spotsIn,
  spotsOf,
} from './spots.ts';
import { isUnit } from './value_fit.ts';

type Spot = SpotOf<Numeral>;

/** Without the words for kinds of pieces, where others are left. */
const telling = ({ blocks, brief: { language } }: Editing, about: string): readonly string[] => {
  const all = termsOf(inPageWords(about, blocks.flatMap(textsOf), language), language);
  const named = all.filter((term) => !pieceWords.has(term));
  return named.length > 0 ? named : all;
};

export function correct(editing: Editing, request: RequestOf<'correct'>): Outcome {
  const spoken = request.language ?? 'en';
  const [old] = valuesIn(request.old, spoken);
  const [wanted] = valuesIn(request.wanted, spoken);
  const dated = correctDate(editing, request, spoken);
  if (dated) return dated;
  if (!old || !wanted) return not('I was not told which number to change.', 'unclear');
  const asked = telling(editing, request.about);
  const [oldUnit = '', newUnit = ''] = request.units ?? [];
  const isOther = oldUnit !== '' && newUnit !== '' && !isUnit(fold(oldUnit), fold(newUnit));
  for (const [from, to] of [
    [old, wanted],
    [wanted, old],
  ] as const) {
    const spots = ofUnit(
      numeralsOn(editing, ({ key }) => key === from.key),
      from === old && isOther ? oldUnit : newUnit || oldUnit,
    );
    // The figure that is wished for is wrong only where it counts the same: `30 points, not 20` is no limit of 30.
    const unit = newUnit || oldUnit;
    if (from === wanted && unit !== '' && !spots.some((spot) => counts(spot, unit))) continue;
    const best = Math.max(...spots.map((spot) => closeness(spot, asked)));
    // The other way round only where the page has that figure in the piece that was named.
    const named = asked.length > 0;
    if (from === wanted && (!/\d/.test(from.text) || (named && best <= 0))) continue;
    if (named && best <= 0 && spots.length > 1) continue;
    const nouns = new Set(spots.map(({ text, value }) => unitBehind(text, value.end)));
    if (!named && nouns.size > 1) return several(spots.map(({ text }) => text));
    const words = wordsOf(fold(request.about));
    const counting = spots.filter(({ text, value }) =>
      wordsOf(fold(text.slice(value.end, value.end + maxNoun)))
        .slice(0, 3)
        .some((one) => words.some((word) => isUnit(one, word))),
    );
    const meant = ofOneKind(
      // `The crews` are counted where `three crews` stands; else the same figure of the same thing is old wherever it stands.
      counting.length > 0 ? counting : spots.filter((spot) => closeness(spot, asked) * 2 >= best),
      /\d(?:st|nd|rd|th)$/i.test(`${from.text} ${to.text}`),
    );
    // `1 hour, not 45 minutes`: the unit changes too, or nothing does.
    if (isOther && from === old)
      return withUnits(editing, meant, oldUnit, `${request.wanted} ${newUnit}`);
    const current = ofNow(meant, editing.brief.language);
    if (current.length > 0) return withNumbers(editing, current, to);
    if (spots.length > 0) {
      return several(spots.map(({ text }) => text));
    }
  }
  const seen = numeralsOn(editing, ({ key }) => key === old.key);
  if (request.span === undefined && seen.length > 0)
    return several([...new Set(seen.map(({ text }) => text))]);
  if (request.span !== undefined && request.about !== '')
    return setValue(editing, {
      ...request,
      kind: 'setValue',
      section: request.about,
      value: request.span,
    });
  return not(
    `I found “${request.old}” nowhere on the page, so there was nothing to replace.`,
    'missing',
    request.old,
  );
}

/** What is counted stands so near: `6 two-sink handwash stations`. */
const maxNoun = 60;

/** Those that count the same, where one does. */
function ofUnit(spots: readonly Spot[], unit: string): Spot[] {
  const counted = spots.filter((spot) => unit !== '' && counts(spot, unit));
  return counted.length > 0 ? counted : [...spots];
}

const counts = ({ text, value }: Spot, unit: string): boolean =>
  isUnit(unitBehind(text, value.end), fold(unit));

function withUnits(
  editing: Editing,
  spots: readonly Spot[],
  unit: string,
  written: string,
): Outcome {
  const whole = spots.flatMap((spot) => {
    const [behind] = /^[\s-]?\p{L}{2,20}/u.exec(spot.text.slice(spot.value.end)) ?? [];
    const isIt = behind !== undefined && isUnit(fold(behind.slice(1)), fold(unit));
    return isIt ? [{ ...spot, value: { ...spot.value, end: spot.value.end + behind.length } }] : [];
  });
  return whole.length > 0
    ? putValues(editing, whole, () => written)
    : not(`I found no such figure in “${unit}” on the page.`, 'missing', unit);
}

/** `7 May, not 6 May`: a day of the calendar is one value, wherever the page has it. */
function correctDate(
  editing: Editing,
  { old, wanted, about }: RequestOf<'correct'>,
  spoken: string,
): Outcome | undefined {
  const [was] = wholeValuesIn(old, spoken);
  const [is] = wholeValuesIn(wanted, spoken);
  if (was?.kind !== 'date' || is?.kind !== 'date') return undefined;
  const all = spotsIn(editing, ({ kind }) => kind === 'date', datesOf);
  for (const [from, to] of [
    [was, is],
    [is, was],
  ] as const) {
    const dated = all.filter(({ value }) => value.key === from.key);
    const spots = ofMatter(editing, dated, about);
    if (dated.length > 0 && spots.length === 0) return several(dated.map(({ text }) => text));
    if (spots.length > 0)
      return putValues(editing, spots, (spot) =>
        replacement(spot.value as Value, to, editing.brief.language),
      );
  }
  return not(`I found “${old}” nowhere on the page.`, 'missing', old);
}

/** `From 13 June to 13 September`: each of the two days. */
const datesOf = (value: Value): Value[] => {
  const days =
    value.kind === 'span' ? figuresIn(value.text).filter(({ kind }) => kind === 'date') : [];
  return days.length < 2
    ? [value]
    : days.map((day) => ({
        ...day,
        ...{ start: value.start + day.start, end: value.start + day.end, unit: '' },
      }));
};

/** `The delivery is on 15 May, not 8 May`: where one of those days is that of the delivery, the closing day stays. */
function ofMatter<T extends SpotOf>(editing: Editing, spots: readonly T[], about: string): T[] {
  const asked = telling(editing, about).filter((term) => !/^\d/.test(term));
  const beside = spots.map(
    ({ near }) => asked.filter((term) => near.some((other) => isAkin(term, other))).length,
  );
  const most = Math.max(0, ...beside);
  return most === 0 ? [...spots] : spots.filter((_, at) => beside[at] === most);
}

/** A day of a month is no price: nothing where the places have figures of several kinds. */
function ofOneKind(spots: readonly Spot[], isOrdinal: boolean): Spot[] {
  const kinds = spots.map(({ text, value }) => {
    const figure = figuresIn(text).find(
      ({ start, end }) => start <= value.start && value.end <= end,
    );
    return figure?.kind ?? 'number';
  });
  const dated = spots.filter((_, at) => kinds[at] === 'date');
  if (isOrdinal && dated.length > 0) return dated;
  return new Set(kinds).size > 1 ? [] : [...spots];
}

/** One end of the span that speaks of it; a figure of its own where there is no span. */
export function setHours(editing: Editing, request: RequestOf<'setHours'>): Outcome {
  const { end, value, about } = request;
  const [wanted] = numeralsIn(value);
  const asked = telling(editing, about);
  const terms = asked.filter((term) => !isOfAnyHours(term));
  const spots = wanted
    ? numeralsOn(editing, (numeral, text) => isHours(text) && isEnd(text, numeral, end))
    : [];
  const best = Math.max(...spots.map((one) => closeness(one, asked)));
  const [spot, ...others] = spots.filter((one) => closeness(one, asked) === best);
  if (!wanted || !spot || (best === 0 && terms.length > 0)) {
    const time = /^\d{1,2}$/.test(value) ? `${value}h` : value;
    return setValue(editing, { kind: 'setValue', section: about, value: time });
  }
  if (others.length > 0) {
    return several([...new Set([spot, ...others].map(({ text }) => text))]);
  }
  const days = terms.filter(isDay);
  return forOneDay(editing, spot, wanted, days) ?? withNumbers(editing, [spot], wanted);
}

const joined =
  /(\p{L}{3,12})(\s(?:und|and|et|y|e|en|i|&)\s|・|と|、)(\p{L}{3,12})(\D{1,12}\d[^,;]{3,40})/u;

/** `Saturday and Sunday 9 to 20`: where one day is meant, each gets its own hours. */
function forOneDay(
  editing: Editing,
  { block, text, value: numeral }: Spot,
  wanted: Numeral,
  days: readonly string[],
): Outcome | undefined {
  const { language } = editing.brief;
  const [from, to] = segmentAt(text, numeral);
  const segment = text.slice(from, to);
  const named = termsOf(segment, language).filter(isDay);
  const isMeant = (word: string): boolean =>
    termsOf(word, language).some((term) => days.some((day) => isAkin(day, term)));
  const [day] = days;
  const last = day === undefined ? undefined : lastOfSpan(text, numeral, language);
  const together = `These hours are for several days together: “${text}”. Give me the new text: replace “…” with “…”.`;
  if (days.length === 1 && last && named.length < 2) return not(together, 'impossible');
  if (days.length !== 1 || named.length < 2) return undefined;
  const match = joined.exec(segment);
  const [whole = '', one = '', , other = '', hours = ''] = match ?? [];
  const [first, second] = [isMeant(one), isMeant(other)];
  if (!match || first === second) return not(together, 'impossible');
  const at = numeral.start - from - match.index - whole.length + hours.length;
  const changed = `${hours.slice(0, at)}${writtenAs(numeral, wanted)}${hours.slice(at + numeral.text.length)}`;
  const stop = /[.。]$/.exec(hours)?.[0] ?? '';
  const bare = (part: string): string => part.replace(/[.。]$/, '');
  const parted = `${one}${bare(first ? changed : hours)}, ${other}${bare(second ? changed : hours)}${stop}`;
  const after = `${text.slice(0, from)}${segment.replace(whole, () => parted)}${text.slice(to)}`;
  return withText(editing, block, text, after);
}

/** The span of days whose hours these are: nothing but a mark or a small word between. */
function lastOfSpan(text: string, { start }: Numeral, language: string): DaySpan | undefined {
  const span = spansIn(text.slice(0, start), language).at(-1);
  const between = span ? text.slice(span.to.end, start) : '';
  return daysIn(between, language).length === 0 && !/[.;。]\s/u.test(between) ? span : undefined;
}

/** One text of the page in the words of the team. */
function withText(editing: Editing, block: Block, before: string, after: string): Outcome {
  const changed = mapTexts(block, (text) => (text === before ? after : text));
  const said = `I changed “${before}” to “${after}” in ${nameOf(block)}.`;
  return withBlock(editing, changed, said, [after], { dictated: [] });
}

const joint =
  /^\s?(?:h|uhr|uur|時)?\s?(?:to|until|till|and|-|–|—|bis|und|à|a|et|y|e|alle|às|tot|en|do|～|〜|~|から)\s?(?:las\s|les\s|alle\s)?$/iu;

/** Whether it is the later, or the earlier, of two times in a row. */
function isEnd(text: string, { start, end: stop }: Numeral, end: 'open' | 'close'): boolean {
  return numeralsIn(text).some((other) =>
    end === 'close'
      ? other.end < start && joint.test(text.slice(other.end, start))
      : other.start > stop && joint.test(text.slice(stop, other.start)),
  );
}

const numeralsOn = (
  editing: Editing,
  isMeant: (numeral: Numeral, text: string) => boolean,
): Spot[] =>
  spotsOf(editing, (_, __, text) =>
    valuesIn(text, editing.brief.language).filter(
      (value) => isMeant(value, text) && !isInName(text, value.start),
    ),
  );

const withNumbers = (editing: Editing, spots: readonly Spot[], wanted: Numeral): Outcome =>
  putValues(editing, spots, ({ value }) => writtenAs(value, wanted, editing.brief.language));

type Days = RequestOf<'setDays'>;

export function setDays(editing: Editing, request: Days): Outcome {
  const spot = spotOf(editing, request);
  if (!spot) {
    return not('I found no days on the page that this is about.', 'missing', request.about);
  }
  const { block, text, value } = spot;
  const { from, to } = value;
  const { language } = editing.brief;
  const begun = from.at === request.from ? from.text : dayAs(from.text, request.from, language);
  const ended = to.at === request.to ? to.text : dayAs(to.text, request.to, language);
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
function spotOf(editing: Editing, { about }: Days): Placed<DaySpan> | undefined {
  const asked = telling(editing, about);
  const spots = spotsOf(editing, (_, __, text) =>
    spansIn(text, editing.brief.language).map((span) => ({
      ...{ ...span, start: span.from.start, end: span.to.end },
    })),
  ).map((spot) => ({ spot, score: closeness(spot, asked) * 2 + Number(isHours(spot.text)) }));
  const best = Math.max(...spots.map(({ score }) => score));
  const [first, twin] = spots.filter(({ score }) => score === best);
  const named = asked.filter((term) => !isOfAnyHours(term));
  const other = named.length > 0 && best < 2;
  return twin || other ? undefined : first?.spot;
}
