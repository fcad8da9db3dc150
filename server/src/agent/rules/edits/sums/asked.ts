// A sum that the team asks for, of prices on the page: `work out 4 mats + a day`. It stands there with how it was reckoned,
// and only where the name of each price tells it from all others.
import { languageOf } from '../../../../platform/text/language.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  atPrice,
  costing,
  onTop,
  perUnit,
  reckons,
  reckonsFor,
  sumOf,
  timesThe,
  withMore,
} from '../../grammar/languages/sum_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { firstOf, stripAround } from '../../grammar/phrases.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { currencyOf, numberIn, wholeValuesIn } from '../../text/values.ts';
import { addSentence, newProse } from '../change/sentence_place.ts';
import { type Spot, spotsIn } from '../change/spots.ts';
import { done, type Editing, not, type Outcome, replaceBlock } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
import { sayingIn } from '../read/slots.ts';
import type { Request, RequestOf } from '../requests.ts';
import { round } from './figures.ts';
import { writtenLike } from './written.ts';

type Part = RequestOf<'reckon'>['parts'][number];

/** `Add up the term for her: 12 x lessons plus hire, show the sum`: how many of what. */
export function readReckoned(message: string, home: string): Request | undefined {
  const words = tableOf(languageOf(message)) ?? tableOf(home) ?? en;
  if (message.length > maxRead || /["“„«「]/u.test(message)) return undefined;
  const counted = countedIn(message) ?? sumAsked(message, words);
  if (counted === undefined) return undefined;
  const { language, small } = words;
  const named = counted.split(/\s?[+＋;]\s?|,\s|\s(?:plus|and|und|et|y|e|en|más|mas|più|mais)\s/iu);
  // `…, and say what is not in it`: another wish.
  const next = named.findIndex(
    (part, at) => at > 0 && firstOf(part.trim(), sayingIn(words), words)?.start === 0,
  );
  const parts = named
    .slice(0, next === -1 ? named.length : next)
    .map((part) => partOf(part.trim(), language, small))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return { kind: 'reckon', text: message, parts, ...(language === 'en' ? {} : { language }) };
}
const maxRead = 300;
const leads = /^\s(?:for|für|pour|para|per|por|voor|za)(?=\s)/iu;

function countedIn(message: string): string | undefined {
  const [led] = reckons.exec(message) ?? reckonsFor.exec(message) ?? timesThe.exec(message) ?? [];
  if (led === undefined) return undefined;
  const told = message.slice(message.indexOf(led) + led.length).replace(leads, ' ');
  const [, behind = told] = /^[^:：]{0,60}[:：]\s?(.+)$/su.exec(told) ?? [];
  return behind.replace(costing, '').replace(/\s?=.*$|,\s\D*$|[\s.!]+$/su, '');
}

/** What a sum is wished for, where nothing is to go and no amount is told: all of it counts, what comes off too. */
function sumAsked(message: string, words: ReadingWords): string | undefined {
  const { verbs, language } = words;
  const asks = firstOf(message, `${sayingIn(words)}|${verbs.answer}|give`, words);
  const others = [verbs.remove, verbs.replace, verbs.shorten, verbs.move, verbs.rename].join('|');
  const isElse = firstOf(message, others, words) !== undefined;
  const isTold = wholeValuesIn(message, language).some(({ kind }) => kind === 'amount');
  if (!asks || asks.start > maxLead || isElse || isTold) return undefined;
  const led = sumOf.exec(asks.rest);
  return led
    ? asks.rest.slice(led.index + led[0].length).replace(/^\s?[:：]|[\s.!]+$/gu, '')
    : undefined;
}
const maxLead = 12;

function partOf(part: string, language: string, small: string): Part {
  const [digits = '', count = ''] =
    /^(\d{1,5})\s?(?:[x×*]\s?|(?:mal|fois|times|keer)\s)?/iu.exec(part) ?? [];
  const word = wordNumbersIn(part, language).find(({ start }) => start === 0);
  const name = stripAround(part.slice(digits.length || word?.text.length), small);
  return { count: count === '' ? (word?.number ?? 1) : Number(count), name };
}

export function reckon(editing: Editing, { parts, text }: RequestOf<'reckon'>): Outcome {
  const { brief, blocks } = editing;
  const found = parts.flatMap((part) => pricesOf(editing, part));
  const priced = found.flatMap(({ part, spot }) => (spot ? [{ ...part, spot }] : []));
  const [first] = priced;
  const currencies = new Set(priced.map(({ spot }) => currencyOf(spot.value)));
  const isSum = priced.length > 1 || (first?.count ?? 1) > 1;
  const places = new Set(
    priced.map(({ spot: { block, value } }) => `${block.componentId} ${value.key}`),
  );
  const open = found.flatMap(({ part, spot }) => (spot ? [] : [part.name]));
  if (!first || !isSum || open.length > 0 || currencies.size > 1 || places.size < priced.length)
    return noSum(open[0] ?? text);
  const sum = priced.reduce((all, { count, spot }) => all + count * numberIn(spot.value), 0);
  const sample = priced
    .map(({ spot }) => spot.value.text)
    .find((one) => /\d[.,]\d\d(?!\d)/.test(one));
  const page = blocks.flatMap(textsOf).join(' ');
  const total = writtenLike(sample ?? first.spot.value.text, round(sum), brief.language, page);
  if (total === undefined) return noSum(text);
  const way = priced.map(
    ({ count, name, spot }) => `${count > 1 ? `${count} × ` : ''}${spot.value.text} (${name})`,
  );
  const more = new Set(
    priced.map(({ spot: { text: cell, value } }) => onTop.exec(cell.slice(value.end))?.[0] ?? ''),
  );
  const sentence = capitalised(`${way.join(' + ')} = ${total}${[...more].join('')}.`);
  const added = { sentence, chunkIds: [], origin: '' };
  const own = addSentence(first.spot.block, added, brief);
  const block = own ?? newProse(editing, added);
  const after = own
    ? replaceBlock(blocks, own)
    : blocks.toSpliced(blocks.indexOf(first.spot.block) + 1, 0, block);
  const said = `I added the sum to ${nameOf(block)}: “${sentence}”`;
  return { ...done(after, block, said, [sentence]), dictated: [sentence], known: true };
}

const noSum = (name: string): Outcome =>
  not(
    `I add up only prices that stand on the page, and found no single one for “${name}”. Tell me how many of what, for example: work out 4 A + 1 B.`,
    'noSum',
    name,
  );

/** Of a part without a price of its own, those that are joined in it: `a grave on a Saturday with the hall`. */
function pricesOf(editing: Editing, part: Part): { part: Part; spot: Spot | undefined }[] {
  const spot = priceOf(editing, part);
  const names = spot ? [] : part.name.split(withMore);
  if (names.length < 2) return [{ part, spot }];
  const { small } = tableOf(editing.brief.language) ?? en;
  return names.map((name, at) => {
    const own = { count: at === 0 ? part.count : 1, name: stripAround(name, small) };
    return { part: own, spot: priceOf(editing, own) };
  });
}

/** The one price that all of its words stand right beside; of several of a thing, only where it is the price of one. */
function priceOf(editing: Editing, { count, name }: Part): Spot | undefined {
  const { brief, blocks } = editing;
  const asked = termsOf(inPageWords(name, blocks.flatMap(textsOf), brief.language), brief.language);
  const spots = spotsIn(editing, ({ kind }) => kind === 'amount').filter(
    ({ near }) =>
      asked.length > 0 && asked.every((term) => near.some((other) => isAkin(term, other))),
  );
  const one =
    spots.find(({ block: { type } }) => type === 'table' || type === 'pricing') ?? spots[0];
  const isAlone = one && spots.every(({ value }) => value.key === one.value.key);
  return isAlone && (count === 1 || !isOfSeveral(one)) ? one : undefined;
}

/** `4 mats £160`: what several cost together is the price of none. */
function isOfSeveral({ text, value: { start, end } }: Spot): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isEach = perUnit.test(behind) || atPrice.test(before);
  return !isEach && /(?:^|[\s(])(?:[2-9]|\d\d{1,3})\s\p{L}[^.;,]{0,24}$/u.test(before);
}
