// A source without what things cost: the columns, entries, sentences and parts of sentences that
// say it. What somebody saved or earned is no price.

import { hasAmount } from '../../../../platform/text/money.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { pricing } from '../../commands/patterns.ts';
import {
  emptySection,
  type Item,
  type Question,
  type Section,
  type Table,
} from '../../context/reading.ts';
import {
  isOfPrices,
  namesPrices,
  priceColumns,
  tellsBareNumber,
  tellsBarePrice,
} from '../texts/bare_prices.ts';
import { kindOf } from '../texts/kinds.ts';
import { withoutPrice } from '../texts/sentence_parts.ts';

const gained = lean(
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|less|fewer|raised|earn\p{L}*|turnover|revenue|refund\p{L}*|insured|cover(?:s|ed|age)?(?= (?:(?:of|for|is) )?(?:up to|[£€$]))|(?<=\d (?:million |m )?(?:\p{L}+ ){0,2})cover(?:age)?|versichert|deckung|couvert\p{L}*|asegur\p{L}*|assicur\p{L}*|segur[ao]|verzekerd|ubezpiecz\p{L}*|spar(?:t|te|en|ten)|gespart|ersparnis|weniger|umsatz|économis\p{L}*|moins|chiffre d[’']affaires|ahorr\p{L}*|menos|facturación|risparmi\p{L}*|meno|fatturato|poup\p{L}*|economiz\p{L}*|bespaar\p{L}*|bespar\p{L}*|minder|omzet|oszczędz\p{L}*|zaoszczędz\p{L}*|mniej)(?!\p{L})|節約|削減|売上|下が(?:り|っ)|減(?:り|っ|らせ)|浮(?:き|い)/iu,
);

/** An amount that somebody pays us. */
export const tellsPrice = (text: string): boolean => hasAmount(text) && !gained.test(text);

/** What is asked about prices and discounts. */
const asksPrice =
  /(?<!\p{L})(?:pric\p{L}+|discounts?|fees?|costs?|how much|preise?\p{L}*|rabatt\p{L}*|kosten|kostet|prix|tarifs?|remises?|combien|precios?|descuentos?|cuánto cuesta|prezz\p{L}+|scont\p{L}+|quanto costa|preços?|descontos?|quanto custa|prijs\p{L}*|korting\p{L}*|cen\p{L}{1,2}|rabat\p{L}*|zniżk\p{L}+)(?!\p{L})|料金|価格|割引|いくら|الأسعار|السعر|خصم/iu;

/** `At our own cost` names no price. */
const atWhoseCost =
  /(?<!\p{L})(?:at (?:our|no|your|the|my)?\s?(?:own |extra |additional )?(?:cost|expense)|at cost|auf (?:unsere|ihre|deine) kosten|ohne (?:weitere |zusätzliche )?kosten|à nos frais|sans (?:frais|surcoût)|sin coste|a nuestro cargo|a nostre spese|senza costi|sem custos?(?: extra)?|por nossa conta|op onze kosten|zonder (?:extra )?kosten|na nasz koszt|bez (?:dodatkowych )?kosztów)(?!\p{L})/giu;

const labelled = /^(\p{Lu}[^.:：!?]{1,50}|[\p{scx=Han}\p{scx=Katakana}]{2,12})\s?[:：]/u;

export function sectionsWithoutPrices(list: readonly Section[]): Section[] {
  const unnamed: Section[] = [];
  const kept = list.flatMap((section) => {
    const ofPrices = isOfPrices(section);
    const isFree = (text: string): boolean =>
      !(ofPrices ? tellsBareNumber(text) : tellsBarePrice(text));
    const left: Section = {
      ...withFreeName(section),
      paragraphs: section.paragraphs.flatMap((passage) => {
        const label = labelled.exec(passage.text)?.[1];
        // What is said under `Pricing:` is all about prices.
        if (label !== undefined && kindOf(emptySection(label)) === 'price') return [];
        const sentences = sentencesOf(passage.text, 'und')
          .flatMap((one) => withoutAmount(one))
          .filter(isFree);
        const gap = /[。！？]/.test(passage.text) ? '' : ' ';
        return sentences.length === 0 ? [] : [{ ...passage, text: sentences.join(gap) }];
      }),
      items: section.items.flatMap((item) => itemWithout(item, isFree)),
      tables: section.tables.flatMap((table) => tableWithout(table, ofPrices)),
    };
    const empty = left.paragraphs.length + left.items.length + left.tables.length === 0;
    const named = section.heading !== undefined && namesPrices(section.heading);
    if (empty || (named && left.tables.length === 0)) {
      return [];
    }
    if (!named) return [left];
    // Under `Prices` alone, what a row has besides is of the price: so much for how many, how often.
    const alone = termsOf((section.heading ?? '').replace(pricing, '')).length === 0;
    if (alone && left.tables.every(({ rows }) => rows.every((row) => row.length < 3))) return [];
    // `Times and prices` is no name for what is left, and it is the least of the page.
    const { heading, ...rest } = left;
    const name = left.tables[0]?.columns[0] ?? '';
    unnamed.push(name === '' ? rest : { ...rest, heading: name });
    return [];
  });
  return [...kept, ...unnamed];
}

export const questionsWithoutPrices = (list: readonly Question[]): Question[] =>
  list.flatMap((entry) => {
    const { question, answer } = entry;
    if (asksPrice.test(question)) {
      return [];
    }
    const left = sentencesOf(answer, 'und').filter(
      (one) =>
        !tellsPrice(one) && !tellsBarePrice(one) && !asksPrice.test(one.replace(atWhoseCost, '')),
    );
    const gap = /[。！？]/.test(answer) ? '' : ' ';
    return left.length === 0 ? [] : [{ ...entry, answer: left.join(gap) }];
  });

/** The sentence, the sentence without the amount, or nothing. */
export function withoutAmount(sentence: string): string[] {
  if (!tellsPrice(sentence)) return [sentence];
  const bracketless = sentence.replace(/\s?[(（][^()（）]{1,60}[)）]/gu, (found) =>
    hasAmount(found) ? '' : found,
  );
  const left = hasAmount(bracketless) ? withoutPrice(bracketless)?.left : bracketless;
  return left === undefined || hasAmount(left) ? [] : [left];
}

export function itemWithout(item: Item, isFree: (text: string) => boolean): Item[] {
  const { title, text } = item;
  if (!tellsPrice(`${title}: ${text ?? ''}`) && isFree(title) && isFree(text ?? '')) return [item];
  if (tellsPrice(title) || !isFree(title) || text === undefined) return [];
  const left = sentencesOf(text, 'und')
    .flatMap((one) => withoutAmount(one))
    .filter(isFree);
  return left.length === 0 ? [] : [{ ...item, text: left.join(' ') }];
}

/** `Yearly plan – £1,900`, `Basic (£640)`: the name without the price. */
function nameWithout(name: string): string {
  if (!tellsPrice(name)) return name;
  const bracketless = name.replace(/\s?[(（][^()（）]{1,60}[)）]/gu, (found) =>
    hasAmount(found) ? '' : found,
  );
  const parts = bracketless.split(/\s[–—-]\s|[:：,]\s|\s(?=[€£$]?\d)/u);
  const before = parts.findIndex(hasAmount);
  return before < 0 ? bracketless : parts.slice(0, before).join(' – ');
}

function withFreeName(section: Section): Section {
  const { heading, ...rest } = section;
  const name = nameWithout(heading ?? '');
  return name === heading ? section : name === '' ? rest : { ...rest, heading: name };
}

/** Without the columns of prices; what is left must still say something of each row. */
export function tableWithout(table: Table, ofPrices: boolean): Table[] {
  const width = Math.max(table.columns.length, ...table.rows.map((row) => row.length), 0);
  const priced = priceColumns(table, ofPrices);
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => !priced.includes(at));
  const pick = (row: readonly string[]): string[] => kept.map((at) => row[at] ?? '');
  // `Price per day | 350 | 500` is a row of them.
  const isPriced = (row: readonly string[]): boolean =>
    row.some(tellsPrice) || (namesPrices(row[0] ?? '') && row.slice(1).some(tellsBareNumber));
  const rows = table.rows.map(pick).filter((row) => !isPriced(row));
  if (kept.length < 2 || rows.length === 0) return [];
  const kind = kept.length === width ? table.kind : 'plain';
  return [{ ...table, kind, columns: pick(table.columns).map(nameWithout), rows }];
}
