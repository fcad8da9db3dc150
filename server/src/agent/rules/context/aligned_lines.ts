// Lines that are set in columns by their blanks: each cell belongs to the column it stands under, also where a row
// lacks one or a long name runs into the next; and plans told in two columns, when and what.
import { alignedRows, type Cell, gapCells } from '../../../platform/text/columns.ts';
import type { Shaped } from './row_strokes.ts';
import { someTime } from './spans.ts';

const maxLine = 300;
const minRows = 2;
const maxCell = 80;
const gapInside = /\S {2,}\S/;
const indented = /^ {4,}(?![-*+•·–—>|\d])\S/u;
const open = /[,;:&/+–-]$/u;
const goesOn = /^[\p{Ll}(+&]/u;
const near = 2;

/** A cell that was too long for its column goes on below it: both lines become one. */
export function withoutWraps(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const joined =
      isSet(whole.at(-1)) && indented.test(line) ? wrapped(whole.at(-1), line) : undefined;
    if (joined === undefined) whole.push(line);
    else whole[whole.length - 1] = joined;
  }
  return whole;
}

function wrapped(above = '', below: string): string | undefined {
  const cells = gapCells(above);
  const last = cells.at(-1)?.end ?? 0;
  const texts = cells.map(({ text }) => text);
  for (const { text, start } of gapCells(below)) {
    const at = cells.findIndex((cell) => Math.abs(cell.start - start) <= near);
    const before = texts[at];
    if (start > last) texts.push(text);
    else if (at > 0 && before !== undefined && (open.test(before) || goesOn.test(text)))
      texts[at] = `${before} ${text}`;
    else return undefined;
  }
  return cells.length < 2 ? undefined : texts.join('   ');
}

/** The lines that are cells of columns, by their number. */
export function alignedLines(lines: readonly string[]): Map<number, Shaped> {
  const found = new Map<number, Shaped>();
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (isSet(lines[to])) to++;
    const block = lines.slice(from, to);
    if (block.length >= minRows) {
      const shape = shapeOf(block);
      const rows = alignedRows(block) ?? [];
      const set = isSheet(rows);
      for (const [n, row] of rows.entries()) {
        const cells = row?.map((cell) => cell?.text.trim() ?? '') ?? [];
        const told = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
        if (told.filter((cell) => cell !== '').length < 2) continue;
        if (shape !== 'gaps' || told.every((cell) => cell.length <= maxCell))
          found.set(from + n, { shape, cells: told, ...(set ? { set: true as const } : {}) });
      }
    }
    from = Math.max(to, from + 1);
  }
  return found;
}

/** Three columns and more, each of them beginning where it begins in every row: nobody types so by chance. */
const isSheet = (rows: readonly (readonly (Cell | undefined)[] | undefined)[]): boolean =>
  rows.length > minRows &&
  rows.every((row) => row !== undefined && row.length > 2) &&
  [1, 2].every((at) => new Set(rows.flatMap((row) => row?.[at]?.start ?? [])).size === 1);

const isSet = (line: string | undefined): boolean =>
  line !== undefined && line.length <= maxLine && gapInside.test(line) && !/[|｜]/.test(line);

const clock =
  /^(?:\d{1,2}\s?(?:[:.h]\s?\d\d|h|uhr|[ap]m)|\d{1,2}[./]\d{1,2}|\d{1,2}\.?\s\p{L}{3,}|\p{L}{2,10}\.?,?\s\d{1,2}(?!\d)|(?:19|20)\d\d$)/iu;

/** Two columns that begin where the others begin: when and what, or a name and what is said of it; else a table. */
function shapeOf(block: readonly string[]): 'times' | 'labels' | 'gaps' {
  const rows = block.map(gapCells);
  const starts = new Set(rows.map((row) => row[1]?.start));
  if (starts.size > 1 || rows.some(({ length }) => length !== 2)) return 'gaps';
  const [names, told] = [0, 1].map((at) => rows.map((row) => row[at]?.text ?? '')) as [
    string[],
    string[],
  ];
  if (!told.every((text) => /^\p{L}/u.test(text))) return 'gaps';
  const timed = names.filter(
    (name) => name.length <= maxName && (clock.test(name) || someTime.test(name)),
  );
  if (timed.length * 2 > rows.length) return 'times';
  const figured = told.filter((text) => /\d/.test(text)).length;
  const worded = told.filter((text) => text.split(' ').length > 2).length;
  const named = names.every((name) => /^\p{L}[^:：.!?]*$/u.test(name) && name.length <= maxName);
  return named && rows.length > 2 && figured * 2 < rows.length && worded * 2 > rows.length
    ? 'labels'
    : 'gaps';
}
const maxName = 40;
