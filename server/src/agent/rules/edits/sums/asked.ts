// A sum that the team asks for, of prices on the page: `work out 4 mats + a day`. It stands there with how it was reckoned,
// and only where the name of each price tells it from all others.
import { languageOf } from '../../../../platform/text/language.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { atPrice, costing, perUnit, reckons, timesThe } from '../../grammar/languages/sum_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { stripAround } from '../../grammar/phrases.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { currencyOf, numberIn } from '../../text/values.ts';
import { addSentence, newProse } from '../change/sentence_place.ts';
import { type Spot, spotsIn } from '../change/spots.ts';
import { done, type Editing, not, type Outcome, replaceBlock } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
import type { Request, RequestOf } from '../requests.ts';
import { round } from './figures.ts';
import { writtenLike } from './written.ts';

type Part = RequestOf<'reckon'>['parts'][number];

/** `Add up the term for her: 12 x lessons plus hire, show the sum`: how many of what. */
export function readReckoned(message: string, home: string): Request | undefined {
  const [led] =
    message.length > maxRead ? [] : (reckons.exec(message) ?? timesThe.exec(message) ?? []);
  if (led === undefined || /["“„«「]/u.test(message)) return undefined;
  const told = message.slice(message.indexOf(led) + led.length);
  const [, behind = told] = /^[^:：]{0,60}[:：]\s?(.+)$/su.exec(told) ?? [];
  const counted = behind.replace(costing, '').replace(/\s?=.*$|,\s\D*$|[\s.!]+$/su, '');
  const { language, small } = tableOf(languageOf(message)) ?? tableOf(home) ?? en;
  const parts = counted
    .split(/\s?[+＋;]\s?|,\s|\s(?:plus|and|und|et|y|e|en|más|mas|più|mais)\s/iu)
    .map((part) => partOf(part.trim(), language, small))
    .filter(({ name }) => /\p{L}{2}/u.test(name));
  return { kind: 'reckon', text: message, parts, ...(language === 'en' ? {} : { language }) };
}
const maxRead = 300;

function partOf(part: string, language: string, small: string): Part {
  const [digits = '', count = ''] =
    /^(\d{1,5})\s?(?:[x×*]\s?|(?:mal|fois|times|keer)\s)?/iu.exec(part) ?? [];
  const word = wordNumbersIn(part, language).find(({ start }) => start === 0);
  const name = stripAround(part.slice(digits.length || word?.text.length), small);
  return { count: count === '' ? (word?.number ?? 1) : Number(count), name };
}

export function reckon(editing: Editing, { parts, text }: RequestOf<'reckon'>): Outcome {
  const { brief, blocks } = editing;
  const found = parts.map((part) => ({ part, spot: priceOf(editing, part) }));
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
  const sentence = capitalised(`${way.join(' + ')} = ${total}.`);
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

/** The one price that all of its words stand right beside; of several of a thing, only where it is the price of one. */
function priceOf(editing: Editing, { count, name }: Part): Spot | undefined {
  const { brief, blocks } = editing;
  const asked = termsOf(inPageWords(name, blocks.flatMap(textsOf), brief.language), brief.language);
  const spots = spotsIn(editing, ({ kind }) => kind === 'amount').filter(
    ({ near }) =>
      asked.length > 0 && asked.every((term) => near.some((other) => isAkin(term, other))),
  );
  const [one] = spots;
  const isAlone = one && spots.every(({ value }) => value.key === one.value.key);
  return isAlone && (count === 1 || !isOfSeveral(one)) ? one : undefined;
}

/** `4 mats £160`: what several cost together is the price of none. */
function isOfSeveral({ text, value: { start, end } }: Spot): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const isEach = perUnit.test(behind) || atPrice.test(before);
  return !isEach && /(?:^|[\s(])(?:[2-9]|\d\d{1,3})\s\p{L}[^.;,]{0,24}$/u.test(before);
}
