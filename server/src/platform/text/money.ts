// Amounts of money as people write them: with a sign before, or a word behind.

const amount =
  /[$€£¥₹]\s?\d|(?:R\$|\b(?:EUR|USD|GBP|CHF|PLN))\s?\d|\d\s?(?:(?:Mio\.?|Mrd\.?|millions?|millionen|millones|milioni|milhões|miljoen|mln|Tsd\.?|k|M)\s?(?:de\s|di\s|d[’'])?)?(?:€|£|[万千億]?円|zł|ريال|درهم|EUR|USD|GBP|CHF|PLN|(?:kr|euros?|pounds?|dollars?|cents?|pence)\b|(?:ct|c|p)\s?\/\s?\p{L}|ct\b|¢)/iu;

export const hasAmount = (text: string): boolean => amount.test(text);

const onRequest =
  /^(?:(?:price |prices )?(?:up)?on (?:request|application)|by quotation|poa|tbc by quote|(?:preis )?auf anfrage|nach (?:aufwand|vereinbarung)|sur (?:devis|demande)|nous consulter|bajo (?:petición|presupuesto|demanda)|a (?:consultar|convenir)|según presupuesto|su (?:richiesta|preventivo)|da concordare|sob (?:consulta|orçamento|pedido)|op (?:aanvraag|offerte)|in overleg|na (?:zapytanie|życzenie)|do uzgodnienia|wycena indywidualna|(?:要|応|ご)相談|別途お?見積(?:も?り)?|お?見積(?:も?り)?|お問い合わせ(?:ください)?|عند الطلب|حسب الطلب)[.。]?$/iu;

/** Stands where a price would: `on request`, `sur devis`, `要相談`. */
export const isOnRequest = (text: string): boolean =>
  text.length <= 40 && onRequest.test(text.trim());
