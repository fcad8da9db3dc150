// Nothing is to be added up: `don't add them up`, `senza fare il totale`, `合計額は計算しない`. No total is shown then,
// and nothing else is left out. Or something is: `work out the price for 40`, which nobody can without a model.
import type { Wish } from './command.ts';

const noSum: readonly RegExp[] = [
  /^(?:do not|don[’']?t|never|no|without) (?:(?:add|adding|total|totall?ing|sum|summing|tot|totting) (?:.{1,40} )?up|(?:add|total|sum) (?:it|them|these|those|the prices)|(?:calculat|comput|work(?:ing)? out|giv|mak|show|do)\p{L}* (?:(?:a|the|any|her|his|their|for) ){0,2}(?:grand )?(?:totals?|sums?))(?: .{1,50})?$/iu,
  /^(?:.{1,50} )?(?:nicht|keine?n?|ohne) (?:.{1,30} )?(?:zusammenrechnen|zusammenzurechnen|zusammenzählen|ausrechnen|hochrechnen|aufsummieren|summieren|aufaddieren|(?:summe|gesamtsumme|gesamtpreis|endsumme) (?:bilden|zu bilden|berechnen|ausrechnen|ziehen))$/iu,
  /^(?:ne |n[’']|sans )(?:pas )?(?:(?:faire|calculer|donner|faites|calculez) (?:le |de |un )?(?:total|somme|addition)|additionn\p{L}+|les additionn\p{L}+|cumul\p{L}+)(?: .{1,50})?$/iu,
  /^(?:no|sin) (?:(?:hacer|haga|hagas|calcular|calcule|calcules|dar|sacar) (?:el |la |un )?(?:total|suma|cuenta)|sumar\p{L}*|sume\p{L}*)(?: .{1,50})?$/iu,
  /^(?:non|senza) (?:(?:fare|calcolare|fai|calcoli|dare) (?:il |la |un )?(?:totale|somma)|sommar\p{L}+|sommi\p{L}*)(?: .{1,50})?$/iu,
  /^(?:não|sem) (?:(?:fazer|faça|calcular|calcule|dar) (?:o |a |um )?(?:total|soma|conta)|somar\p{L}*|some)(?: .{1,50})?$/iu,
  /^(?:.{1,50} )?(?:niet|geen|zonder) (?:.{1,30} )?(?:optellen|bij elkaar optellen|uitrekenen|(?:totaal|som) (?:berekenen|geven|maken|uitrekenen))$/iu,
  /^(?:nie|bez) (?:sumuj\p{L}*|sumowa\p{L}+|(?:podawaj|podawania|licz|liczenia|obliczaj|obliczania) (?:sumy|łącznej kwoty|razem))(?: .{1,50})?$/iu,
  /^[^、。]{0,24}(?:合計|総額|合算)\p{L}{0,3}(?:は|を)?(?:計算|算出|足し)?\p{L}{0,3}(?:しない|せず|ないで|ません|なし|不要)\p{L}*$/u,
];

export const readNoSum = (bare: string): Wish[] | undefined =>
  noSum.some((pattern) => pattern.test(bare)) ? [{ kind: 'skip', about: 'total' }] : undefined;

const worked: readonly RegExp[] = [
  /^(?:work out|calculate|compute|add up|tot up|reckon up|figure out) .{2,100}$|(?<!\p{L})(?:price|cost|fee|rate|total|sum)s? (?:\p{L}+ ){0,2}(?:worked out|calculated|added up)(?!\p{L})|^(?:say|show|state|give|tell (?:her|him|them)) what .{2,80} (?:would|will) (?:\p{L}+ )?cost(?!\p{L})/iu,
  /^.{2,100} (?:ausrechnen|berechnen|hochrechnen|zusammenrechnen)$|^(?:berechne|rechne)\p{L}* .{2,100}$|(?<!\p{L})(?:ausgerechnet|hochgerechnet)(?!\p{L})|^was .{2,80} kosten (?:würde|würden|wird)(?: .{2,30})?$/iu,
  /^(?:chiffre[rz]?|calcule[rz]?|additionne[rz]?|(?:faire|faites|fais) (?:le|les) (?:calculs?|total)) .{2,100}$|^(?:dire|dites|indiquer|indiquez) ce que .{2,80} coûterai(?:en)?t(?!\p{L})/iu,
  /^(?:calcul[ae]r?|sum[ae]r?|(?:hacer|haz|haga) (?:la cuenta|el cálculo|el total)) .{2,100}$|^(?:decir|di|diga) (?:cuánto|lo que) .{0,80}costarían?(?!\p{L})/iu,
  /^(?:calcol(?:a|i|are)|somm(?:a|i|are)|(?:fare|fai|faccia) (?:il conto|i conti|il totale)) .{2,100}$|^(?:dire|dica) (?:quanto|quel che) .{0,80}costerebbe(?:ro)?(?!\p{L})/iu,
  /^(?:calcul[ae]r?|somar?|some (?=(?:os?|as?|tudo|isso|isto)(?!\p{L}))|(?:fazer|faça) (?:as? contas?|o total)) .{2,100}$|^(?:dizer|diga) quanto .{0,80}custariam?(?!\p{L})/iu,
  /^.{2,100} (?:uitrekenen|berekenen|optellen)$|^bereken .{2,100}$|^(?:reken|tel) .{2,100} (?:uit|op)$|^zeg wat .{2,80} zou(?:den)? kosten/iu,
  /^(?:oblicz|policz|wylicz|podlicz|zsumuj)(?:yć)? .{2,100}$/iu,
  /(?:合計|総額|金額|料金|費用)[^。、]{0,16}(?:計算して|算出して|計算する|算出する)/u,
];

export const readSum = (bare: string): Wish[] | undefined =>
  worked.some((pattern) => pattern.test(bare)) ? [{ kind: 'sum' }] : undefined;
