// A source's text as it may be read for a page: what is not for readers is blanked
// out, letter for letter, so that every place in the text stays where it was.
// Marks reach as far as people mean them: a note in brackets, a sentence, a line,
// a block, or all that stands under a heading.
import { visibleLines } from '../../platform/text/inline.ts';
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { goesOn, wrapWidth } from '../../platform/text/wrapping.ts';
import type { LeftOutReason } from '../claims.ts';
import { isBareMark, reasonToHide } from './judge.ts';
import {
  isDataLabel,
  isDocumentTitle,
  isInternalColumn,
  isSectionMark,
  isSignOff,
} from './marks.ts';
import { findTalk } from './talk.ts';

export interface Hidden {
  start: number;
  end: number;
  text: string;
  reason: LeftOutReason;
}

export interface Screened {
  /** The readable text, tags and invisible characters gone. */
  text: string;
  /** The same with blanks where something is hidden. */
  shown: string;
  hidden: Hidden[];
}

interface Line {
  start: number;
  end: number;
  text: string;
}

/** More than any page is made from; a limit on what a hostile text can cost. */
const maxText = 200_000;

export function screenDocument(raw: string, language: string): Screened {
  const text = visibleLines(raw.slice(0, maxText)).join('\n');
  const lines = linesOf(text);
  const hidden: Hidden[] = [];
  const hide = (start: number, end: number, reason: LeftOutReason) => {
    if (text.slice(start, end).trim() !== '') {
      hidden.push({ start, end, text: text.slice(start, end).trim(), reason });
    }
  };
  const taken = new Set<number>();
  const hideLine = (at: number, reason: LeftOutReason) => {
    const line = lines[at];
    if (!line || taken.has(at)) return;
    taken.add(at);
    hide(line.start, line.end, reason);
  };
  for (const { at, reason } of findTalk(lines.map((line) => line.text))) hideLine(at, reason);
  hideTitle(lines, hideLine);
  hideSections(lines, hideLine);
  hideSignatures(lines, hideLine);
  hideColumns(lines, hide);
  for (const [at, line] of lines.entries()) {
    if (!taken.has(at) && isDataLabel(line.text)) hideLine(at, 'internal');
  }
  for (const unit of unitsOf(lines, taken, text)) hideInside(unit, language, hide);
  return { text, shown: blanked(text, hidden), hidden };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

function blanked(text: string, hidden: readonly Hidden[]): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of [...hidden].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    shown += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return shown + text.slice(at);
}

type HideLine = (at: number, reason: LeftOutReason) => void;

/** The first line that says something, if it names the document and not the thing. */
function hideTitle(lines: readonly Line[], hideLine: HideLine): void {
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line.text));
  for (let at = first; at >= 0 && at < first + 3 && at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (!isDocumentTitle(text)) break;
    hideLine(at, 'title');
  }
}

