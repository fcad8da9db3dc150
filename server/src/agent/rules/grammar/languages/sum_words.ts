// What marks a figure as a sum, as the price of one thing, as one of a month or a year, and how a price list has its steps.

/** Of what stands before the amount, or names its row. */
export const totalName =
  /(?<!\p{L})(?:(?:sub-?|grand )?totals?|sums?|altogether|together|in all|all (?:two|three|four|five|six)|whole|overall|(?:zwischen|gesamt)?summe|gesamt\p{L}{0,10}|insgesamt|zusammen|macht|endbetrag|ganze[sn]?|sous-total|somme|en tout|au total|soit|ensemble|subtotal|suma|en total|somma|subtotale|totale|in tutto|complessiv\p{L}{1,3}|soma|no total|ao todo|totaal|subtotaal|totaalbedrag|samen|razem|łącznie|suma)(?!\p{L})|合計|小計|総額|المجموع|الإجمالي/iu;

/** Behind a price: `£9 per charger`, `8,90 € je Rad`, `14,90 €/m²`. */
export const perUnit =
  /^\s?(?:(?:ht|ttc|net|netto|ex vat)\s)?(?:\/|each\b|apiece\b|p\.\s?p\.|p\.\s?P\.|pp\b|per\b|an?\s\p{L}|je\s|pro\s|par\s|por\s|al\s|all['’]|alla\s|a\stesta|cadauno|l['’]un|la pièce|le mille|the thousand|le\s|o\s|stuk\b|za\s(?!\p{L}{0,3}$)|na\s(?:osobę|miesiąc)|cada\s|elk|der|(?:p\s))/iu;
/** Before one: `55 m at £130`, `14 Stück zu 95 €`, `40 palet po 36 zł`. */
export const atPrice = /(?:^|\s)(?:at|@|à|a|á|zu|zu je|je|po|de|cada|tegen|×)\s?(?:\p{Sc}\s?)?$/iu;
export const perThousand =
  /^\s?(?:le mille|per (?:thousand|1,?000)|the thousand|pro tausend|je 1[. ]?000|al mille|por mil)/iu;
