// What a column for the team is called: by its own name, by what stands in it, or by a note that speaks of it.

import { hasAmount } from '../../platform/text/money.ts';
import { lean } from '../../platform/text/quickened.ts';
import { reasonToHide } from './judge.ts';
import { isHush, marked } from './patterns/marked.ts';
import { spaced } from './patterns/pattern.ts';
import { amountOf } from './price_floors.ts';

/** What the house pays, keeps or would take: nobody else has a column for it. */
const ofMoney =
  /^(?:.{0,20}(?:(?<!(?:ground|first|second|third|top|upper|lower|\d(?:st|nd|rd|th)|per|each)\s)floor(?!s|ing|\s(?:area|space|plan|heating|level))|margin|marge|marża|margen|margine|margem|原価|粗利|仕入|下限).{0,20}|mindestpreis|untergrenze|schmerzgrenze|ondergrens|bodem(?:prijs)?|lowest(?: price)?|bottom(?: price)?|(?:prix |precio |prezzo |preço )?(?:plancher|suelo|soglia)|cena min\.?|(?:our|own|true|net|unit) costs?|cost price|ek(?:[- ]?preis)?|einkauf(?:spreis)?|selbstkosten|deckungsbeitrag|db ?\d?|prix d[’']achat|prix de revient|coût de revient|(?:precio|coste) de (?:compra|coste)|(?:prezzo|costo) d[’']acquisto|preço de custo|inkoop(?:s?prijs)?|kostprijs|koszt własny|cena zakupu|(?:our |internal |est\.? )(?:hours|hrs|time)|unsere stunden|nos heures|nuestras horas|nostre ore|nossas horas|onze uren|nasze godziny|工数|(?:buying|purchas(?:e|ing)|supplier|wholesale buy(?:ing)?|net cost|landed) (?:prices?|rates?|costs?)|mark-?ups?|rohertrag|einstand(?:spreis)?|einkaufskosten|bruttogewinn|prix (?:d[’']achat|coûtant)|coût d[’']achat|ricarico|inkoopkosten|prezz[io] di costo|prezzo d[’']acquisto|cost[io] d[’']acquisto|preço de compra|custo de (?:compra|aquisição)|precio de coste|ceny? zakupu|koszty? zakupu|narzut)$/iu;
/** Beside what the house sells for it is what the house pays or earns; beside a rent, buying is for the reader. */
const bought =
  /^(?:buy|buying|bought|purchase|net costs?|profits?|achats?|compras?|acquist[oi]|zakup|gewinn|bénéfices?|beneficios?|ganancias?|utile|guadagno|lucros?|winst|zysk|買値|利益)$/iu;
const sells =
  /^(?:sell(?:ing)?|sold|sales?|retail|resale|(?:our |sell(?:ing)? |sales? |retail |list |customer |client |end |unit )?(?:price|rate|quote|tariff)s?|charge|to (?:customer|client)|vk(?:[- ]?preis)?|verkauf(?:spreis)?|ab(?:gabe)?preis|preise?|(?:prix de )?ventes?|prix|tarifs?|(?:precio de |pvp )?ventas?|precios?|pvp|tarifas?|(?:prezzo di )?vendit[ae]|prezz[io]|listino|tariff[ae]|(?:preço de )?vendas?|preços?|pvp|verkoop(?:prijs)?|prij(?:s|zen)|tarief|(?:cena )?sprzedaż\p{L}?|cen[ay](?: sprzedaży)?|販売価格|売価|売値|価格|単価|料金)$/iu;
/** `Buy (€)`, `EK netto`, `Cost per unit`: what it is called, without its currency and unit. */
const unit = lean(
  /\s?(?:[([（［][^()[\]（）［］]{0,30}[)\]）］]|[€$£¥]|(?:in |en |w )?(?:eur|usd|gbp|chf|pln|zł)(?!\p{L})|(?<!\p{L})(?:net|netto|ht|excl?\.?(?: vat)?|ex\.? vat|per \p{L}{1,8}|je \p{L}{1,8}|pro \p{L}{1,8}))(?=\s|$)|[/／]\s?\p{L}{1,8}$/giu,
);
/** Beside a price it is what the house pays or would take; alone it may be the price. */
const besidePrice =
  /^(?:costs?|kosten|coûts?|costes?|costi|costos?|custos?|koszty?|min(?:imum|\.)?(?: price|preis)?|(?:prix |precio |prezzo |preço )?(?:min\.?|mini|minim[oa]|mínim[oa])|limit|rabatt|(?:max\.? )?discounts?)$/iu;
const floors = /min|mín|limit/iu;
/** Beside such a column, hours are what the work takes. */
const hours =
  /^(?:hrs?|hours?|h|std\.?|stunden|aufwand|heures|horas|ore|uren|godz\.?|godziny|時間|manntage|pt|j\/h)\.?$/iu;

export const isHoursColumn = (name: string): boolean => hours.test(name.trim());

/** By its name, and by the figures below it: `min` may be minutes, `cost` what the reader pays. */
export function isMoneyColumn(
  at: number,
  names: readonly string[],
  columns: readonly string[][],
): boolean {
  const name = names[at] ?? '';
  const called = name.trim();
  const bare = bareName(name);
  const cells = columns[at] ?? [];
  const others = columns.filter((_, place) => place !== at && place > 0);
  if (ofMoney.test(called) || ofMoney.test(bare)) return true;
  const sold = columns.filter(
    (_, place) => place !== at && sells.test(bareName(names[place] ?? '')),
  );
  if (bought.test(bare))
    return mostly(cells, counts) && sold.some((column) => mostly(column, counts));
  if (!besidePrice.test(called) && !besidePrice.test(bare)) return false;
  const priced = others.filter(
    (column) => mostly(column, hasAmount) || (sold.includes(column) && mostly(column, counts)),
  );
  if (priced.length === 0) return false;
  if (!floors.test(called)) return true;
  // `min` before a price, without a currency, is minutes.
  const left = others.slice(0, at - 1).filter((column) => mostly(column, hasAmount));
  return (mostly(cells, hasAmount) ? priced : left).some((column) => isBelow(cells, column));
}

const bareName = (name: string): string => name.replace(unit, '').trim();
const counts = (cell: string): boolean => /\d/.test(cell);

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean => {
  const told = cells.filter((cell) => cell !== '');
  return told.length > 0 && told.filter(is).length * 2 >= told.length;
};

const leastShare = 0.4;
/** Figures somewhat below the price beside them; minutes and numbers of guests are not, nor is a least order. */
function isBelow(cells: readonly string[], prices: readonly string[]): boolean {
  const pairs = cells.flatMap((cell, at) => {
    const [low, price] = [figureIn(cell), figureIn(prices[at] ?? '')];
    return low === undefined || price === undefined ? [] : [low / price];
  });
  const below = pairs.filter((share) => share >= leastShare && share <= 1).length;
  return below * 2 > pairs.length || (pairs.length === 0 && mostly(cells, hasAmount));
}

const figureIn = (cell: string): number | undefined => {
  const found = /\d[\d.,’']{0,11}/u.exec(cell)?.[0];
  const value = found === undefined ? Number.NaN : amountOf(found);
  return value > 0 ? value : undefined;
};

const column =
  'columns?|col\\.?|spalten?|colonnes?|columnas?|colonn[ae]|colunas?|kolom(?:men)?|kolumn\\p{L}{1,3}';
const last =
  'last|right(?:-hand|most)?|letzten?|rechten?|derni[èe]res?|droite|últimas?|derecha|ultim[ae]|destra|direita|laatste|rechter?|ostatni\\p{L}{0,2}|praw\\p{L}{1,2}';
const two = '(?:two|2|beiden|zwei|deux|dos|due|duas|twee|dwie)';
const lastColumn = new RegExp(
  `${spaced(last)}\\s(?:${two}\\s)?(?:${column})(?!\\p{L})|(?<!\\p{L})(?:${two}\\s)?(?:${column})\\s(?:(?:on the|de|de la|di|da|a|à|rechts|ganz|mais à)\\s)?${spaced(last)}|(?:最後|右端?|一番右)の列`,
  'iu',
);
const lastTwo = new RegExp(`${spaced(two)}`, 'iu');
const maxNote = 300;

/** A line that keeps something from readers. */
const keeps = (line: string): boolean =>
  isHush(line) || marked.test(line) || reasonToHide(line) === 'internal';

/** The columns a note speaks of: `"min" is what we would take, not for clients`, `last column is ours`. */
export function columnsKept(heads: readonly string[], notes: readonly string[]): number[] {
  const found = new Set<number>();
  for (const note of notes) {
    if (note.length > maxNote) continue;
    const named = heads.flatMap((head, at) => (speaksOf(note, head.trim()) ? [at] : []));
    const ends = lastColumn.test(note)
      ? heads.map((_, at) => at).slice(lastTwo.test(note) ? -2 : -1)
      : [];
    if (named.length + ends.length === 0 || !keeps(note)) continue;
    for (const at of [...named, ...ends]) if (at > 0) found.add(at);
  }
  return [...found];
}

function speaksOf(note: string, head: string): boolean {
  if (head.length < 2 || head.length > 40) return false;
  const [small, name] = [note.toLowerCase(), head.toLowerCase()];
  for (let at = small.indexOf(name); at !== -1; at = small.indexOf(name, at + 1)) {
    const before = small.slice(Math.max(0, at - 24), at);
    const after = small.slice(at + name.length, at + name.length + 24);
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    if (/["“„«'‘「]\s?$/u.test(before) && /^\s?["”“»'’」]/u.test(after)) return true;
    if (besideColumn.before.test(before) || besideColumn.after.test(after)) return true;
    if (/^[\s([*-]*$/u.test(small.slice(0, at)) && isToldOf.test(after)) return true;
  }
  return false;
}

const besideColumn = {
  before: new RegExp(`${spaced(column)}\\s["“„«'‘]?$|列「$`, 'iu'),
  after: new RegExp(`^["”“»'’]?[\\s-]?(?:${column})(?!\\p{L})|^」?の?列`, 'iu'),
};
const isToldOf =
  /^\s?(?:=|[:：]|is\s|are\s|ist\s|sind\s|est\s|sont\s|es\s|son\s|è\s|sono\s|é\s|são\s|zijn\s|to\s|jest\s|są\s|は)/u;
