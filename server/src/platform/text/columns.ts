// Lines set one below the other, parted into cells by where their text stands: people line columns up with blanks,
// and a row that lacks a cell shows by its blanks which one it lacks.

export interface Cell {
  text: string;
  /** Where it stands in its line. */
  start: number;
  end: number;
}

const gap = / {2,}|\u3000+/gu;

/** The cells of a line, parted by two blanks and more. */
export function gapCells(line: string): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  const add = (end: number): void => {
    if (end > at) cells.push({ text: line.slice(at, end), start: at, end });
  };
  for (const found of line.matchAll(gap)) {
    add(found.index);
    at = found.index + found[0].length;
  }
  add(line.trimEnd().length);
  return cells;
}

interface Column {
  start: number;
  end: number;
}

const minFull = 2;
/** A name as long as its column is wide pushes the cell behind it by a blank or two. */
const maxPushed = 3;

/**
 * The rows with a cell for each column, `undefined` where it has none; a row whose cells stand under no column for
 * sure is `undefined` as a whole. Where the lines are not set in columns, rows with all their cells go by their order.
 */
export function alignedRows(
  lines: readonly string[],
): ((Cell | undefined)[] | undefined)[] | undefined {
  const rows = lines.map(gapCells);
  const width = commonWidth(rows);
  if (width === undefined) return undefined;
  const full = inPlace(rows.filter(({ length }) => length === width));
  const columns = Array.from({ length: width }, (_, at) => ({
    start: Math.min(...full.map((row) => row[at]?.start ?? 0)),
    end: Math.max(...full.map((row) => row[at]?.end ?? 0)),
  }));
  const apart = columns.every(({ start }, at) => at === 0 || start >= (columns[at - 1]?.end ?? 0));
  return rows.map((row, n) => {
    if (row.length === width) return row;
    return apart ? placed(parted(row, lines[n] ?? '', columns), columns) : undefined;
  });
}

/** One cell longer than its column has pushed the others of its row: where columns stand, the other rows say. */
function inPlace(rows: readonly Cell[][]): readonly Cell[][] {
  const usual = (rows[0] ?? []).map((_, at) => {
    const starts = rows.map((row) => row[at]?.start ?? 0).sort((a, b) => a - b);
    return starts[Math.floor(starts.length / 2)] ?? 0;
  });
  const kept = rows.filter((row) =>
    row.every(({ start }, at) => Math.abs(start - (usual[at] ?? 0)) <= maxPushed),
  );
  return kept.length < minFull ? rows : kept;
}

/** As many cells as most of the wider rows have: a head may lack its corner, a row its last cells. */
function commonWidth(rows: readonly Cell[][]): number | undefined {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  // A head that has more than every row, for one of its columns is empty.
  const first = rows[0]?.length ?? 0;
  if (first > 2 && rows.every(({ length }) => length <= first)) return first;
  const widths = [...counts].filter(([width, times]) => width > 1 && times >= minFull);
  return widths.length === 0 ? undefined : Math.max(...widths.map(([width]) => width));
}

/** `Piano tuning, by appointment 240 €`: a cell that runs into the next column is two, parted where that begins. */
function parted(row: readonly Cell[], line: string, columns: readonly Column[]): Cell[] {
  return row.flatMap((cell) => {
    const cuts = columns.flatMap(({ start }, at) => {
      // Set in the gap before a column, it is all of it that column's.
      if (start <= cell.start || start >= cell.end) return [];
      if (cell.start >= (columns[at - 1]?.end ?? 0)) return [];
      const from = line.indexOf(' ', start - 1);
      const cut = from === -1 || from >= cell.end || from - start >= maxPushed ? -1 : from;
      return cut === -1 ? [] : [cut];
    });
    const ends = [...new Set(cuts), cell.end];
    return ends.map((end, at) => {
      const start = at === 0 ? cell.start : (ends[at - 1] ?? 0) + 1;
      return { text: line.slice(start, end).trim(), start, end };
    });
  });
}

function placed(
  row: readonly Cell[],
  columns: readonly Column[],
): (Cell | undefined)[] | undefined {
  const out: (Cell | undefined)[] = columns.map(() => undefined);
  let last = -1;
  for (const cell of row) {
    const at = columnOf(cell, columns);
    if (at === undefined || at <= last) return undefined;
    out[at] = cell;
    last = at;
  }
  return out;
}

/** The one column it stands under, or the nearest where it stands beside all of them. */
function columnOf({ start, end }: Cell, columns: readonly Column[]): number | undefined {
  const under = columns.flatMap((column, at) =>
    start < column.end && column.start < end ? [at] : [],
  );
  if (under.length === 1) return under[0];
  // A name that runs on over the next column is still that of its row.
  if (under.length > 1 && start === columns[under[0] ?? 0]?.start) return under[0];
  // `per guest` set loosely above the amounts: by far the nearest to its middle.
  if (under.length > 1) {
    const off = (at: number): number =>
      Math.abs((columns[at]?.start ?? 0) + (columns[at]?.end ?? 0) - start - end);
    const [nearest = 0, next = 0] = under.toSorted((one, other) => off(one) - off(other));
    return 2 * off(nearest) < off(next) ? nearest : undefined;
  }
  const away = columns.map((column) => Math.max(column.start - end, start - column.end));
  const nearest = Math.min(...away);
  const found = away.flatMap((distance, at) => (distance === nearest ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}
