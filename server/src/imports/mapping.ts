// From columns to fields: which column goes where, and what a row says then.

import type { ImportKind } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import { escapePointer } from '../platform/http/json.ts';

const fields: Record<ImportKind, readonly string[]> = {
  persons: ['name', 'email', 'domain', 'phoneNumber', 'linkedinProfileUrl', 'title'],
  accounts: ['name', 'domain', 'industry', 'employees'],
};
const external = /^externalIds\.([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** For each column of the header the field it goes to; null: it is not looked at. */
export type Mapping = (string | null)[];

/** Without a mapping, columns that are called like a field go to it. */
export function readMapping(kind: ImportKind, header: string[], text: string | undefined): Mapping {
  const names = header.map((name) => name.trim());
  if (text === undefined) {
    const own = names.map((name) => (isField(kind, name) ? name : null));
    const faults = repeatedTargets(names, own);
    if (own.every((field) => field === null)) {
      faults.push(
        fault('', 'required', `is required: no column is called like a field (${list(kind)})`),
      );
    }
    refuse(faults);
    return own;
  }
  const wanted = parse(text);
  const faults = Object.entries(wanted).flatMap(([column, field]) => [
    ...(names.includes(column)
      ? []
      : [fault(column, 'unknown_column', 'is no column of the file')]),
    ...(isField(kind, field) ? [] : [fault(column, 'not_allowed', `must be one of ${list(kind)}`)]),
  ]);
  const mapping = names.map((name) =>
    Object.hasOwn(wanted, name) ? (wanted[name] ?? null) : null,
  );
  refuse([...faults, ...(faults.length > 0 ? [] : repeatedTargets(names, mapping))]);
  if (mapping.every((field) => field === null)) refuse([fault('', 'required', 'names no column')]);
  return mapping;
}

const isField = (kind: ImportKind, name: string): boolean =>
  fields[kind].includes(name) || external.test(name);
const list = (kind: ImportKind): string => [...fields[kind], 'externalIds.SYSTEM'].join(', ');

function parse(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    const isMap =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((field) => typeof field === 'string');
    if (isMap) return value as Record<string, string>;
  } catch {
    // Told below.
  }
  throw new Failure('validation_failed', {
    errors: [fault('', 'wrong_format', 'must be a JSON object of column names and field names')],
  });
}

/** Two columns for one field would make the order of columns decide. */
function repeatedTargets(names: string[], mapping: Mapping): Fault[] {
  return mapping.flatMap((field, n) =>
    field !== null && mapping.indexOf(field) < n
      ? [fault(names[n] ?? '', 'repeated', `${field} is taken from another column already`)]
      : [],
  );
}

const fault = (column: string, code: string, detail: string): Fault =>
  fieldFault(column === '' ? '/mapping' : `/mapping/${escapePointer(column)}`, code, detail);

function refuse(errors: Fault[]): void {
  if (errors.length > 0) throw new Failure('validation_failed', { errors });
}

/** What a row says, an empty cell nothing. */
export function itemOf(mapping: Mapping, cells: readonly string[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  const externalIds: Record<string, string> = {};
  for (const [n, field] of mapping.entries()) {
    const text = (cells[n] ?? '').trim();
    if (field === null || text === '') continue;
    const system = external.exec(field)?.[1];
    if (system !== undefined) externalIds[system] = text;
    else item[field] = field === 'employees' && /^\d{1,9}$/.test(text) ? Number(text) : text;
  }
  return Object.keys(externalIds).length === 0 ? item : { ...item, externalIds };
}
