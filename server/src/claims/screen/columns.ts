// Columns that a table keeps for the team: `Floor price`, `Notes`, `社内`.
import type { HideSpan, Line } from './lines.ts';
import { isInternalColumn } from './marks.ts';

/** Such a column goes from every row of its table. */
export function hideColumns(lines: readonly Line[], hide: HideSpan): void {
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
  const mark = ['|', '\t', ';'].find((sign) => text.includes(sign));
  if (mark === undefined) return [];
  const cells: Line[] = [];
  let at = 0;
  for (const cell of text.split(mark)) {
    cells.push({ start: start + at, end: start + at + cell.length, text: cell.trim() });
    at += cell.length + 1;
  }
  return cells;
}
