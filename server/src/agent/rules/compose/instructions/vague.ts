// `Leave out the cheap months`, `not the smaller extras`: which they are, only the team can tell. Nothing is left out for
// such a word, unless something in the sources is called by it; the reply says that it was not followed.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Source } from '../../context/source.ts';
import { stemOf } from '../texts/word_forms.ts';

/** Written small: `Plus` is a plan, and no degree. */
const degrees =
  /^(?:(?:cheap|small|bigg?|large|minor|little|expensive|costly|price?y|old|boring|unimportant|secondary|trivial|günstig|billig|teuer|teur|klein|groß|größ|unwichtig|übrig|petit|grand|barat|pequeñ|pequen|grand|viej|piccol|costos|goedko[o]?p|grot|groot|dur|duur|tani|tań|mał|mniej|duż|więk|drog)(?:[eosaiyąnr]|er|en|em|es|os|as|re|ere[nrms]?|iers?|est|ste[nrms]?|sz\p{L}{1,3}|ych|ich|it[oa]s?)?|less|least|more|most|other|weniger|ander(?:e[nrms]?)?|moins|plus|chers?|chères?|autres?|car[oa]s?|menos|más|otr[oa]s?|meno|più|altr[ieoa]|mais|outr[oa]s?|minder|inn[eya]|innych)$/u;
const things =
  /^(?:the|our|ones?|things?|stuff|items?|extras?|options?|rows?|prices?|months?|details?|points?|services?|sachen|dinge|posten|punkte|leistungen|kleinigkeiten|monate|preise|extras|optionen|important|choses?|options?|points?|prestations?|mois|prix|importantes?|cosas?|opciones|servicios?|detalles|meses|precios|cose|opzioni|servizi|dettagli|mesi|prezzi|coisas?|opções|serviços|detalhes|preços|dingen|opties|diensten|maanden|prijzen|belangrijk\p{L}*|rzeczy|opcje|usługi|miesiące|ceny|wichtig\p{L}*|importanti|os|as|die|der|das|les|los|las|le|gli|i|de|het|and|und|et|y|e|en)$/iu;
const japanese =
  /^(?:(?:小さ|大き|安|高|細か|古)[いめ]の?|その他の?|ほかの|他の)(?:もの|やつ|オプション|料金|項目|こと)?$/u;

export function isVague(about: string, { context, topics, language }: Source): boolean {
  if (japanese.test(about)) return true;
  const words = wordsOf(about);
  const telling = words.filter((word) => !things.test(word));
  if (telling.length === 0 || !telling.every((word) => degrees.test(word))) return false;
  const called = [...context, ...topics].flatMap(({ heading = '', items, tables }) => [
    heading,
    ...items.map(({ title }) => title),
    ...tables.flatMap(({ columns, rows }) => [...columns, ...rows.map(([name = '']) => name)]),
  ]);
  const names = new Set(called.flatMap(wordsOf).map((word) => stemOf(fold(word), language)));
  return !telling.some((word) => names.has(stemOf(fold(word), language)));
}
