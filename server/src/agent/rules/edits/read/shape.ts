// Requests that are known by their shape, whatever the language: a figure against another, a place by its
// number, a cut at a mark, one quotation for another, only some of a list.

import { stayingHead } from '../../grammar/languages/edit_words.ts';
import {
  commands,
  type ReadingWords,
  type Verb,
  verbs,
} from '../../grammar/languages/request_words.ts';
import {
  asFigures,
  beyond,
  butKeep,
  everything,
  keepWords,
  onlyWords,
  orderWords,
  reverseWords,
  toneWords,
} from '../../grammar/languages/shape_words.ts';
import {
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Request } from '../requests.ts';
import { readFigures } from './figures.ts';
import { readMerge, readPlaceNth } from './lists.ts';
import { bareName, memberIn, members, type Reading, smallOf } from './slots.ts';
import { readDays } from './values.ts';

export const readShape = (reading: Reading): Request | undefined =>
  readUndone(reading) ??
  readMerge(reading) ??
  readPlaceNth(reading) ??
  readDays(reading) ??
  readFigures(reading) ??
  readCorrection(reading) ??
  readOnly(reading);

/** Known, and not done: a cut at a mark, a list in another order, another form. Read as something else it would do harm. */
function readUndone({ text, clause, words }: Reading): Request | undefined {
  const has = (phrases: string): boolean => findPhrase(text, phrases, words) !== undefined;
  const quoted = clause.quotations(text).length > 0;
  const isCut = words.unspaced ? afterMark.test(text) : has(everything) && has(beyond);
  const isBeside = /[:–—]\s/u.test(text) && has(`${words.places.before}|${words.places.after}`);
  const isOrder = has(reverseWords) && (has(orderWords) || words.unspaced === true) && !isBeside;
  const isForm = !clause.asks && has(asFigures);
  return (quoted ? isCut : isOrder || isForm)
    ? { kind: 'unknown', text: clause.restore(text) }
    : undefined;
}
const afterMark = /\uE001(?:より後|以降|の後|から後|のあと)/u;

const arrow = /^(?:[^:：]{0,40}[:：]\s)?(.{1,60}?)\s?(?:->|→|=>)\s?(.{1,80})$/u;
const rather =
  /^(?:(?:it['’]?s|it is|es ist|das ist|es heißt|c['’]est|es|se llama|è|si chiama|é|het is|to)\s)?([^,]{2,90}),\s(?:not|nicht|pas|et non|no|non|não|e não|niet|en niet|nie|a nie)\s([^,]{2,40})$/iu;

/** `Cesson → Cesson-Sévigné`, `Leeds, not York`: one wording for another. */
function readCorrection({ text, clause, words }: Reading): Request | undefined {
  if (words.unspaced || clause.asks || text.length > 160) return undefined;
  const [, was, is] = arrow.exec(text) ?? [];
  const isMember = was !== undefined && members.some((name) => memberIn(was, name, words));
  if (was !== undefined && is !== undefined && !isMember) {
    return { kind: 'replace', from: clause.value(was), to: clause.value(is) };
  }
  const [, told = '', from = ''] = rather.exec(text) ?? [];
  const to = told;
  const short = (part: string): boolean => part !== '' && part.split(/\s+/).length <= 4;
  const asks = verbs.some((verb) => firstOf(text, words.verbs[verb as Verb]));
  const [, counted] = /\s(\S{1,12}\s\S{1,20})$/u.exec(told) ?? [];
  const figure = counted !== undefined && valuesIn(counted, words.language)[0]?.start === 0;
  if (figure && short(from) && told.length <= 90) {
    return { kind: 'replace', from: clause.value(from), to: clause.value(counted) };
  }
  if (!short(to) || !short(from) || asks) return undefined;
  return { kind: 'replace', from: clause.value(from), to: clause.value(to) };
}

