// A copy of the data folder that can be served as it is, made while the server runs or not.
// It is opened and looked through before it gets its name.
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../platform/db/open.ts';
import { OperationFault } from './fault.ts';
import { copyFiles, type FilesFound, filesFolder, lookForFiles, removeUnnamed } from './files.ts';
import { fillFolder } from './folder.ts';
import { isFacetDatabase, pendingMigrations } from './migrations.ts';
import { type Reader, readLiveSqlite, readPostgres, readSqlite } from './reader.ts';

export interface Backup extends FilesFound {
  /** Undefined when the database is PostgreSQL, and so not part of the copy. */
  databaseBytes: number | undefined;
  secretKey: boolean;
}

export interface BackupOrder {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False when they are in a bucket, and so not part of the copy. */
  withFiles: boolean;
  to: string;
}

export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

export const backUp = (order: BackupOrder): Promise<Backup> =>
  order.databaseUrl === undefined ? backUpFolder(order) : backUpBeside(order, order.databaseUrl);

async function backUpFolder(order: BackupOrder): Promise<Backup> {
  const { dataDir, to } = order;
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) {
    throw new OperationFault(`There is no Facet database in ${dataDir}; set FACET_DATA_DIR.`);
  }
  return fillFolder(to, async (partial) => {
    const live = readLiveSqlite(file);
    try {
      return await fill(order, live, partial);
    } finally {
      await live.close();
    }
  });
}

/** Files may go and come while this runs; the copy must hold those that its own rows name. */
const rounds = 5;

async function fill(order: BackupOrder, live: Reader, partial: string): Promise<Backup> {
  const { dataDir, withFiles } = order;
  const copy = sqliteFile(partial);
  const folders = [filesFolder(dataDir), filesFolder(partial)] as const;
  const secretKey = copySecretKey(dataDir, partial);
  // First of all those there are now, so that what is erased meanwhile is there for an older row.
  if (withFiles && (await isFacetDatabase(live))) await copyFiles(live, ...folders);
  for (let round = 1; ; round++) {
    copyDatabaseFile(sqliteFile(dataDir), copy);
    const copied = readSqlite(copy);
    try {
      await checkDatabase(copied);
      if (withFiles) await copyFiles(copied, ...folders);
      const found = withFiles ? await lookForFiles(copied, filesFolder(partial)) : noFiles;
      if (round === rounds || (await isSettled(live, found, folders[0]))) {
        await removeUnnamed(copied, folders[1]);
        return { ...found, databaseBytes: statSync(copy).size, secretKey };
      }
    } finally {
      await copied.close();
    }
    rmSync(copy);
  }
}

const noFiles: FilesFound = { files: 0, bytes: 0, missing: [] };

/** True when whatever the copy misses is missing in the live folder too, and not just gone meanwhile. */
async function isSettled(live: Reader, found: FilesFound, folder: string): Promise<boolean> {
  if (found.missing.length === 0) return true;
  const still = new Set((await lookForFiles(live, folder)).missing.map(({ key }) => key));
  return found.missing.every(({ key }) => still.has(key));
}

/** One moment of the database, whoever writes meanwhile; nobody waits for it. */
function copyDatabaseFile(file: string, to: string): void {
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } catch (error) {
    throw new OperationFault(`The database could not be copied: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    source.close();
  }
}

async function checkDatabase(copy: Reader): Promise<void> {
  const problems = await copy.read<{ integrity_check: string }>('pragma integrity_check(10)');
  const texts = problems.map(({ integrity_check }) => integrity_check);
  if (texts.join() !== 'ok') {
    throw new OperationFault(`The copy of the database is damaged: ${texts.join('; ')}`);
  }
  const [loose] = await copy.read<{ table: string }>('pragma foreign_key_check');
  if (loose)
    throw new OperationFault(`The copy has rows in ${loose.table} that refer to missing rows.`);
  await pendingMigrations(copy);
}

/** With PostgreSQL: what lies in the data folder beside it. */
async function backUpBeside(order: BackupOrder, databaseUrl: string): Promise<Backup> {
  const { dataDir, withFiles, to } = order;
  const live = await readPostgres(databaseUrl);
  try {
    if (!(await isFacetDatabase(live))) {
      throw new OperationFault(
        'The database in DATABASE_URL has no Facet tables: start Facet on it first.',
      );
    }
    return await fillFolder(to, async (partial) => {
      const secretKey = copySecretKey(dataDir, partial);
      if (!withFiles) return { ...noFiles, databaseBytes: undefined, secretKey };
      await copyFiles(live, filesFolder(dataDir), filesFolder(partial));
      const found = await lookForFiles(live, filesFolder(partial));
      return { ...found, databaseBytes: undefined, secretKey };
    });
  } finally {
    await live.close();
  }
}

/** False when there is none: it is a setting then, or no secret has been sealed yet. */
export function copySecretKey(from: string, to: string): boolean {
  if (!existsSync(secretKeyFile(from))) return false;
  copyFileSync(secretKeyFile(from), secretKeyFile(to));
  return true;
}
