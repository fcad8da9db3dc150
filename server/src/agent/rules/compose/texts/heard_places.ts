// Where in a source an answer stands, and what follows from that: a figure is a price only in a price list.

import { hasAmount } from '../../../../platform/text/money.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import type { Section } from '../../context/reading.ts';
import type { Answer } from './answer.ts';
import { kindOf } from './kinds.ts';

/** Whom an offer is for answers nothing that they asked. */
export const forWhom =
  /^(?:who (?:buys|it[’']s for|it is for|uses it)|for whom|für wen|zielgruppe|wer kauft|pour qui|para quién|per chi|a chi si rivolge|para quem|voor wie|dla kogo)(?!\p{L})|対象(?:者|企業|のお客様)$|لمن/iu;

/** Where it stands: in a price list, or among what was reached elsewhere. */
export const placedIn = (section: Section) => {
  const { heading = '' } = section;
  const proof = kindOf(section) === 'proof';
  const priceList = kindOf(section) === 'price' && !savings.test(heading);
  const per =
    perIn(heading) ??
    section.paragraphs
      .map(({ text }) => text)
      .find(isUnitNote)
      ?.replace(/[.。]$/, '');
  return (answer: Answer): Answer => {
    const priced =
      !proof &&
      (priceList || answer.table?.priced === true || labelled.test(answer.text)) &&
      !savings.test(answer.table?.around ?? '') &&
      (answer.table?.priced === true || tellsPrice(answer.text)) &&
      !isUnitNote(answer.text);
    return {
      ...answer,
      section,
      ...(proof ? { proof } : {}),
      ...(priced ? { priced, listed: section, ...(per === undefined ? {} : { per }) } : {}),
    };
  };
};
/** `Price: €79 a month.` in running text. */
const labelled =
  /^(?:prices?|pricing|cost|fees?|preise?|kosten|prix|tarifs?|precios?|tarifas?|prezz[oi]|tariffe|preços?|prijs|prijzen|tarieven|cen[ay]|cennik|料金|価格|السعر|الأسعار)\s?[:：]/iu;
const savings = lean(
  /(?<!\p{L})(?:sav(?:ed|ings?)|spar\p{L}*|ersparnis|einspar\p{L}*|économi\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poupan\p{L}*|bespar\p{L}*|oszczędno\p{L}*)(?!\p{L})|削減|節約/iu,
);

/** `Preise (netto, je m²)`, `Prices per piece`. */
function perIn(heading: string): string | undefined {
  const inside = /[(（]([^()（）]{2,60})[)）]\s*$/u.exec(heading)?.[1];
  const before = heading.replace(/\s*[(（].*$/u, '');
  const parts = [
    ...(perUnit.test(before) ? [before] : []),
    ...(inside !== undefined && (perUnit.test(inside) || net.test(inside)) ? [inside] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
/** `Monthly per lift, VAT not included.` below the heading. */
const isUnitNote = (text: string): boolean =>
  text.length <= maxNote && !/\d/.test(text) && (perUnit.test(text) || net.test(text));
const maxNote = 60;
const perUnit =
  /(?<!\p{L})(?:per|pro|je|par|por|al|alla|za|na|op)\s\p{L}|(?<!\p{L})(?:monthly|monatlich|mensuel\p{L}*|mensual\p{L}*|mensil\p{L}|mensal|maandelijks|miesięczn\p{L}+)(?!\p{L})|あたり|月額/iu;
const net =
  /(?<!\p{L})(?:net|excl\p{L}*|netto|zzgl|HT|sin IVA|IVA|s\/IVA|btw|VAT|MwSt)(?!\p{L})|税別|税込/iu;

/** A line of a price list that says how much, or that it is free. */
const tellsPrice = (text: string): boolean => hasAmount(text) || free.test(text);
const free = lean(
  /(?<!\p{L})(?:free|included|waived|kostenlos|kostenfrei|inbegriffen|inklusive|gratuit\p{L}*|offert\p{L}*|compris\p{L}*|gratis|gratuit[oa]s?|incluid[oa]s?|compres[oaie]|inclus[oaie]|grátis|incluíd[oa]s?|inbegrepen|bezpłatn\p{L}*|w cenie)(?!\p{L})|無料|込み|مجان/iu,
);
