// What so many of something cost: the price on the page, and where it is sure what the price is for, the sum.

import type { Block } from '../../../../content/content.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { asksPrice, ofTime, yearly } from '../../grammar/languages/edit_words.ts';
import { tableOf } from '../../grammar/languages/tables.ts';
import { currencyOf, numberIn, type Value, wholeValuesIn } from '../../text/values.ts';
import { allQuoted, type Editing, not, type Outcome } from '../editing.ts';
import { everyText } from '../ground/find.ts';
import { inPageWords } from '../ground/page_words.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';
import { bareColumn } from './columns.ts';
import { asAmount } from './list_sum.ts';
import { areSizes, inStep, isStep } from './price_steps.ts';
import { nearness, type Spot, sentenceAt, spotsIn } from './spots.ts';

const monthly = /month|monat|mensu|mois|\bmes(?:es)?\b|mese|\bmês|maand|miesi|月額|毎月|شهر/iu;
/** Where it is a price from which prices begin, or for more than one, only the price itself is told. */
const unsure =
  /(?<!\p{L})(?:from|starting|ab|à partir|dès|desde|a partir|da|vanaf|od|ابتداء)\s[^\d]{0,4}$/iu;

/** Nothing where no price is asked for, no number is named, or no single price is meant. */
export function reckon(editing: Editing, question: string, spoken = 'en'): Outcome | undefined {
  const { language } = editing.desk;
  if (!asksPrice.test(question)) return undefined;
  const counts = wholeValuesIn(question, spoken).filter(({ kind }) => kind === 'number');
  const [count, more] = counts;
  if (more) return reckonAll(editing, question, spoken, counts);
  const times = count ? Number(count.key.replace(/[^\d.]/g, '')) : 0;
  const spots = spotsIn(editing, ({ kind }) => kind === 'amount');
  const inYear = !count && yearly.test(question);
  if (spots.length === 0 || !(times > 1 || inYear)) return undefined;
  const asked = termsAsked(editing, question, spoken, count);
  const meant = asked ? bestOf(inStep(spots, times), asked, wordsOf(fold(question))) : [];
  const [first] = meant;
  if (!first || meant.length > maxPrices || (isStep(first) && areSizes(spots))) return undefined;
  if (count && !isNamed(first, spots, asked ?? [], { unit: count.unit, language }))
    return undefined;
  const told = meant.map((spot) => priceTold(spot, { count, times, language, inYear }));
  const said = `The page has this price, in ${nameOf(first.block)}:`;
  return not(`${said} ${allQuoted(told)}. I changed nothing.`, 'priced', ...told);
}

/** What the price is of must be named, where other prices have the words of the question around them too: `five ferries` names no dry dock. */
function isNamed(spot: Spot, spots: readonly Spot[], asked: readonly string[], of: Of): boolean {
  const { block, text, title, value } = spot;
  const others = asked.filter((term) => !isLike(term, of.unit));
  const lists = spots.some((one) => isPriceList(one.block));
  if (others.length === 0 && !isPriceList(block) && lists) return false;
  const isRival = ({ value: { key }, near, sentence, heading }: Spot): boolean =>
    key !== value.key &&
    asked.every((term) => [...near, ...sentence, ...heading].some((one) => isAkin(term, one)));
  if (!spots.some(isRival) || isStep(spot)) return true;
  const [before = ''] = text.slice(0, value.start).split(/\.\s/).slice(-1);
  const name = [...new Set(termsOf(`${title} ${before}`, of.language))];
  const called = name.filter((term) => asked.some((one) => isLike(one, term)));
  return called.length * 2 >= name.length;
}

interface Of {
  /** What is counted. */
  unit: string;
  language: string;
}

/** `18 of these and 6 of those`: a sum only where each has one price, and all are of one currency. */
function reckonAll(
  editing: Editing,
  question: string,
  spoken: string,
  counts: readonly Value[],
): Outcome | undefined {
  const { language } = editing.desk;
  if (counts.length > maxCounts || counts.some(({ unit }) => unit === '' || ofTime.test(unit)))
    return undefined;
  const spots = spotsIn(editing, ({ kind }) => kind === 'amount');
  const each = counts.flatMap((count, at) => {
    const part = question.slice(count.start, counts[at + 1]?.start);
    const times = Number(count.key.replace(/[^\d.]/g, ''));
    const asked = termsAsked(editing, part, spoken, count);
    const [spot, other] = asked ? bestOf(inStep(spots, times), asked, wordsOf(fold(part))) : [];
    if (!spot || other || !isNamed(spot, spots, asked ?? [], { unit: count.unit, language }))
      return [];
    const isSure =
      !unsure.test(spot.text.slice(0, spot.value.start)) &&
      !isForMany(spot.block, spot, times) &&
      isCounted(spot, count, language);
    return [{ spot, count, times, isSure }];
  });
  const [first] = each;
  if (!first || each.length < counts.length) return undefined;
  const currency = currencyOf(first.spot.value);
  const isSum = each.every(({ isSure, spot }) => isSure && currencyOf(spot.value) === currency);
  const sum = each.reduce((all, { spot, times }) => all + numberIn(spot.value) * times, 0);
  const terms = each.map(({ spot, count }) => `${count.text} × ${spot.value.text}`).join(' + ');
  const prices = each.map(({ spot }) => withoutStop(wholeOf(spot, language)));
  const total = asAmount(first.spot.value, sum, language);
  const told = isSum ? [`${terms} = ${total} (${prices.join('; ')})`] : prices;
  return not(
    `The page has these prices: ${allQuoted(told)}. I changed nothing.`,
    'priced',
    ...told,
  );
}

