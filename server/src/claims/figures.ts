// Figures as they are compared: `1,200`, `1.200` and `1 200` are one number, `six
// weeks` and `6 weeks` one duration, `€49` and `49 EUR` one amount.
import { remembering } from '../platform/text/remember.ts';
import { fold } from '../platform/text/words.ts';

export type FigureKind = 'number' | 'amount' | 'percentage' | 'date';

export interface Figure {
  kind: FigureKind;
  /** As it was written, its unit included. */
  text: string;
  /** Equal for equal figures. */
  key: string;
  start: number;
  end: number;
}

const digits = String.raw`\d(?:[\d.,'’\u00A0\u202F٫٬]{0,20}\d)?(?:(?<=\d) \d{3}(?!\d)){0,4}(?:(?<=\d \d{3}),\d\d(?!\d))?`;
const currency = String.raw`[$€£¥₹₺₽]|zł|kr\b|円|元|(?:USD|EUR|GBP|CHF|JPY|PLN|SAR|AED|EGP|BRL)(?!\p{L})|R\$|euros?\b|dollars?\b|pounds?\b|francs?\b|yen\b|złotych|ريال|درهم|دولار|يورو`;
const amount = new RegExp(
  String.raw`(?:(${currency})\s?)(${digits})(?:\s?(k|m|mn|bn|mio|mrd|million|billion|万|億)\b\.?)?|(${digits})(?:\s?(k|m|mn|bn|mio|mrd|million|billion|millionen|万|億)\.?)?\s?(${currency})`,
  'giu',
);
const percentage = new RegExp(
  String.raw`(${digits})\s?(?:%|٪|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|por cento\b|procent\b|proc\b|パーセント|بالمئة|بالمائة)`,
  'giu',
);
export const months =
  `january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec
januar februar märz mai juni juli oktober dezember jänner
janvier février mars avril juin juillet août septembre octobre novembre décembre
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
januari februari maart mei augustus
stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length)
    .join('|');
const date = new RegExp(
  [
    String.raw`\d{4}-\d\d-\d\d`,
    String.raw`\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)(?!\d)`,
    String.raw`(?<!\p{Sc}\s?\d{0,3})\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?=\s|$|[^\d])`,
    String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?`,
    String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:\s+de|\s+of)?\s+(?:${months})(?!\p{L})\.?(?:,?\s+(?:de\s+)?(?:19|20)\d\d)?`,
    String.raw`(?<![\p{L}\d])(?:${months})(?!\p{L})\.?\s+\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s+(?:19|20)\d\d)?`,
    String.raw`(?<![\p{L}\d])(?:${months})(?!\p{L})\.?\s+(?:de\s+)?(?:19|20)\d\d`,
    String.raw`(?<=\b(?:in|by|until|till|from|since|before|after|of|im|bis|ab|seit|en|à partir d[e’']|avant|fin|a|da|entro|em|até|desde|antes de|vanaf|voor|od|do|w)\s)(?:${months})(?!\p{L})`,
  ].join('|'),
  'giu',
);
const plain = new RegExp(
  String.raw`(?<![\p{L}\d])(${digits})(?:\s?(k|m|mn|bn|mio|mrd|million|millionen|billion|万|億)(?!\p{L}))?(?=[^\d]|$)`,
  'giu',
);

/** Three and more: `two` and `one` are as often no figure at all. */
const words = new Map<string, string>(
  Object.entries({
    3: 'three drei trois tres tre três drie trzy',
    4: 'four vier quatre cuatro quattro quatro cztery',
    5: 'five fünf cinq cinco cinque vijf pięć',
    6: 'six sechs seis sei zes sześć',
    7: 'seven sieben sept siete sette sete zeven siedem',
    8: 'eight acht huit ocho otto oito osiem',
    9: 'nine neun neuf nueve nove negen dziewięć',
    10: 'ten zehn dix diez dieci dez tien dziesięć',
    11: 'eleven elf onze undici',
    12: 'twelve zwölf douze doce dodici doze twaalf dwanaście',
    20: 'twenty zwanzig vingt veinte venti vinte twintig',
    30: 'thirty dreißig trente treinta trenta trinta dertig',
    50: 'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig',
    100: 'hundred hundert cent cien cento cem honderd sto',
    1000: 'thousand tausend mille mil duizend tysiąc',
  }).flatMap(([value, names]) => names.split(' ').map((name) => [fold(name), value] as const)),
);
/** Also names, months and verbs. */
const ambiguous = new Set([
  'sei',
  'elf',
  'sept',
  'mil',
  'sto',
  'tre',
  'cent',
  'onze',
  'acht',
  'mille',
  'dez',
]);

const foreignDigit = /[٠-٩０-９]/g;
/** Of the same length, so that places stay places. */
const asciiDigits = (text: string): string =>
  text.replace(foreignDigit, (digit) => String((digit.charCodeAt(0) - 0x660) % 0x10));

function numberOf(written: string): string {
  const bare = asciiDigits(written)
    .replace(/[\s'’\u00A0\u202F٬]/g, '')
    .replaceAll('٫', '.');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(bare)) return bare.replace(/[.,]/g, '');
  const decimal = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (decimal === -1) return bare.replace(/^0+(?=\d)/, '');
  const whole = bare.slice(0, decimal).replace(/[.,]/g, '');
  const fraction = bare.slice(decimal + 1).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

const scales: Record<string, string> = {
  k: 'k',
  m: 'm',
  mn: 'm',
  mio: 'm',
  million: 'm',
  millionen: 'm',
  bn: 'b',
  mrd: 'b',
  billion: 'b',
  万: '万',
  億: '億',
};
const scaleOf = (scale: string | undefined): string =>
  scale ? (scales[scale.toLowerCase()] ?? '') : '';

const currencies: Record<string, string> = {
  $: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  '£': 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  '¥': 'jpy',
  円: 'jpy',
  yen: 'jpy',
  zł: 'pln',
  złotych: 'pln',
  r$: 'brl',
};
const currencyOf = (written: string): string =>
  currencies[written.toLowerCase()] ?? written.toLowerCase();

/** Every figure of a text once, the most telling kind first where they overlap. */
export const figuresIn = (written: string): readonly Figure[] => figuresOnce(written);

const figuresOnce = remembering(readFigures, 500_000);

function readFigures(written: string): readonly Figure[] {
  const text = asciiDigits(written);
  if (!hasFigures(text)) return [];
  const found: Figure[] = [];
  const taken = new Uint8Array(text.length);
  const add = (kind: FigureKind, match: RegExpExecArray, key: string) => {
    const start = match.index;
    const end = start + match[0].length;
    if (taken[start] === 1 || taken[end - 1] === 1) return;
    taken.fill(1, start, end);
    found.push({ kind, text: written.slice(start, end).trim(), key: `${kind} ${key}`, start, end });
  };
  for (const match of text.matchAll(date)) add('date', match, dateKey(match[0]));
  for (const match of text.matchAll(amount)) {
    const [, before, first, firstScale, second, secondScale, after] = match;
    const value = `${numberOf(first ?? second ?? '')}${scaleOf(firstScale ?? secondScale)}`;
    add('amount', match, `${value} ${currencyOf(before ?? after ?? '')}`);
  }
  for (const match of text.matchAll(percentage)) add('percentage', match, numberOf(match[1] ?? ''));
  for (const match of text.matchAll(plain)) {
    add('number', match, `${numberOf(match[1] ?? '')}${scaleOf(match[2])}`);
  }
  for (const match of text.matchAll(/\p{L}{3,}/gu)) {
    const name = fold(match[0]);
    const value = words.get(name);
    if (value !== undefined && !ambiguous.has(name)) add('number', match, value);
  }
  return found.sort((a, b) => a.start - b.start);
}

const wordNumber = new RegExp(`(?<!\\p{L})(?:${[...words.keys()].join('|')})(?!\\p{L})`, 'iu');
const hasFigures = (text: string): boolean =>
  /\d/.test(text) ||
  wordNumber.test(fold(text)) ||
  /\p{sc=Arabic}/u.test(text) ||
  monthWord.test(text);
const monthWord = new RegExp(`(?<!\\p{L})(?:${months})(?!\\p{L})`, 'iu');

const monthNumbers = new Map<string, number>();
for (const line of `january february march april may june july august september october november december
jan feb mar apr may jun jul aug sep oct nov dec
januar februar märz april mai juni juli august september oktober november dezember
jänner - - - - - - - sept - - -
janvier février mars avril mai juin juillet août septembre octobre novembre décembre
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
januari februari maart april mei juni juli augustus september oktober november december
stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر`.split('\n')) {
  for (const [at, name] of line.split(' ').entries())
    if (name !== '-') monthNumbers.set(fold(name), at + 1);
}

/** Month and day where both are known; the year says nothing where a source leaves it out. */
function dateKey(written: string): string {
  const ascii = asciiDigits(written);
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(ascii);
  if (iso) return `${Number(iso[2])}-${Number(iso[3])}`;
  const japanese = /(\d{1,2})月(?:(\d{1,2})日)?/.exec(ascii);
  if (japanese)
    return japanese[2] ? `${Number(japanese[1])}-${Number(japanese[2])}` : `${Number(japanese[1])}`;
  const month = (ascii.match(/\p{L}+/gu) ?? [])
    .map((word) => monthNumbers.get(fold(word)))
    .find((n) => n !== undefined);
  const numbers = (ascii.match(/\d+/g) ?? []).map(Number).filter((n) => n < 1900);
  if (month !== undefined) return numbers.length > 0 ? `${month}-${numbers[0]}` : `${month}`;
  // 3/12 and 12/3 may be the same day: both sides are written the same way.
  return numbers
    .slice(0, 2)
    .sort((a, b) => a - b)
    .join('-');
}
