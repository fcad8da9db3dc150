// Numbers as they are written on a page and in a request, times included: `17`, `17:00`, `17 h` and
// `5 pm` are one, and a new one is written as the old one was. Days and numbers in words are values too.

import { dayAs, daysIn } from './days.ts';
import { inWords, wordNumbersIn } from './number_words.ts';

export interface Numeral {
  text: string;
  /** Equal for equal ones. */
  key: string;
  start: number;
  end: number;
}

const written =
  /\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}\s?h\s?\d{2}(?!\d)|\d{1,2}時\d{2}分|\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b|\d{1,9}(?:[.,:'’]\d{1,3}){0,3}/giu;

export const numeralsIn = (text: string): Numeral[] =>
  [...text.matchAll(written)].map(({ 0: found, index }) => ({
    text: found,
    key: keyOf(found),
    start: index,
    end: index + found.length,
  }));

const dayKey = 'day ';

/** Numbers in words too, and days, in the language of the text. */
export function valuesIn(text: string, language: string): Numeral[] {
  const words = wordNumbersIn(text, language).map(({ text: found, number, start }) => ({
    text: found,
    key: String(number),
    start,
    end: start + found.length,
  }));
  const days = daysIn(text, language).map(({ text: found, at, start, end }) => ({
    text: found,
    key: `${dayKey}${at}`,
    start,
    end,
  }));
  return [...numeralsIn(text), ...words, ...days].sort((a, b) => a.start - b.start);
}

/** `eighty pounds` as `80 pounds`, where no figure is written otherwise. */
export const inDigits = (text: string, language: string): string =>
  /\d/.test(text)
    ? text
    : wordNumbersIn(text, language).reduceRight(
        (all, { text: word, number, start }) =>
          `${all.slice(0, start)}${number}${all.slice(start + word.length)}`,
        text,
      );

export const isDayValue = ({ key }: Numeral): boolean => key.startsWith(dayKey);

const clock = /^(\d{1,2})(?:\s?[:h時.]\s?(\d{2})分?)?(?:\s?([ap])\.?m)?$/i;

const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/i;

function keyOf(text: string): string {
  const [, counted] = ordinal.exec(text) ?? [];
  if (counted !== undefined) return String(Number(counted));
  const [, hours = '', minutes, half] = clock.exec(text) ?? [];
  const isTime = minutes !== undefined && !/\d\.\d/.test(text);
  if (hours !== '' && (isTime || half !== undefined || minutes === undefined)) {
    const hour = (Number(hours) % (half ? 12 : 100)) + (/p/i.test(half ?? '') ? 12 : 0);
    return minutes === undefined || minutes === '00' ? String(hour) : `${hour}:${minutes}`;
  }
  const bare = text.replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return bare.includes('.') ? bare.replace(/\.?0{1,3}$/, '') : bare;
}

/** The new number as the old one is written: `18` for `17:30` is `18:00`, `8600` for `8.400` is `8.600`. */
export function writtenAs(old: Numeral, given: Numeral, language = 'en'): string {
  if (isDayValue(given)) return dayAs(old.text, Number(given.key.slice(dayKey.length)), language);
  if (!/\d/.test(old.text)) return inWords(Number(given.key), old.text, language) ?? given.key;
  // `6pm` among times of 24 hours is `18:00`.
  const half = /[ap]\.?m$/i;
  const otherClock = half.test(given.text) && !half.test(old.text);
  const bare = /\d/.test(given.text) && !ordinal.test(given.text) && !otherClock;
  const wanted = bare ? given : { ...given, text: given.key };
  if (ordinal.test(old.text) && /^\d{1,2}$/.test(wanted.text)) {
    return `${wanted.text}${suffixOf(Number(wanted.text))}`;
  }
  const [, , minutes] = clock.exec(old.text) ?? [];
  const joint = /\d(\s?[:h.]\s?)\d{2}/.exec(old.text)?.[1];
  if (minutes !== undefined && joint !== undefined && /^\d{1,2}$/.test(wanted.text)) {
    return `${wanted.text}${joint}00`;
  }
  const [, hour, minute] = /^(\d{1,2})\s?[:h]\s?(\d{2})$/i.exec(wanted.text) ?? [];
  if (hour !== undefined && joint !== undefined && minutes !== undefined) {
    return `${hour}${joint}${minute}`;
  }
  const full = /^(\d{1,2}):00$/.exec(wanted.text)?.[1];
  if (full !== undefined && /^\d{1,2}$/.test(old.text)) return full;
  const group = /^\d{1,3}([.,'’])\d{3}$/.exec(old.text)?.[1];
  return group !== undefined && /^\d{4,9}$/.test(wanted.text)
    ? wanted.text.replace(/\B(?=(?:\d{3})+$)/g, group)
    : wanted.text;
}

function suffixOf(number: number): string {
  const tens = Math.floor(number / 10);
  return (tens === 1 ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th';
}
