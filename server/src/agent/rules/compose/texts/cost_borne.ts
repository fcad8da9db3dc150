// Who bears a cost: `Who pays for lost boxes?`, `What do we pay ourselves if one is stolen?` is answered by what says at
// whose expense it is, and by no price list.
import { hasAmount } from '../../../../platform/text/money.ts';
import { type Concept, conceptsIn } from '../../fit/concepts.ts';
import type { Answer } from './answer.ts';
import { howMuch } from './asking.ts';

const whoPays =
  /(?<!\p{L})(?:who (?:pays|covers|bears)|(?<!what |how much )(?:do|would|will|must) (?:we|i) (?:still |have to |need to )?(?:pay|get charged)|are we (?:charged|billed)|(?:at|on) (?:our|whose) (?:cost|expense)|wer (?:be)?zahlt|wer (?:trägt|übernimmt|haftet)|wer kommt (?:für|auf|dafür)|auf (?:unsere|wessen) kosten|zu (?:unseren|wessen) lasten|qui (?:paie|paye|prend en charge|supporte)|à (?:nos|notre) (?:frais|charge)|(?:devons-nous|doit-on|faut-il) payer|quién (?:paga|asume|se hace cargo|corre con)|a (?:nuestro cargo|nuestra cuenta|nuestra costa)|(?:hay que|tenemos que) pagar|chi (?:paga|si fa carico|ne risponde)|dobbiamo pagare|paghiamo (?:lo stesso|comunque|noi)|a (?:nostro carico|nostre spese)|quem (?:paga|suporta|assume)|temos (?:de|que) pagar|pagamos na mesma|(?:por|à) nossa conta|wie (?:betaalt|vergoedt|draait)|moeten (?:we|wij) (?:dan |toch |zelf ){0,2}betalen|voor (?:onze|wiens) rekening|kto (?:za to |za )?(?:płaci|pokrywa|ponosi)|musimy (?:za to )?(?:płacić|zapłacić)|na (?:nasz|czyj) koszt)(?!\p{L})|誰が(?:負担|払)|من يدفع/iu;

/** At whose expense, or that it is at nobody's. */
const borne =
  /(?<!\p{L})(?:free(?: of charge)?|no (?:extra |additional )?(?:cost|charge)|(?:is|are) on us|our (?:cost|expense)|we (?:pay|cover|bear)|you (?:only )?pay|charged?|billed|included|insured|covered|allowance|excess of|kostenlos|kostenfrei|ohne (?:(?:weitere|zusätzliche|extra) )?(?:aufpreis|mehrkosten|zusatzkosten|kosten|gebühr\p{L}*|berechnung)|enthalten|inbegriffen|inklusive|tr(?:ägt|agen)|zahl(?:en|t) (?:wir|sie|der|die|das|unsere)|berechne[nt]|in rechnung|(?:zu )?(?:unseren|ihren) lasten|unsere kosten|versichert|selbstbeteiligung|erstatt\p{L}+|ersetzen wir|gratuit\p{L}*|sans (?:frais|supplément|surcoût)|offert\p{L}*|compris\p{L}*|inclus\p{L}*|à (?:notre|votre|nos|vos) (?:charge|frais)|en charge|factur\p{L}+|assuré\p{L}*|franchise|rembours\p{L}+|gratis|sin (?:cargo|coste|costes|costo|recargo)|incluid\p{L}+|(?:nuestro|su) cargo|por (?:nuestra|su) cuenta|asumimos|se cobran?|no tienen? coste|asegurad\p{L}+|seguro contra|franquicia|senza (?:addebito|costi|spese|supplemento)|compres[oaie]|(?:nostro|vostro) carico|nostre spese|addebit\p{L}+|assicurat\p{L}|franchigia|sem (?:custos?|encargos?)|incluíd\p{L}+|(?:nossa|vossa|sua) conta|cobrad\p{L}+|segurad\p{L}+|seguro (?:contra|incluído)|kosteloos|zonder (?:extra )?(?:kosten|meerprijs|toeslag)|inbegrepen|voor (?:onze|uw) rekening|betal(?:en|t) (?:wij|we|u)|berekenen|verzekerd|eigen risico|vergoed\p{L}*|bezpłatn\p{L}*|bez (?:dodatkowych )?(?:opłat|dopłat|kosztów)|w cenie|(?:nasz|państwa) koszt|pokrywamy|ponosi\p{L}*|ubezpiecz\p{L}+)(?!\p{L})|無料|込み|当社負担|負担|مجان/iu;

/** What happens to some and costs something then. */
const events: ReadonlySet<Concept> = new Set<Concept>([
  ...(['theft', 'failure', 'absence', 'leaver', 'cancelling', 'collision', 'returns'] as const),
]);
const incase =
  /(?<!\p{L})(?:if|when|wenn|falls|sollte|si|quand|en cas|cuando|en caso|se|quando|in caso|em caso|als|wanneer|jeśli|gdy)(?!\p{L})/iu;

export const asksWhoPays = (sentence: string, language: string): boolean =>
  whoPays.test(sentence) ||
  (howMuch.test(sentence) &&
    incase.test(sentence) &&
    [...conceptsIn(sentence, language)].some((one) => events.has(one)));

/** Without the words that ask it. */
export const withoutPaying = (text: string): string => text.replace(whoPays, ' ');

const known = new WeakMap<Answer, boolean>();
export function saysWhoPays(answer: Answer): boolean {
  const before = known.get(answer);
  if (before !== undefined) return before;
  const found = borne.test(answer.text) || (answer.priced !== true && hasAmount(answer.text));
  known.set(answer, found);
  return found;
}
