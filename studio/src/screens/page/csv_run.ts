// A file becomes variants: a dry run by the server first, then the people, then a variant for each.
import { FacetError } from '@facet/sdk';
import { parseCsv } from '../../lib/csv.ts';
import { facet } from '../../lib/facet.ts';
import { explain } from '../../lib/faults.ts';
import { fileOf, type Row } from './csv_rows.ts';
import { followBatch, followImport } from './follow.ts';

export interface RowFault {
  /** As a spreadsheet counts, with the header. */
  row: number;
  reason: string;
}

export interface Checked {
  created: number;
  known: number;
  faults: RowFault[];
}

/** What would become of the rows; nothing is written. */
export async function dryRun(rows: readonly Row[]): Promise<Checked> {
  const started = await facet.imports.create({
    file: fileOf(rows),
    kind: 'persons',
    dryRun: true,
  });
  const over = await followImport(started);
  const rejected = parseCsv((await facet.imports.rejected(over.importId)) as unknown as string);
  return {
    created: over.created,
    known: over.updated + over.unchanged,
    faults: rejected.rows.map((cells) => ({
      row: rowNumber(rows, rejected.header, cells),
      reason: cells.at(-1) ?? '',
    })),
  };
}

/** Rejected rows come with their cells, not with their number. */
function rowNumber(rows: readonly Row[], header: string[], cells: string[]): number {
  const cell = (name: string) => cells[header.indexOf(name)] || undefined;
  const at = rows.findIndex((row) => row.name === cell('name') && row.email === cell('email'));
  return at + 2;
}

export interface Progress {
  step: 'persons' | 'audiences';
  done: number;
  total: number;
}

export interface Made {
  made: number;
  faults: RowFault[];
}

const atOnce = 100;

export async function makeVariants(
  pageId: string,
  rows: readonly Row[],
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Made> {
  const faults: RowFault[] = [];
  const people: { personId: string; row: number; context: string | undefined }[] = [];
  for (let from = 0; from < rows.length && !signal.aborted; from += atOnce) {
    tell({ step: 'persons', done: from, total: rows.length });
    const part = rows.slice(from, from + atOnce);
    for (const [index, found] of (await personsFor(part)).entries()) {
      const row = from + index + 2;
      if ('reason' in found) faults.push({ row, reason: found.reason });
      else people.push({ ...found, row, context: part[index]?.context });
    }
  }
  const [told, plain] = [
    people.filter(({ context }) => context !== undefined),
    people.filter(({ context }) => context === undefined),
  ];
  let made = 0;
  const total = people.length;
  if (plain.length > 0 && !signal.aborted) {
    const personIds = plain.map(({ personId }) => personId);
    const started = await facet.audiences.batch(pageId, { personIds });
    const over = await followBatch(started, ({ done }) => tell({ step: 'audiences', done, total }));
    made += over.done;
    for (const { id, code } of over.errors) {
      const row = plain.find(({ personId }) => personId === id)?.row ?? 0;
      faults.push({ row, reason: code });
    }
  }
  // What is known of each goes with their variant, so these are made one by one.
  for (const { personId, row, context } of told) {
    if (signal.aborted) break;
    tell({ step: 'audiences', done: made, total });
    try {
      await facet.audiences.create(pageId, { personId, supplementaryContext: context ?? '' });
      made += 1;
    } catch (error) {
      if (!(error instanceof FacetError)) throw error;
      if (error.code === 'audience_exists') made += 1;
      else faults.push({ row, reason: explain(error).title });
    }
  }
  return { made, faults: faults.sort((a, b) => a.row - b.row) };
}

type Found = { personId: string } | { reason: string };

/** Who is known by their email already is not made twice. */
async function personsFor(rows: readonly Row[]): Promise<Found[]> {
  const found: Found[] = rows.map(() => ({ reason: '' }));
  const withEmail = rows.flatMap((row, index) => (row.email === undefined ? [] : [{ row, index }]));
  if (withEmail.length > 0) {
    const { results } = await facet.persons.batch({
      matchOn: 'email',
      persons: withEmail.map(({ row: { context: _, ...person } }) => person as never),
    });
    for (const { index, personId, errors } of results) {
      const place = withEmail[index]?.index ?? 0;
      const [fault] = errors ?? [];
      found[place] =
        personId === undefined
          ? { reason: fault ? `${fault.pointer.slice(1)} ${fault.detail}` : '' }
          : { personId };
    }
  }
  for (const [index, { email, context: _, ...person }] of rows.entries()) {
    if (email !== undefined) continue;
    if (person.name === undefined) continue;
    try {
      const { personId } = await facet.persons.create({ ...person, name: person.name });
      found[index] = { personId };
    } catch (error) {
      const { title, advice } = explain(error);
      found[index] = { reason: [title, advice].filter(Boolean).join(': ') };
    }
  }
  return found;
}
