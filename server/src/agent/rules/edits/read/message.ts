// A message as separate requests.
import { fromDay, fromThen } from '../../grammar/languages/edit_words.ts';
import { asBefore, restIs } from '../../grammar/languages/gone_words.ts';
import {
  abbreviated,
  because,
  better,
  correctAlone,
  correctedAnd,
  correctIt,
  dayOfMonth,
  frames,
  ifAlready,
  ifThere,
  inPassing,
  joining,
  lineShouldSay,
  needless,
  otherwiseTold,
  praise,
  reason,
  reckonedAnd,
  recommends,
  reported,
  restStays,
  stated,
  thanks,
  timeSpan,
  yesOrNo,
} from '../../grammar/languages/message_words.ts';
import { isNewsOf } from '../../grammar/languages/news_words.ts';
import { commands } from '../../grammar/languages/request_words.ts';
import { shouldWords, stayWords, tooLittle, wrong } from '../../grammar/languages/shape_words.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { close, maskQuotations, open, quotedPattern } from './quotations.ts';

export interface Clause {
  /** With every quotation replaced by a mark. */
  masked: string;
  /** The text as it was written, marks and all. */
  restore(masked: string): string;
  /** A value: the quotation if it is one, else the words as they are. */
  value(masked: string): string;
  /** All quotations in it, in order. */
  quotations(masked: string): string[];
  /** It ended with a question mark. */
  asks: boolean;
  /** It tells how something is, and asks for that to be corrected. */
  corrects: boolean;
  /** A question that is to be answered on the page. */
  answers?: true;
}

const maxClauses = 30;
/** Patterns look at a clause from many starts: longer ones are not read. Quoted text does not count. */
export const maxClause = 1000;
/** Every table looks at every clause: so much of a message is read. */
const maxRead = 6_000;
const maxMessage = 20_000;

export function readClauses(message: string): Clause[] {
  const texts: { text: string; whole: string }[] = [];
  const masked = maskQuotations(readable(message), texts)
    .replace(inPassing, ' ')
    .replace(/^\s*,\s*/, '');
  const mark = new RegExp(`${open}(\\d+)${close}`, 'g');
  const entry = (number: string) => texts[Number(number)];
  const restore = (text: string) =>
    text.replace(mark, (_, number: string) => entry(number)?.whole ?? '');
  const quotations = (text: string) =>
    [...text.matchAll(mark)].map(([, number = '']) => entry(number)?.text.trim() ?? '');
  const value = (text: string) => {
    const trimmed = text.trim();
    const [only] = quotations(trimmed);
    const bare = new RegExp(`^${quotedPattern}[.!,;]?$`).test(trimmed);
    return bare && only !== undefined
      ? only.trim()
      : restore(trimmed)
          .replace(/[.;,]$/, '')
          .trim();
  };
  let read = 0;
  return splitClauses(masked)
    .slice(0, maxClauses)
    .filter(({ text }) => {
      read += text.length;
      return read <= maxRead || read === text.length;
    })
    .map(({ text, asks, corrects }) => ({
      masked: text,
      asks,
      corrects,
      restore,
      value,
      quotations,
    }));
}

