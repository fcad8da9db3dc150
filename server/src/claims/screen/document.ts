// A source's text as it may be read for a page: what is not for readers is blanked
// out, letter for letter, so that every place in the text stays where it was.
// Marks reach as far as people mean them: a note in brackets, a sentence, a line,
// a block, or all that stands under a heading.
import { visibleLines } from '../../platform/text/inline.ts';
import { mendPaper } from '../../platform/text/paper.ts';
import { sentenceSpans } from '../../platform/text/sentences.ts';
import { goesOn, wrapWidth } from '../../platform/text/wrapping.ts';
import type { LeftOutReason } from '../claims.ts';
import { hideInsiders } from './insiders.ts';
import { isBareMark, reasonToHide } from './judge.ts';
import { type HideLine, type HideSpan, type Line, linesOf, startsUnit } from './lines.ts';
import { hideLetters } from './mails.ts';
import { isDataLabel, isDocumentTitle, isInternalColumn } from './marks.ts';
import { headingRank, hideSections } from './sections.ts';
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

/** More than any page is made from; a limit on what a hostile text can cost. */
const maxText = 200_000;

export function screenDocument(raw: string, language: string): Screened {
  const text = mendPaper(visibleLines(raw.slice(0, maxText)).join('\n'));
  const lines = linesOf(text);
  const hidden: Hidden[] = [];
  const hide = hiderOf(text, hidden);
  const taken = new Set<number>();
  const hideLine: HideLine = (at, reason) => {
    const line = lines[at];
    if (!line || taken.has(at)) return;
    taken.add(at);
    hide(line.start, line.end, reason);
  };
  for (const { at, reason } of findTalk(lines.map((line) => line.text))) hideLine(at, reason);
  hideTitle(lines, hideLine);
  hideSections(lines, hideLine);
  hideLetters(lines, hideLine);
  const remarks = new Set<number>();
  hideInsiders(lines, (at, reason) => {
    remarks.add(at);
    hideLine(at, reason);
  });
  hideColumns(lines, hide);
  for (const [at, line] of lines.entries()) {
    if (!taken.has(at) && isDataLabel(line.text)) hideLine(at, 'internal');
  }
  hideUnits(lines, unitsOf(lines, taken, text), remarks, { language, hide });
  return { text, shown: blanked(text, hidden), hidden };
}

/** Words of one person, such as the reader's own: no document around them. */
export function screenSpoken(raw: string, language: string): Screened {
  const text = visibleLines(raw.slice(0, maxText)).join('\n');
  const hidden: Hidden[] = [];
  for (const unit of unitsOf(linesOf(text), new Set(), text)) {
    hideInside(unit, language, hiderOf(text, hidden));
  }
  return { text, shown: blanked(text, hidden), hidden };
}

const hiderOf =
  (text: string, hidden: Hidden[]): HideSpan =>
  (start, end, reason) => {
    if (text.slice(start, end).trim() !== '') {
      hidden.push({ start, end, text: text.slice(start, end).trim(), reason });
    }
  };

/** A note goes on: this many lines below one that is marked are taken for part of it. */
const maxGoingOn = 2;
const noted = new Set<LeftOutReason>(['internal', 'instruction', 'unsure']);

/** Set down in a hurry: begun small, or without a full stop. */
const isLoose = (text: string): boolean =>
  /^\s*\p{Ll}/u.test(text) || !/[.。…]["”»)]?\s*$/.test(text);

/** Notes stand together: what follows a marked line without a gap, and is no whole sentence, is one too. */
function hideUnits(
  lines: readonly Line[],
  units: readonly Unit[],
  remarks: ReadonlySet<number>,
  { language, hide }: { language: string; hide: HideSpan },
): void {
  let left = 0;
  let previousEnd = -2;
  for (const unit of units) {
    const below = unit.first === previousEnd + 1;
    previousEnd = unit.last;
    if (!below) left = remarks.has(unit.first - 1) ? maxGoingOn : 0;
    const plain =
      !startsUnit.test(unit.text) &&
      !/[|\t]|\S\s{3,}\S/.test(unit.text) &&
      headingRank(lines, unit.first) === undefined;
    if (left > 0 && plain && isLoose(unit.text)) {
      left--;
      hide(unit.start, unit.start + unit.text.length, 'unsure');
      continue;
    }
    const reason = hideInside(unit, language, hide);
    left = reason !== undefined && noted.has(reason) && plain ? maxGoingOn : 0;
  }
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

/** The first lines that say something, if they name the document and not the thing. */
function hideTitle(lines: readonly Line[], hideLine: HideLine): void {
  const first = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line.text));
  for (let at = first; at >= 0 && at < first + 3 && at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    // `(text by Helen, no changes please)` right below it speaks of the text as well.
    const aside = at > first && /^\s*[(（].{3,200}[)）]\s*$/u.test(text);
    const capitals = at === first && isCapitals(text) && lines.length > 3;
    if (!isDocumentTitle(text) && !aside && !capitals) break;
    hideLine(at, 'title');
  }
}

