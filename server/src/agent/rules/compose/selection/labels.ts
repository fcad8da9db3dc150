// Lines with a label of their own, `Warranty: 36 months`: each is a small section under that name.

import { hasAmount } from '../../../../platform/text/money.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { namesEntry } from '../../context/paragraphs.ts';
import { emptySection } from '../../context/reading.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { kindOf } from '../texts/kinds.ts';
import { isPriced as offersPrice } from './fitting.ts';

/**
 * What has a label of its own is a section of its own, `Warranty: 36 months …`; prices and
 * conditions after all that they are the price of.
 */
export function labelledApart(brief: Brief, parts: readonly Draft[][]): Draft[][] {
  const entryOf = (text: string) => entryIn(text) ?? priceEntry(brief, text);
  const late: Draft[][] = [];
  const apart = parts.flatMap((part): Draft[][] => {
    const [only] = part;
    if (!isUntitled(part) || only?.type !== 'prose') return [part];
    const { chunkIds } = only;
    const entries = only.paragraphs.flatMap((text) => entryOf(text) ?? []);
    const rest = only.paragraphs.filter((text) => !entries.some(({ whole }) => whole === text));
    const titled = entries.flatMap((entry): Draft[][] => {
      const { title: heading } = entry;
      const section: Draft[] = [{ type: 'prose', chunkIds, heading, paragraphs: [entry.text] }];
      if (!isTerms(heading)) return [section];
      if (!isPrice(heading) || !joinPrices(late, entry.whole)) late.push(section);
      return [];
    });
    const kept: Draft[] = rest.length === 0 ? [] : [{ ...only, paragraphs: rest }];
    return [...(kept.length === 0 ? [] : [kept]), ...titled];
  });
  return [...apart, ...late];
}

interface Entry {
  title: string;
  text: string;
  /** With its label: `Not included: fuel` says the opposite without it. */
  whole: string;
}

/** All that it costs stands under one heading. */
function joinPrices(sections: readonly Draft[][], text: string): boolean {
  const prices = sections
    .flat()
    .find((one) => one.type === 'prose' && one.heading !== undefined && isPrice(one.heading));
  if (prices?.type === 'prose') prices.paragraphs.push(text);
  return prices !== undefined;
}

/** Amounts under no heading of their own are what it costs. */
function priceEntry({ phrases, language, claims }: Brief, text: string): Entry | undefined {
  const sentences = sentencesOf(text, language);
  // What somebody saved is no price.
  const isPrice = (sentence: string): boolean => hasAmount(sentence) && !saved.test(sentence);
  const priced = sentences.filter(isPrice).length;
  const { prices } = phrases;
  // What begins with a price goes on with what is in it and what is not.
  const isPriced = priced * 2 > sentences.length || isPrice(sentences[0] ?? '');
  return prices !== undefined && isPriced && offersPrice(text) && claims.isFresh(prices)
    ? { title: prices, text, whole: text }
    : undefined;
}

const saved = lean(
  /(?<!\p{L})(?:sav(?:e|es|ed|ing)|spar(?:t|te|en|ten)|gespart|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*|bespaar\p{L}*|bespar\p{L}*|oszczędz\p{L}*|zaoszczędz\p{L}*|odzyska\p{L}*|recovered|avoided|raised|spend[eo]?|spends|spent|dépens\p{L}*|gasta\p{L}*|wydaje)(?!\p{L})|節約|削減/iu,
);

export const isPrice = (heading: string): boolean => kindOf(emptySection(heading)) === 'price';

const isTerms = (heading: string): boolean =>
  ['price', 'risk', 'practical'].includes(kindOf(emptySection(heading)));

/** Text that no heading of the author's stands above. */
export const isUntitled = (part: readonly Draft[]): boolean =>
  part.length === 1 && part[0]?.type === 'prose' && part[0].heading === undefined;

const labelled =
  /^(\p{Lu}[^.:：!?(]{1,39}?(?:\s?\([^()]{1,40}\))?)\s?[:：]\s(\S.{3,400})$|^([\p{scx=Han}\p{scx=Katakana}]{2,12})：(\S.{3,200})$/u;

export function entryIn(text: string): Entry | undefined {
  const [, latin, words, wide, letters] = labelled.exec(text) ?? [];
  const [title, said] = [latin ?? wide, words ?? letters];
  if (title === undefined || said === undefined || !namesEntry(title, said)) return undefined;
  return { title, text: capitalised(said), whole: text };
}
