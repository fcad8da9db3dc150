// The uploaded files that rows of the database name: found, copied, missed. Files that no row
// names are not looked at: an upload that is under way, or what is left of a broken one.
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf } from '../assets/storage.ts';
import { markOf, type Reader } from './reader.ts';

export interface StoredFile {
  /** Below the folder of files. */
  key: string;
  bytes: number;
}

export interface FilesFound {
  files: number;
  bytes: number;
  /** Not there, or not of the size that its row says. */
  missing: StoredFile[];
}

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

interface NamedFile {
  tenant_id: string;
  file_id: string;
  size_bytes: number;
  preview_bytes: number | null;
}

const batchRows = 500;

async function* namedFiles(db: Reader): AsyncGenerator<StoredFile> {
  const [first, second, third] = [1, 2, 3].map((n) => markOf(db.engine, n));
  const text = `select tenant_id, file_id, size_bytes, preview_bytes from files
    where (tenant_id, file_id) > (${first}, ${second}) order by tenant_id, file_id limit ${third}`;
  let last: NamedFile | undefined;
  do {
    const after = [last?.tenant_id ?? '', last?.file_id ?? ''];
    const rows: NamedFile[] = await db.read<NamedFile>(text, [...after, batchRows]);
    for (const row of rows) {
      yield { key: keyOf(row, 'original'), bytes: row.size_bytes };
      if (row.preview_bytes !== null) {
        yield { key: keyOf(row, 'preview'), bytes: row.preview_bytes };
      }
    }
    last = rows.length < batchRows ? undefined : rows.at(-1);
  } while (last !== undefined);
}

const isThere = async (folder: string, { key, bytes }: StoredFile): Promise<boolean> =>
  (await stat(join(folder, key)).catch(() => undefined))?.size === bytes;

export async function lookForFiles(db: Reader, folder: string): Promise<FilesFound> {
  const found: FilesFound = { files: 0, bytes: 0, missing: [] };
  for await (const file of namedFiles(db)) {
    found.files++;
    found.bytes += file.bytes;
    if (!(await isThere(folder, file))) found.missing.push(file);
  }
  return found;
}

/** Copies what is not there yet. What cannot be found is left out: looking tells. */
export async function copyFiles(db: Reader, from: string, to: string): Promise<void> {
  for await (const file of namedFiles(db)) {
    if (await isThere(to, file)) continue;
    const target = join(to, file.key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, file.key), target, constants.COPYFILE_FICLONE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** What was copied and is named by no row of the copy: somebody took it away meanwhile, and meant it. */
export async function removeUnnamed(db: Reader, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []));
  const unnamed = new Set(paths);
  for await (const { key } of namedFiles(db)) unnamed.delete(join(folder, key));
  for (const path of unnamed) await rm(path);
}
