// Requests that are known by their shape, whatever the language: a figure against another, a place by its
// number, a cut at a mark, one quotation for another, only some of a list.

import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { stayingHead } from '../../grammar/languages/edit_words.ts';
import {
  commands,
  type ReadingWords,
  type Verb,
  verbs,
} from '../../grammar/languages/request_words.ts';
import {
  butKeep,
  deniedBehind,
  firstTwo,
  goneWords,
  insteadAlone,
  keepWords,
  lastTwo,
  onlyWords,
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
import { saying } from '../ground/speaker.ts';
import { quoteTerms } from '../ground/target.ts';
import type { Request } from '../requests.ts';
import { readFigures } from './figures.ts';
import { readMerge, readPlaceNth, readReorder } from './lists.ts';
import { readCut } from './remove.ts';
import { bareName, memberIn, members, type Reading, smallOf, withoutVerbs } from './slots.ts';
import { readDays } from './values.ts';

export const readShape = (reading: Reading): Request | undefined =>
  readCut(reading) ??
  readReorder(reading) ??
  readMerge(reading) ??
  readPlaceNth(reading) ??
  readDays(reading) ??
  readFigures(reading) ??
  readQuoteExchange(reading) ??
  readGone(reading) ??
  readCorrection(reading) ??
  readPair(reading) ??
  readOnly(reading);

const voice = /(?:の|さんの|様の)(?:声|コメント|言葉|引用|感想)/u;

/** `Tom's quote instead of Karen's`. */
function readQuoteExchange({ text, clause, words }: Reading): Request | undefined {
  const [, old, fresh] = (words.unspaced ? voices : swapped).exec(text) ?? [];
  if (old !== undefined && fresh !== undefined) {
    return { kind: 'exchangeQuote', by: fresh, other: old };
  }
  const instead = words.unspaced ? deniedBehind : words.instead;
  const joint = findPhrase(text, instead, words) ?? findPhrase(text, insteadAlone, words);
  const kinds = words.kinds.quote ?? 'quote|testimonial|quotation';
  const spoken = words.unspaced
    ? voice.test(text)
    : findPhrase(text, kinds) !== undefined ||
      termsOf(text, words.language).some((term) => quoteTerms.has(term)) ||
      wordsOf(fold(text)).some((word) => saying.has(word));
  if (!joint || !spoken || clause.quotations(text).length > 0) return undefined;
  const sides = [text.slice(0, joint.start), text.slice(joint.end)];
  const [by = '', other = ''] = words.unspaced ? sides.toReversed() : ordered(sides, kinds);
  const bare = (side: string): string => bareName(withoutVerbs(side, words), words);
  return bare(by) === '' ? undefined : { kind: 'exchangeQuote', by: bare(by), other: bare(other) };
}

/** `Instead of the daughter take the doctor's quote`: who goes is named first. */
function ordered([by = '', other = '']: readonly string[], kinds: string): [string, string] {
  const quote = findPhrase(other, `${kinds}|quote|Zitat|citation|cita|citazione|citaat`);
  return by.split(/\s+/).length <= 2 && quote && quote.start > 3
    ? [other.slice(quote.start), other.slice(0, quote.start)]
    : [by, other];
}

/** `We no longer do desserts`. */
function readGone({ text, clause, words }: Reading): Request | undefined {
  const gone = firstOf(text, goneWords, words);
  if (!gone || clause.asks || text.length > 120 || valuesIn(text, words.language).length > 0) {
    return undefined;
  }
  if (commands.some((verb) => firstOf(gone.rest, words.verbs[verb], words))) {
    return undefined;
  }
  const section = bareName(clause.restore(gone.rest), words);
  return section === '' ? undefined : { kind: 'remove', section };
}

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

/** `Swap Rob's quote for Lena's`. */
const swapped =
  /^(?:swap|switch|exchange|replace|trade)\s(.{2,40}?)['’]s?\s(?:quote|testimonial|words)\s(?:for|with|by)\s(.{2,40}?)(?:['’]s?(?:\s(?:one|quote|testimonial|words))?)?$/i;
const voices =
  /^(.{1,24}?(?:の声|のコメント|さん|様))を(.{1,24}?(?:の声|のコメント|さん|様))[にへと](?:差し替え|変え|変更|置き換え|替え|入れ替え)/u;

const pairs = phrasesOf(`${firstTwo}|${lastTwo}`);

/** `Swap the first two steps`, by whatever verb. */
function readPair({ text, words }: Reading): Request | undefined {
  const asked = `${words.verbs.swap}|${words.verbs.replace}|${words.verbs.set}`;
  const verb = firstOf(text, asked, words);
  const pair = findPhrase(text, words.unspaced ? phrasesOf(`${firstTwo}|${lastTwo}`, true) : pairs);
  if (!verb || !pair || firstOf(text, words.verbs.remove, words)) {
    return undefined;
  }
  return { kind: 'swap', one: bareName(verb.rest, words) };
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
