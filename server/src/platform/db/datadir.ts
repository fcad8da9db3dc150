// One server per data folder. The lock is SQLite's own, on a file beside the
// database: the system drops it with the process, however that ends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, makePrivateFolder } from './private_files.ts';

export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

export const lockFile = 'server.lock';

export function lockDataDir(dataDir: string): () => void {
  makePrivateFolder(dataDir);
  makePrivateFile(join(dataDir, lockFile));
  const lock = new DatabaseSync(join(dataDir, lockFile), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirInUse(
      `Another Facet is already serving ${dataDir}. Stop it first, give this one its own FACET_DATA_DIR, ` +
        'or use PostgreSQL (DATABASE_URL) to run several.',
    );
  }
  return () => lock.close();
}

/** Whether a server has the folder; makes nothing, and locks nobody out for longer than the look. */
export function isDataDirServed(dataDir: string): boolean {
  const file = join(dataDir, lockFile);
  if (!existsSync(file)) return false;
  const lock = new DatabaseSync(file, { timeout: 0, readOnly: true });
  try {
    lock.prepare('select count(*) from sqlite_master').get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

const isBusy = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 5;
