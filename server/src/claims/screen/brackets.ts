// What colleagues say of a line on that line: in brackets, behind an arrow, or right behind its price.
import type { LeftOutReason } from '../claims.ts';
import { isBareMark, reasonToHide } from './judge.ts';
import { lengthOf } from './learned/traits.ts';
import type { Shape } from './shape.ts';
import type { Voice } from './voice.ts';

/** `(Dean: ask me first)`: behind a first name and a colon stands what was said to a colleague, or by one. */
export function isAddressed(text: string, voice: Voice): boolean {
  const name = /^\s*[(（[［]\s?(\p{Lu}\p{Ll}{1,15})\s?[:：]\s/u.exec(text)?.[1];
  return name !== undefined && voice.isFirstName(name);
}

/** A question or an arrow in brackets doubts what it stands beside; square ones hold what was put in later. */
export const aside: Shape = {
  listed: true,
  entry: false,
  alien: false,
  closed: true,
  heading: false,
  answers: false,
  sibling: false,
  jotted: false,
};

/** What the prices beside it are for: `(per month, excl. VAT)`, `(prezzi a bottiglia, IVA esclusa, listino giugno)`. */
export const ofPrices = (inner: string): boolean =>
  inner.length <= maxTerms &&
  inner.split(/\s?[,;/・]\s?/u).every((part) => priceTerm.test(part.trim()));
const maxTerms = 80;
const priceTerm =
  /^(?:(?:(?:net|gross|netto|brutto|net[te]o|bruto|lordo) )?(?:per|pro|je|im|par|por|al|alla|a|za|na|à la|each|a head)\s?\p{L}{0,16}(?: (?:und|and|et|y|e|en|i) \p{L}{2,16})?|(?:excl|ex|incl|inkl|zzgl|exkl|plus|excluding|including|hors|sin|senza|sem|bez|netto|zonder)\.? ?(?:\d{1,2}(?:[.,]\d{1,2})? ?% ?)?(?:VAT|BTW|MwSt\.?|USt\.?|TVA|(?:\p{L}{2,12} )?tax|taxes|IVA|\p{L}{3,16}steuer)|net|gross|HT|TTC|netto|brutto|monthly|yearly|monatlich|jährlich|wöchentlich|税別|税込|月額|年額|(?:all |alle |tous les |todos los |tutti i |todos os |wszystkie )?(?:prices?|preise|prix|precios|prezzi|preços|prijzen|ceny)(?: \p{L}{1,12}){0,3}|(?:VAT|MwSt\.?|USt\.?|TVA|IVA|BTW) (?:excluded|included|extra|exkl\p{L}*|inkl\p{L}*|incluse?|comprise?|non comprise|incluido|excluido|no incluido|inclusa|esclusa|incluído|não incluído|inbegrepen|niet inbegrepen)|(?:price ?list|list price|preisliste|tarif|tarifa|lista de precios|listino|tabela|prijslijst|cennik)(?: \p{L}{2,12}){0,2}(?: \d{4})?)$/iu;

/** How many there are: `(only 18 bottles, we have few)` tells the reader to be quick. */
const ofStock =
  /^(?:only|just|nur(?: noch)?|seulement|plus que|sólo|solo|soltanto|só|apenas|slechts|nog maar|tylko|już tylko)\s\d{1,4}\s(?!(?:sold|signed|paid|verkauft|vendu|vendid|vendut|verkocht|sprzedan|customers?|clients?|kunden)\p{L}*(?!\p{L}))\p{L}{3,20}(?:\s\p{L}{3,12})?(?:$|[,;])|^残り\d/iu;

/** `(Beispielrechnung, keine Steuerberatung!)`: what the house must say. */
const disclaims =
  /(?<!\p{L})(?:(?:no|not) (?:personal |individual )?(?:tax|legal|financial|investment|medical) advice|(?:keine|ersetzt keine) (?:steuer|rechts|anlage|finanz)beratung|ohne gewähr|beispielrechnung|ne constitue pas un conseil|sans garantie|no (?:es|constituye) asesoramiento|non (?:è|costituisce) consulenza|não (?:é|constitui) aconselhamento|geen (?:fiscaal |juridisch |financieel )?advies|nie stanowi porady|illustrative|subject to (?:change|availability))(?!\p{L})/iu;

/** Not there yet: `(to follow)`, `(folgt)`. */
const pending =
  /^(?:to follow|to come|coming soon|tbc|folgt|folgen|kommt noch|wird nachgereicht|à suivre|à venir|por enviar|por confirmar|pendiente|da definire|da inviare|in arrivo|a enviar|a confirmar|em breve|volgt|volgen|nog toe te voegen|w przygotowaniu|do uzupełnienia|後日|追って|未定)$/iu;

/** Behind a figure a bracket of several words is a condition, or what colleagues say of the price. */
const isRemark = (inner: string, behind: string, voice: Voice): boolean =>
  lengthOf(inner) >= leastRemark &&
  voice.likenessOf(inner) >=
    (figure.test(behind.replace(step, '')) ? besideFigure : isList(inner) ? asList : besideWords);
/** `(paper, Excel, a photo, anything goes)`: what it stands beside may be. */
const isList = (inner: string): boolean => {
  const parts = inner.split(/[,、]\s?/u);
  return parts.length >= minListed && parts.every((part) => lengthOf(part) <= maxListed);
};
const minListed = 3;
const maxListed = 4;
const asList = 1.5;
/** Right before it: nobody remarks on the number of a step, or on that of a standard named long before. */
const figure = /\d\D{0,24}$/u;
const step = /^\s{0,8}\d{1,2}[.)]\s/u;
const leastRemark = 5;
const besideFigure = -1.3;
const besideWords = 0;

/** `Delivery: £35 // nobody pays that`, `→ we lose on these`: where what somebody remarked on a line begins. */
export function remarkBehind(text: string, voice: Voice): number | undefined {
  const found = arrows.test(text) ? remarked.exec(text) : null;
  if (found) {
    const said = text.slice(found.index + found[0].length);
    // `3,400 gross -> 58.70 net`, `visit -> offer -> contract` go on.
    const goesOn =
      result.test(said) ||
      (/\d/.test(said) && !/[?!]/.test(said) && voice.likenessOf(said) < arrowed);
    const isSteps = text.split(found[0].trim()).length > 2;
    if (goesOn || isSteps) return undefined;
    if (isRemark(said, text.slice(0, found.index), voice) || isAnOrder(said, voice))
      return found.index;
  }
  const priced = goesOnBehind.exec(text)?.[0].length;
  const added = priced === undefined ? '' : text.slice(priced);
  return lengthOf(added) > leastRemark &&
    !/[.!?]\s+\p{Lu}/u.test(added) &&
    voice.likenessOf(added) >= (ofUnit.test(added) ? behindUnit : behindPrice)
    ? priced
    : undefined;
}
/** `-> please not as tax advice!!` */
const isAnOrder = (said: string, voice: Voice): boolean =>
  !isBareMark(said) && (reasonToHide(said) !== undefined || voice.doubtOf(said, aside, true) >= 1);
/** `Day ticket: £5 the neighbours get in for nothing anyway`: no mark between the price and what is said of it. */
const goesOnBehind =
  /^[^.!?:：]{2,60}[:：]\s?(?:[€£$]\s?\d[\d.,]{0,10}|\d[\d.,]{0,10}\s?(?:€|£|\$|zł|円|EUR|CHF))\s(?=\p{Ll})/u;
/** What a price is for: `per person and night`. */
const ofUnit =
  /^(?:per|pro|je|one-off|once|einmalig|une (?:seule )?fois|una tantum|una sola vez|eenmalig|jednorazowo|par|por|al|alla|ao|à|a|an|each|za|na|od|ab|from|inkl|incl|plus|zzgl|netto|brutto|excl|ex|hors|sin|più|mais|bij|vanaf)(?!\p{L})/u;
const behindPrice = -0.8;
const behindUnit = 0;
/** `net about 58.70 €`. */
const result = /^(?:\p{L}{2,10}\s){0,3}(?:\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|%|EUR|CHF))/u;
const arrowed = 0.5;
const arrows = /[→⇒※↑]|[-=]>|\/\/|>>|--/;
const remarked =
  /(?:^|(?<=\d[^\d]{0,24}|[.!?)»”"]))\s?(?:→|⇒|[-=]{1,2}>|\/\/|>>|--|※|↑)\s?(?=[\p{L}\d¿¡"“„«「])/u;

