// Columns that a table keeps for the team: `Floor price`, `Notes`, `社内`; and whole tables that come
// out of the team's own system.
import { reasonToHide } from './judge.ts';
import type { HideLine, HideSpan, Line } from './lines.ts';
import { isInternalCell, isInternalColumn, isRemarksColumn } from './marks.ts';

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
      columns = cells.flatMap((cell, place) =>
        isInternalColumn(cell.text) && !isOfTerms(lines, at, place) ? [place] : [],
      );
      if (columns.length === 1 && columns[0] === 0 && namesRows.test(cells[0]?.text ?? ''))
        columns = [];
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

/** The first column says what a row is of: a storey, a phase; the team keeps its own things beside that. */
const namesRows =
  /^(?:floor|phase|fase|stage|status|statut|stato|estado|etap|etapa|etappa|costs?|discount|rabatt)$/iu;

/** `Note` above `each further code £4` and `free for the first 40`: most of it is figures, none of it a note. */
function isOfTerms(lines: readonly Line[], head: number, place: number): boolean {
  const heads = cellsOf(lines[head] as Line);
  if (!isRemarksColumn(heads[place]?.text ?? '')) return false;
  const cells: string[] = [];
  for (const line of lines.slice(head + 1)) {
    const row = cellsOf(line);
    if (row.length < 2) break;
    const text = row[place]?.text ?? '';
    if (/\p{L}/u.test(text)) cells.push(text);
  }
  const counted = cells.filter((text) => /\d/.test(text)).length;
  return counted * 2 >= Math.max(2, cells.length) && cells.every((text) => !reasonToHide(text));
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
