// One value for another: its unit and the way it was written stay.
import { inWords } from './ground/number_words.ts';
import { numeralsIn, writtenAs } from './ground/numerals.ts';
import type { Value } from './ground/values.ts';

const maxRatio = 50;

/** `19,200` is no news of `3 days`: a bare number of another size is another thing. */
export function isOtherSize(old: Value, wanted: Value): boolean {
  const [was, is] = [old, wanted].map((value) =>
    Number(value.key.match(/\d+(?:\.\d+)?/)?.[0] ?? 0),
  );
  return !!was && !!is && Math.max(was, is) / Math.min(was, is) > maxRatio;
}

/** `119` for `$129` is `$119`. */
export function replacement(old: Value, wanted: Value, language: string): string {
  if (wanted.kind === 'phone' || wanted.kind === 'span') return wanted.text;
  const digits = digitsOf(wanted);
  if (!/\d/.test(old.text)) return inWords(Number(digits), old.text, language) ?? digits;
  if (wanted.kind === 'date') {
    // `15 Juni` for `14. Juni` is `15. Juni`, and a sentence that ended with the date ends with it.
    const day = /^\d{1,2}\.\s/.test(old.text) ? '$1. ' : '$1 ';
    const stop = old.text.endsWith('.') && !wanted.text.endsWith('.') ? '.' : '';
    return `${wanted.text.replace(/^(\d{1,2})\s/, day)}${stop}`;
  }
  if (wanted.kind === 'time') return asTime(old.text, wanted.text);
  return (wanted.kind === 'number' && old.kind !== 'number') || isSameCurrency(old, wanted)
    ? old.text.replace(/\d[\d.,'’\s]*\d|\d/, (was) => grouped(was, digits))
    : wanted.text;
}

function asTime(was: string, is: string): string {
  const [old] = numeralsIn(was);
  const [wanted] = numeralsIn(is);
  return old && wanted ? was.replace(old.text, writtenAs(old, wanted)) : is;
}

/** `1550` for `1.480` is `1.550`. */
function grouped(was: string, digits: string): string {
  const [old] = numeralsIn(was);
  const [wanted] = numeralsIn(digits);
  const [cents = ''] = /(?<=\d{3})[.,]00$/.exec(was) ?? [];
  const whole = cents !== '' && !/[.,]\d{1,2}$/.test(digits) ? `${digits}${cents}` : digits;
  return old && wanted && old.text === was.trim() && whole === digits
    ? writtenAs(old, wanted)
    : whole;
}

const digitsOf = ({ text }: Value): string => /\d[\d.,'’]*\d|\d/.exec(text)?.[0] ?? text.trim();

/** `110 pounds` for `£96` is `£110`. */
const isSameCurrency = (old: Value, wanted: Value): boolean =>
  old.kind === 'amount' &&
  wanted.kind === 'amount' &&
  old.key.replace(/[\d.]+/, '') === wanted.key.replace(/[\d.]+/, '');
