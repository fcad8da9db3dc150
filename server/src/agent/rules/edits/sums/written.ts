// A number as the one before it is written: its marks, its decimals, in words where that one is.
import { inWords } from '../../text/number_words.ts';
import { digitsOf, isScaled, round } from './figures.ts';

const grouping = /\d([.,'’\s\u00a0\u202f])\d{3}(?!\d)/u;
const decimals = /([.,])(\d{1,2})$/;

/** Nothing where it cannot be written so: `22万円`, or a part of a yen. `sample`: how the page writes thousands. */
export function writtenLike(
  old: string,
  value: number,
  language: string,
  sample = '',
): string | undefined {
  if (isScaled(old) || value < 0) return undefined;
  if (!/\d/.test(old))
    return Number.isInteger(value) ? (inWords(value, old, language) ?? String(value)) : undefined;
  const digits = digitsOf(old);
  const [, mark, fraction = ''] = decimals.exec(digits) ?? [];
  const isYen = /[¥円元]/u.test(old);
  const isWhole = Number.isInteger(round(value, 2));
  if (isYen && !isWhole) return undefined;
  if (round(value, 2) !== round(value, 4)) return undefined;
  // `3 139,50 €` among `1 980 €` is `4 186 €`.
  const isBare = fraction === '' || (/[1-9]/.test(fraction) && !/\d[.,]00(?!\d)/.test(sample));
  const places = isWhole ? (isBare ? 0 : fraction.length) : Math.max(2, fraction.length);
  const own = grouping.exec(digits)?.[1];
  const group = own ?? groupOf(digits, value, language, sample);
  const point = mark ?? (group === ',' ? '.' : group === '.' ? ',' : pointOf(language));
  const [whole = '', part = ''] = value.toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return old.replace(digits, () => (part === '' ? grouped : `${grouped}${point}${part}`));
}

/** Where the old number was too short to tell, the page does, then the language. */
function groupOf(digits: string, value: number, language: string, sample: string): string {
  const whole = /^\d+/.exec(digits)?.[0] ?? '';
  if (value < 1000 || whole.length > 4) return '';
  const paged = grouping.exec(sample)?.[1];
  if (whole.length === 4) return value < 10_000 ? '' : (paged ?? '');
  if (paged !== undefined) return paged;
  const [, mark] = /\d(\D)\d{3}/u.exec(new Intl.NumberFormat(language).format(12_345)) ?? [];
  return /\d{4}/.test(sample) ? '' : (mark ?? '');
}

const pointOf = (language: string): string =>
  /\d(\D)\d$/u.exec(new Intl.NumberFormat(language).format(1.5))?.[1] ?? '.';
