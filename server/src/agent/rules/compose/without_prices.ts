// A source without what things cost: the columns, entries, sentences and parts of sentences that
// say it. What somebody saved or earned is no price.
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { pricing } from '../commands/patterns.ts';
import {
  emptySection,
  type Item,
  type Question,
  type Section,
  type Table,
} from '../context/reading.ts';
import { kindOf } from './kinds.ts';
import { withoutPrice } from './sentence_parts.ts';

const gained =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|less|fewer|raised|earn\p{L}*|turnover|revenue|refund\p{L}*|insured|cover(?:s|ed|age)?|versichert|deckung|couvert\p{L}*|asegur\p{L}*|assicur\p{L}*|segur[ao]|verzekerd|ubezpiecz\p{L}*|spar(?:t|te|en|ten)|gespart|ersparnis|weniger|umsatz|économis\p{L}*|moins|chiffre d[’']affaires|ahorr\p{L}*|menos|facturación|risparmi\p{L}*|meno|fatturato|poup\p{L}*|economiz\p{L}*|bespaar\p{L}*|bespar\p{L}*|minder|omzet|oszczędz\p{L}*|zaoszczędz\p{L}*|mniej)(?!\p{L})|節約|削減|売上|下が(?:り|っ)|減(?:り|っ|らせ)|浮(?:き|い)/iu;

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
    const left: Section = {
      ...section,
      paragraphs: section.paragraphs.flatMap((passage) => {
        const label = labelled.exec(passage.text)?.[1];
        // What is said under `Pricing:` is all about prices.
        if (label !== undefined && kindOf(emptySection(label)) === 'price') return [];
        const sentences = sentencesOf(passage.text, 'und').flatMap((one) => withoutAmount(one));
        const gap = /[。！？]/.test(passage.text) ? '' : ' ';
        return sentences.length === 0 ? [] : [{ ...passage, text: sentences.join(gap) }];
      }),
      items: section.items.flatMap((item) => itemWithout(item)),
      tables: section.tables.flatMap((table) => tableWithout(table)),
    };
    const empty = left.paragraphs.length + left.items.length + left.tables.length === 0;
    const named = section.heading !== undefined && pricing.test(section.heading);
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
      (one) => !tellsPrice(one) && !asksPrice.test(one.replace(atWhoseCost, '')),
    );
    const gap = /[。！？]/.test(answer) ? '' : ' ';
    return left.length === 0 ? [] : [{ ...entry, answer: left.join(gap) }];
  });

/** The sentence, the sentence without the amount, or nothing. */
function withoutAmount(sentence: string): string[] {
  if (!tellsPrice(sentence)) return [sentence];
  const bracketless = sentence.replace(/\s?[(（][^()（）]{1,60}[)）]/gu, (found) =>
    hasAmount(found) ? '' : found,
  );
  const left = hasAmount(bracketless) ? withoutPrice(bracketless)?.left : bracketless;
  return left === undefined || hasAmount(left) ? [] : [left];
}

function itemWithout(item: Item): Item[] {
  const whole = `${item.title}: ${item.text ?? ''}`;
  if (!tellsPrice(whole)) return [item];
  if (tellsPrice(item.title) || item.text === undefined) {
    return [];
  }
  const left = sentencesOf(item.text, 'und').flatMap((one) => withoutAmount(one));
  if (left.length === 0) return [];
  return [{ ...item, text: left.join(' ') }];
}

/** Without the columns of prices; what is left must still say something of each row. */
function tableWithout(table: Table): Table[] {
  const width = Math.max(table.columns.length, ...table.rows.map((row) => row.length), 0);
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = table.rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const priced = cells.filter(hasAmount).length;
    return !(pricing.test(table.columns[at] ?? '') || priced * 2 >= Math.max(1, cells.length));
  });
  if (kept.length === width) {
    const rows = table.rows.filter((row) => !row.some(tellsPrice));
    return rows.length === 0 ? [] : [{ ...table, rows }];
  }
  const pick = (row: readonly string[]): string[] => kept.map((at) => row[at] ?? '');
  const rows = table.rows.map(pick).filter((row) => !row.some(tellsPrice));
  if (kept.length < 2 || rows.length === 0) return [];
  return [{ ...table, kind: 'plain', columns: pick(table.columns), rows }];
}
