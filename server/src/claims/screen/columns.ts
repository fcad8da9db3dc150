// Columns that a table keeps for the team: `Floor price`, `Notes`, `社内`; and whole tables that come
// out of the team's own system.
import type { HideLine, HideSpan, Line } from './lines.ts';
import { isInternalCell, isInternalColumn } from './marks.ts';

/** So many columns for the team make a table of the team's own. */
const ofTheTeam = 2;

/** Such a column goes from every row of its table. */
export function hideColumns(lines: readonly Line[], hide: HideSpan, hideLine: HideLine): void {
  let columns: number[] = [];
  let inTable = false;
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length < 2) {
      inTable = false;
      continue;
    }
    if (!inTable) {
      inTable = true;
      columns = cells.flatMap((cell, place) => (isInternalColumn(cell.text) ? [place] : []));
    }
    if (columns.length >= ofTheTeam) {
      hideLine(at, 'internal');
      continue;
    }
    for (const [place, cell] of cells.entries()) {
      if (columns.includes(place) || isInternalCell(cell.text)) {
        hide(cell.start, cell.end, 'internal');
      }
    }
  }
}

function cellsOf({ text, start }: Line): Line[] {
  const mark = ['|', '\t', ';'].find((sign) => text.includes(sign)) ?? '  ';
  if (!text.includes(mark)) return [];
  const cells: Line[] = [];
  let at = 0;
  for (const cell of text.split(mark)) {
    const bare = cell.trim();
    if (mark !== '  ' || bare !== '') {
      cells.push({ start: start + at, end: start + at + cell.length, text: bare });
    }
    at += cell.length + mark.length;
  }
  return cells;
}