/** `(in truth it was our own)`: what it stands beside is not so. */
const corrects =
  /(?<!\p{L})(?:in truth|in fact|in reality|actually|really was|eigentlich|in wirklichkeit|in wahrheit|tatsächlich|en fait|en réalité|en vrai|en realidad|la verdad es|in realtà|in verità|na verdade|na realidade|eigenlijk|in werkelijkheid|tak naprawdę|w rzeczywistości)(?!\p{L})|(?:実は|実際(?:は|には)|本当は)/iu;

/** Waits for something, asks or corrects: so it speaks of what it stands beside. */
/** `(of course not)`: speaks against what it stands beside. */
const refuses =
  /^(?:(?:of course|obviously|natürlich|évidemment|bien sûr que|claro que|por supuesto que|ovviamente|certo che|obviamente|natuurlijk|oczywiście) (?:not|no|nicht|non|não|niet|nie)!?|bin (?:this|that|it)|(?:weg|raus) damit)$/iu;

export const isQuery = (inner: string): boolean =>
  pending.test(inner) ||
  refuses.test(inner) ||
  /^(?:but|aber|mais|pero|ma|mas|maar|ale)\s.{0,40}\d/iu.test(inner) ||
  corrects.test(inner) ||
  /[?？]|->|=>|(?:し|せ|か|ら|わ|さ)ない(?:で|こと)?$/.test(inner);

