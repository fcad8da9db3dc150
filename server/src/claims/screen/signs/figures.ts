// What the figures of a sentence speak for. A reader is told what a figure counts: euros, hours, rooms.
// Colleagues leave that away, above all where it is money: `our floor is 31`, `up to 205 we went along`.
import { lean } from '../../../platform/text/quickened.ts';

const money =
  '\\p{Sc}|円|eur(?:os?)?|usd|dollars?|chf|gbp|pounds?|pln|zł|złot\\p{L}{1,4}|reais|ريال\\p{L}{0,3}|درهم\\p{L}{0,3}|دينار\\p{L}{0,3}|جنيه\\p{L}{0,3}';
const number = '\\d(?:[\\d.,]{0,12}\\d)?(?:[ \\u00a0\\u202f]\\d{3}(?!\\d)){0,2}';
const priced = new RegExp(
  `(?:\\p{Sc}|(?<!\\p{L})(?:chf|eur|usd))\\s?(${number})|(${number})\\s?(?:${money})(?!\\p{Ll})`,
  'giu',
);
const anyNumber = new RegExp(`(?<![\\d.,])${number}`, 'gu');
const moneyBefore = new RegExp(`(?:${money})\\s?$`, 'iu');
const moneyBehind = new RegExp(`^\\s?(?:${money}|[%％٪])`, 'iu');

/** A time, a part of a code, a range: none of them a figure by itself. */
const joinedBefore =
  /[\p{L}\d#/+×-]$|\d[:.h]$|\d\s(?:h|hrs?|std\.?|ore|uur|godz\.?)\s$|(?<!\.\s)(?<!^)\p{Lu}\p{L}*\s$|\d\s?(?:to|bis|à|a|al|às|tot|do|and|und|et|y|e|en|i|or|oder|ou|o|of|in|von|sur|de cada|su|em cada|op de|op|van de|na|–|-)\s(?:\p{L}{1,4}\s)?$/u;
const joinedBehind =
  /^[\p{L}°²/:+×'’"-]|^\s?[h–×x/-]|^[.:]\d|^\s?(?:to|bis|à|a|al|às|tot|do|and|und|et|y|e|en|i|or|oder|ou|o|of|in|von|sur|de cada|su|em cada|op de|op|van de|na)\s(?:\p{L}{1,4}\s)?\d/u;
const unit =
  /^\s(?:mm|cm|km|m²|m2|qm|ha|kg|g|t|l|ml|kwh?|mw|gb|tb|mb|ms|min|std|uhr|am|pm|mio|million\p{L}*)(?!\p{L})/iu;
/** Words that cannot be what is counted. */
const closed =
  /^\s?(?:$|[.,;:!?)。、،؟…]|(?:and|or|und|oder|et|ou|y|o|e|i|lub|en|of|por|przez|و|أو|is|are|was|were|has|have|had|will|would|can|could|if|when|but|because|so|for|on|in|at|with|without|we|they|he|she|it|twice|once|anyway|before|after|then|though|all|too|ist|sind|war|waren|hat|haben|wird|kann|wenn|aber|weil|für|auf|mit|ohne|wir|sie|er|es|dann|nicht|noch|auch|est|sont|était|si|quand|mais|pour|sur|avec|sans|nous|ils|elle|on|puis|es|son|era|cuando|pero|porque|para|con|sin|nos|è|sono|se|quando|ma|perché|per|su|senza|ci|são|foi|mas|com|sem|zijn|heeft|wordt|als|maar|omdat|voor|op|met|zonder|we|ze|hij|dan|niet|ook|jest|są|jeśli|gdy|ale|bo|dla|na|przy|bez|to|nie|też|إذا|لكن|ثم|على|في|مع|عند)(?!\p{L}))/iu;
const year = /^(?:19|20)\d\d$/;
/** `60 an hour`. */
const rate = /^\s(?:per|pro|par|por|al|all|alla|je|an?|na|w|op|à)\s\p{L}/iu;
/** `by the 15th`: a day. */
const ordinal = /^(?:st|nd|rd|th)(?!\p{L})/u;
const timeUnit = lean(
  /^\s(?:(?:per|pro|par|por|al|all|à l|je|an?|na)[\s’'](?:hour|day|week|night|stunde|tag|woche|nacht|heure|jour|semaine|nuit|hora|día|semana|noche|ora|giorno|settimana|notte|dia|noite|uur|dag|week|godzinę|dzień|tydzień)|days?|weeks?|months?|years?|hours?|minutes?|people|tagen?|tage|wochen?|monaten?|jahren?|stunden?|minuten|personen|jours?|semaines?|mois|ans?|heures?|personnes?|días?|semanas?|mes|meses|años?|horas?|minutos?|personas?|giorni|settimane|mesi|anni|ore|minuti|persone|dias?|anos?|pessoas|dagen|weken|maanden|jaar|uur|dni|tygodni\p{L}{0,2}|miesi\p{L}{2,6}|lat|godzin\p{L}{0,1}|osób|osoby)(?!\p{L})/iu,
);

/** `17,80` and `2,900`: what stands behind the last mark tells which it is. */
function amountOf(figure: string): number {
  const tail = /[.,](\d{1,2})$/.exec(figure)?.[1];
  const whole = (tail === undefined ? figure : figure.slice(0, -tail.length - 1)).replace(
    /\D/g,
    '',
  );
  return Number(`${whole}.${tail ?? '0'}`);
}

/** All that the text says it costs. */
export function pricesIn(text: string): number[] {
  const found = new Set<number>();
  for (const [, before, behind] of text.matchAll(priced))
    found.add(amountOf(before ?? behind ?? ''));
  return [...found].filter((value) => value > 0);
}

export type FigureKind = 'none' | 'told' | 'year' | 'bare' | 'besidePrice';

/** Less than a price of the text, but near enough to be one. */
const nearest = 0.5;

/** Words that come twice and more: what is offered is spoken of again. */
export function countedIn(text: string): ReadonlySet<string> {
  const once = new Set<string>();
  const more = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,24}/gu)) {
    if (once.has(word)) more.add(word);
    else once.add(word);
  }
  return more;
}

