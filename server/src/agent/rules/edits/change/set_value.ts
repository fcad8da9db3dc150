// Puts another value where the page has the one that is named: the one with all that was named around it
// and most of it beside it. Where two fit, nothing changes. Its unit stays where the request gives none.

import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { factIn } from '../../grammar/facts.ts';
import { dearer } from '../../grammar/languages/edit_words.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import { closing, opening, tellingVerbs } from '../../grammar/languages/shape_words.ts';
import { daysIn } from '../../text/days.ts';
import { replacement, type Value, wholeValuesIn } from '../../text/values.ts';
import { type Editing, not, type Outcome, openBlocks, quotedEnd, several } from '../editing.ts';
import { entryIn, extremeIn } from '../ground/entry.ts';
import { termsOn } from '../ground/known_terms.ts';
import { entriesCalled } from '../ground/names.ts';
import { nthIn } from '../ground/nth.ts';
import { search } from '../ground/search.ts';
import { isAkin, pieceWords, priceTerms } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { check } from './check.ts';
import { nearness, ofNow, putValues, type Spot, sentenceAt, spotsIn } from './spots.ts';
import { endsNamed, fitOf, isOfItsKind, isUnit } from './value_fit.ts';
import {
  barely,
  inFigures,
  isCalled,
  isName,
  isRival,
  isTwin,
  likelyOf,
  rateOf,
  type Scored,
  scored,
  tells,
} from './value_rank.ts';
import { withWeekday } from './weekdays.ts';

/** `The number is 30 people`: what is counted names it. */
const ofNumber =
  /^(?:人数|台数|個数|部数|冊数|件数|回数|(?:the )?(?:number|headcount|quantity)|(?:die )?anzahl|(?:le )?nombre|(?:el )?número|(?:il )?numero|(?:o )?número|(?:het )?aantal|liczba)$/iu;

