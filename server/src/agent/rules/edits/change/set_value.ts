// Puts another value where the page has the one that is named: the one with all that was named around it
// and most of it beside it. Where two fit, nothing changes. Its unit stays where the request gives none.

import type { Block } from '../../../../content/content.ts';
import { commonStart, fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { factIn } from '../../grammar/facts.ts';
import { fromThen, priceNames } from '../../grammar/languages/edit_words.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import { tellingVerbs, timeWords } from '../../grammar/languages/shape_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import {
  isOtherSize,
  isYear,
  numberIn,
  replacement,
  type Value,
  wholeValuesIn,
} from '../../text/values.ts';
import { type Editing, not, type Outcome, openBlocks, quotedEnd, several } from '../editing.ts';
import { entryIn, extremeIn } from '../ground/entry.ts';
import { termsOn } from '../ground/known_terms.ts';
import { entriesCalled } from '../ground/names.ts';
import { nthIn } from '../ground/nth.ts';
import { isSameRoot } from '../ground/page_words.ts';
import { search } from '../ground/search.ts';
import { isPriceList } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { nearness, putValues, type Spot, spotsIn } from './spots.ts';

export function setValue(editing: Editing, request: RequestOf<'setValue'>): Outcome {
  const whole = meantBy(editing, request);
  // `Czech and Danish are 0.36 now`: each has a row of its own.
  const joint = new RegExp(`,\\s|\\s(?:${joining})\\s`, 'iu');
  const parts = 'spots' in whole || whole.why !== 'missing' ? [] : request.section.split(joint);
  const each = parts.map((section) => meantBy(editing, { ...request, section }));
  const found = each.flatMap((one) => ('spots' in one ? [one] : []));
  const isAll = found.length > 1 && found.length === parts.length;
  const meant = isAll ? { ...found[0], spots: found.flatMap(({ spots }) => spots) } : whole;
  if (!('spots' in meant)) return meant;
  const { fresh, spots } = meant as Meant;
  return putValues(editing, [...new Set(spots)], (spot) =>
    replacement(spot.value, fresh, editing.brief.language),
  );
}

interface Meant {
  spots: readonly Spot[];
  fresh: Value;
}

/** The places that a request means, or why there is none. */
function meantBy(editing: Editing, request: RequestOf<'setValue'>): Meant | Outcome {
  const { section, value, language: spoken = 'en' } = request;
  const { language } = editing.brief;
  const [wanted] = wholeValuesIn(value, language);
  const fresh = wanted ?? wholeValuesIn(value, spoken)[0];
  if (!fresh) return not('I was not told which number to put there.', 'unclear');
  // `57 now, 63 if under 100`: which of them is which, the request leaves open.
  if (wholeValuesIn(section, spoken).length > 1) {
    const said = `“${section}” names several figures; tell me each with what it is for.`;
    return not(said, 'unclear', section);
  }
  // What is called by its number is that entry and no neighbour.
  const open = openBlocks(editing);
  const byPlace = nthIn(section) ?? extremeIn(open, section);
  const entry = byPlace && entryIn(open, section, language);
  const fact = fresh.kind === 'number' || fresh.kind === 'amount' ? undefined : factIn(section);
  const { terms, known } = termsOn(editing.blocks, fact?.rest ?? section, language, spoken);
  // Most of them must be there; a telephone number is found by its kind.
  const isEnough =
    fresh.kind === 'phone' ||
    (known.length * 2 >= terms.length &&
      terms.every((term) => !/^\d/.test(term) || known.includes(term)));
  const parts = compoundParts(editing, terms) ?? (isEnough ? known : terms);
  const asked = entry ? [] : parts;
  const fitting = spotsIn(editing, (old, block) => fitOf(old, block, fresh) > 0)
    .filter((spot) => isOfItsKind(spot, fresh))
    .filter(({ block, path }) => !entry || (block === entry.block && path[1] === entry.at))
    .filter(({ text }) => !fact || fresh.kind !== 'date' || fact.isIn(text))
    // `Position 2 costs …`: the number that names the row is not the one that changes.
    .filter(({ value: { text } }) => !asked.includes(text));
  const weighed = (named: readonly string[]): Scored[] =>
    fitting
      .flatMap((spot) => scored(spot, named, fresh))
      .map(({ spot, score }) => ({ spot, score: score + rateOf(spot, value) }));
  const inWords = weighed(asked);
  // `The two days` is the row with `2 days` in it.
  const found = inWords.length > 0 ? inWords : weighed(inFigures(asked, spoken));
  // `Essaim Plus` is that entry, and `Essaim` none of its neighbours.
  const named = entriesCalled(open, section, language);
  const spots = found.filter(({ spot }) => !isName(spot) || !found.some((one) => tells(one, spot)));
  const own = spots.filter(({ spot: { block, path } }) =>
    named.some((one) => one.block === block && one.at === path[1]),
  );
  const likely = own.length > 0 ? own : spots;
  const best = Math.max(...likely.map(({ score }) => score));
  const meant = barely(likely.filter(({ score }) => score === best));
  const [first] = meant;
  if (!first && entry) {
    const said = `“${entry.name}” has no such figure, so I changed nothing; give me the new text: change ${section} to “…”.`;
    return not(said, 'noFigure', entry.name);
  }
  if (!first) return unfound(editing, section, value, asked);
  const called = likely.filter(({ spot }) => isCalled(spot, asked));
  const isExact = own.length > 0 || called.some(({ spot }) => spot.name.length <= asked.length);
  const titles = [...new Set(called.map(({ spot }) => spot.title))];
  // `The zirconia crown`, of two that are called so.
  if (!isExact && titles.length > 1 && isCalled(first.spot, asked)) return several(titles);
  const isSame = ({ spot: { value: other } }: Scored): boolean =>
    other.key === first.spot.value.key && isUnit(other.unit, first.spot.value.unit);
  const near = meant.every(isSame) ? undefined : nearestIn(meant, fresh, asked.length === 0);
  if (near) return { spots: [near.spot], fresh };
  if (!meant.every(isSame)) return several([...new Set(meant.map(({ spot }) => spot.text))]);
  // What the page says twice it says twice of the new value.
  return { spots: spots.filter(isSame).map(({ spot }) => spot), fresh };
}

const inFigures = (terms: readonly string[], language: string): string[] =>
  terms.map((term) => {
    const [number] = wordNumbersIn(term, language);
    return number?.text === term ? String(number.number) : term;
  });

/** Of the values of one entry, or where nothing was named, the one that has changed a little; the others are far off. */
function nearestIn(
  meant: readonly Scored[],
  wanted: Value,
  isAnywhere: boolean,
): Scored | undefined {
  const [first] = meant;
  const isOne = meant.every(
    ({ spot }) => spot.block === first?.spot.block && spot.path[1] === first.spot.path[1],
  );
  const isFar = ({ spot }: Scored, ratio: number): boolean => {
    const [was, is] = [numberIn(spot.value), numberIn(wanted)];
    return !was || !is || Math.max(was, is) / Math.min(was, is) > ratio;
  };
  const close = meant.filter((one) => !isFar(one, littleChange));
  const isSure =
    close.length === 1 && meant.every((one) => close[0] === one || isFar(one, bigChange));
  const isCounted = wanted.kind === 'amount' || wanted.kind === 'number';
  return (isOne || isAnywhere) && isSure && isCounted ? close[0] : undefined;
}
const littleChange = 1.25;
const bigChange = 2;

/** A price takes the place of a bare number where prices stand, and a count that of what is counted so. */
function isOfItsKind(spot: Spot, wanted: Value): boolean {
  const { value: old, column, text } = spot;
  if (old.kind !== 'number' || old.unit !== '' || wanted.unit === '') {
    return old.kind !== 'number' || wanted.kind !== 'amount' || isPriced(spot);
  }
  if (wanted.kind === 'amount') return isPriced(spot);
  const around = [...spot.near, ...wordsOf(fold(`${column} ${text}`))];
  return wanted.kind !== 'number' || around.some((word) => isUnit(word, wanted.unit));
}
const isPriced = ({ column, heading, block }: Spot): boolean =>
  isPriceList(block) || [...wordsOf(fold(column)), ...heading].some((word) => priceWords.has(word));
const priceWords = new Set(priceNames.split(' ').map(fold));

/** `Nachttoeslag`, where the page charges a `toeslag` for `nachtwerk`. */
function compoundParts({ blocks, brief }: Editing, [word = '', more]: readonly string[]) {
  if (more !== undefined || !/^(?:de|nl)/.test(brief.language)) return undefined;
  const page = termsOf(blocks.flatMap(textsOf).join(' '), brief.language);
  if (page.includes(word)) return undefined;
  const tail = page.find(
    (one) => one.length >= 5 && word.length > one.length + 3 && word.endsWith(one),
  );
  const head = tail && word.slice(0, -tail.length).replace(/s$/, '');
  const first = head && page.find((one) => one !== word && one.startsWith(head));
  return tail && first ? [first, tail] : undefined;
}

/** `Trips over 80 km`: a figure in the name of a row says which it is; what is told of it stands beside. */
const isName = ({ path }: Spot): boolean =>
  path[2] === 'title' || (path[2] === 'cells' && path[3] === 0);
const tells = ({ spot }: Scored, name: Spot): boolean =>
  spot.block === name.block && spot.path[1] === name.path[1] && !isName(spot);

/** Of a row, the cell that is nothing but its price, and not one that speaks of an amount. */
function barely(meant: readonly Scored[]): readonly Scored[] {
  const bare = meant.filter(({ spot: { text, value, path } }) => {
    const left = `${text.slice(0, value.start)} ${text.slice(value.end)}`;
    const words = left.match(/[\p{L}\p{N}]+/gu) ?? [];
    return path[2] === 'cells' && words.length <= maxUnit && !/\d/.test(left);
  });
  const isBeside = ({ spot }: Scored): boolean =>
    bare.some((one) => one.spot.block === spot.block && one.spot.path[1] === spot.path[1]);
  return bare.length > 0 && meant.every(isBeside) ? bare : meant;
}
/** `a month`, `le passage`. */
const maxUnit = 2;

/** `Boots cost £5`: told without a word of asking, it is news where the page has all of its words around one such value. */
export function newsIn(editing: Editing, request: RequestOf<'unknown'>): Outcome | undefined {
  const { language = 'en' } = request;
  const text = request.text.replace(fromThen, '').replace(remarkBehind, '');
  const values = wholeValuesIn(text, language);
  const value = values.at(-1);
  if (!value || text.length > maxNews || /[?？؟\n]/u.test(text)) return undefined;
  // `The 70 seater is £850`: what else is counted names it.
  if (values.length > 2 || values.some((one) => one !== value && one.kind === value.kind))
    return undefined;
  const end = value.end + (/^[\s-]?[\p{L}²³]{1,20}/u.exec(text.slice(value.end))?.[0].length ?? 0);
  // `226 walls by now` is called by what it counts.
  const section = namedIn([text.slice(0, value.start), text.slice(end)], language) || value.unit;
  const { terms, known } = termsOn(editing.blocks, section, editing.brief.language, language);
  if (known.length === 0 || known.length < terms.length) return undefined;
  const outcome = setValue(editing, {
    kind: 'setValue',
    section,
    value: text.slice(value.start, end),
    language,
  });
  if (outcome.why === 'several') return outcome;
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'changed' };
}

