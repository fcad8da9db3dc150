// CSV as spreadsheets write it: quotes, line breaks in cells, and the separator found out.

export interface CsvTable {
  header: string[];
  rows: string[][];
}

const separators = [',', ';', '\t'];

export function parseCsv(text: string): CsvTable {
  const clean = text.replace(/^\ufeff/, '');
  const firstLine = clean.slice(0, clean.indexOf('\n') === -1 ? undefined : clean.indexOf('\n'));
  const separator =
    separators.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let index = 0; index < clean.length; index += 1) {
    const char = clean[index] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (clean[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (char === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  const [header = [], ...rest] = rows;
  return { header, rows: rest };
}

/** Quoted where needed; `for` spreadsheets nothing of it runs as a formula. */
export function toCsv(
  rows: readonly (readonly (string | undefined)[])[],
  reader: 'spreadsheet' | 'server' = 'spreadsheet',
): string {
  const cell = (value = ''): string => {
    const runs = reader === 'spreadsheet' && /^[=+\-@\t\r]/.test(value);
    const safe = runs ? `'${value}` : value;
    return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The mark at the beginning tells Excel that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** `northwind.example` in a column headed "Company": what its cells say counts more than its name. */
export function holdsDomains(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return (
    cells.length > 0 && cells.every((cell) => /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,4}$/i.test(cell))
  );
}
