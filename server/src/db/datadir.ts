// One server per data folder. The lock is SQLite's own, on a file beside the
// database: the system drops it with the process, however that ends.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    const busy = 5;
    if ((((error as { errcode?: number }).errcode ?? 0) & 0xff) !== busy) throw error;
    throw new DataDirInUse(
      `Another Facet is already serving ${dataDir}. Stop it first, give this one its own FACET_DATA_DIR, ` +
        'or use PostgreSQL (DATABASE_URL) to run several.',
    );
  }
  return () => lock.close();
}