/** Without the words that make it news. */
function namedIn(parts: readonly string[], language: string): string {
  const { now, small, it, unspaced } = tableOf(language) ?? en;
  const around = phrasesOf(`${tellingVerbs}|${timeWords}|${now}|${small}|${it}`, unspaced);
  return parts
    .map((part) => stripAround(part, around))
    .filter((part) => part !== '')
    .join(' ');
}

const maxNews = 100;
/** `…, someone typed it wrong`. */
const remarkBehind = /(?<=\d.{0,60}),\s[^\d,]{4,60}$/u;

interface Scored {
  spot: Spot;
  score: number;
}

/** In the singular or the plural, in any case. */
export const isUnit = (one: string, other: string): boolean =>
  one === other ||
  isSameRoot(one, other) ||
  commonStart(one, other) >= Math.max(3, Math.max(one.length, other.length) * 0.6);

/** Nothing for what cannot be meant: another kind of value, or a word that stands nowhere around it. */
function scored(spot: Spot, asked: readonly string[], wanted: Value): Scored[] {
  const fit = fitOf(spot.value, spot.block, wanted);
  const near = asked.length === 0 ? 1 : nearness(spot, asked);
  if (near === 0) return [];
  const { name } = spot;
  const called = name.filter((term) => asked.some((other) => isAkin(term, other)));
  const share = name.length === 0 ? 0 : called.length / name.length;
  // `14 tablets`, in the column of the tablets.
  const isColumn =
    wanted.unit !== '' && wordsOf(fold(spot.column)).some((word) => isUnit(word, wanted.unit));
  return [{ spot, score: near + fit + share + besideIt(spot, asked) + (isColumn ? 6 : 0) }];
}

