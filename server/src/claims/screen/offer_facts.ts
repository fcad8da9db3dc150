// What colleagues tell each other in a thread or a chat and is plainly meant for the reader: lead times, warranty, what is
// included, until when. Kept sentence by sentence, and only what speaks of the offer and of nobody.
import { lean } from '../../platform/text/quickened.ts';
import { givenNames } from './given_names.ts';
import { reasonToHide } from './judge.ts';
import { lengthOf } from './learned/traits.ts';
import type { Span } from './lines.ts';
import { spaced } from './patterns/pattern.ts';

const terms = spaced(
  'lead time|ex stock|deliver(?:y|ed)|shipp\\p{L}+|freight|warrant(?:y|ies)|guaranteed?|spare parts?|spares|trial|demo|on loan|valid(?:ity)?|install\\p{L}*|commissioning|connections?|footprint|fits?|adapter|certificate|deposit|instal?ments|notice period|support|included|free of charge|base(?= \\p{Sc}?\\d)|salary|bonus|allowance|pension|medical|holidays?|bank hols?|days off|relocation|founded|family[- ]owned|since(?= \\d{4})|parking|capacity|site visit|opening hours|hours(?= -)',
  'liefer\\p{L}+|lagerware|ab lager|fracht|versand|garantie|gewährleistung|ersatzteile?|probe\\p{L}*|leihweise|gültig\\p{L}*|montage\\p{L}*|inbetriebnahme|anschl[uü]ss\\p{L}*|passt|adapter|zertifikat|anzahlung|raten|kündigungsfrist|inklusive|kostenlos|kostenfrei|grundgehalt|zulage|urlaubstage|gegründet|familienbetrieb|parkpl\\p{L}+',
  'délais?|livr\\p{L}+|port|garanties?|pièces détachées|essai|prêt|valable|validité|pose|installation|mise en service|raccords?|adaptateur|certificat|acompte|préavis|compris\\p{L}*|offert\\p{L}*|gratuit\\p{L}*|salaire|prime|mutuelle|congés|fondée?',
  'plazos?|entrega|portes?|garantías?|recambios|prueba|validez|válid[oa]|montaje|instalación|puesta en marcha|conexiones|adaptador|certificado|señal|preaviso|incluid[oa]s?|gratis|sueldo|vacaciones|fundad[oa]',
  'consegna|tempi|trasporto|garanzia|ricambi|prova|comodato|validità|valid[oa]|montaggio|installazione|collaudo|attacchi|adattatore|certificato|acconto|preavviso|inclus[oaie]|gratuit[oaie]|stipendio|ferie|fondata',
  'prazo|entrega|transporte|garantia|peças|teste|empréstimo|validade|válid[oa]|montagem|instalação|ligações|adaptador|certificado|sinal|pré-aviso|incluíd[oa]s?|grátis|salário|férias|fundada',
  'levertijd|levering|uit voorraad|vracht|garantie|onderdelen|proef\\p{L}*|bruikleen|geldig|montage|installatie|aansluitingen|past|adapter|certificaat|aanbetaling|opzegtermijn|inbegrepen|gratis|salaris|vakantiedagen|opgericht',
  'termin|dostawa|z magazynu|transport|gwarancja|części|próbn\\p{L}+|wypożycz\\p{L}+|ważn\\p{L}+|montaż|instalacja|przyłącz\\p{L}+|pasuje|certyfikat|zaliczka|wypowiedzeni\\p{L}+|w cenie|bezpłatn\\p{L}+|pensja|urlop\\p{L}*|założon\\p{L}+',
);
const ofOffer = new RegExp(
  `${terms}|納期|在庫|送料|保証|部品|試用|貸出|有効期限|設置|据付|接続|適合|証明書|前金|無料|基本給|賞与|手当|休暇|創業`,
  'iu',
);
/** Somebody, whoever it is, and what stays between those who sell; a word of one language is another in the next. */
const byLanguage: Readonly<Record<string, string>> = {
  en: "i|i[’']\\p{L}{1,2}|me|my|he|she|they|him|her|his|hers|them|their|lol|pls|discount\\p{L}*|margin\\p{L}*|floor|stretch|competitor\\p{L}*|claims|complaint\\p{L}*|really|actually|officially|costs? us|if we have to|unless",
  de: 'ich|mir|mich|er|ihm|ihn|die haben|denen|rabatt\\p{L}*|nachlass|marge|spielraum|eigentlich|kostet uns|notfalls',
  fr: 'je|moi|il|elle|ils|elles|lui|leur|eux|remise|marge|en vrai|en réalité|nous coûte',
  es: 'yo|él|ella|ellos|ellas|le|les|su marido|descuento|margen|en realidad|nos cuesta',
  it: 'io|lui|lei|loro|gli|sconto|margine|in realtà|ci costa',
  pt: 'eu|ele|ela|eles|elas|lhe|lhes|desconto|margem|na verdade|nos custa',
  nl: 'ik|hij|zij|ze|hem|haar|hun|korting|marge|eigenlijk|kost ons',
  pl: 'ja|on|ona|oni|jej|jego|jemu|im|rabat\\p{L}*|marża|naprawdę|kosztuje nas',
};
const people = new Map(
  Object.entries(byLanguage).map(([language, words]) => [
    language,
    new RegExp(`${spaced(words)}|[?？]|!!|:$`, 'iu'),
  ]),
);
export const ofPeople = (text: string, language: string): boolean =>
  /値引|粗利|原価|実は|先方/u.test(text) ||
  ['en', language].some((one) => people.get(one)?.test(text) === true);
