// What the figures of a sentence speak for. A reader is told what a figure counts: euros, hours, rooms.
// Colleagues leave that away, above all where it is money: `our floor is 31`, `up to 205 we went along`.

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
  /[\p{L}\d#/+×-]$|\d[:.h]$|(?<!\.\s)(?<!^)\p{Lu}\p{L}*\s$|\d\s?(?:to|bis|à|a|al|às|tot|do|and|und|et|y|e|en|i|or|oder|ou|o|of|–|-)\s(?:\p{L}{1,4}\s)?$/u;
const joinedBehind =
  /^[\p{L}°²/:+×'’"-]|^\s?[h–×x/-]|^[.:]\d|^\s?(?:to|bis|à|a|al|às|tot|do|and|und|et|y|e|en|i|or|oder|ou|o|of)\s(?:\p{L}{1,4}\s)?\d/u;
const unit =
  /^\s(?:mm|cm|km|m²|m2|qm|ha|kg|g|t|l|ml|kwh?|mw|gb|tb|mb|ms|min|std|uhr|am|pm|mio|million\p{L}*)(?!\p{L})/iu;
/** Words that cannot be what is counted. */
const closed =
  /^\s?(?:$|[.,;:!?)。、،؟…]|(?:is|are|was|were|has|have|had|will|would|can|could|if|when|but|because|so|for|on|in|at|with|without|we|they|he|she|it|twice|once|anyway|before|after|then|though|all|too|ist|sind|war|waren|hat|haben|wird|kann|wenn|aber|weil|für|auf|mit|ohne|wir|sie|er|es|dann|nicht|noch|auch|est|sont|était|si|quand|mais|pour|sur|avec|sans|nous|ils|elle|on|puis|es|son|era|cuando|pero|porque|para|con|sin|nos|è|sono|se|quando|ma|perché|per|su|senza|ci|são|foi|mas|com|sem|zijn|heeft|wordt|als|maar|omdat|voor|op|met|zonder|we|ze|hij|dan|niet|ook|jest|są|jeśli|gdy|ale|bo|dla|na|przy|bez|to|nie|też|إذا|لكن|ثم|على|في|مع|عند)(?!\p{L}))/iu;
const year = /^(?:19|20)\d\d$/;

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

export type FigureKind = 'none' | 'told' | 'bare' | 'besidePrice';

/** Less than a price of the text, but near enough to be one. */
const nearest = 0.5;

export function figureKindOf(
  sentence: string,
  prices: readonly number[],
  language: string,
): FigureKind {
  let told = false;
  let bare = false;
  for (const match of sentence.matchAll(anyNumber)) {
    const [figure] = match;
    const before = sentence.slice(Math.max(0, match.index - 14), match.index);
    const behind = sentence.slice(match.index + figure.length, match.index + figure.length + 24);
    if (year.test(figure)) told = true;
    else if (moneyBefore.test(before) || moneyBehind.test(behind)) told = true;
    else if (joinedBefore.test(before) || joinedBehind.test(behind)) told = true;
    else if (!closed.test(behind) && !(language === 'de' && isSmallWord(behind))) told = true;
    else {
      const value = amountOf(figure);
      if (prices.some((price) => value >= price * nearest && value < price)) return 'besidePrice';
      bare = true;
    }
  }
  return told ? 'told' : bare ? 'bare' : 'none';
}

/** German writes what is counted with a capital. */
const isSmallWord = (behind: string): boolean =>
  /^\s\p{Ll}{3,}/u.test(behind) && !unit.test(behind);
