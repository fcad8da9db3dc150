// Columns that a table keeps for the team: `Floor price`, `Notes`, `社内`; and whole tables that come
// out of the team's own system. A column goes with all its cells: a row whose cells stand under no column for sure goes too.
import { alignedRows, type Cell, gapCells } from '../../platform/text/columns.ts';
import { columnsKept, isHoursColumn, isMoneyColumn } from './column_names.ts';
import { reasonToHide } from './judge.ts';
import type { HideLine, HideSpan, Line } from './lines.ts';
import { isInternalCell, isInternalColumn, isRemarksColumn } from './marks.ts';

/** So many columns about the team's own work make a table of the team's own. */
const ofTheTeam = 2;
/** A note that speaks of a column stands near its table. */
const maxAway = 8;

type Cells = (Line | undefined)[];
interface Row {
  at: number;
  cells: Cells;
  /** Its cells stand under their columns for sure. */
  sure: boolean;
}

/** Such a column goes from every row of its table. */
export function hideColumns(lines: readonly Line[], hide: HideSpan, hideLine: HideLine): void {
  for (const table of tablesIn(lines)) {
    const [head, ...rows] = table;
    if (!head) continue;
    const { columns, team } = keptBy(head, rows, notesNear(lines, table));
    for (const { at, cells, sure } of table) {
      if (team || (columns.size > 0 && !(sure && head.sure))) {
        hideLine(at, team ? 'internal' : 'unsure');
        continue;
      }
      for (const [place, cell] of cells.entries())
        if (cell && (columns.has(place) || isInternalCell(cell.text)))
          hide(cell.start, cell.end, 'internal');
    }
  }
}

/** The columns for the team, and whether the whole is theirs. */
function keptBy(
  head: Row,
  rows: readonly Row[],
  notes: readonly string[],
): { columns: ReadonlySet<number>; team: boolean } {
  const names = head.cells.map((cell) => cell?.text ?? '');
  const cellsAt = (place: number): string[] => rows.map(({ cells }) => cells[place]?.text ?? '');
  const below = names.map((_, place) => cellsAt(place));
  const places = [...names.keys()];
  const money = new Set([
    ...places.filter((at) => at > 0 && isMoneyColumn(at, names, below)),
    ...columnsKept(names, notes),
  ]);
  const own = places.filter(
    (at) => !money.has(at) && isInternalColumn(names[at] ?? '') && !isOfTerms(names[at], below[at]),
  );
  const [only, ...more] = own;
  // The first column says what a row is of; the team keeps its own things beside that.
  if (only === 0 && more.length === 0 && money.size === 0 && namesRows.test(names[0] ?? ''))
    own.length = 0;
  const columns = new Set([...money, ...own]);
  if (money.size > 0)
    for (const at of places) if (at > 0 && isHoursColumn(names[at] ?? '')) columns.add(at);
  return { columns, team: own.length >= ofTheTeam };
}

const namesRows = /^(?:phase|fase|stage|status|statut|stato|estado|etap|etapa|etappa)$/iu;

/** `Note` above `each further code £4` and `free for the first 40`: most of it is figures, none of it a note. */
function isOfTerms(name = '', below: readonly string[] = []): boolean {
  if (!isRemarksColumn(name)) return false;
  const cells = below.filter((text) => /\p{L}/u.test(text));
  const counted = cells.filter((text) => /\d/.test(text)).length;
  return counted * 2 >= Math.max(2, cells.length) && cells.every((text) => !reasonToHide(text));
}

/** Lines around the table that are no rows of it. */
function notesNear(lines: readonly Line[], table: readonly Row[]): string[] {
  const [first = 0, last = 0] = [table[0]?.at, table.at(-1)?.at];
  const rows = new Set(table.map(({ at }) => at));
  return lines
    .slice(Math.max(0, first - maxAway), last + maxAway + 1)
    .flatMap(({ text }, n) => (rows.has(Math.max(0, first - maxAway) + n) ? [] : [text.trim()]))
    .filter((text) => text !== '');
}

const marks = ['|', ';', '  ', ' / '] as const;
type Mark = (typeof marks)[number];
const rule = /^[\s|:=+_–—-]+$/u;

/** One slash stands in a sentence as well. */
const markOf = (text: string): Mark | undefined =>
  marks.find((mark) => text.trim().split(mark).length > (mark === ' / ' ? 2 : 1));