const months = 'month|monat|mtl|mois|mes|mese|mês|maand|miesiąc|mies';
export const perMonth = new RegExp(
  `(?:(?<!\\p{L})(?:${months})|月額|/\\s?mo(?!\\p{L})|monthly|monatlich)`,
  'iu',
);
/** An amount a month or a year is no price of one thing. */
export const perPeriod =
  /^\s?(?:(?:ht|ttc|net|netto)\s)?(?:\/\s?|\p{L}{1,4}['’]?\s?){0,2}(?:month|monat|mois|mes(?!\p{L})|mese|mês|maand|miesi|mies\.|year|yr|jahr|an(?!\p{L})|año|anno|ano(?!\p{L})|jaar|rok|week|woche|semaine|semana|settimana)/iu;
export const perYear =
  /(?<!\p{L})(?:year|years?|annual(?:ly)?|yearly|jahr|jährlich|an(?!\p{L})|année|annuel|annuell?e|año|anual(?:es)?|anno|annu[oi]|annuale|ano|anual|jaar|jaarlijks|rok|rocznie|roku)|年額|年間/iu;

/** `from 150`, `up to 150 people`, `over 80 km`: where a price has a step. */
export const stepBefore =
  /(?<!\p{L})(?:from|over|above|up to|more than|at least|beyond|ab|über|bis|bis zu|mehr als|dès|à partir de|jusqu['’]à|plus de|au-delà de|desde|a partir de|hasta|más de|oltre|da|fino a|più di|até|mais de|acima de|tot|vanaf|meer dan|boven|od|do|ponad|powyżej)\s(?:\p{Sc}\s?)?$/iu;
export const stepBehind =
  /^\s?(?:\p{L}{1,12}\s)?(?:or more|and more|and over|\+|oder mehr|et plus|o más|o più|ou mais|of meer|i więcej|以上|以下|まで|から)/iu;

/** `Within ten days`: a term, and not what is counted elsewhere. */
export const termBefore =
  /(?<!\p{L})(?:within|in|after|for|last|next|every|until|per|up to|under|innerhalb(?: von)?|binnen|nach|für|in den|alle|bis|sous|après|pendant|pour|dans|en|durante|tras|dentro de|entro|dopo|per|em|após|durante|na|in|voor|w ciągu|przez|po|za|przed)\s$/iu;

/** `Redo the total`, `alles neu rechnen`: asks for what follows from a figure that changed. */
export const asksAnew =
  /(?<!\p{L})(?:re-?(?:do|calculate|compute|work|reckon)|adjust|update|correct|rework|work out|follow|neu (?:be)?rechnen|anpassen|nachrechnen|mitrechnen|berichtigen|recalcul\p{L}{0,3}|refai\p{L}{1,3}|corrige\p{L}{0,3}|ajuste\p{L}{0,3}|recalcula\p{L}{0,3}|actualiza\p{L}{0,2}|rehacer|ricalcola\p{L}{0,3}|aggiorna\p{L}{0,3}|rifa\p{L}{0,3}|atualiza\p{L}{0,2}|corrigir|recalcular|(?:opnieuw|her)\s?(?:uit)?(?:be)?reken\p{L}{0,3}|reken alles|aanpassen|pas aan|przelicz\p{L}{0,3}|popraw\p{L}{0,3}|zaktualizuj)(?!\p{L})|直して|修正|計算/iu;
export const asksThings =
  /(?<!\p{L})(?:sums?|totals?|costs?|prices?|amounts?|figures?|everything|the rest|numbers|all of it|it all|alles|summen?|beträge?|betrag|kosten|raten|preise?|rechnung|comptes?|montants?|totaux|quantités?|prix|todo|totale[si]?|cuentas|importes?|precios?|cont[io]|tutto|importi|valores|valor|preços?|contas|tudo|bedrag(?:en)?|prijs|prijzen|totaal|sumę|suma|kwot[yaę]|wszystko|ceny)(?!\p{L})|合計|税込|金額|総額/iu;

/** Who asks for a sum to be made; what is to be added up follows. */
export const reckons =
  /^(?:(?:please|can you|could you|bitte|kannst du|können sie|por favor|per favore|svp)\s){0,2}(?:add up|tot up|sum up|work out|work it out|calculate|reckon(?: up)?|show (?:the )?(?:sum|total|maths|calculation)|(?:rechne|rechnen sie)(?:\s(?:bitte|mal|das|aus|zusammen|vor))*|berechnen?(?: sie)?|calcule[rz]?|additionne[rz]?|(?:montre[rz]?|affiche[rz]?) le (?:total|calcul)|calcul[ae]r?|sum[aeo]r?|som[ae]r?|calcol(?:a|i|are)|somm(?:a|i|are)|reken(?:\s(?:even|eens|uit))*|bereken|tel(?: even)?(?: op)?|oblicz|policz)(?=[\s:：])/iu;
/** The same behind what tells why, where it is told for how many. */
export const reckonsFor = new RegExp(
  `${reckons.source.replace('^', '[,;]\\s')}(?=\\s(?:for|für|pour|para|per|por|voor|za)\\s\\d)`,
  'iu',
);
/** `Add what it adds up to for A on a B with C`, `give her the total: A + B`. */
export const sumOf =
  /(?<!\p{L})(?:adds? up to|comes? to(?: in all)?|sum|total(?: price| cost)?|(?:gesamt)?summe|gesamtpreis|somme|prix total|suma|precio total|somma|prezzo totale|soma|preço total|totaal(?:prijs|bedrag)?|łączn[aąy] (?:cen[aęy]|kwot[aęy])|sum[aęy])(?:\s\p{L}{1,6}){0,2}?(?:\s(?:for|für|von|pour|para|per|por|voor|za)(?=\s)|(?=\s?[:：]))/iu;
/** Within what is to be added up: `A on a B with C`. */
export const withMore =
  /\s(?:with|on|at|including|mit|am|an einem|samt|inklusive|avec|un|con|en|com|num|met|op een|z|w)\s/iu;
/** What a price says that comes on top of it. */
export const onTop =
  /^\s?(?:\+|plus|zzgl\.?|zuzüglich|más|più|mais|en sus|excl?\.?)\s\p{L}.{2,80}$/iu;
/** `Write the cost out: 112 x the price`. */
export const timesThe =
  /^[^:：,]{0,60}[:：,]\s?(?=\d{1,6}\s?[x×*]\s(?:the|this|their|der|die|den|le|la|les|el|los|il|lo|o|os|de|het)\s\p{L}{3,20}$)/iu;
/** `What they cost for`, `the price of`: what leads to it, and how such a sentence ends. */
export const costing =
  /^[\s,]{0,3}(?:(?:what|how much|wat|was|wieviel|wie viel|combien|ce que|cuánto|lo que|quanto|o que|ile)\s(?:\D{0,60}?\s(?:for|für|pour|para|per|voor)\s(?=\d)|(?:(?:kostet|kosten|coûtent?|cuestan?|costano?|custam?|costs?|kosztuje)\s)?)|(?:the|der|den|le|el|il|o|de)\s\p{L}{3,8}\s(?:for|für|pour|para|per|voor)\s(?=\d))|\s(?:kost|kosten|kostet|costs?)(?=\s?$)/giu;
