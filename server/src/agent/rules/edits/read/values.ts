// Reads another figure for what is named, or other days: as a request, as news, as a correction.

import { figuresIn } from '../../../../claims/figures.ts';
import { costing, unitsBehind } from '../../grammar/languages/edit_words.ts';
import { correctIt } from '../../grammar/languages/message_words.ts';
import type { ReadingWords, Verb } from '../../grammar/languages/request_words.ts';
import {
  closing,
  denied,
  opening,
  tellingVerbs,
  timeWords,
  wrong,
} from '../../grammar/languages/shape_words.ts';
import { asksAnew, asksThings } from '../../grammar/languages/sum_words.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { spansIn } from '../../text/days.ts';
import { inDigits, numeralsIn } from '../../text/numerals.ts';
import { isInName, wholeValuesIn } from '../../text/values.ts';
import type { Request } from '../requests.ts';
import type { Clause } from './message.ts';
import { asksElse } from './new_value.ts';
import { bareName, type Reading, smallOf, withoutVerbs } from './slots.ts';

const forSoMany =
  /(?<!\p{L})(?:for|at|from|ab|bei|für|à|pour|para|por|per|voor|bij|dla|przy|od|da|desde|vanaf)\s$/iu;
const ofThem = /^\s\p{L}{4}/u;

