// Whose voice a line is in: the page's, or that of somebody who made a note. Notes are known by
// how they are set down more than by their words: begun small, without an end, in shorthand, with
// a colleague's first name. Each trait adds to the doubt; what is doubtful stays off the page.
import { givenNames } from './given_names.ts';
import type { Line } from './lines.ts';
import { startsUnit } from './lines.ts';

export interface Voice {
  /** From 1 on, a sentence is taken for a note. `opens`: it begins its line. */
  doubtOf(sentence: string, shape: Shape, opens: boolean): number;
  /** Names one of the team by the first name, as colleagues do. */
  namesInsider(text: string): boolean;
  /** Somebody one would call by this name. */
  isFirstName(name: string): boolean;
}

export interface Shape {
  /** An entry of a list, or a row of a table: begun small and without a full stop by custom. */
  listed: boolean;
  /** An entry of a list without bullets, or what looks like one. */
  entry: boolean;
  /** Stands above what it names. */
  heading: boolean;
}

const minNormed = 3;
/** Fewer words may be a line of an invitation or an address. */
const longLine = 8;
const shortEntry = 5;
const ended = /[.!?:;…。！？：؟][")”“»」』）\]]{0,3}\s*$/u;
const spaceless = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

export function voiceOf(lines: readonly Line[], insiders: ReadonlySet<string>): Voice {
  const closing = closingShare(lines);
  const smallWeight = smallShare(lines) > 0.3 ? 0.4 : 1;
  const namesInsider = (text: string): boolean =>
    insiders.size > 0 &&
    (firstNamesIn(text).some((name) => insiders.has(name)) ||
      [...insiders].some((name) => spaceless.test(name) && text.includes(name)));
  return {
    namesInsider,
    isFirstName: (name) => insiders.has(name.toLowerCase()) || givenNames.has(name.toLowerCase()),
    doubtOf(text, { listed, entry, heading }, opens) {
      const running = !(listed || entry) && !heading;
      let doubt = shorthandIn(text);
      if (running && opens && isSmall(text)) doubt += smallWeight;
      if (running && breaksOff(text)) doubt += closing >= 0.6 ? 1 : 0.4;
      if (entry && breaksOff(text, shortEntry)) doubt += 0.4;
      // Who does what by when is for the reader too.
      const planned = (listed || entry) && /\d/.test(text);
      if (planned) return doubt;
      if (namesInsider(text)) doubt += listed ? 0.5 : 1;
      else if (firstNamesIn(text).some((name) => givenNames.has(name))) doubt += 0.6;
      if (/\p{sc=Han}さん(?!の声)/u.test(text)) doubt += 1;
      return doubt;
    },
  };
}

/** How many of the document's longer lines end as sentences do. */
function closingShare(lines: readonly Line[]): number {
  const prose = lines.filter(({ text }) => !isRow(text) && wordsIn(text) >= longLine);
  if (prose.length < minNormed) return 0.6;
  return prose.filter(({ text }) => ended.test(text)).length / prose.length;
}

/** Some people write everything small: then it says nothing of one line. */
function smallShare(lines: readonly Line[]): number {
  const prose = lines.filter(({ text }) => !isRow(text) && wordsIn(text) >= 4);
  return prose.filter(({ text }) => isSmall(text)).length / Math.max(1, prose.length);
}

export const isRow = (text: string): boolean => startsUnit.test(text) || rowMarks.test(text);
const rowMarks = /[|\t]|\S\s{2,}\S|\.{3,}|…{2,}/u;

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
const isSmall = (text: string): boolean =>
  /^\s*\p{Ll}/u.test(text) && !/^\s*\p{Ll}{1,3}-?\p{Lu}/u.test(text);

/** Long, and without an end; dates, times and prices stand like this on every leaflet. */
function breaksOff(text: string, minWords = longLine): boolean {
  if (ended.test(text) || spaceless.test(text)) return false;
  const words = wordsIn(text);
  if (words < minWords || /^[^:：]{2,40}[:：]\s/u.test(text)) return false;
  const figures = text.match(/(?:^|\s)[^\s\p{L}]*\d/gu)?.length ?? 0;
  return figures * 4 < words;
}

/** No sentence for a reader has these. */
const strong = /!{2,}|\?{2,}|[!?]{2}|\s[=≈]\s|\s(?:->|=>|-->|>>)\s|\s&\/or\s/u;
/** Written for speed. A word in capitals for its weight is one as well: `NO`, `NICHT`. */
const weak =
  /\s(?:→|~\d)|(?<![\p{L}\p{N}])(?:w\/|w\/o|smth|sth|mths?|yrs?|wks?|mgr|acct|prob|approx|bc|cuz|gonna|wanna|ivm|z\.s\.m|iig|mbt|nix|iwie|vllt|jmd|pzt|wdh|rdv|qqch|qqn|pb|dispo|appro|pdt|xq|pq|vc|vcs|blz|qlcs|cmq|xché|tzn|ok[’']?d|pat)(?![\p{L}\p{N}])|(?<![\p{L}\d.,])\d{1,3}k(?!\p{L})|(?<!\p{L})(?:NOT|NO|NICHT|KEINE?N?|PAS|NON|NÃO|NIET|GEEN|NIE|ONLY|NUR)(?!\p{L})/u;

const shorthandIn = (text: string): number =>
  (strong.test(text) ? 1 : 0) + (weak.test(text) ? 0.6 : 0);

const capitalWord = /\p{Lu}\p{Ll}{1,15}(?![\p{L}’'.-]*\d)/gu;

/** First names that stand alone, small: `Bea` is one, `Bea Lindqvist` introduces somebody. */
function firstNamesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(capitalWord)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const after = text.slice(end, end + 3);
    // A family name before or behind it, a saint, a day of January.
    if (/^[\p{L}\p{N}]|^\s\p{Lu}|^-\p{Lu}|^\s?\d/u.test(after)) continue;
    if (/[\p{L}\p{N}]$|\p{Lu}[\p{Ll}.]{0,10}\s$|(?:san|santa|saint|st|são|\d\.?)\s$/iu.test(before))
      continue;
    found.push(match[0].toLowerCase());
  }
  return found;
}