/** `(customer wrote 310, I checked)`. */
const ofCustomer =
  /(?<!\p{L})(?:(?:customer|client) (?:wrote|said|says|meant|thinks|asked)|(?:kunde|kundin) (?:schrieb|schreibt|sagte?|meinte?)|client(?:e)? (?:a écrit|a dit|dit|escribió|dijo|dice|ha scritto|ha detto|escreveu|disse|diz)|klant (?:schreef|schrijft|zei|zegt)|klient(?:ka)? (?:napisał|pisze|mówi)\p{L}?)(?!\p{L})/iu;

/** `behind`: what stands before it on its line. */
export function reasonInBrackets(
  whole: string,
  inner: string,
  behind: string,
  voice: Voice,
): LeftOutReason | undefined {
  if (/:\/\/|www\./.test(inner)) return undefined;
  if (ofPrices(inner) || ofStock.test(inner) || disclaims.test(inner)) return undefined;
  if (/^\p{L}{3,16} (?:not|nicht|no|non|não|niet|nie)!+$/iu.test(inner)) return 'instruction';
  if (ofCustomer.test(inner) || isAddressed(whole, voice)) return 'internal';
  if (isQuery(inner)) return 'unsure';
  // `(we pay 3.80 for it)` says nothing against what it stands beside.
  if (voice.isOfMoney(inner)) return 'internal';
  if (voice.doubtOf(inner, aside, false) >= 0.7) return 'unsure';
  if (isRemark(inner, behind, voice)) return 'internal';
  if (voice.namesInsider(inner) && /\s\p{Ll}/u.test(inner)) return 'internal';
  return /^[[［{]/.test(whole) && /\p{L}{2}/u.test(inner) && !/^\[[ xX]\]/.test(whole)
    ? 'instruction'
    : undefined;
}