/** `The price of 265 goes to 259`: it names the figure that it changes. */
function exchangeOf(section: string, value: string): Request | undefined {
  const [from, other] = figuresIn(section);
  const [to] = figuresIn(value);
  if (!from || other || !to || isInName(section, from.start)) return undefined;
  // `Position 2` is a name, and no price of 2.
  if (from.kind === 'number' && to.kind === 'amount' && /\p{L}\s#?\d{1,2}$/u.test(section))
    return undefined;
  // `Up to 50 homes is 1,200 now`, `over 80 km is 75 now`: so much of it names the price.
  const [was = 0, is = 0] = [from, to].map(({ text }) => Number(text.replace(/\D/g, '')));
  const isMeasure = /^\s?\p{L}{1,3}[²³]?(?!\p{L})/u.test(section.slice(from.end));
  if (isMeasure || Math.max(was, is) > 4 * Math.min(was, is)) return undefined;
  // `The price for 1,000 goes to £3,050`, `le prix à 1 000 exemplaires`: so many of them.
  const isCount =
    forSoMany.test(section.slice(0, from.start)) || ofThem.test(section.slice(from.end));
  if (from.kind === 'number' && to.kind === 'amount' && isCount) return undefined;
  const [unit, counted] = [section.slice(from.end), value.slice(to.end)].map(
    (behind) => /^\s?(\p{L}{3,20})/u.exec(behind)?.[1] ?? '',
  );
  // `The 55 inch one is 145 now` names it by its inches.
  if (unit !== '' && unit !== counted) return undefined;
  if (from.kind !== 'number' && from.kind !== to.kind) return undefined;
  const about = `${section.slice(0, from.start)} ${section.slice(from.end)}`.trim();
  const units: [string, string] = [unit ?? '', counted ?? ''];
  return { kind: 'correct', old: from.text, wanted: to.text, about, units };
}

const countedWord = /^\d[\d.,]*\s(\p{L}{4,20})$/u;
const countedLetters = /^\d[\d.,]*\s?(\p{L}{1,20})$/u;

/** `Lunch is £2.80 now`: said and not asked for, and meant as the other. */
export function readNews(reading: Reading): Request | undefined {
  const { words, clause } = reading;
  const text = inDigits(reading.text, words.language);
  const news = phrasesOf(words.now, words.unspaced);
  const last = stripAround(text, words.unspaced ? news : news.slice(0));
  if (clause.asks || firstOf(text, news) === undefined || clause.quotations(text).length > 0) {
    return undefined;
  }
  // `Five minutes now instead of two`: the last one is the old one.
  if (!words.unspaced && findPhrase(reading.text, contrast) && !/\d/.test(reading.text))
    return undefined;
  const request = readValue({ ...reading, rest: last });
  if (request?.kind === 'replace') {
    // One word for another: the page has it as it was said.
    if (text !== reading.text) return undefined;
    const from = stripAround(request.from, [...news, ...smallOf(words)]);
    return figuresIn(from).length === 1 ? { ...request, from } : undefined;
  }
  if (request?.kind !== 'setValue') return undefined;
  if (words.unspaced && /^\d+\D{2}/u.test(request.section)) return request;
  // `Rises to`: what leads to the value is read with it.
  const verbs = words.unspaced ? [] : phrasesOf(words.now.replace(/ \S+(?=\||$)/g, ''));
  const named = stripAround(request.section, [...news, ...verbs, ...smallOf(words)]);
  const idle = phrasesOf(`${tellingVerbs}|${timeWords}`, words.unspaced);
  const section = stripAround(named, [...idle, ...news]) === '' ? '' : named;
  const [, counted = ''] =
    (words.unspaced ? countedLetters : countedWord).exec(request.value) ?? [];
  // `Now 70 harbours`: what is counted names the figure.
  if (section === '' && counted !== '') return { ...request, section: counted };
  return section === ''
    ? undefined
    : (exchangeOf(section, request.value) ?? { ...request, section });
}

/** `the price of the Team plan to 119`: a value that is not quoted, and what it is the value of. */
export function readValue({ rest, clause, words }: Reading): Request | undefined {
  const spot = words.unspaced
    ? /^(.{1,80}?)[をはが]([^\s、]{0,20}\d[^、]{0,30}?)(?:に|へ|です)?$/u.exec(rest.trim())
    : valueAtEnd(rest.trim(), words.language);
  const [, named = '', value = ''] = spot ?? [];
  const into = phrasesOf(words.into, words.unspaced);
  const section = stripAround(clause.restore(named), [...into, ...smallOf(words)]);
  // `1 Gb/s to 10 Gb/s`: a figure for another.
  // `60分まで` is the name of a row.
  const isRow = words.unspaced && /^\d+\D{2}/u.test(named);
  if (isRow) return { kind: 'setValue', section: named.trim(), value: value.trim() };
  if (/^[$€£¥]?\s?\d/.test(section)) return { kind: 'replace', from: section, to: value.trim() };
  return /\p{L}/u.test(section) ? { kind: 'setValue', section, value: value.trim() } : undefined;
}

function valueAtEnd(text: string, language: string): readonly string[] | undefined {
  const value = wholeValuesIn(text, language).at(-1);
  const isLast = value && /\d/.test(value.text) && unitsBehind.test(text.slice(value.end));
  if (!isLast || value.start < 2 || value.start > 120) return undefined;
  // `The price of the 210 to 141,000` is no span, and `24/7` one value.
  const [from, to, more] = value.kind === 'span' ? numeralsIn(value.text) : [];
  const isSpan = !from || !to || more || Number(to.key) <= maxSpan * Number(from.key);
  const [around = ''] = /\d{1,2}\/$/.exec(text.slice(0, value.start)) ?? [];
  const start = value.start - around.length + (isSpan ? 0 : to.start);
  return ['', text.slice(0, start), text.slice(start)];
}

const maxSpan = 50;

const contrast = phrasesOf(denied);

const copula = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są)(?!\p{L})/iu;
const figure = /(?:[$€£¥]\s?)?\d[\d.,:]{0,12}(?:\s?(?:[$€£¥%]|\p{L}{1,20}))?\s*$/u;

/** `70 harbours` is called by what is counted. */
const told = (part: string, word: string): string =>
  part.replace(figure, (found) => {
    const [, unit = ''] = /^\d[\d.,:]*\s?(\p{L}{4,20})/u.exec(part.trim()) ?? [];
    return `${unit} ${word} ${found}`.trimStart();
  });

const sumToo =
  /^(.{0,200}\d.{0,40}?)(?:[,;،]\s|、|\s(?:and|und|et|y|e|en|i)\s)([^,;،\d]{0,40}(?:sum|total|summe|gesamt|somme|suma|totaal|合計|المجموع)[^,;،\d]{0,40})$/iu;