const headingMarks = /^\s{0,3}(#{1,6})\s/;
const separator = /^\s*(?:[-=_*~–—•·]\s?){3,}\s*$/;

/** Higher ranks have smaller numbers; a plain line that heads a text ranks last. */
function headingRank(lines: readonly Line[], at: number): number | undefined {
  const text = lines[at]?.text ?? '';
  const marks = headingMarks.exec(text)?.[1];
  if (marks) return marks.length;
  const next = lines[at + 1]?.text ?? '';
  if (text.trim() !== '' && text.length <= 100 && /^(?:={3,}|-{3,})\s*$/.test(next.trim()))
    return 2;
  if (/^\s*(?:\*\*|__)[^*_]{2,100}(?:\*\*|__):?\s*$/.test(text)) return 7;
  return isPlainHeading(lines, at) ? 8 : undefined;
}

/** Short, on its own, without an end: `PRICES`, `Opening hours:`. */
function isPlainHeading(lines: readonly Line[], at: number): boolean {
  const text = (lines[at]?.text ?? '').trim();
  if (text === '' || text.length > 60 || /[.!?,;。！？、]$/.test(text) || /^[-*•|>\d]/.test(text)) {
    return false;
  }
  const before = (lines[at - 1]?.text ?? '').trim();
  if (before !== '' && !separator.test(before)) return false;
  const capitals = text.length >= 4 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
  return capitals || /[:：]$/.test(text) || (lines[at + 1]?.text ?? '').trim() !== '';
}

function hideSections(lines: readonly Line[], hideLine: HideLine): void {
  let rank: number | undefined;
  let reason: LeftOutReason = 'internal';
  let inBlock = false;
  let tight = false;
  for (let at = 0; at < lines.length; at++) {
    const text = (lines[at]?.text ?? '').trim();
    const heading = headingRank(lines, at);
    const mark = isSectionMark(text);
    if (rank !== undefined && !mark) {
      const ends = heading !== undefined && heading <= rank;
      // `Tone` right above its lines speaks of those lines alone.
      const gap = tight && text === '';
      if (ends || gap || (rank === 8 && separator.test(text))) rank = undefined;
    }
    if (inBlock && text === '') inBlock = false;
    if (mark !== undefined && (heading !== undefined || standsAlone(text))) {
      reason = mark;
      rank = heading;
      tight = heading === 8 && mark === 'instruction' && (lines[at + 1]?.text ?? '').trim() !== '';
      inBlock = heading === undefined;
      hideLine(at, reason);
    } else if ((rank !== undefined || inBlock) && text !== '') hideLine(at, reason);
  }
}

/** A mark with nothing beside it speaks of what follows. */
const standsAlone = (text: string): boolean => text.length <= 60 && !/[.。]\s*\S/.test(text);

function hideSignatures(lines: readonly Line[], hideLine: HideLine): void {
  for (let at = 0; at < lines.length; at++) {
    if (!isSignOff(lines[at]?.text ?? '')) continue;
    hideLine(at, 'mail');
    for (let next = at + 1, blanks = 0; next < Math.min(lines.length, at + 9); next++) {
      const text = (lines[next]?.text ?? '').trim();
      if (text === '') {
        if (++blanks === 2 || next > at + 2) break;
        continue;
      }
      if (text.length > 70 || headingRank(lines, next) === 1 || /[.!?。]$/.test(text)) break;
      hideLine(next, 'mail');
    }
  }
}

/** A column that a table keeps for the team goes from every row of it. */
function hideColumns(
  lines: readonly Line[],
  hide: (start: number, end: number, reason: LeftOutReason) => void,
): void {
  let columns: number[] = [];
  let inTable = false;
  for (const line of lines) {
    const cells = cellsOf(line);
    if (cells.length < 2) {
      inTable = false;
      continue;
    }
    if (!inTable) {
      inTable = true;
      columns = cells.flatMap((cell, at) => (isInternalColumn(cell.text) ? [at] : []));
    }
    for (const at of columns) {
      const cell = cells[at];
      if (cell) hide(cell.start, cell.end, 'internal');
    }
  }
}

function cellsOf({ text, start }: Line): Line[] {
  const mark = text.includes('|')
    ? '|'
    : text.includes('\t')
      ? '\t'
      : text.includes(';')
        ? ';'
        : '';
  if (mark === '') return [];
  const cells: Line[] = [];
  let at = 0;
  for (const cell of text.split(mark)) {
    cells.push({ start: start + at, end: start + at + cell.length, text: cell.trim() });
    at += cell.length + 1;
  }
  return cells;
}

interface Unit {
  start: number;
  text: string;
}

const startsUnit =
  /^\s*(?:[-*+•‣▪◦●○■□·✓✔✅☑➤➜→»–—]\s|\d{1,2}[.)]\s|#{1,6}\s|>|\||\p{Extended_Pictographic})/u;

/** Lines wrapped by hand are one text; anything else is a text of its own. */
function unitsOf(lines: readonly Line[], taken: ReadonlySet<number>, text: string): Unit[] {
  const units: { start: number; end: number }[] = [];
  const width = wrapWidth(lines.map((line) => line.text));
  let previous: Line | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.text.trim() === '' || taken.has(at)) {
      previous = undefined;
      continue;
    }
    const open = units.at(-1);
    const wrapped =
      previous !== undefined &&
      !startsUnit.test(line.text) &&
      !/[|\t]/.test(line.text) &&
      goesOn(previous.text, line.text, width);
    if (wrapped && open) open.end = line.end;
    else units.push({ start: line.start, end: line.end });
    previous = line;
  }
  return units.map(({ start, end }) => ({
    start,
    text: text.slice(start, end).replaceAll('\n', ' '),
  }));
}

const bracketed = /[([（【［]([^()[\]（）【】［］]{2,300})[)\]）】］]/g;
/** After these, all that is left of the line belongs to the note. */
const opensNote = /^[^\p{L}]{0,6}(?:\p{L}[\p{L} /&.-]{1,40})[:：]/u;

function hideInside(
  unit: Unit,
  language: string,
  hide: (start: number, end: number, reason: LeftOutReason) => void,
): void {
  const { text, start } = unit;
  const spans = sentenceSpans(text, language);
  const asides = asidesOf(text);
  for (const aside of asides) {
    // `(internal)` and `(not sure)` speak of what they stand beside.
    const whole = aside.bare || aside.reason === 'unsure';
    const around = spans.find((span) => span.start <= aside.start && aside.start < span.end);
    if (!whole) hide(start + aside.start, start + aside.end, aside.reason);
    else if (around) {
      const edge = aside.start <= 4 || aside.end >= text.trimEnd().length - 1;
      if (edge && aside.bare) hide(start, start + text.length, aside.reason);
      else hide(start + around.start, start + around.end, aside.reason);
    }
  }
  const bare = blanked(
    text,
    asides.map((aside) => ({ ...aside, text: '' })),
  );
  for (const [at, span] of spans.entries()) {
    const sentence = bare.slice(span.start, span.end);
    const reason = reasonToHide(sentence);
    if (reason === undefined) continue;
    if (isBareMark(sentence)) {
      hide(start, start + text.length, reason);
      return;
    }
    // `Internal: … . And then …`: a label speaks for the rest of its line.
    const rest = opensNote.test(sentence) && reason !== 'unsure';
    hide(start + span.start, start + (rest ? text.length : span.end), reason);
    if (rest && at === 0) return;
  }
}

function asidesOf(text: string) {
  const asides: { start: number; end: number; reason: LeftOutReason; bare: boolean }[] = [];
  for (const match of text.matchAll(bracketed)) {
    const inner = match[1] ?? '';
    const reason = reasonToHide(inner);
    if (reason === undefined) continue;
    const end = match.index + match[0].length;
    asides.push({ start: match.index, end, reason, bare: isBareMark(inner) });
  }
  return asides;
}
