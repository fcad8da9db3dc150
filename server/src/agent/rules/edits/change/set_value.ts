// Puts another value where the page has the one that is named: the one with all that was named around it
// and most of it beside it. Where two fit, nothing changes. Its unit stays where the request gives none.

import type { Block } from '../../../../content/content.ts';
import { commonStart, fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { factIn } from '../../grammar/facts.ts';
import { fromThen } from '../../grammar/languages/edit_words.ts';
import { tellingVerbs, timeWords } from '../../grammar/languages/shape_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { isOtherSize, isYear, replacement, type Value, wholeValuesIn } from '../../text/values.ts';
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
  const found = spotsIn(editing, (old, block) => fitOf(old, block, fresh) > 0)
    .filter(({ block, path }) => !entry || (block === entry.block && path[1] === entry.at))
    .filter(({ text }) => !fact || fresh.kind !== 'date' || fact.isIn(text))
    // `Position 2 costs …`: the number that names the row is not the one that changes.
    .filter(({ value: { text } }) => !asked.includes(text))
    .flatMap((spot) => scored(spot, asked, fresh))
    .map(({ spot, score }) => ({ spot, score: score + rateOf(spot, value) }));
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
  if (!meant.every(isSame)) return several([...new Set(meant.map(({ spot }) => spot.text))]);
  // What the page says twice it says twice of the new value.
  const all = spots.filter(isSame).map(({ spot }) => spot);
  return putValues(editing, all, (spot) => replacement(spot.value, fresh, language));
}

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
  const text = request.text.replace(fromThen, '');
  const [value, more] = wholeValuesIn(text, language);
  if (!value || more || text.length > maxNews || /[?？؟\n]/u.test(text)) return undefined;
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

interface Scored {
  spot: Spot;
  score: number;
}

/** In the singular or the plural, in any case. */
const isUnit = (one: string, other: string): boolean =>
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
  return [{ spot, score: near + fit + share + besideIt(spot, asked) }];
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
function rateOf({ text, value, block, path }: Spot, given: string): number {
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
  const isSame = words.length > 0 && words.every((word) => behind.includes(word));
  // `from 100 sensors: …` is another price than the one for all.
  const isStep = /\d[^.;]{0,40}$/.test(text.slice(0, value.start));
  return isSame ? (isStep ? 6 : 12) : 0;
}

const isClock = ({ text }: Value): boolean =>
  /\d[:.h]\d\d|\d\s?(?:h|uhr|uur|[ap]m|時)/iu.test(text);
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
    return 1 + alike + (old.kind === 'amount' ? 2 : 0) + (isPriceList(block) ? 1 : 0);
  }
  if (old.kind === 'span' && isClock(old) !== isClock(wanted)) return 0;
  if (old.kind === wanted.kind) {
    const both = wanted.kind === 'number' && wanted.unit !== '' && old.unit !== '';
    const counted = both && isUnit(old.unit, wanted.unit);
    // `45 days` is no news of `two breaks`.
    if (both && !counted) return 0;
    if (wanted.kind === 'number' && isOtherSize(old, wanted)) return 0;
    return 1 + alike + (counted ? 6 : 0);
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
