// How a line is set down: as an entry, a row, a heading, or jotted between others.
import { lean } from '../../platform/text/quickened.ts';
import { type Line, startsUnit } from './lines.ts';
import type { Unit } from './units.ts';

export interface Shape {
  /** An entry of a list, or a row of a table: begun small and without a full stop by custom. */
  listed: boolean;
  /** An entry of a list without bullets, or what looks like one. */
  entry: boolean;
  /** Ends as a sentence does. */
  closed: boolean;
  /** Without an end, right below a line that has one. */
  alien: boolean;
  /** Stands above what it names. */
  heading: boolean;
  /** Stands right below a question. */
  answers: boolean;
  /** Among others of its make, which are for readers. */
  sibling: boolean;
  /** Begun small and left open, where the lines around it begin large. */
  jotted: boolean;
}

export const ended = /[.!?:;…。！？：؟][")”“»」』）\]]{0,3}\s*$/u;
export const spaceless = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
/** Fewer words may be a line of an invitation or an address. */
export const longLine = 8;
export const shortEntry = 5;
const shortRemark = 3;

export const isRow = (text: string): boolean =>
  startsUnit.test(text) || rowMarks.test(text) || priceStep.test(text) || priceTerms.test(text);
/** `alle Preise netto pro Monat, kündbar zum Quartalsende`, below a price list. */
const priceTerms =
  /^\s*(?:all prices|alle preise|tous (?:les|nos) prix|todos los precios|tutti i prezzi|todos os preços|alle prijzen|wszystkie ceny|prices|preise|prix|precios|prezzi|preços|prijzen|ceny)\s(?:[^.!?]{0,40}\s)?(?:netto|brutto|net|excl\.?|incl\.?|zzgl\.?|inkl\.?|exclude|include|hors|ht|ttc|sin iva|con iva|iva|per|pro|par|por|al)(?!\p{L})/iu;
/** `up to 5 sites: 89 € per site`, `6 bis 20 Häuser: 69 €`: a step of a price list, begun small by custom. */
const priceStep = lean(
  /^\s*(?:(?:up to|over|above|more than|from|under|bis(?: zu)?|ab|über|mehr als|unter|jusqu[’']à|à partir de|plus de|moins de|hasta|desde|más de|fino a|da|oltre|até|a partir de|acima de|mais de|tot|vanaf|boven|meer dan|do|od|powyżej|ponad)\s+\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:[-–]|to|bis|à|a|al|até|tot|do)\s?\d[\d.,]{0,9})\s\p{L}[^:：€$£¥]{1,40}\s?[:：–—]\s?(?:[€$£¥]\s?\d|\d[\d.,]{0,10}\s?(?:€|£|\$|zł|EUR|CHF|kr)(?!\p{L}))/iu,
);
const rowMarks =
  /[|\t]|\S\s{2,}\S|\.{3,}|…{2,}|^\s*(?:jan|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|kwi|mai|maj|may|mag|mei|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dec|dez|déc|dic|gru|sty|gen|ene|lut|week|woche|kw|semain|seman|settiman|tydzień|tygodn)\p{L}{0,7}(?:\s\d{1,2}){0,2}\s?[:：]\s/iu;

/** A line without an end below a sentence, in one block with it, was added by somebody else. */
export function isAlienAt(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const above = lines[at - 1]?.text ?? '';
  return (
    above.trim() !== '' &&
    ended.test(above) &&
    !/[:：]\s*$/.test(above) &&
    !ended.test(text) &&
    !isRow(above) &&
    wordsIn(text) >= 4 &&
    (text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= 2
  );
}

/** A list without bullets: lines of one block that all do without an end. */
export function isEntryAt(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const isEntry = (line: string): boolean =>
    /^\s*[^\s\p{Ll}]/u.test(line) && !ended.test(line) && wordsIn(line) <= maxEntry;
  const near = [lines[at - 1]?.text ?? '', lines[at + 1]?.text ?? ''];
  return isEntry(text) && near.some((line) => line.trim() !== '' && isEntry(line));
}

const maxEntry = 12;

/** `iPhone` and `e-mail` may begin a sentence; `marito scettico` begins a note. */
export const isSmall = (text: string): boolean =>
  /^\s*\p{Ll}/u.test(text) && !/^\s*\p{Ll}{1,3}-?\p{Lu}/u.test(text);

/** Begun small and left open, beside lines that begin large: added by somebody in passing. */
export function isJottedAt(lines: readonly Line[], { first, last }: Unit): boolean {
  const text = lines[first]?.text ?? '';
  const listed = startsUnit.test(text);
  // `not signed yet...` is left open as well.
  const trailsOff = /\p{L}(?:\.{3}|…)\s*$/u.test(lines[last]?.text ?? '');
  if (
    !isSmall(bare(text)) ||
    /^[^:：]{2,30}[:：]\s/u.test(bare(text)) ||
    (ended.test(lines[last]?.text ?? '') && !trailsOff) ||
    isFigures(text)
  )
    return false;
  if (
    wordsIn(bare(text)) < (trailsOff ? shortRemark : shortEntry) ||
    priceStep.test(text) ||
    rowMarks.test(text.replace(/\.{3}\s*$/, ''))
  )
    return false;
  const near = [lines[first - 1]?.text ?? '', lines[last + 1]?.text ?? ''].filter(
    (line) => line.trim() !== '' && startsUnit.test(line) === listed,
  );
  const large = (line: string): boolean => /^\W{0,3}[\p{Lu}\d]/u.test(bare(line));
  // Where all entries of a list are left open, an adjective may begin one.
  if (listed && near.every((line) => !ended.test(line))) return false;
  return near.length > 0 && near.every(large) && !/[,:：]\s*$/u.test(lines[first - 1]?.text ?? '');
}

const bare = (line: string): string => line.replace(startsUnit, '');

/** How many of the longer lines begin small; where many do, it is how the text was written. */
export function smallLines(lines: readonly Line[]): number {
  const longer = lines.filter(({ text }) => wordsIn(text) >= shortEntry);
  return longer.filter(({ text }) => isSmall(bare(text))).length / Math.max(1, longer.length);
}
export const fewSmall = 0.2;

/** Long, and without an end; dates, times and prices stand like this on every leaflet. */
export function breaksOff(text: string, minWords = longLine): boolean {
  if (ended.test(text) || spaceless.test(text)) return false;
  if (wordsIn(text) < minWords) return false;
  const value = /^\p{Lu}[^:：]{1,39}[:：]\s(.*)$/u.exec(text)?.[1];
  if (value !== undefined && (wordsIn(value) <= 6 || value.split(',').length > 2)) return false;
  return !isFigures(text);
}

/** More figures and names in it than words of a sentence. */
function isFigures(text: string): boolean {
  const figures = text.match(/(?:^|\s)[^\s\p{L}]*\d/gu)?.length ?? 0;
  const small = text.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0;
  return figures > 0 && small <= 4 + figures;
}
