// What a wish of the team asks for beyond its words: `start with the results` is answered by a figure,
// `with breakdowns` by what happens then, `with how much time it saves` by hours.
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { monthNames } from '../../context/months.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import {
  changes,
  compares,
  howLong,
  ofTerms,
  ofTime,
  tellingFigure,
} from '../texts/claim_lines.ts';
import { isOfTrouble, namesTrouble, withoutTrouble } from '../texts/conditions.ts';
import { type Brief, textsIn } from './brief.ts';
import { meantBy } from './meant.ts';
import { apart } from './wish_words.ts';

const results =
  /^(?:the |den |die |les |los |las |i |gli |os |as |de |het )?(?:results?|outcomes?|numbers|figures|success\p{L}{0,4}|ergebnis\p{L}{0,5}|erfolg\p{L}{0,3}|zahlen|résultats?|chiffres|resultados?|cifras|números|risultat[oi]|numeri|resultat(?:en)?|resultaten|cijfers|wynik\p{L}{0,3}|liczb\p{L}{0,3})(?!\p{L})|実績|成果|効果|数字|النتائج/iu;
const accuracy =
  /(?<!\p{L})(?:accura\p{L}{1,3}|precis\p{L}{0,5}|genauigkeit|précision|precisión|precisione|precisão|nauwkeurigheid|dokładnoś\p{L}{1,3})(?!\p{L})|精度/iu;
const breakdowns =
  /^(?:the |den |die |les |las |los |i |gli |as |os |de )?(?:breakdowns?|outages?|failures?|faults?|störung(?:en)?|ausfälle?n?|pannen?|pannes?|averías?|fallos?|guast[oi]|avarias?|falhas?|storing(?:en)?|pech|uitval|awari\p{L}{1,3}|usterk\p{L}{1,3})(?!\p{L})|故障|トラブル/iu;
const free =
  /(?<!\p{L})(?:free(?: of charge)?(?! (?:of|from)(?!\p{L}))|costs? nothing|no (?:fixed )?costs?|kostenlos\p{L}{0,2}|kostenfrei|nichts (?:fixes )?kostet|gratuit\p{L}{0,4}|ne coûte rien|gratis|sin coste|no cuesta nada|non costa (?:niente|nulla)|sem custos?|não custa nada|kosteloos|kost niets|bezpłatn\p{L}{1,3}|za darmo|nic nie kosztuje)(?!\p{L})|無料/iu;
