// Nothing is to be added up: `don't add them up`, `senza fare il totale`, `合計額は計算しない`. No total is shown then,
// and nothing else is left out.
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