/** `minimum 12`, `212 reviews`: the word right before it or right behind it is the one that was named. */
function besideIt({ text, value }: Spot, asked: readonly string[]): number {
  const [before = ''] = /[\p{L}\p{N}]+(?=[\s:]{0,2}$)/u.exec(text.slice(0, value.start)) ?? [];
  const words = [fold(before), value.unit].filter((word) => word !== '');
  return words.some((word) => asked.some((term) => isUnit(word, term))) ? 3 : 0;
}

const isCalled = ({ name }: Spot, asked: readonly string[]): boolean =>
  asked.length > 1 && asked.every((term) => name.some((other) => isAkin(term, other)));

/** `$13 per sensor per month` is news of what costs so much per sensor and month. */
function rateOf({ text, value, block, path, column }: Spot, given: string): number {
  const [, rate = ''] =
    /\d\S{0,4}\s((?:per|a|an|each|je|pro|par|por|al|alla|all['’]|za|na)\s.{2,40})$/iu.exec(given) ??
    [];
  // `per bottle` is written `/bottle` too.
  const [, ...words] = wordsOf(fold(rate));
  const entry: unknown = block.type === 'pricing' ? block.options[Number(path[1])]?.unit : '';
  const behind = wordsOf(fold(`${text.slice(value.end)} ${String(entry ?? '')}`)).slice(
    0,
    words.length + 1,
  );
  const head = wordsOf(fold(column));
  const isSame =
    words.length > 0 &&
    (words.every((word) => behind.includes(word)) || words.every((word) => head.includes(word)));
  // `from 100 sensors: …` is another price than the one for all.
  const isStep = /\d[^.;]{0,40}$/.test(text.slice(0, value.start));
  return isSame ? (isStep ? 6 : 12) : 0;
}

const isClock = ({ text }: Value): boolean =>
  /\d[:.h]\d\d|\d\s?(?:h|uhr|uur|[ap]m|時)/iu.test(text);
const isPaid = ({ text }: Value): boolean => /[\p{Sc}%]|zł/u.test(text);
/** With its day: `3 June`, and not `June 2027`. */
const isDated = ({ text }: Value): boolean => /(?<!\d)\d{1,2}(?!\d)/.test(text);
const isDecimal = ({ text }: Value): boolean => /\d[.,]\d{1,2}(?!\d)/.test(text);

/** How well a value can take the place of another: 0 where it cannot. */
function fitOf(old: Value, block: Block, wanted: Value): number {
  const alike = Number(isDecimal(old) === isDecimal(wanted));
  if (isYear(old) !== isYear(wanted)) return 0;
  if (wanted.kind === 'number' && wanted.unit === '') {
    if (old.kind === 'date' || old.kind === 'phone' || old.kind === 'span' || old.kind === 'time')
      return 0;
    if (old.kind === 'number' && isOtherSize(old, wanted)) return 0;
    // `7.20` is no news of `12 months`.
    if (alike === 0 && isDecimal(wanted) && old.kind === 'number' && old.unit !== '') return 0;
    // `55 inches` is counted in something, and the number that was given is not.
    const isBare = old.kind === 'number' && old.unit === '' ? 0.5 : 0;
    return 1 + alike + (old.kind === 'amount' ? 2 : isBare) + (isPriceList(block) ? 1 : 0);
  }
  if (old.kind === 'span' && isClock(old) !== isClock(wanted)) return 0;
  if (old.kind === 'span' && isPaid(old) !== isPaid(wanted)) return 0;
  // `22 September` is no news of `in May`, where a day stands beside it.
  const isDayToo = wanted.kind === 'date' && isDated(old) === isDated(wanted) ? 1 : 0;
  if (old.kind === wanted.kind) {
    const isCounted = wanted.kind === 'number' || (wanted.kind === 'span' && !isClock(wanted));
    const both = isCounted && wanted.unit !== '' && old.unit !== '';
    const counted = both && isUnit(old.unit, wanted.unit);
    // `45 days` is no news of `two breaks`.
    if (both && !counted) return 0;
    if (wanted.kind === 'number' && isOtherSize(old, wanted)) return 0;
    return 1 + alike + isDayToo + (counted ? 6 : 0);
  }
  // A price takes the place of a bare number; never that of `15 minutes`.
  return wanted.kind === 'amount' && old.kind === 'number' && old.unit === '' ? 0.5 : 0;
}

const isPhone = (text: string, language: string): boolean =>
  wholeValuesIn(text, language).some(({ kind }) => kind === 'phone');

/** What the page lacks a source may have, and the reply says so. */
function unfound(
  editing: Editing,
  section: string,
  value: string,
  terms: readonly string[],
): Outcome {
  const { brief } = editing;
  const titles = brief.input.page.actions.map(({ buttonTitle }) => buttonTitle);
  const calls = titles.find((title) => isPhone(title, brief.language));
  if (isPhone(value, brief.language) && calls !== undefined) {
    const said = `The number stands on the button “${calls}”, which all versions share: change its title and its address with PATCH /v0/pages/{page_id}.`;
    return not(said, 'dial', calls);
  }
  const asked = section === 'it' ? value : section;
  const isThere = terms.length > 0 && spotsIn(editing).some((spot) => nearness(spot, terms) > 0);
  // `Plan 2`: a number alone is found anywhere.
  const isWord = termsOf(asked, brief.language).some(
    (term) => /\p{L}{2}/u.test(term) && !pieceWords.has(term),
  );
  const [found] = (isWord ? search(brief, asked, 0.9) : []).flatMap(({ sentences }) =>
    sentences.filter((one) => wholeValuesIn(one, brief.language).length > 0),
  );
  if (found !== undefined && section !== 'it' && !isThere) {
    const said = `The page does not say it, but the sources do: ${quotedEnd(found)} Correct it there.`;
    return not(said, 'offer', found);
  }
  const none = `I found no single figure for “${asked}” on the page, so I changed nothing; give me both texts: replace “…” with “…”.`;
  return not(none, 'missing', asked);
}
