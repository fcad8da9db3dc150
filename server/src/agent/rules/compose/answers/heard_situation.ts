// What else the reader told, above the pairs and in their own words: how many, by when, what they need. No answer is
// made up for it.
import { isPrivateMatter } from '../../../../claims/screen/patterns/private_matters.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { dayIn } from '../../reader/days.ts';
import type { Said } from '../../reader/said.ts';
import type { Unit } from '../../reader/units.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import type { Brief } from '../brief/brief.ts';
import { askingFor, asksByOrder, isNeed, isWorry, namesBounds } from '../texts/asking.ts';
import { asksFirst } from '../texts/heard_parts.ts';
import type { Pair } from './heard_pairs.ts';
import { isTold } from './heard_thoughts.ts';

/** Also without its mark: `And is there parking, we have no bus.` */
const asksOpenly = (sentence: string): boolean =>
  askingFor.test(sentence) ||
  asksByOrder.test(sentence) ||
  asksFirst.test(sentence.replace(/^(?:und|and|et|y|en|i)\s/iu, '')) ||
  ofAnswer.test(sentence);
/** `Not too long please`: how we are to write is no situation of theirs. */
const ofAnswer =
  /(?<!\p{L})(?:(?:not too|keep it) (?:long|short|technical|brief)|(?:could|can|would|if) you (?:could |would )?(?:please )?(?:answer|write|reply|send|keep)|(?:nicht|bitte) (?:zu |so )?(?:lang|kurz|ausführlich)|pas trop (?:long|technique)|no (?:muy|demasiado) larg[oa]|non troppo lung[oa]|não muito long[oa]|niet te lang|nie za dług\p{L}+)(?!\p{L})/iu;
/** A line or two: a page that repeats their letter tells them nothing. */
const maxSituation = 230;

/** A worry or a wish that nothing answers is not repeated to them; nor is what they added to an open question. */
export function situationOf({ said, language }: Brief, pairs: readonly Pair[]): string[] {
  const quoted = pairs.map((pair) => pair.said).join(' ');
  const answered = pairs.map(({ sentence }) => keyOf(sentence));
  const isPaired = (one: string): boolean => answered.some((part) => keyOf(one).includes(part));
  const isOpen = ({ sentences, item }: Unit): boolean =>
    item && sentences.some((one) => isQuestion(one) && !quoted.includes(one));
  const settled = said.flatMap(({ agreed = [] }) => agreed.flatMap(({ date }) => date ?? []));
  // When they can is settled: the plan tells the day.
  const isSettled = (one: string): boolean => {
    const day = dayIn(one);
    return day !== undefined && settled.some((date) => date.includes(day));
  };
  const kept: string[] = [];
  for (const one of new Set(said.flatMap((one) => toldIn(one, language, isOpen)))) {
    if (quoted.includes(one) || isPaired(one) || isWorry(one) || asksOpenly(one) || isSettled(one))
      continue;
    if (encloses.test(one) || suits.test(one) || isPrivateMatter(one)) continue;
    if (kept.join(' ').length + one.length > maxSituation) continue;
    kept.push(one);
  }
  return kept;
}

/** `As promised the drawing (Ø 78 mm).` speaks of the letter itself. */
const encloses =
  /(?<!\p{L})(?:as promised|attached|enclosed|attaching|enclosing|i(?:[’']m| am) sending|find (?:below|attached)|wie (?:versprochen|besprochen|vereinbart)|anbei|beigefügt|im anhang|in der anlage|comme (?:promis|convenu)|ci-joints?|ci-jointes?|en pièce jointe|je vous (?:envoie|joins|transmets)|adjunt\p{L}+|(?:le|les) (?:envío|mando|remito)|como (?:prometido|acordado|quedamos|combinado)|in allegato|allego|come (?:promesso|d[’']accordo|concordato)|em anexo|anexo|envio (?:em|o|a)|bijgaand|bijgevoegd|in de bijlage|zoals (?:beloofd|afgesproken)|w załączeniu|w załączniku|załączam|przesyłam|zgodnie z (?:obietnicą|umową|ustaleniami))(?!\p{L})|添付|同封|お送りします|お送りいたします|مرفق|أرفقت/iu;
/** `The 12th would suit me better.` is a word on the calendar, and no situation. */
const suits =
  /(?<!\p{L})(?:(?:suits?|works?|fits?|(?:is|are|would be) (?:fine|good|best|ok(?:ay)?)) (?:better |best |well |fine |out )?(?:for |with )?(?:me|us)|would (?:suit|work)|(?:passt|passen|passte|passten|würde|würden|ginge|geht|wäre|käme) (?:es |das )?(?:mir|uns)|(?:me|nous) conv(?:ient|iendr)\p{L}*|(?:me|nos) (?:viene|vendría|va|iría|encaja)\p{L}*|(?:mi|ci) (?:andrebbe|va bene|verrebbe|farebbe comodo)|(?:me|nos) (?:dá|daria|convém|conviria) jeito|convinha|(?:komt|past|schikt|schikken|uitkomt) (?:mij|me|ons)|(?:mi|nam) (?:pasuje|pasowałoby|odpowiada\p{L}*))(?!\p{L})|(?:都合が(?:良|よ|つ)|希望日)/iu;

/** How a letter opens tells their situation; of a talk, with its asides, only what has a figure in it does. */
function toldIn(
  { units, talk }: Said,
  language: string,
  isOpen: (unit: Unit) => boolean,
): string[] {
  const asks = units.findIndex(({ sentences }) => sentences.some(isQuestion));
  const tells = (one: string, at: number): boolean =>
    /\d/.test(one) ||
    (talk !== true &&
      (wordNumbersIn(one, language).some(({ number }) => number > 1) ||
        namesBounds(one, language) ||
        ((asks === -1 || at <= asks) && isNeed(one))));
  return units.flatMap((unit, at) =>
    (isOpen(unit) ? [] : unit.sentences).filter(
      (one) => !isQuestion(one) && (numbered.test(one) || (isTold(one) && tells(one, at))),
    ),
  );
}
/** `Request 2026-114.` */
const numbered = /\d{2}-\d{2}/u;