/** Rows one below the other; a rule, a detail on a line of its own or a gap between two rows ends no table. */
function tablesIn(lines: readonly Line[]): Row[][] {
  const tables: Row[][] = [];
  let run: number[] = [];
  let mark: Mark | undefined;
  const close = (): void => {
    if (mark !== undefined) tables.push(rowsOf(lines, run, mark));
    run = [];
    mark = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const found = rule.test(line.text) ? undefined : markOf(line.text);
    const own = found === ' / ' && mark !== undefined && mark !== found ? undefined : found;
    if (own === undefined && mark !== undefined) {
      const head = lines[run[0] ?? 0];
      if (head && standsBetween(line.text, lines[at + 1], head, mark)) continue;
    }
    if (own !== mark) close();
    if (own === undefined) continue;
    mark = own;
    run.push(at);
  }
  close();
  return tables;
}

/** Between two rows of one table. */
function standsBetween(text: string, next: Line | undefined, head: Line, mark: Mark): boolean {
  if (!next || (markOf(next.text) !== mark && !rule.test(text))) return false;
  if (text.trim() === '') return /\d/.test(next.text) && goesOn(next, head, mark);
  return rule.test(text) || detail.test(text);
}

/** Set in, in brackets, begun small. */
const detail = /^(?: {2,}|\s*[(（[*+–—-]|\p{Ll})/u;

/** As many cells as the head has, or one that stands right below one of its names. */
function goesOn(next: Line, head: Line, mark: Mark): boolean {
  const [cells, names] = [splitBy(next, mark), splitBy(head, mark)];
  const starts = new Set(names.slice(1).map(({ start }) => start - head.start));
  return cells.length === names.length || cells.some(({ start }) => starts.has(start - next.start));
}

function rowsOf(lines: readonly Line[], run: readonly number[], mark: Mark): Row[] {
  const set = run.map((at) => lines[at] as Line);
  return mark === '  ' ? spacedRows(set, run) : markedRows(set, run, mark);
}

function spacedRows(set: readonly Line[], run: readonly number[]): Row[] {
  const aligned = alignedRows(set.map(({ text }) => text));
  return set.map((line, n) => {
    const row = aligned?.[n];
    const cells = row?.map((cell) => cell && within(line, cell)) ?? splitBy(line, '  ');
    return { at: run[n] ?? 0, sure: row !== undefined, cells };
  });
}

const within = ({ start }: Line, cell: Cell): Line => ({
  text: cell.text.trim(),
  start: start + cell.start,
  end: start + cell.end,
});

/** Parted by a sign: by their order, or by where they stand if a row has fewer than its head. */
function markedRows(set: readonly Line[], run: readonly number[], mark: Mark): Row[] {
  const rows = set.map((line) => splitBy(line, mark));
  const [head = []] = rows;
  return rows.map((cells, n) => {
    const short = head.length - cells.length;
    const at = run[n] ?? 0;
    if (short <= 0) return { at, cells, sure: true };
    const from = set[0]?.start ?? 0;
    const starts = head.map(({ start }) => start - from);
    const placed: Cells = head.map(() => undefined);
    let exact = true;
    for (const cell of cells) {
      const place = starts.indexOf(cell.start - (set[n]?.start ?? 0));
      if (place === -1) exact = false;
      else placed[place] = cell;
    }
    // A row may end early; with a figure at its end nobody knows under which column.
    return exact
      ? { at, cells: placed, sure: true }
      : { at, cells, sure: cells.length < 2 || !/\d/.test(cells.at(-1)?.text ?? '') };
  });
}

/** Without the bars around a row: some lines have them, others have not. */
function splitBy(line: Line, mark: Mark): Line[] {
  const { text, start } = line;
  if (mark === '  ') return gapCells(text).map((cell) => within(line, cell));
  const cells: Line[] = [];
  let at = 0;
  for (const cell of text.split(mark)) {
    cells.push({ start: start + at, end: start + at + cell.length, text: cell.trim() });
    at += cell.length + mark.length;
  }
  const barred = mark === '|' && cells.length > 2 && cells[0]?.text === '';
  return barred ? cells.slice(1, cells.at(-1)?.text === '' ? -1 : undefined) : cells;
}