/** `A costs 115 now, B 99`: each has its own; `adjust the total too` is a wish of its own. */
export function eachNews(clause: Clause): Clause[] {
  const [, news, sum] = clause.masked.length > 300 ? [] : (sumToo.exec(clause.masked) ?? []);
  if (news !== undefined && sum !== undefined && !clause.asks) {
    const masked = news.replace(correctIt, '');
    const corrects = clause.corrects || masked !== news;
    return [
      ...eachNews({ ...clause, masked, corrects }),
      { ...clause, masked: sum, corrects: false },
    ];
  }
  const anew = anewAt(clause.masked);
  if (anew !== undefined) {
    const [news, wish] = [
      clause.masked.slice(0, anew),
      clause.masked.slice(anew).replace(/^\W+/u, ''),
    ];
    return [
      ...eachNews({ ...clause, masked: news, asks: false }),
      { ...clause, masked: wish, asks: false },
    ];
  }
  if (clause.asks) return [clause];
  const parts = clause.masked.split(/,\s(?!\d)|\s(?:and|und|et|y|e|en|i)\s/iu);
  const each = parts.every((part) => copula.test(part));
  const word = costing.exec(clause.masked)?.[0] ?? (each ? '' : undefined);
  const bare = (part: string): string => part.replace(costing, ' ');
  const single = parts
    .map(bare)
    .every(
      (part) =>
        figure.test(part) &&
        /\p{L}{3}/u.test(part) &&
        (part.match(/\d[\d.,:]*/g) ?? []).length === 1,
    );
  const denies = parts.slice(1).some((part) => firstOf(part, contrast)?.start === 0);
  if (word === undefined || parts.length < 2 || parts.length > 5 || !single || denies)
    return [clause];
  return parts.map((part) => ({
    ...clause,
    masked: each || costing.test(part) ? part : told(part, word),
  }));
}

/** `…, corrigir também o preço por m2`: a wish of its own, behind the news that it follows from. */
function anewAt(text: string): number | undefined {
  const at = text.length > 300 ? -1 : Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
  const [news, wish] = [
    text.slice(0, at),
    text.slice(at + 2).replace(/(?<=m)[²2]|(?<=\s)\d{1,2}\s?%/gu, ''),
  ];
  const isWish =
    wish.length <= 80 && !/\d/.test(wish) && asksAnew.test(wish) && asksThings.test(wish);
  return at > 0 && isWish && /\d/.test(news) ? at : undefined;
}

export function readDays({ text, clause, words }: Reading): Request | undefined {
  const { language, unspaced } = words;
  if (clause.quotations(text).length > 0) return undefined;
  const asks = (verb: Verb): boolean =>
    firstOf(text, words.verbs[verb], { unspaced }) !== undefined;
  if (asksElse(text, undefined, words)) return undefined;
  if (clause.asks && !asks('set') && !asks('replace')) return undefined;
  const spans = spansIn(text, language);
  const isDenied = (start: number): boolean =>
    findPhrase(text.slice(Math.max(0, start - 16), start), contrast) !== undefined;
  const [span, other] = spans.filter(({ from }) => spans.length === 1 || !isDenied(from.start));
  if (!span || other) return undefined;
  const { from, to } = span;
  const times = numeralsIn(text.slice(to.end)).map((numeral) => numeral.text);
  const behind = spans.find((one) => one !== span && one.from.start > to.end);
  const end = times.length > 0 ? text.length : (behind?.to.end ?? to.end);
  const before = spans.find((one) => one !== span && one.to.end < from.start);
  const rest = text.slice(0, before?.from.start ?? from.start) + text.slice(end);
  return {
    kind: 'setDays',
    from: from.at,
    to: to.at,
    about: aboutOf(rest, words),
    ...(times.length === 2 ? { times } : {}),
  };
}

/** What they are the days of: without the words that make it news. */
function aboutOf(text: string, words: ReadingWords): string {
  const bare = [wrong, denied, words.now, closing, opening].reduce(
    (rest, list) => findPhrase(rest, list, words)?.rest ?? rest,
    text,
  );
  return bareName(withoutVerbs(bare, words).replace(/[,;:]/g, ' '), words);
}
