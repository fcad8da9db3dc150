// Which column of a file is what, and what its rows say then.
import { type CsvTable, holdsDomains, toCsv } from '../../lib/csv.ts';

export const fields = [
  'name',
  'email',
  'title',
  'domain',
  'phoneNumber',
  'linkedinProfileUrl',
  'context',
] as const;
export type FieldName = (typeof fields)[number];
export type Mapping = (FieldName | 'ignore')[];
export type Row = Partial<Record<FieldName, string>>;

const guesses: [RegExp, FieldName][] = [
  [/mail/i, 'email'],
  [/domain|website|company url|webseite/i, 'domain'],
  [/phone|telefon|mobil/i, 'phoneNumber'],
  [/linkedin/i, 'linkedinProfileUrl'],
  [/note|notiz|context|kontext|comment/i, 'context'],
  [/title|role|position|rolle|funktion/i, 'title'],
  [/name/i, 'name'],
];

export function guess({ header, rows }: CsvTable): Mapping {
  const taken = new Set<FieldName>();
  return header.map((title, column) => {
    const found =
      guesses.find(([pattern, field]) => pattern.test(title) && !taken.has(field))?.[1] ??
      (holdsDomains(rows, column) && !taken.has('domain') ? 'domain' : undefined);
    if (!found) return 'ignore';
    taken.add(found);
    return found;
  });
}

export const rowsOf = (table: CsvTable, mapping: Mapping): Row[] =>
  table.rows.map((cells) => {
    const row: Row = {};
    for (const [index, field] of mapping.entries()) {
      const value = cells[index];
      if (field !== 'ignore' && value) row[field] = value;
    }
    // Better a name made of the address than none.
    if (row.name === undefined && row.email !== undefined)
      row.name = row.email.split('@')[0] ?? row.email;
    return row;
  });

const personFields = fields.filter((field) => field !== 'context');

/** The people of the rows as a file the server takes, whatever the separator was. */
export function fileOf(rows: readonly Row[]): Blob {
  const cells = rows.map((row) => personFields.map((field) => row[field]));
  return new Blob([toCsv([personFields, ...cells], 'server')], { type: 'text/csv' });
}
