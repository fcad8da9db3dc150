// Where given bytes stand: in which rows, by table, column and key, and in which files of the data folder,
// byte for byte, so that what a database file holds in its free pages or its log is found too. For whoever
// must show that nothing of a person is left, or wants to know where it still is. Changes nothing.
import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '../platform/db/open.ts';
import type { RenditionRow } from '../platform/db/tables.ts';
import { unpackRendition } from '../sessions/unpacking.ts';
import { readCatalogue, type TableShape } from './catalogue.store.ts';
import { type Reader, readPostgres, readSqlite } from './reader.ts';
import { batchesOf, type Row } from './rows.store.ts';
import { sizeText } from './sizes.ts';

export interface Place {
  /** `persons.email`, or the path of a file. */
  where: string;
  /** Rows, or times in the file. */
  count: number;
  /** The keys of the first rows, or where in the file it stands first. */
  examples: string[];
}

export interface Found {
  places: Place[];
  tables: number;
  files: number;
  bytes: number;
}

export interface SearchSettings {
  databaseUrl: string | undefined;
  dataDir: string;
}

const examplesShown = 3;

export async function findBytes(settings: SearchSettings, wanted: Buffer): Promise<Found> {
  const places = new Map<string, Place>();
  const add = (where: string, example: string): void => {
    const place = places.get(where) ?? { where, count: 0, examples: [] };
    place.count++;
    if (place.examples.length < examplesShown) place.examples.push(example);
    places.set(where, place);
  };
  const tables = await searchRows(settings, wanted, add);
  const { files, bytes } = await searchFolder(settings.dataDir, wanted, add);
  return { places: [...places.values()], tables, files, bytes };
}

type Add = (where: string, example: string) => void;

async function searchRows(
  { databaseUrl, dataDir }: SearchSettings,
  wanted: Buffer,
  add: Add,
): Promise<number> {
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) return 0;
  const reader =
    databaseUrl === undefined ? readSqlite(sqliteFile(dataDir)) : await readPostgres(databaseUrl);
  try {
    const tables = await readCatalogue(reader);
    for (const table of tables) await searchTable(reader, table, wanted, add);
    return tables.length;
  } finally {
    await reader.close();
  }
}

async function searchTable(
  reader: Reader,
  table: TableShape,
  wanted: Buffer,
  add: Add,
): Promise<void> {
  for await (const rows of batchesOf(reader, table)) {
    for (const row of rows) {
      for (const column of table.columns) {
        if (!textsOf(table, column, row).some((text) => text.includes(wanted))) continue;
        add(`${table.name}.${column}`, table.key.map((name) => String(row[name])).join(' '));
      }
    }
  }
}

/** A value as it is stored and, where it is packed, as it was. */
function textsOf({ name }: TableShape, column: string, row: Row): Buffer[] {
  const value = row[column];
  if (value === null || value === undefined) return [];
  const stored = Buffer.from(String(value));
  if (name !== 'renditions' || column !== 'body') return [stored];
  const encoding = row.encoding as RenditionRow['encoding'];
  return [stored, unpackRendition({ encoding, body: String(value) })];
}

async function searchFolder(
  folder: string,
  wanted: Buffer,
  add: Add,
): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    bytes += await searchFile(path, wanted, (at) => add(path, `byte ${at}`));
  }
  return { files: files.length, bytes };
}

const chunkBytes = 1024 * 1024;

/** In pieces that overlap, so that what lies across two of them is found. */
async function searchFile(
  path: string,
  wanted: Buffer,
  found: (at: number) => void,
): Promise<number> {
  const handle = await open(path).catch(() => undefined);
  // Gone meanwhile: a server may be at work.
  if (!handle) return 0;
  try {
    const overlap = wanted.length - 1;
    const buffer = Buffer.alloc(chunkBytes + overlap);
    let kept = 0;
    let read = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, kept, chunkBytes, read);
      if (bytesRead === 0) return read;
      const filled = buffer.subarray(0, kept + bytesRead);
      for (let at = filled.indexOf(wanted); at >= 0; at = filled.indexOf(wanted, at + 1)) {
        found(read - kept + at);
      }
      read += bytesRead;
      kept = Math.min(overlap, filled.length);
      filled.copy(buffer, 0, filled.length - kept);
    }
  } finally {
    await handle.close();
  }
}

/** A line for each place, and one for all that was looked at. */
export function tellFound({ places, tables, files, bytes }: Found): string[] {
  const lines = places.map(({ where, count, examples }) => {
    const more = count > examples.length ? ', …' : '';
    return `found   ${where}: ${count} (${examples.join(', ')}${more})`;
  });
  const looked = `${tables} tables and ${files} files (${sizeText(bytes)})`;
  return places.length === 0
    ? [`nothing found in ${looked}`]
    : [...lines, `found in ${places.length} places of ${looked}`];
}