export function setValue(editing: Editing, asked: RequestOf<'setValue'>): Outcome {
  const request = ofNumber.test(asked.section) ? { ...asked, section: 'it' } : asked;
  const whole = meantBy(editing, request);
  // `Czech and Danish are 0.36 now`: each has a row of its own.
  const joint = new RegExp(
    `,\\s|\\s(?:${joining})\\s${request.language === 'ja' ? '|と|、' : ''}`,
    'iu',
  );
  const parts = 'spots' in whole || whole.why !== 'missing' ? [] : request.section.split(joint);
  const each = parts.map((section) => meantBy(editing, { ...request, section }));
  const found = each.flatMap((one) => ('spots' in one ? [one] : []));
  const isAll = found.length > 1 && found.length === parts.length;
  const meant = isAll ? { ...found[0], spots: found.flatMap(({ spots }) => spots) } : whole;
  if (!('spots' in meant)) return meant;
  const { fresh, spots } = meant as Meant;
  const { language } = editing.brief;
  const weekdays = new Map<Spot, string>();
  // `… to Monday 2 February`: the day that was given.
  const given = daysIn(request.section, request.language ?? 'en').at(-1);
  const at = given && given.end >= request.section.length - 1 ? given.at : undefined;
  const placed = [...new Set(spots)].map((spot) => {
    const day = fresh.kind === 'date' ? withWeekday(spot, fresh, language, at) : undefined;
    if (day) weekdays.set(day.spot, day.weekday);
    return day ? { ...day, was: spot.value } : { spot, was: spot.value };
  });
  const before = new Map(placed.map(({ spot, was }) => [spot, was]));
  return putValues(
    editing,
    placed.map(({ spot }) => spot),
    (spot) =>
      `${weekdays.get(spot) ?? ''}${replacement(before.get(spot) ?? spot.value, fresh, language)}`,
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
  // `24/7` is no figure that could take the place of another.
  if (/^24\s?\/\s?7$/.test(value.trim()))
    return check(editing, { kind: 'check', question: section, topic: section });
  const [wanted] = wholeValuesIn(value, language);
  const given = wanted ?? wholeValuesIn(value, spoken)[0];
  // `6,390 net` counts no nets.
  const fresh = given && taxed.test(given.unit) ? { ...given, unit: '' } : given;
  if (!fresh) return not('I was not told which number to put there.', 'unclear');
  if (fresh.kind === 'amount' && dearer.test(value.slice(fresh.end)))
    return not(`“${value}” is a difference; tell me the new price.`, 'noFigure', section);
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
  // `Phone hours`: two kinds of facts, and both are told in one text.
  const other = fact && factIn(fact.rest);
  const facts = other ? [fact, other] : fact && fresh.kind === 'date' ? [fact] : [];
  // `Make it 90 days notice`: the words behind it name it.
  const isIt = section === 'it';
  const behind = value.slice(fresh.end).replace(fresh.unit === '' ? '' : /^\s?\p{L}+/u, '');
  const about = isIt ? behind : withoutDay((other ?? fact)?.rest ?? section, fresh, spoken);
  const { terms, known } = termsOn(editing.blocks, about, language, spoken);
  const idle = new Set(
    termsOf(`${tellingVerbs}|${closing}|${opening}`.replaceAll('|', ' '), language),
  );
  // Most of them must be there; a telephone number is found by its kind.
  const isEnough =
    isIt ||
    fresh.kind === 'phone' ||
    (known.length * 2 >= terms.filter((term) => !idle.has(term)).length &&
      terms.every((term) => !/^\d/.test(term) || known.includes(term)));
  const asked = entry ? [] : isEnough ? known : terms;
  const ends = fresh.kind === 'date' ? endsNamed(section) : undefined;
  const fitting = spotsIn(editing, (old, block) => fitOf(old, block, fresh) > 0, ends)
    .filter((spot) => isOfItsKind(spot, fresh, language))
    .filter(({ block, path }) => !entry || (block === entry.block && path[1] === entry.at))
    .filter(({ text, value: { start } }) =>
      facts.every(({ isIn }) => isIn(other ? sentenceAt(text, start, language) : text)),
    )
    // `Position 2 costs …`: the number that names the row is not the one that changes.
    .filter(({ value: { text } }) => !asked.includes(text));
  const isDayed = fresh.kind === 'date' && daysIn(section, spoken).length > 0;
  const dayed = (spot: Spot): number => (isDayed && withWeekday(spot, fresh, language) ? 3 : 0);
  const weighed = (named: readonly string[]): Scored[] =>
    fitting
      .flatMap((spot) => scored(spot, named, fresh))
      .map(({ spot, score }) => ({ spot, score: score + rateOf(spot, value) + dayed(spot) }));
  const telling = asked.filter((term) => !idle.has(term));
  // As it was said; else `the two days` is the row with `2 days` in it, and `the import runs every …` names the import.
  const found = likelyOf(
    [asked, inFigures(asked, spoken), telling]
      .map((named, at) => (at === 2 && named.length === 0 ? [] : weighed(named)))
      .find((some) => some.length > 0) ?? [],
    fresh,
  );
  // `Essaim Plus` is that entry, and `Essaim` none of its neighbours.
  const named = entriesCalled(open, section, language);
  const spots = found.filter(({ spot }) => !isName(spot) || !found.some((one) => tells(one, spot)));
  const own = spots.filter(({ spot: { block, path } }) =>
    named.some((one) => one.block === block && one.at === path[1]),
  );
  const priced = termsOf(section, language).some((term) => priceTerms.has(term))
    ? spots.filter(({ spot }) =>
        termsOf(spot.column, language).some((term) => priceTerms.has(term)),
      )
    : [];
  const likely =
    own.length > 0
      ? own
      : priced.length > 0
        ? priced
        : asked.length > 0
          ? spots
          : pricedSo(spots, about, language);
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
  const isSame = ({ spot: { value: other } }: Scored): boolean =>
    other.key === first.spot.value.key && isUnit(other.unit, first.spot.value.unit);
  const titles = [...new Set(called.map(({ spot }) => spot.title))];
  // `The zirconia crown`, of two that are called so.
  if (!isExact && titles.length > 1 && isCalled(first.spot, asked) && !called.every(isSame))
    return several(titles);
  // `The key`, of two rows that begin so: how a price is written tells them not apart.
  const twins = isExact ? [] : likely.filter((one) => isTwin(one, first, asked));
  if (twins.length > 0)
    return several([...new Set([first, ...twins].map(({ spot }) => spot.title))]);
  // One word, and two sentences that have it beside such a value.
  const rivals = spots.filter((one) => isRival(one, first, asked));
  if (rivals.length > 0) return several([first, ...rivals].map(({ spot }) => spot.text));
  if (!meant.every(isSame)) return several([...new Set(meant.map(({ spot }) => spot.text))]);
  // What the page says twice it says twice of the new value; in one text, only what was named.
  const isMeant = (one: Scored): boolean =>
    one.score === best || one.spot.block !== first.spot.block || one.spot.text !== first.spot.text;
  const chosen = spots.filter((one) => isSame(one) && isMeant(one)).map(({ spot }) => spot);
  // The same sentence elsewhere says the same.
  const said = new Set(chosen.map((spot) => sentenceOf(spot, language)));
  const again = fitting.filter(
    (spot) =>
      spot.value.key === first.spot.value.key &&
      said.has(sentenceOf(spot, language)) &&
      !chosen.some(({ text }) => text === spot.text),
  );
  const all = [...new Set([...chosen, ...again])];
  return { spots: fresh.kind === 'number' ? ofNow(all, language) : all, fresh };
}

const sentenceOf = ({ text, value }: Spot, language: string): string =>
  keyOf(sentenceAt(text, value.start, language));

/** `… to Wednesday` before the date: the weekday follows from it. */
function withoutDay(section: string, { kind }: Value, spoken: string): string {
  const day = kind === 'date' ? daysIn(section, spoken).at(-1) : undefined;
  return day && day.end >= section.length - 1 ? section.slice(0, day.start) : section;
}

/** `The package price`, where all prices are prices: the one that has the word beside it, or above it. */
function pricedSo(spots: readonly Scored[], about: string, language: string): readonly Scored[] {
  const words = termsOf(about, language);
  const has = (terms: readonly string[]): boolean =>
    words.some((word) => terms.some((term) => isAkin(term, word)));
  const near = spots.filter(({ spot }) => has([...spot.near, ...spot.name]));
  if (near.length > 0) return near;
  const headed = spots.filter(({ spot }) => has(spot.heading));
  return headed.length > 0 ? headed : spots;
}

const taxed =
  /^(?:net|netto|neto|nett[aoi]|gross|brutto|brut|flat|plus|excl?|incl|inkl|ht|ttc|iva|mwst|vat)$/u;

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
