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