/** `LIBRARY LESSONS 2026/27` names a paper. */
const isCapitals = (text: string): boolean =>
  text.trim().length <= 80 &&
  !/[.!?]\s*$/.test(text) &&
  /\p{Lu}{3}/u.test(text) &&
  !/\p{Ll}/u.test(text) &&
  /\d|\s{3,}/.test(text);

/** A column that a table keeps for the team goes from every row of it. */
function hideColumns(lines: readonly Line[], hide: HideSpan): void {
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
  /** Its first and last line. */
  first: number;
  last: number;
}

/** Lines wrapped by hand are one text; anything else is a text of its own. */
function unitsOf(lines: readonly Line[], taken: ReadonlySet<number>, text: string): Unit[] {
  const units: { start: number; end: number; first: number; last: number }[] = [];
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
    if (wrapped && open) {
      open.end = line.end;
      open.last = at;
    } else units.push({ start: line.start, end: line.end, first: at, last: at });
    previous = line;
  }
  return units.map(({ start, end, first, last }) => ({
    start,
    first,
    last,
    text: text.slice(start, end).replaceAll('\n', ' '),
  }));
}

const bracketed = /[([（【［]([^()[\]（）【】［］]{2,300})[)\]）】］]/g;
/** After these, all that is left of the line belongs to the note. */
const opensNote = /^[^\p{L}]{0,6}(?:\p{L}[\p{L} /&.-]{1,40})[:：]/u;

/** Why all of the unit went; undefined when some of it stays. */
function hideInside(unit: Unit, language: string, hide: HideSpan): LeftOutReason | undefined {
  const { text, start } = unit;
  if (/^\s*!{2,}\s?\p{L}/u.test(text)) {
    hide(start, start + text.length, 'internal');
    return 'internal';
  }
  const spans = sentenceSpans(text, language);
  const asides = asidesOf(text);
  let whole: LeftOutReason | undefined;
  for (const aside of asides) {
    // `(internal)` and `(not sure)` speak of what they stand beside.
    const beside = aside.bare || aside.reason === 'unsure';
    const around = spans.find((span) => span.start <= aside.start && aside.start < span.end);
    if (!beside) hide(start + aside.start, start + aside.end, aside.reason);
    else if (around) {
      const edge = aside.start <= 4 || aside.end >= text.trimEnd().length - 1;
      if (edge && aside.bare) {
        hide(start, start + text.length, aside.reason);
        whole = aside.reason;
      } else hide(start + around.start, start + around.end, aside.reason);
    }
  }
  const bare = blanked(
    text,
    asides.map((aside) => ({ ...aside, text: '' })),
  );
  const says = spans.filter(({ start: from, end }) => /\p{L}/u.test(bare.slice(from, end)));
  if (asides.length > 0 && says.length === 0) whole ??= asides[0]?.reason;
  for (const span of says) {
    const sentence = bare.slice(span.start, span.end);
    const reason = reasonToHide(sentence);
    if (reason === undefined) continue;
    if (isBareMark(sentence)) {
      hide(start, start + text.length, reason);
      return reason;
    }
    // `Internal: … . And then …`, `Do not name them. 8 % off`: a note speaks for the rest of its line.
    const first = span === says[0];
    const rest =
      reason !== 'unsure' &&
      (opensNote.test(sentence) || (first && noted.has(reason) && !/^\s*["“„«「]/.test(text)));
    hide(start + span.start, start + (rest ? text.length : span.end), reason);
    if (rest && first) return reason;
    if (first && says.length === 1) whole = reason;
  }
  return whole;
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