/** `Only the lines for schools`: of a list, what stays. */
function readOnly({ text, clause, words }: Reading): Request | undefined {
  const only = firstOf(text, onlyWords, words);
  const small = [...phrasesOf(keepWords, words.unspaced), ...smallOf(words)];
  const early = only && (words.unspaced || stripAround(text.slice(0, only.start), small) === '');
  if (!only || !early || clause.asks || clause.quotations(text).length > 0) return undefined;
  const others = commands.filter((verb) => verb !== 'keep' && verb !== 'set');
  const asks = others.some((verb) => firstOf(only.rest, words.verbs[verb], words));
  if (asks) return undefined;
  const named = words.unspaced ? text.slice(0, only.start) : (only.rest.split(/,\s/)[0] ?? '');
  const kept = stripAround(clause.restore(named), small);
  return kept === '' || /^\d/.test(kept) ? undefined : { kind: 'keepOnly', text: kept };
}

const butKeeping = phrasesOf(butKeep);
const joints = phrasesOf('and|und|et|y|e|en|oraz|,');

/** `Remove A but keep B`: what is asked for, and what must stay. */
export function withoutKept(
  masked: string,
  words: ReadingWords,
): { text: string; keep: string } | undefined {
  const removes = firstOf(masked, words.verbs.remove, words);
  if (!removes) return undefined;
  if (words.unspaced) {
    const [, keep, text] =
      /^(.{1,60}?)(?:は|を)(?:残して|そのままに?して)[、,]?(.+)$/u.exec(masked) ?? [];
    const [, first, kept] =
      /^(.{2,120}?て)[、,](.{1,60}?)(?:は|を)(?:残して|そのまま).{0,12}$/u.exec(masked) ?? [];
    if (first !== undefined && kept !== undefined) return { text: first, keep: kept };
    return keep === undefined || text === undefined ? undefined : { text, keep };
  }
  const found = firstOf(masked, butKeeping);
  if (!found || found.start < 4) return keptFirst(masked, removes);
  const tail = masked.slice(found.end);
  if (findPhrase(tail, toneWords)) return undefined;
  const next = nextCommand(tail, words);
  const text = `${masked.slice(0, found.start).replace(/[\s,;]{1,3}$/, '')}${tail.slice(next)}`;
  return { text, keep: bareName(tail.slice(0, next), words) };
}

const keeps = phrasesOf(keepWords);
const adversative = /,?\s(?:but|aber|mais|pero|ma|mas|maar|ale)\s/iu;

/** `Keep „Sie“, but a shorter headline`: what stays as it is asks for nothing. */
export const withoutHead = (masked: string): string => {
  const [head = ''] = stayingHead.exec(masked) ?? [];
  return /\uE000/.test(head) ? masked.slice(head.length) : masked;
};

/** `Keep the names but remove the prices`. */
function keptFirst(masked: string, removes: Matched): { text: string; keep: string } | undefined {
  const keep = firstOf(masked, keeps);
  const but = adversative.exec(masked);
  if (keep?.start !== 0 || !but || removes.end < but.index) return undefined;
  return {
    text: masked.slice(but.index + but[0].length),
    keep: masked.slice(keep.end, but.index).trim(),
  };
}

/** What is removed must leave the rest. */
export const keeping = (requests: readonly Request[], keep: string): Request[] =>
  requests.map((request) => {
    if (request.kind === 'remove') return { ...request, keep };
    // Beside what must stay, the smallest piece is meant.
    return request.kind === 'removeText'
      ? { kind: 'remove', section: request.text, keep }
      : request;
  });

/** Where another request begins, or the end. */
function nextCommand(tail: string, words: ReadingWords): number {
  const joint = firstOf(tail, joints);
  if (!joint) return tail.length;
  const rest = tail.slice(joint.end);
  const asks = commands.some((verb) => {
    const found = firstOf(rest, words.verbs[verb], words);
    return found !== undefined && found.start <= 2;
  });
  return asks ? joint.start : tail.length;
}
