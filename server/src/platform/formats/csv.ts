// CSV as RFC 4180 has it, read piece by piece and written row by row. Reading is bounded: a cell, a
// row and the number of columns have a limit each, so that no file can make it hold more than a row.

export interface CsvLimits {
  cellLength: number;
  rowLength: number;
  columns: number;
}

export const csvLimits: CsvLimits = { cellLength: 65_536, rowLength: 262_144, columns: 200 };

/** What is wrong with the file as a whole; reading ends there. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
  /** Of the record, the header being the first. */
  readonly row: number;
  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

export interface CsvReader {
  /** The rows that end within this piece. */
  push(text: string): string[][];
  /** The last row, if the file does not end with a line end. */
  end(): string[][];
}

const separators = [',', ';', '\t'];

/** The separator is the first of comma, semicolon and tab that stands outside quotes. */
export function makeCsvReader(limits: CsvLimits = csvLimits): CsvReader {
  let separator: string | undefined;
  let cell = '';
  let row: string[] = [];
  let rowLength = 0;
  let rows = 0;
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start';
  let afterReturn = false;
  let first = true;

  const fail = (message: string): never => {
    throw new CsvFault(rows + 1, message);
  };

  function add(text: string): void {
    cell += text;
    rowLength += text.length;
    if (cell.length > limits.cellLength) {
      fail(`a cell has more than ${limits.cellLength} characters`);
    }
    if (rowLength > limits.rowLength) fail(`a row has more than ${limits.rowLength} characters`);
  }

  function endCell(): void {
    row.push(cell);
    cell = '';
    state = 'start';
    if (row.length > limits.columns) fail(`a row has more than ${limits.columns} columns`);
  }

  function endRow(into: string[][]): void {
    const blank = row.length === 0 && cell === '' && state === 'start';
    if (!blank) {
      endCell();
      into.push(row);
      rows += 1;
    }
    row = [];
    rowLength = 0;
    state = 'start';
  }

  function isSeparator(character: string): boolean {
    if (separator === undefined && separators.includes(character)) separator = character;
    return character === separator;
  }

  /** One character outside quotes, where a run of plain ones has ended. */
  function take(character: string, into: string[][]): void {
    if (character === '\n' && afterReturn) {
      afterReturn = false;
      return;
    }
    afterReturn = character === '\r';
    if (character === '\n' || character === '\r') endRow(into);
    else if (isSeparator(character)) endCell();
    else if (character === '"' && state === 'start') state = 'quoted';
    else if (state === 'closing') fail('there is text behind a closing quote');
    else {
      state = 'plain';
      add(character);
    }
  }

  const plainRun = /[^",;\t\r\n]+/y;

  function push(text: string): string[][] {
    const into: string[][] = [];
    let at = first && text.startsWith('\ufeff') ? 1 : 0;
    if (text !== '') first = false;
    while (at < text.length) {
      if (state === 'quoted') {
        const quote = text.indexOf('"', at);
        add(text.slice(at, quote === -1 ? text.length : quote));
        if (quote === -1) return into;
        state = 'closing';
        at = quote + 1;
        continue;
      }
      if (state === 'closing' && text[at] === '"') {
        add('"');
        state = 'quoted';
        at += 1;
        continue;
      }
      plainRun.lastIndex = at;
      const run = state === 'closing' ? undefined : plainRun.exec(text)?.[0];
      if (run !== undefined) {
        afterReturn = false;
        state = 'plain';
        add(run);
        at += run.length;
      } else {
        take(text[at] ?? '', into);
        at += 1;
      }
    }
    return into;
  }

  return {
    push,
    end() {
      if (state === 'quoted') fail('a quote is never closed');
      const into: string[][] = [];
      endRow(into);
      return into;
    },
  };
}

/** Spreadsheets take these for the start of a formula. */
const formula = /^[=+\-@\t\r]/;
const special = /[",\r\n]/;

/** A cell that no spreadsheet runs: what looks like a formula gets an apostrophe in front. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;
