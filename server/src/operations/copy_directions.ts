// The two ways to go: from a data folder to PostgreSQL, and back. Neither may be served meanwhile,
// for what is written after the copy would be lost.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from '../platform/db/datadir.ts';
import { type Db, openDb, sqliteFile } from '../platform/db/open.ts';
import { copySecretKey } from './backup.ts';
import { analyze, othersConnected } from './copy.store.ts';
import { type CopiedTable, copyDatabase } from './copy.ts';
import { OperationFault } from './fault.ts';
import { copyFiles, type FilesFound, filesFolder, lookForFiles } from './files.ts';
import { fillFolder } from './folder.ts';
import { readerOf } from './reader.ts';

type Progress = (table: CopiedTable) => void;

export interface MoveToFolder {
  tables: CopiedTable[];
  /** Undefined when they are in a bucket. */
  files: FilesFound | undefined;
  secretKey: boolean;
}

/** Uploaded files and the secret key stay where they are: both engines find them in the data folder. */
export async function moveToPostgres(order: {
  dataDir: string;
  to: string;
  now: number;
  progress: Progress;
}): Promise<CopiedTable[]> {
  const { dataDir, to, now, progress } = order;
  if (!existsSync(sqliteFile(dataDir))) {
    throw new OperationFault(`There is no Facet database in ${dataDir}; set FACET_DATA_DIR.`);
  }
  await using opened = new AsyncDisposableStack();
  opened.defer(lockDataDir(dataDir));
  const source = await open({ databaseUrl: undefined, dataDir }, opened);
  const target = await open({ databaseUrl: to, dataDir }, opened);
  const tables = await copyDatabase({ source, target, now, progress });
  await analyze(target).catch(() => {});
  return tables;
}

export async function moveToFolder(order: {
  databaseUrl: string;
  dataDir: string;
  withFiles: boolean;
  to: string;
  now: number;
  progress: Progress;
}): Promise<MoveToFolder> {
  const { databaseUrl, dataDir, withFiles, to, now, progress } = order;
  await using opened = new AsyncDisposableStack();
  const source = await open({ databaseUrl, dataDir }, opened);
  if (!(await isAlone(source))) {
    throw new OperationFault(
      'Facet is still connected to this PostgreSQL: stop every Facet process first.',
    );
  }
  return await fillFolder(to, async (partial) => {
    const target = await openDb({ databaseUrl: undefined, dataDir: partial });
    try {
      const tables = await copyDatabase({ source, target, now, progress });
      const secretKey = copySecretKey(dataDir, partial);
      if (!withFiles) return { tables, files: undefined, secretKey };
      await copyFiles(readerOf(target), filesFolder(dataDir), filesFolder(partial));
      const files = await lookForFiles(readerOf(target), filesFolder(partial));
      return { tables, files, secretKey };
    } finally {
      await target.close();
    }
  });
}

/** PostgreSQL takes a moment to notice that a process was killed: its sessions are waited for, not blamed. */
async function isAlone(source: Db): Promise<boolean> {
  for (let tries = 20; tries > 0; tries -= 1) {
    if ((await othersConnected(source)) === 0) return true;
    await sleep(100);
  }
  return false;
}

async function open(
  where: { databaseUrl: string | undefined; dataDir: string },
  opened: AsyncDisposableStack,
): Promise<Db> {
  const db = await openDb({ ...where, poolSize: 1 });
  opened.defer(() => db.close());
  return db;
}
