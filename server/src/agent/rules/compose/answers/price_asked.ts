// Whether a sentence asks what something costs, in the words that people have for it, and of what it asks that.
import { isQuestion } from '../../../../platform/text/questions.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { howMuch, howMuchOf, isAsking, takesYesOrNo } from '../texts/asking.ts';
import { asksWhoPays } from '../texts/cost_borne.ts';
import { howLong } from '../texts/question_kinds.ts';

/** `What would that run us?`, `Was käme da raus?`, `Wat zijn we kwijt?`: few of them have a word for money. */
const idioms: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:what|how much) (?:do|would|will) you charge|what[’']s the (?:monthly|yearly|annual|damage)|what would (?:we|it|that|this) (?:pay|be|come to))(?!\p{L})/iu,
  /(?<!\p{L})what (?:am i|are we|would (?:i|we) be) looking at(?!\p{L})|(?<!\p{L})what(?:[’']s| is) your charge(?!\p{L})|(?<!\p{L})what(?:[’']s| is) it (?:an?|per) (?:month|week|year|day|head|visit)(?!\p{L})/iu,
  /(?<!\p{L})what (?:does|do|would|will|might) [^?]{1,60} (?:come to|work out at|set (?:us|me|them|you) back|run(?: (?:us|me|per \p{L}+))?(?=\s?\?))(?!\p{L})|(?<!\p{L})what (?:it|that|this) (?:comes|works out) (?:to|at)(?!\p{L})|(?<!\p{L})what [^?]{1,60} would (?:run|set) (?:us|me)(?!\p{L})/iu,
  /(?<!\p{L})(?:was (?:nehmen|berechnen|verlangen) sie|was (?:nehmt|berechnet|verlangt) ihr|was zahle ich|was (?:käme|kommt) (?:da |dabei )?(?:[^?]{1,30} )?(?:raus|heraus)|(?:was (?:käme|kommt) (?:da )?(?:finanziell|preislich|im monat|im jahr|pro \p{L}+|monatlich|jährlich|an kosten)[^?]{0,20})|mit welche[mn] (?:betrag|summe|kosten|preis)|worauf müss\p{L}+ wir uns)(?!\p{L})/iu,
  /(?<!\p{L})(?:combien (?:prenez|facturez|demandez|pour)|(?:autour de|c[’']est|serait à|revient à|reviendrait à|serait de) combien|ce que (?:nous |me |vous )?coûterai(?:t|ent)|quoi comme (?:prix|tarif|budget)|ça (?:ferait|donnerait) combien)(?!\p{L})/iu,
  /(?<!\p{L})(?:cuánto (?:saldría\p{L}*|cobran|costaría\p{L}*|vendría a costar)|cuánto (?:me |nos )?cobrar\p{L}+|(?:por|en|a) cuánto (?:me |nos )?(?:sale|saldría|queda|quedaría|está))(?!\p{L})/iu,
  /(?<!\p{L})(?:quanto (?:prendete|fatturate)|quanto (?:ci |mi )?chied\p{L}+|che cifra|quanto (?:verrei|verremmo|verrebbe) a (?:spendere|costare|pagare))(?!\p{L})/iu,
  /(?<!\p{L})(?:quanto (?:cobram|levam)|quanto é que (?:(?:isto|isso|tudo) )?(?:me |nos )?(?:fica|ficaria|custa|sai)|(?:em|por) quanto (?:me |nos )?(?:fica|ficaria|sai|sairia)|que tarifa)(?!\p{L})/iu,
  /(?<!\p{L})(?:hoeveel rekenen|wat rekenen|wat (?:vragen|rekenen) jullie|(?:wat|hoeveel) (?:zijn|ben) (?:we|wij|ik) [^?]{0,40}kwijt|(?:wat|hoeveel) betaal ik)(?!\p{L})/iu,
  /(?<!\p{L})(?:ile bierzecie|ile (?:państwo )?licz(?:ycie|ą)|(?:po|za) ile|ile (?:to |by |nas |mnie ){0,3}(?:wyjdzie|wyszło(?:by)?|wychodzi|wyniosło(?:by)?|wyniesie|kosztował\p{L}*))(?!\p{L})/iu,
  // `What are we talking per month?`, `Was wäre das pro Kopf?`: no word for money at all.
  /(?<!\p{L})(?:what(?:[’']s| is| are| do| does| would| will)|was (?:ist|sind|wäre|wären|macht|nehmt|bekommt)|wat (?:is|zijn|zou|wordt)) [^?]{0,50}(?<!\p{L})(?:per|pro|je) \p{L}+[^?]{0,20}\?/iu,
  /(?<!\p{L})(?:what (?:do|does|would|will|should) [^?]{1,40} (?:pay|be paying|be charged)|was (?:zahl|bezahl)\p{L}+|was (?:würde|müsste)\p{L}* [^?]{1,40}zahlen|wat (?:betal\p{L}+|zou\p{L}* [^?]{1,40}betalen)|combien [^?]{0,30}(?:pai|pay)\p{L}+|cuánto [^?]{0,30}pag\p{L}+|quanto [^?]{0,30}pag\p{L}+|ile [^?]{0,30}płac\p{L}+)(?!\p{L})/iu,
  /見積|おいくら|費用感|予算感|(?:お値段|金額)は|(?<!\p{L})بكم(?!\p{L})/iu,
];
const inOtherWords = (sentence: string): boolean => idioms.some((one) => one.test(sentence));

/** Asks what it costs, not whether the price includes something. */
export const asksPrice = (sentence: string, language: string): boolean =>
  isAsking(sentence) &&
  !howMuchOf.test(sentence) &&
  !asksWhoPays(sentence, language) &&
  (howMuch.test(sentence) ||
    inOtherWords(sentence) ||
    (conceptsIn(sentence, language).has('price') &&
      !howLong.test(sentence) &&
      (isQuestion(sentence)
        ? !takesYesOrNo(sentence) || asksWhat.test(sentence)
        : wide.test(sentence))));
/** `Bringt das was beim Preis?`: inside a clause, `was`, `wat` and `che` ask nothing. */
const asksWhat =
  /(?<!\p{L})(?:which|what|how|welche[mnrs]?|wie|quel(?:le)?s?|combien|qué|cuál|cuánt\p{L}+|quale|quali|quant[oaie]|qual|quais|hoe|welke?|jak\p{L}*|ile|kt[óo]r\p{L}+)(?!\p{L})|(?:^|[,;:–]\s?|\s(?:und|en|e)\s)(?:was|wat|che)(?!\p{L})/iu;
const wide = /[\p{scx=Han}]/u;

/** `Could you quote for the shutter as well?`: of something else, which a list of prices does not answer. */
export const asksOfMore = (sentence: string): boolean =>
  (more.test(sentence) && takesYesOrNo(sentence) && !howMuch.test(sentence)) ||
  moreWide.test(sentence);
const more =
  /(?<!\p{L})(?:also|as well|too|auch|ebenfalls|aussi|également|también|anche|também|ook|też|także|również)(?!\p{L})|أيضا/iu;
const moreWide =
  /[\p{sc=Han}\p{sc=Katakana}ー]も[^?？。]{0,20}(?:見積|(?:お願い|対応)(?:でき|いただ))/u;

/** `What does it cost if you are late?`: what happens then has no place in the list; what they themselves take has. */
export function asksOfCase(sentence: string): boolean {
  const [, clause = ''] = incase.exec(sentence) ?? [];
  return clause !== '' && !ofTheirs.test(clause);
}
/** `Se`, `si` and `als` are more than one word each: behind a comma, or before whoever it happens to. */
const incase =
  /(?:^|[\s,])(?:if|wenn|falls|en cas|en caso|in caso|em caso|jeśli|jeżeli|(?<=,\s?)(?:si|se|als)|(?:si|se|als)(?=\s(?:une?|una|uma?|el|la|los|las|les?|il|lo|os?|i|een|het|de|er|iemand|alguien|quelqu|qualcuno|alguém|vous|ustedes|voi|vocês|jullie|non|não|no)(?!\p{L})))\s(?=\S)([^?,]{8,160})/iu;
const ofTheirs =
  /(?<!\p{L})(?:we|i|it|all|everything|both|wir|ich|man|es|alles|beide|nous|on|je|tout|todo|yo|todos|tutto|tutti|tudo|wij|ik|het|allebei|wszystko|my)(?!\p{L})|(?:amos|emos|imos|iamo|íamos|emy|imy|amy)(?!\p{L})/iu;
