// Reads where something is to go: to the top, a step up, before or after another section.

import { fold } from '../../../../platform/text/words.ts';
import { articles, connectors } from '../../grammar/languages/common.ts';
import { firstThen, rightBeside } from '../../grammar/languages/edit_words.ts';
import type { PlaceWord, ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  matterOf,
  nearWords,
  orderWords,
  placeNouns,
  standsOut,
} from '../../grammar/languages/shape_words.ts';
import {
  allOf,
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import { typeOf } from '../../grammar/section_kinds.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Place, Request } from '../requests.ts';
import { named } from './degree.ts';
import { bareName, hasVerb, isNamed, type Reading, sectionIn, topicIn } from './slots.ts';

export function readSwap(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const [one, other] = clause.quotations(rest);
  if (one !== undefined && other !== undefined) return { kind: 'swap', one, other };
  // `Swap the order: A before B` says what stands where.
  const [, order] = words.unspaced ? [] : (/[:–—]\s*(.{3,120})$/su.exec(rest) ?? []);
  const moved = readBeside({ ...reading, text: order ?? rest, rest: order ?? rest });
  if (order !== undefined && moved) return moved;
  const joint = firstOf(rest, words.unspaced ? 'と' : words.and, words);
  if (!joint) {
    const both = sectionIn(rest.split(/,\s/)[0] ?? '', reading);
    return both === 'it' || both === 'page' ? undefined : { kind: 'swap', one: both };
  }
  const [left, right] = [
    stripAround(rest.slice(0, joint.start), `${words.small}|${orderWords}`, words),
    rest.slice(joint.end),
  ];
  const names = [sectionIn(left, reading), sectionIn(right, reading)] as const;
  return names.includes('it') ? undefined : { kind: 'swap', one: names[0], other: names[1] };
}

/** `First the quotes, then the prices`: without a verb, an order. */
export function readFirstThen(reading: Reading): Request | undefined {
  const { text, words, clause } = reading;
  const [, one = '', other = ''] = clause.asks ? [] : (firstThen.exec(text) ?? []);
  // `What we need on site` is a thing, whatever it needs.
  const asks = (part: string): boolean =>
    hasVerb(part, words) && firstOf(part, words.questions)?.start !== 0;
  if (one === '' || asks(one) || asks(other)) return undefined;
  const place = { where: 'before', section: sectionIn(other, reading) } as const;
  return { kind: 'move', section: sectionIn(one, reading), place };
}

/** `Move the part about tyres into the FAQ`: what it says goes there. */
export function readInto(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const [, ja = '', into = ''] = words.unspaced
    ? (/^(.{2,60})を(.{2,40}?)[にへ]$/u.exec(rest.trim()) ?? [])
    : [];
  const joints = words.unspaced ? [] : allOf(rest, `${words.into}|${connectors}`);
  const joint = joints
    .filter(({ start, end }) => start > 2 && rest.slice(end).trim() !== '')
    .sort((a, b) => b.start - a.start || b.end - a.end)[0];
  const one = joint ? bareName(rest.slice(0, joint.start), words) : ja;
  const other = sectionIn(joint ? rest.slice(joint.end) : into, reading);
  // `Da 10 a 14 giorni` leads from one figure to another.
  const isPlace = isNamed(other) && !/^\d/.test(other);
  if (clause.quotations(rest).length > 0 || one === '' || !isPlace) return undefined;
  return { kind: 'merge', one, other };
}

const beside = ['before', 'after'] as const;
const steps = ['up', 'down'] as const;

/** `… further up (in place, not in price)`: said of the wish, and no part of a name. */
const aside = /\s?[(（][^()（）]{2,80}[)）]\s*$/u;

export function readMove(whole: Reading): Request | undefined {
  const reading = {
    ...whole,
    text: whole.text.replace(aside, '').replace(standsOut, ''),
    rest: whole.rest.replace(aside, '').replace(standsOut, '').replace(matterOf, ''),
  };
  const { text, rest, words } = reading;
  const of = (where: PlaceWord, within: string) => findPhrase(within, words.places[where], words);
  if (
    words.unspaced &&
    (than.test(text) || rather.test(text) || /最後に?[、,].{1,20}の前/u.test(text))
  ) {
    return readBeside(reading);
  }
  for (const where of ['top', 'bottom'] as const) {
    const inRest = of(where, rest);
    if (!inRest && !of(where, text)) continue;
    // `Più in alto` holds `in alto`: a way, and not all of it.
    const way = of(where === 'top' ? 'up' : 'down', rest);
    if (way && inRest && way.start < inRest.start && way.end >= inRest.end) continue;
    const nearer = besideEnd(reading, inRest);
    if (nearer) return nearer;
    const section = sectionIn(withoutTitle(inRest?.rest ?? rest, reading), reading);
    return section === 'page' ? undefined : { kind: 'move', section, place: { where } };
  }
  return readBeside(reading) ?? readSteps(of, text, reading);
}

/** `to the very top, under the title`: that is the top of a page. */
function withoutTitle(rest: string, reading: Reading): string {
  const { places, unspaced } = reading.words;
  const after = unspaced ? undefined : findPhrase(rest, places.after);
  const beside = after ? sectionIn(rest.slice(after.end), reading) : '';
  return after && typeOf(fold(beside)) === 'hero' ? rest.slice(0, after.start) : rest;
}

/** `At the end, before the button`, `before the first`: what is named says it better than an end of the page. */
function besideEnd(reading: Reading, end: Matched | undefined): Request | undefined {
  const { words, rest } = reading;
  if (words.unspaced || !end) return undefined;
  const behind = rest.slice(end.end);
  const within = beside.some((where) => {
    const match = findPhrase(rest, words.places[where]);
    return match !== undefined && match.start < end.start && match.end <= end.end;
  });
  const before = !within && /^\s*,/.test(behind);
  if (!within && !before) return undefined;
  const bare = before ? `${rest.slice(0, end.start)} ${behind.replace(but, ' ')}` : rest;
  const request = readBeside({ ...reading, rest: bare });
  if (request?.kind !== 'move' || !isNamed(request.section)) return undefined;
  const { place } = request;
  const title = 'section' in place && ['headline', 'subheadline'].includes(place.section);
  return title ? { ...request, place: { where: 'top' } } : request;
}

const but = /^\s*,\s*(?:(?:but|aber|mais|pero|ma|mas|maar|ale)\s)?/i;

function readSteps(
  of: (where: PlaceWord, within: string) => Matched | undefined,
  text: string,
  reading: Reading,
): Request | undefined {
  for (const where of steps) {
    const inRest = of(where, reading.rest);
    if (!inRest && !of(where, text)) continue;
    const { count, rest } = countIn(inRest?.rest ?? reading.rest, reading);
    const section = sectionIn(rest, reading);
    const place: Place = { where, steps: count };
    return section === 'page' ? undefined : { kind: 'move', section, place };
  }
  return undefined;
}

/** `… up two sections`: how far, and the rest of the request. */
function countIn(rest: string, { words }: Reading): { count: number; rest: string } {
  const nouns = phrasesOf(`${placeNouns}|${words.section}`, words.unspaced);
  for (const { start, end, key } of valuesIn(rest, words.language)) {
    const noun = firstOf(rest.slice(end), nouns);
    const count = Number(key);
    const alone = rest.slice(end).trim() === '';
    if (!(count >= 1 && count <= 9) || !(alone || noun?.start === 1)) continue;
    const behind = alone || !noun ? '' : rest.slice(end).slice(noun.end);
    return { count, rest: `${rest.slice(0, start)} ${behind}` };
  }
  return { count: 1, rest };
}

/** `Put «A» before «B»`: both are names of sections, and neither is a new text. */
export function readQuotedBeside(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const [one, other] = clause.quotations(rest);
  if (one === undefined || other === undefined) return undefined;
  const between = rest.slice(rest.indexOf('\uE001') + 1, rest.lastIndexOf('\uE000'));
  for (const where of beside) {
    const match = findPhrase(between, words.places[where], words);
    if (match) return { kind: 'move', section: one, place: { where, section: other } };
  }
  return undefined;
}

/** `給与計算を記帳代行より先に`, in either order. */
const than = /^(.{1,40}?)より(?:も)?(.{1,40}?)[をがは]([先前上後下])に/u;
const rather = /^(.{1,40}?)[をがは](.{1,40}?)より(?:も)?([先前上後下])に/u;

/** `up` and `down` may hold a word that means `after`: they are looked over. */
function readBeside(reading: Reading): Request | undefined {
  const { words } = reading;
  const straight = words.unspaced ? rather.exec(reading.text) : null;
  const [, other, one, way] = straight
    ? ['', straight[2], straight[1], straight[3]]
    : words.unspaced
      ? (than.exec(reading.text) ?? [])
      : [];
  if (one !== undefined && other !== undefined) {
    const where = /[先前上]/u.test(way ?? '') ? 'before' : 'after';
    const section = sectionIn(one, reading);
    return { kind: 'move', section, place: { where, section: sectionIn(other, reading) } };
  }
  let rest = reading.rest;
  for (const where of words.unspaced ? [] : steps) {
    rest = findPhrase(rest, words.places[where])?.rest ?? rest;
  }
  for (const where of beside) {
    const near = where === 'after' ? findPhrase(rest, nearWords) : undefined;
    const match = findPhrase(rest, words.places[where], words) ?? near;
    if (!match) continue;
    const [one, other] = besideIn(rest, match, words);
    const [beside = ''] = words.unspaced ? [other] : other.split(/,\s/);
    const [section, place] = [named(one, reading), named(beside, reading)];
    const alone = other.trim() === '' && isNamed(section) && reading.text !== reading.rest;
    if ((place === 'it' && !alone) || place === 'page') continue;
    const isNext = match === near || rightBeside.test(rest.slice(0, match.end));
    const next = isNext ? { next: true as const } : {};
    return { kind: 'move', section, place: { where, section: place, ...next } };
  }
  return undefined;
}

/** `…, best of all after`: behind a comma, how near it should be. */
const adverbs = new RegExp(
  `(?<=\\S)\\s*,(?!\\s*(?:${articles})\\s)(?:\\s+\\p{L}{1,14}){0,3}\\s*$`,
  'iu',
);

/** What moves, and beside what; a postposition follows what it speaks of. */
function besideIn(
  rest: string,
  { start, end }: Matched,
  { unspaced }: ReadingWords,
): [string, string] {
  const [before, after] = [rest.slice(0, start), rest.slice(end)];
  if (!unspaced) return [before.replace(adverbs, ''), after];
  const at = before.includes('を') ? before.indexOf('を') : before.indexOf('は');
  // `料金を最後、ボタンの前に`, `もう少し上、料金の前に`: which way is told first, and then what stands there.
  const beside = before
    .slice(at + 1)
    .replace(/^\s*(?:(?:一番|いちばん)?最後に?|(?:もう少し|もっと|少し)?[上下][にへ]?)[、,]/u, '');
  return at === -1 ? [after, before] : [before.slice(0, at), beside];
}

/** Where something new is to stand, and the rest of the request. */
export function placeIn(reading: Reading): { about: string; place?: Place } {
  const { rest, words } = reading;
  for (const where of ['top', 'bottom'] as const) {
    const match = findPhrase(rest, words.places[where], words);
    if (match) return { about: match.rest, place: { where } };
    // What is new goes all the way: `add above a sentence about …`.
    const way = words.unspaced
      ? undefined
      : firstOf(rest, words.places[where === 'top' ? 'up' : 'down']);
    if (way && rest.slice(0, way.start).trim() === '') return { about: way.rest, place: { where } };
    // `…, further up`: what the page says already goes a step.
    if (way && rest.slice(way.end).trim() === '') {
      const step: Place = { where: where === 'top' ? 'up' : 'down', steps: 1 };
      return { about: way.rest.replace(/,\s*$/, ''), place: step };
    }
  }
  for (const where of beside) {
    const match = findPhrase(rest, words.places[where], words);
    if (!match || words.unspaced) continue;
    const section = sectionIn(rest.slice(match.end), reading);
    const about = rest.slice(0, match.start);
    // `a section über Wartung`: without a topic before it, the word leads to the topic itself.
    const named = findPhrase(about, words.section, words);
    const topic = topicIn(named?.rest ?? about, reading);
    if (section === 'it' || section === 'page' || topic === '') continue;
    return { about, place: { where, section } };
  }
  return { about: rest };
}