/** What stands before an amount that somebody would take. */
const atPrice =
  /(?<!\p{L})(?:at|for|to|below|under|with|bei|für|auf|mit|bis|unter|à|pour|sous|avec|a|por|en|con|per|sotto|com|em|met|voor|op|tot|onder|za|po|do|przy|poniżej|على|إلى|ب)\s$/iu;

export function figureKindOf(
  sentence: string,
  {
    prices,
    language,
    counts,
  }: { prices: readonly number[]; language: string; counts(word: string): boolean },
): FigureKind {
  let told = false;
  let bare = false;
  let dated = false;
  for (const match of sentence.matchAll(anyNumber)) {
    const [figure] = match;
    // An Arabic `for` is drawn out to the figure behind it.
    const before = sentence.slice(Math.max(0, match.index - 14), match.index).replace(/ـ$/, ' ');
    const behind = sentence.slice(match.index + figure.length, match.index + figure.length + 24);
    if (year.test(figure) || ordinal.test(behind)) dated = true;
    else if (timeUnit.test(behind)) told = true;
    else if (moneyBefore.test(before) || moneyBehind.test(behind)) told = true;
    else if (joinedBefore.test(before) || joinedBehind.test(behind)) told = true;
    else {
      const value = amountOf(figure);
      const near = prices.some((price) => value >= price * nearest && value < price);
      const next = /^\s(\p{Ll}{3,24})/u.exec(behind)?.[1];
      const alone =
        !(rate.test(behind) && !near) &&
        (closed.test(behind) ||
          (language === 'de' && isSmallWord(behind)) ||
          (near && next !== undefined && atPrice.test(before) && !counts(next)));
      if (near && alone) return 'besidePrice';
      if (alone) bare = true;
      else told = true;
    }
  }
  return told ? 'told' : bare ? 'bare' : dated ? 'year' : 'none';
}

/** German writes what is counted with a capital. */
const isSmallWord = (behind: string): boolean =>
  /^\s\p{Ll}{3,}/u.test(behind) && !unit.test(behind);

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) => figure.replace(/[.,]$/, ''));

/** Whether a figure stands in the text, apart from these lines. */
export function figuresOf(lines: readonly { text: string }[]) {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const figure of figuresIn(text)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return (first: number, last: number) =>
    (figure: string): boolean => {
      const own = lines
        .slice(first, last + 1)
        .flatMap(({ text }) => figuresIn(text))
        .filter((other) => other === figure).length;
      return (counts.get(figure) ?? 0) > own;
    };
}