/** Blanks are single: a pattern looks at a run of them from each of its places. */
const readable = (message: string): string =>
  frames
    .reduce((text, [frame, command]) => text.replace(frame, command), message.slice(0, maxMessage))
    .replace(/[\uE000\uE001]/g, '')
    .replace(/vóór/giu, 'voor')
    .replace(/\bthat['’]s (?=about\b)/giu, '')
    .replace(/\b(is|are|does|did|was|should|has|have)nt\b/gi, '$1n’t')
    .replace(/\bdont (?=(?:need|want|show|mention|like|think|have|offer|do)\b)/gi, 'don’t ')
    .replace(/(?<=^|[。、\n])あと(?=[\p{sc=Han}\p{sc=Katakana}「])/gu, '')
    .replace(/[^\S\n]+/g, ' ');

const spaced = readers.filter(({ unspaced }) => unspaced === undefined);
const asking = phrasesOf(
  spaced.flatMap(({ verbs }) => commands.map((verb) => verbs[verb])).join('|'),
);
const wishes = phrasesOf(
  spaced
    .flatMap(({ verbs, places }) => [
      ...commands.filter((verb) => verb !== 'set').map((verb) => verbs[verb]),
      ...Object.values(places),
    ])
    .join('|'),
);
const adding = readers.map(({ verbs, unspaced }) =>
  phrasesOf(`${verbs.add}|${verbs.mention}`, unspaced),
);

const removing = readers.map(({ verbs, unspaced }) => phrasesOf(verbs.remove, unspaced));
const lessening = readers.map(({ verbs, unspaced }) =>
  phrasesOf(`${verbs.remove}|${verbs.shorten}`, unspaced),
);

/** `Add a section: Why now. Prices rise.` goes on until another request begins. */
function opensText(text: string): boolean {
  const [label] = /^[^:：]{2,60}(?=:\s|：)/u.exec(text) ?? [];
  return label !== undefined && adding.some((phrases) => firstOf(label, phrases) !== undefined);
}
const nextSentence = new RegExp(
  `(?<=[.!?;؟؛][)\\uE001]?)(?<!${abbreviated}\\.)(?<!\\s\\p{L}\\.)(?<!\\d\\.\\d{1,2}\\.\\)?)(?<!(?:vom|am|zum|dem|den|der|ab|bis) \\d{1,2}\\.)(?!${dayOfMonth})\\s+|(?<=\\uE001)[.;]\\s+|(?<=[。！？])(?=.)`,
  'iu',
);

/** `The goal under 3 min can stay`: a wish for nothing. */
const mayStay =
  /^[^,;:\uE000]{3,80}\s(?:(?:can|may|should) stay|(?:kann|können|darf|dürfen|soll|sollen) (?:drin)?bleiben|(?:peut|peuvent) rester|(?:puede|pueden) quedarse?|(?:può|possono) (?:restare|rimanere)|pode(?:m)? ficar|(?:mag|mogen|kan|kunnen) blijven(?: staan)?|(?:może|mogą) zostać)$/iu;

/** `…, so the finish becomes 23 May`: what follows from a change is one more. */
const soItIs =
  /(?<=\d\D{0,60})(?:\s[-–—]|[,;])\s(?:so|which means|damit|dann|donc|así que|entonces|quindi|portanto|dus|więc)\s(?=[^,.;\d]{2,40}\s(?:becomes|is now|moves to|goes to|changes to|wird|rückt auf|devient|passe au?|pasa a|será|diventa|passa a|wordt|gaat naar|będzie)\s[^,.;]{0,20}\d)/giu;

const rethought = new RegExp(`[\\s,;:.…、。–-]{1,5}(${better})(?:[\\s,:、]|(?<=やっぱり))`, 'giu');
const withdrawn = new RegExp(`^(?:${better})[\\s,:、]{0,3}`, 'iu');
const butStill = /^(?:but|aber|dafür|mais|pero|ma|mas|maar|ale)\s/iu;
/** `Add that A, no sorry, that B`: the order stands before what was taken back. */
const orderBefore = /^\P{L}{0,3}(?:[\p{L}'’]+,?\s){1,4}?(?=(?:that|dass|dat|qu[e’']|che|że)\s)/iu;
const thatFirst = /^(?:that|dass|dat|que|che|że)\s/iu;

interface Sentence {
  text: string;
  /** The mark that it ended with, as its language writes it: ` ?`, `؟`. */
  end: string;
  asks: boolean;
  corrects: boolean;
}

function splitClauses(masked: string): Sentence[] {
  const clauses: Sentence[] = [];
  for (const line of masked.split(/\n+/)) {
    const text = line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim();
    if (text === '') continue;
    for (const whole of text
      .replace(rethought, '. $1 ')
      .replace(correctedAnd, '. $1. ')
      .replace(recommends, '. ')
      .replace(reckonedAnd, '. ')
      .replace(soItIs, '. ')
      .split(nextSentence)) {
      const again = withdrawn.exec(whole);
      const gone = again ? clauses.pop() : undefined;
      const kept = again ? whole.slice(again[0].length).replace(butStill, '') : whole;
      const order = gone && thatFirst.test(kept) ? orderBefore.exec(gone.text)?.[0] : undefined;
      const sentence = `${order ?? ''}${kept}`;
      const last = clauses.at(-1);
      const asks = /[?？؟]\s*$|[\p{sc=Hiragana}]か。?\s*$/u.test(sentence);
      if (isChatter(sentence.trim())) continue;
      const said = sentence.trim().replace(/[.!]$/, '');
      if (
        last !== undefined &&
        (restIs.test(said) || mayStay.test(said) || (asBefore.test(said) && !startsRequest(said)))
      )
        continue;
      if (last !== undefined && correctAlone.test(sentence.trim())) {
        last.corrects = true;
        continue;
      }
      const told = withoutReason(sentence);
      if (last !== undefined && opensText(last.text) && !startsRequest(told)) {
        last.text = `${last.text}${last.end} ${sentence}`;
        last.end = '';
        last.asks = false;
        continue;
      }
      const bare = told.replace(correctIt, '').replace(restStays, '');
      const timeless = withoutWhen(bare);
      clauses.push({
        text: timeless,
        asks,
        end: endOf(sentence, asks),
        corrects: correctIt.test(told) || timeless !== bare || hadValue(sentence, told),
      });
    }
  }
  return clauses.filter(({ text }) => text !== '' && !isChatter(text));
}

/** `…, it used to be 15`: what went as a reason tells the old value. */
const hadValue = (sentence: string, told: string): boolean =>
  /\d/.test(told) &&
  sentence.trim().startsWith(told) &&
  usedToBe.test(sentence.trim().slice(told.length));
const usedToBe =
  /(?<!\p{L})(?:used to|was|were|before|not|never|no longer|bisher|vorher|früher|war|waren|nicht|était|avant|plus|pas|antes|era|eran|no|prima|erano|non|não|eram|vroeger|eerst|niet|wcześniej|było|były|nie)(?!\p{L})\D{0,30}\d/iu;

/** `The long day is £585 from September`: so it is to be said now. What is added is added as it was told. */
function withoutWhen(text: string): string {
  if (text.length > maxClause || text.includes(open)) return text;
  if ([...adding, ...removing].some((phrases) => firstOf(text, phrases))) return text;
  const bare = text.replace(fromThen, '');
  const dayless = bare.replace(fromDay, '');
  return [dayless, bare].find((one) => (one === bare ? /\d/ : paid).test(one)) ?? text;
}
const paid = /[\p{Sc}%]|zł/u;

function endOf(sentence: string, asks: boolean): string {
  const text = sentence.trimEnd();
  if (/[。？！]$/u.test(text)) return '';
  return asks ? (/\s?[?؟]$/u.exec(text)?.[0] ?? '?') : '.';
}

const startsRequest = (text: string): boolean =>
  !yesOrNo.test(text) && (firstOf(text, asking)?.start ?? text.length) <= 'please '.length;

const wrongs = phrasesOf(wrong);
const remains = phrasesOf(stayWords);
const wanted = phrasesOf(tooLittle);
const headlines = phrasesOf(spaced.map(({ members }) => members.headline).join('|'));
const musts = phrasesOf(shouldWords);

/** No reason: `the 12th is wrong, it is the 14th`, `… can go, the hours should stay`. */
const isTold = (head: string, tail: string): boolean =>
  (firstOf(head, headlines) !== undefined && firstOf(tail, musts) !== undefined) ||
  lineShouldSay.test(tail.replace(/^[\s,–—-]{1,4}/u, '')) ||
  findPhrase(tail, remains) !== undefined ||
  findPhrase(tail, wanted) !== undefined ||
  timeSpan.test(tail) ||
  (/\d/.test(tail) && (findPhrase(head, wrongs) !== undefined || rightly.test(tail)));
const rightly =
  /(?<!\p{L})(?:should (?:be|read)|must be|ought to be|muss|sollte|doit être|devrait être|debe ser|debería ser|deve essere|dovrebbe essere|deve ser|devia ser|moet|ma być|powinno)(?!\p{L})/iu;

const maxLead = 8;
const asks = (text: string): boolean => firstOf(text, wishes) !== undefined;

function withoutReason(text: string): string {
  let bare = text.trim();
  if (bare.length <= maxClause) {
    bare = bare.replace(thanks, '').replace(otherwiseTold, '');
    const teller = reported.exec(bare);
    if (teller && !startsRequest(teller[0].slice(2))) bare = bare.slice(0, teller.index);
    if (removing.some((phrases) => firstOf(bare, phrases))) bare = bare.replace(ifThere, '');
    if (lessening.some((phrases) => (firstOf(bare, phrases)?.start ?? maxLead) < maxLead))
      bare = bare.replace(needless, '');
    const aside = stated.exec(bare);
    const head = bare.slice(0, aside?.index);
    if (aside && !firstOf(aside[0], wishes) && !isTold(head, aside[0]) && asks(head)) bare = head;
    bare = withoutTail(bare);
    const shorter = bare.replace(because, '').replace(reason, '');
    const told = bare.slice(shorter.length);
    if (/[\p{L}\p{N}\uE001]{2}/u.test(shorter) && !isTold(shorter, told)) {
      bare = `${shorter}${wishIn(told)}`;
    }
  }
  return bare.replace(/[\s.!?;,؟؛،]{1,20}$/, '');
}

/** `Parking is £3 now, the council put it up`: behind news of a value, what has no figure tells why. */
function withoutTail(text: string): string {
  const at = text.search(/,\s/u);
  const [head, tail] = [text.slice(0, at), text.slice(at + 2)];
  const isNews = /\d/.test(head) && !/\d/.test(tail) && isNewsOf.test(head);
  return at > 0 && isNews && !isTold(head, tail) && !startsRequest(tail) && !joins.test(tail)
    ? head
    : text;
}
const joins = new RegExp(`^(?:${joining})\\s`, 'iu');

/** `…, they won't read it, and put in the prices`: a reason ends where another wish begins. */
function wishIn(told: string): string {
  const joint = new RegExp(`,?\\s(?:${joining})\\s`, 'giu');
  const at = [...told.matchAll(joint)].find(({ 0: found, index }) =>
    startsRequest(told.slice(index + found.length)),
  );
  if (at) return told.slice(at.index);
  const [, place = ''] = /.,([^,]{2,60})$/su.exec(told) ?? [];
  return placing.some((words) => isPlaceAlone(place, words)) ? `,${place}` : '';
}

const placing = spaced.map(({ places, small, manners }) => ({
  places: phrasesOf(`${places.top}|${places.bottom}|${places.up}|${places.down}`),
  around: phrasesOf(`${small}|${manners}`),
}));

/** `…, it is our best point, further up please`: where it should stand is a wish, behind whatever reason. */
function isPlaceAlone(text: string, { places, around }: (typeof placing)[number]): boolean {
  const place = findPhrase(text, places);
  return place !== undefined && stripAround(place.rest, around) === '';
}

const chatter = new RegExp(`^(?:(?:${praise})[\\s,!.。！、]{0,3}){1,4}$`, 'iu');

const isChatter = (clause: string): boolean =>
  clause.length <= 120 && (chatter.test(clause) || ifAlready.test(clause));