const maxCounts = 4;

/** More cannot all be meant. */
const maxPrices = 2;

interface Asked {
  count: Value | undefined;
  times: number;
  language: string;
  inYear: boolean;
}

function priceTold(spot: Spot, { count, times, language, inYear }: Asked): string {
  const { block, text, value } = spot;
  const price = withoutStop(wholeOf(spot, language));
  const isMonthly = monthly.test(`${aboveOf(block)} ${price}`);
  const factor = inYear ? (isMonthly ? 12 : 0) : times;
  const isSure =
    factor > 1 && !unsure.test(text.slice(0, value.start)) && !isForMany(block, spot, times);
  if (!isSure || !(inYear || isCounted(spot, count, language))) return price;
  const many = count && /\d/.test(count.text) ? count.text : factor;
  return `${many} × ${value.text} = ${asAmount(value, numberIn(value) * factor, language)} (${price})`;
}

const asking =
  /(?<!\p{L})(?:(?:co[sû]t|kost|cuest|cust|koszt|pric|preis|prix|preci|prezz|preç|prij|tarif|cen[ayę])\p{L}*|much|would|will|come|add|total|viel|würden?|wäre|zahl\p{L}*|combien|serai\p{L}*|cuánto|sería|quanto|seria|hoeveel|zou(?:den)?|ile|będzie|year|jahre?|années?|año|anno|ano|jaar|rok\p{L}*|annual\p{L}*|كم|سعر|ثمن|تكلف\p{L}*)(?!\p{L})/giu;

/** The words of the question without those of asking; nothing where the page does not have one of them. */
function termsAsked(
  { blocks, desk }: Editing,
  question: string,
  spoken: string,
  count?: Value,
): string[] | undefined {
  const { language } = desk;
  const texts = blocks.flatMap(everyText);
  const bare = (count ? question.replace(count.text, ' ') : question)
    .replace(asking, ' ')
    .replace(/(?<=[\p{sc=Latin}\d])(?=[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}])/gu, ' ');
  const small = (tableOf(spoken)?.small ?? '').split(/[|\s]/).map(fold);
  const stops = new Set([...stopWords(spoken), ...small]);
  const page = [...new Set(termsOf(texts.join(' '), language))];
  const terms = termsOf(inPageWords(bare, texts, language), language).filter(
    (term) => !pieceWords.has(term) && !stops.has(term),
  );
  const isKnown = (term: string): boolean => page.some((other) => isLike(term, other));
  return terms.every(isKnown)
    ? terms.filter((term) => page.some((one) => isAkin(term, one)))
    : undefined;
}

/** All that fit best, each price once. */
function bestOf(
  spots: readonly Spot[],
  asked: readonly string[],
  words: readonly string[],
): Spot[] {
  const scored = spots.map((spot) => ({
    spot,
    score: nearOf(spot, asked) + (isInColumn(spot, words) ? 4 : 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const meant = scored.filter(({ score }) => score === best && score > 4).map(({ spot }) => spot);
  return [...new Map(meant.map((spot) => [spot.value.key, spot])).values()];
}

/** A row that the number chose need not have every word of the question. */
const nearOf = (spot: Spot, asked: readonly string[]): number =>
  isStep(spot)
    ? 1 + Math.max(0, ...asked.map((term) => nearness(spot, [term])))
    : nearness(spot, asked);

/** `pudełek M`: a column may be called by one letter. */
const isInColumn = ({ column }: Spot, words: readonly string[]): boolean =>
  column !== '' && words.includes(keyOf(bareColumn(column)));

const aboveOf = (block: Block): string =>
  ['heading', 'note', 'columns']
    .map((member) => String((block as unknown as Record<string, unknown>)[member] ?? ''))
    .join(' ');

const forMany =
  /(?<!\p{L})(?:per|of|für|pro|je|pour|par|por|para|ogni|voor|za|na)\s\d[\d.,]{1,9}/iu;

/** `per 1,000 pieces`, `series of 100`: what stands above says what the price is for. */
const isForMany = (block: Block, { title }: Spot, count: number): boolean =>
  forMany.test(aboveOf(block)) && !title.includes(String(count));

/** What is counted is what the price is for: it stands in the name, the unit, or above. */
function isCounted(spot: Spot, count: Value | undefined, language: string): boolean {
  if (!count) return false;
  const { near, entry, heading, block } = spot;
  const [unit = ''] = termsOf(count.unit, language);
  const above = [...near, ...entry, ...heading, ...termsOf(aboveOf(block), language)];
  const inMonths = monthly.test(count.unit) && monthly.test(aboveOf(block));
  return inMonths || isStep(spot) || (unit !== '' && above.some((term) => isLike(unit, term)));
}

const isLike = (one: string, other: string): boolean =>
  isAkin(one, other) ||
  (one.length >= 3 && other.length >= 3 && one.slice(0, 4) === other.slice(0, 4));

/** The sentence with the price, under the name that it is the price of. */
function wholeOf({ block, title, column, text, value }: Spot, language: string): string {
  const said = sentenceAt(text, value.start, language);
  const head = block.type === 'table' && block.columns.length > 2 ? column : '';
  const name = [head, title].filter((part) => part !== '' && !said.includes(part)).join(', ');
  return name === '' ? said : `${name}: ${said}`;
}
