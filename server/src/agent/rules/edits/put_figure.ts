// One figure for another of its kind in a text: its unit and the way it was written stay.
import { type Figure, figuresIn } from '../../../claims/figures.ts';
import { fold } from '../../../platform/text/words.ts';
import { inWords } from './ground/number_words.ts';
import { numeralsIn, writtenAs } from './ground/numerals.ts';

/** The text with the new figure for the one of its kind; nothing when there is none, or several. */
export function withFigure(text: string, value: string, language: string): string | undefined {
  const [wanted] = figuresIn(value);
  if (!wanted) return undefined;
  const figures = figuresIn(text);
  const alike = figures.filter(({ kind }) => kind === wanted.kind);
  const named = figures.filter((figure) => unitOf(text, figure) === unitOf(value, wanted));
  const priced = figures.filter(({ kind }) => kind === 'amount');
  const [unit, amount] = [unitOf(value, wanted), priced[0]];
  // `640` for `£620, up to 14 appointments` is another price; `16 appointments` is none.
  if (wanted.kind === 'number' && amount && priced.length === 1 && figures.length > 1) {
    const [meant] = unit !== '' && named.length === 1 ? named : [amount];
    if (meant) return put(text, meant, wanted, language);
  }
  // A price takes the place of a price, or of a bare number; never that of `15 minutes`.
  const bare = figures.filter((figure) => wanted.kind === 'number' || unitOf(text, figure) === '');
  const open = alike.length > 0 || wanted.kind === 'date' ? alike : bare;
  const [only, ...others] = open.filter(({ kind }) => wanted.kind === 'date' || kind !== 'date');
  const decimal = ({ text: written }: Figure): boolean => /\d[.,]\d/.test(written);
  // `4.8` for `4.7 of 5` is another mark, and not another scale.
  const [same, twin] = open.filter((figure) => decimal(figure) && decimal(wanted));
  if (same && !twin && others.length > 0) return put(text, same, wanted, language);
  if (!only || others.length > 0 || isOtherSize(only, wanted)) return undefined;
  return put(text, only, wanted, language);
}

const maxRatio = 50;

/** `19,200` is no news of `3 days`: a bare number of another size is another thing. */
function isOtherSize(old: Figure, wanted: Figure): boolean {
  const [was, is] = [old, wanted].map((figure) =>
    Number(figure.key.match(/\d+(?:\.\d+)?/)?.[0] ?? 0),
  );
  if (!was || !is || wanted.kind === 'date' || old.kind === 'date') return false;
  return Math.max(was, is) / Math.min(was, is) > maxRatio;
}

export const put = (text: string, old: Figure, wanted: Figure, language: string): string =>
  `${text.slice(0, old.start)}${replacement(old, wanted, language)}${text.slice(old.end)}`;

export const unitOf = (text: string, { end }: Figure): string =>
  fold(/^\s?(\p{L}{3,20})/u.exec(text.slice(end))?.[1] ?? '');

/** `119` for `$129` is `$119`. */
function replacement(old: Figure, wanted: Figure, language: string): string {
  const digits = digitsOf(wanted);
  if (!/\d/.test(old.text)) return inWords(Number(digits), old.text, language) ?? digits;
  // `15 Juni` for `14. Juni` is `15. Juni`.
  if (wanted.kind === 'date' && /^\d{1,2}\.\s/.test(old.text)) {
    return wanted.text.replace(/^(\d{1,2})\s/, '$1. ');
  }
  return (wanted.kind === 'number' && old.kind !== 'number') || isSameCurrency(old, wanted)
    ? old.text.replace(/\d[\d.,'’\s]*\d|\d/, (was) => grouped(was, digits))
    : wanted.text;
}

/** `1550` for `1.480` is `1.550`. */
function grouped(was: string, digits: string): string {
  const [old] = numeralsIn(was);
  const [wanted] = numeralsIn(digits);
  return old && wanted && old.text === was.trim() ? writtenAs(old, wanted) : digits;
}

const digitsOf = ({ text }: Figure): string => /\d[\d.,'’]*\d|\d/.exec(text)?.[0] ?? text.trim();

/** `110 pounds` for `£96` is `£110`. */
const isSameCurrency = (old: Figure, wanted: Figure): boolean =>
  old.kind === 'amount' &&
  wanted.kind === 'amount' &&
  old.key.replace(/[\d.]+/, '') === wanted.key.replace(/[\d.]+/, '');
