// Reads another figure for what is named: as a request, as news, as a correction.
import { figuresIn } from '../../../claims/figures.ts';
import { inDigits, valuesIn } from './ground/numerals.ts';
import { firstOf, phrasesOf, stripAround } from './phrases.ts';
import { type Reading, smallOf } from './read_slots.ts';
import type { Request } from './requests.ts';

/** `The price of 265 goes to 259`: it names the figure that it changes. */
function exchangeOf(section: string, value: string): Request | undefined {
  const [from, other] = figuresIn(section);
  const [to] = figuresIn(value);
  if (!from || other || !to) return undefined;
  const [digits = ''] = to.text.match(/\d[\d.,'’]*/) ?? [];
  if (from.kind === 'number') return { kind: 'replace', from: from.text, to: digits };
  return from.kind === to.kind ? { kind: 'replace', from: from.text, to: to.text } : undefined;
}

/** `Lunch is £2.80 now`: said and not asked for, and meant as the other. */
export function readNews(reading: Reading): Request | undefined {
  const { words, clause } = reading;
  const text = inDigits(reading.text, words.language);
  const news = phrasesOf(words.now, words.unspaced);
  const last = stripAround(text, words.unspaced ? news : news.slice(0));
  if (clause.asks || firstOf(text, news) === undefined || clause.quotations(text).length > 0) {
    return undefined;
  }
  const request = readValue({ ...reading, rest: last });
  if (request?.kind === 'replace') {
    // One word for another: the page has it as it was said.
    if (text !== reading.text) return undefined;
    const from = stripAround(request.from, [...news, ...smallOf(words)]);
    return figuresIn(from).length === 1 ? { ...request, from } : undefined;
  }
  if (request?.kind !== 'setValue') return undefined;
  if (words.unspaced && /^\d+\D{2}/u.test(request.section)) return request;
  const section = stripAround(request.section, [...news, ...smallOf(words)]);
  const [, counted = ''] = /^\d[\d.,]*\s(\p{L}{4,20})$/u.exec(request.value) ?? [];
  // `Now 70 harbours`: what is counted names the figure.
  if (section === '' && counted !== '') return { ...request, section: counted };
  return section === ''
    ? undefined
    : (exchangeOf(section, request.value) ?? { ...request, section });
}

/** `The build takes 26 weeks, please correct`: its one number, with what it counts, is new. */
export function readCorrected({ text, clause, words }: Reading): Request | undefined {
  if (!clause.corrects || clause.quotations(text).length > 0) return undefined;
  const [value, more] = valuesIn(text, words.language);
  if (!value || more) return undefined;
  const money = /[\p{Sc}]\s?$/u.exec(text.slice(0, value.start))?.[0] ?? '';
  const named = text.slice(0, value.start - money.length);
  const around = phrasesOf(`${words.now}|${words.into}|${words.small}|${words.it}`, words.unspaced);
  return {
    kind: 'setValue',
    section: stripAround(named, around) || 'it',
    value: `${money}${text.slice(value.start)}`.trim(),
  };
}

/** `the price of the Team plan to 119`: a figure that is not quoted, and what it is the figure of. */
export function readValue({ rest, clause, words }: Reading): Request | undefined {
  const spot = words.unspaced
    ? /^(.{1,80}?)[をは]([^\s、]{0,20}\d[^\s、]{0,30}?)(?:に|へ|です)?$/u.exec(rest.trim())
    : figureAtEnd.exec(rest.trim());
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

const figureAtEnd =
  /^(.{2,120}?)\s((?:[$€£¥]\s?|[A-Z]{3}\s)?\d[\d.,:'’h]{0,14}(?:\s?(?:[%€$£¥]|[\p{L}/]{1,12}\.?)){0,3}(?:\s\d{4})?)$/u;
