// Amounts of money as people write them: with a sign before, or a word behind.
import { lean } from './quickened.ts';

const amount = lean(
  /[$€£¥₹]\s?\d|(?:R\$|\b(?:EUR|USD|GBP|CHF|PLN))\s?\d|\d\s?(?:(?:Mio\.?|Mrd\.?|millions?|millionen|millones|milioni|milhões|miljoen|mln|Tsd\.?|k|M)\s?(?:de\s|di\s|d[’'])?)?(?:€|£|[万千億]?円|zł|ريال|درهم|EUR|USD|GBP|CHF|PLN|(?:kr|euros?|pounds?|dollars?|cents?|pence)\b|(?:ct|c|p)\s?\/\s?\p{L}|ct\b|¢)/iu,
);

export const hasAmount = (text: string): boolean => amount.test(text);

const onRequest =
  /^(?:(?:price |prices )?(?:up)?on (?:request|application)|(?:by|on) quotation|(?:talk|speak) to us|(?:call|ask|contact) us|let[’']s talk|poa|tbc by quote|(?:preis )?auf anfrage|sprechen sie uns an|fragen sie uns|nach (?:aufwand|vereinbarung)|sur (?:devis|demande)|nous consulter|(?:contactez|consultez|appelez)[- ]nous|parlons-en|bajo (?:petición|presupuesto|demanda)|a (?:consultar|convenir)|según presupuesto|(?:consúlte|contácte)nos|hablemos|su (?:richiesta|preventivo)|da concordare|contattateci|parliamone|(?:fale|contacte|consulte)[ -](?:connosco|conosco|nos)|sob (?:consulta|orçamento|pedido)|op (?:aanvraag|offerte)|in overleg|bel ons|neem contact op|na (?:zapytanie|życzenie)|do uzgodnienia|zapytaj(?: nas)?|skontaktuj się(?: z nami)?|wycena indywidualna|(?:要|応|ご)相談|別途お?見積(?:も?り)?|お?見積(?:も?り)?|お問い合わせ(?:ください)?|عند الطلب|حسب الطلب)[.。]?$/iu;

/** Stands where a price would: `on request`, `sur devis`, `要相談`. */
export const isOnRequest = (text: string): boolean =>
  text.length <= 40 && onRequest.test(text.trim());
