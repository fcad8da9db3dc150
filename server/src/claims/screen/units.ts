// The texts of a document: lines wrapped by hand are one text, anything else is a text of its own.
import { goesOn, wrapWidth } from '../../platform/text/wrapping.ts';
import type { Line } from './lines.ts';
import { startsUnit } from './lines.ts';

/** A whole line in brackets was put in by itself. */
const inBrackets = /^\s*[(（][^()（）]{24,400}[)）]\s*$/u;

/** A row is as long as its cells are, and no line was broken there. */
const columns = /[|\t]|\S\s{2,}\S/u;

export interface Unit {
  start: number;
  text: string;
  /** Its first and last line. */
  first: number;
  last: number;
}

export function unitsOf(lines: readonly Line[], taken: ReadonlySet<number>, text: string): Unit[] {
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
      !inBrackets.test(line.text) &&
      !columns.test(line.text) &&
      !columns.test(previous.text) &&
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