export const isFree = (value: string): boolean => free.test(value) && !hasAmount(value);
/** `Water savings` are told as `23 % less water`. */
const savings =
  /(?<!\p{L})(?:savings?|reductions?|einsparung(?:en)?|ersparnis(?:se)?|économies?|ahorros?|risparmi[oi]?|economias?|poupança|besparing(?:en)?|oszczędnoś\p{L}{1,3})(?!\p{L})(?:\s(?:of|an|bei|von|d[eu]|d[’']|del|di|de|in|op|w|na)(?!\p{L}))?/iu;
const less =
  /(?<!\p{L})(?:less|fewer|lower|saved?|saves|weniger|geringer|spart|sparen|gespart|moins|menos|ahorr\p{L}+|meno|risparmi\p{L}+|poup\p{L}+|minder|bespaart|mniej|oszczędz\p{L}+)(?!\p{L})|削減|減/iu;
const tellsSavings = (about: string, language: string): ((text: string) => boolean) => {
  const of = about.replace(savings, ' ').trim();
  const meant = meantBy(of, language);
  return (text) => /\d/.test(text) && less.test(text) && (of === '' || meant.share(text) > 0);
};
/** `The free day on her shore` is told of by a day or a shore. */
const tellsFree = (about: string, language: string): ((text: string) => boolean) => {
  const of = about.replace(free, ' ').trim();
  const meant = meantBy(of, language);
  return (text) => (free.test(text) || nothing.test(text)) && (of === '' || meant.share(text) > 0);
};
const nothing = /(?<![\d.,])0\s?[€$£]|[€$£]\s?0(?![\d.,])/u;
/** `If a van stops, …`, `Gaat er iets stuk, …`. */
const condition =
  /^(?:if|when|should|wenn|falls|fällt|geht|si|quand|en cas d[e’']|se|quando|caso|als|wanneer|gaat|valt|bij (?:storing|pech|uitval)|jeśli|jeżeli|gdy|w razie)\s|(?:とき|場合|際|たら)[はに、]/iu;

/** Counted, compared, or of a year that is over. */
const isResult = (text: string): boolean =>
  /\d/.test(text) &&
  (compares.test(text) || ofYear.test(text) || (tellingFigure(text) && /[%％]/.test(text)));
const ofYear =
  /(?<!\d)20\d\d(?!\d)|(?<!\p{L})(?:last year|letztes jahr|im letzten jahr|l[’']an dernier|l[’']année dernière|el año pasado|l[’']anno scorso|no ano passado|vorig jaar|w zeszłym roku)(?!\p{L})|昨年/iu;

const tellsTime = (text: string): boolean => /\d/.test(text) && changes.test(text);

const kinds: readonly [asks: (wish: string) => boolean, tells: (text: string) => boolean][] = [
  [
    (wish) => results.test(wish),
    (text) => isResult(text) && !hasAmount(text) && !ofTerms.test(text) && !isQuestion(text),
  ],
  [(wish) => accuracy.test(wish), (text) => /±/u.test(text)],
  [
    (wish) => breakdowns.test(wish) || (isOfTrouble(wish) && !namesTrouble(wish)),
    (text) => condition.test(text),
  ],
  [(wish) => howLong.test(wish) || ofTime.test(wish), tellsTime],
];

const month = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L})`, 'giu');

/**
 * `The trial run time` is told by what a source says of the trial run: beside that, any other time is another thing's,
 * and so is what shares half of its name.
 */
function namedElsewhere(brief: Brief, about: string): (text: string) => boolean {
  const { language } = brief;
  const thing = [results, accuracy, breakdowns, free, savings, ofTime, howLong].reduce(
    (left, kind) => left.replace(kind, ' '),
    about,
  );
  const terms = termsOf(thing, language).length;
  const { share } = meantBy(thing, language);
  // `Waiting time`: the time of anything else is none, unless it became shorter.
  if (terms < 2)
    return (text) => terms > 0 && ofTime.test(about) && share(text) === 0 && !compares.test(text);
  let most: number | undefined;
  const known = (): number => {
    most ??= Math.max(
      0,
      ...[...textsIn(brief.source)].flatMap((text) => sentencesOf(text, language)).map(share),
    );
    return most;
  };
  return (text) => known() > 0.5 && share(text) * 2 <= known();
}

/** What answers it in other words than its own. */
const inOtherWords = 0.8;

/** How much of what is wished for a text says, from 0 to 1; what it stands under counts as said. */
export function sharing(brief: Brief, wish: string): (text: string, beside?: string) => number {
  const { language } = brief;
  const about = apart(brief, wish);
  const meant = meantBy(withoutTrouble(about), language);
  const concepts = conceptsIn(about, language);
  // `Managers finding the hole when the customer does` is not told by whatever speaks of customers.
  const ofWish = Math.min(1, (2 * concepts.size) / Math.max(1, termsOf(about, language).length));
  // `The end-of-August deadline` is told by no time but that one.
  const months = about.toLowerCase().match(month) ?? [];
  const isThen = (text: string): boolean =>
    months.length === 0 || months.some((one) => text.toLowerCase().includes(one));
  const wanted = kinds
    .filter(([asks]) => asks(about))
    .map(
      ([, tells]) =>
        (text: string): boolean =>
          tells(text) && isThen(text),
    );
  if (savings.test(about)) wanted.push(tellsSavings(about, language));
  if (free.test(about)) wanted.push(tellsFree(about, language));
  const passesBy = namedElsewhere(brief, about);
  return (text, beside = text) => {
    // Who asks how long it takes is not told by the name of the thing.
    const worded = meant.share(beside) * (howLong.test(about) && !tellsTime(text) ? 0.5 : 1);
    if (worded >= 1 || passesBy(beside)) return worded;
    const answered = wanted.some((tells) => tells(text)) ? inOtherWords : 0;
    if (concepts.size === 0) return Math.max(worded, answered);
    const spoken = conceptsIn(beside, language);
    const common = [...concepts].filter((concept) => spoken.has(concept)).length;
    return Math.max(worded, answered, (common / concepts.size) * ofWish * inOtherWords);
  };
}