const told = /\d|free|kostenlos|kostenfrei|gratis|gratuit|included|inklusive|bezpłatn|無料/iu;
const mostWords = 40;
const leastWords = 2;

const namesSomebody = (text: string): boolean =>
  text
    .matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,15}(?!\p{L})/gu)
    .some(([name]) => givenNames.has(name.toLowerCase()));

/** Sentences, also those that are begun small as in a chat. */
function partsOf(line: string): Span[] {
  let start = 0;
  return line.split(/(?<=[\p{L}\d)%]{2}[.!?]\s)(?=\S)/u).map((part) => {
    const span = { start, end: start + part.trimEnd().length };
    start += part.length;
    return span;
  });
}

/** Where on a line such sentences stand, behind whoever says them. */
export function offerFactsIn(
  line: string,
  language: string,
  likenessOf: (text: string) => number,
  letter = false,
): Span[] {
  return partsOf(line).filter(({ start, end }) => {
    const text = line.slice(start, end).replace(saying, '').trim();
    const words = lengthOf(text);
    return (
      words >= leastWords &&
      words <= mostWords &&
      told.test(text) &&
      (ofOffer.test(text) || (letter && likenessOf(line.slice(start, end)) < asOffered)) &&
      !ofPeople(text, language) &&
      !namesSomebody(text) &&
      reasonToHide(text) === undefined &&
      likenessOf(text) < farFromNotes
    );
  });
}
/** `…, same as existing, Lena can u confirm?`, where somebody does right below. */
const askedOf = lean(
  /[,;.–—-]\s?\p{Lu}\p{L}{1,15},?\s(?:can|could|pls|please|kannst|könntest|stimmt|tu peux|peux-tu|puedes|me lo|puoi|podes|pode|kun|klopt|możesz|potwierdzisz)(?!\p{L})[^.?!]{0,40}[?？]\s*$/iu,
);
const confirms =
  /(?<!\p{L})(?:confirmed|correct|yes|bestätigt|stimmt|passt so|confirmé|exact|confirmado|correcto|confermato|bevestigd|klopt|potwierdzam|zgadza się)(?!\p{L})|確認しました|その通り/iu;
const maxBelow = 4;

/** What is asked of a colleague behind what they confirm, by line and column. */
export function confirmedIn(lines: readonly string[]): { at: number; from: number }[] {
  return lines.flatMap((line, at) => {
    const from = line.length > 400 ? undefined : askedOf.exec(line)?.index;
    const below = lines
      .slice(at + 1, at + 1 + maxBelow)
      .filter((text) => saying.exec(text)?.[0] !== '');
    return from !== undefined && below.some((text) => confirms.test(text.slice(0, 60)))
      ? [{ at, from }]
      : [];
  });
}

/** `> `, `[12:50] Nacho: `, `Steph 18:25: `. */
export const saying =
  /^\s*(?:>\s?){0,4}(?:[-*•–—]\s)?(?:[[(]?[\d:.,/ -]{4,20}[\])]?\s*[-–—]?\s*)?(?:\p{Lu}\p{L}{1,15}(?:\s\p{Lu}\p{L}{1,15})?(?:\s?[[(]?\d{1,2}[:.]\d{2}[\])]?)?\s?[:：]\s)?/u;
const farFromNotes = 0.2;
/** Worded as only an offer is. */
const asOffered = -4;
