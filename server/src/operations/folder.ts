// A folder that is whole or not there: it is filled under another name beside it, and gets its own
// at the end. What a killed run left under the other name goes with the next run.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DataDirInUse, lockDataDir, lockFile } from '../platform/db/datadir.ts';
import { OperationFault } from './fault.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function fillFolder<T>(
  target: string,
  fill: (partial: string) => Promise<T>,
): Promise<T> {
  refuseFilled(target);
  const partial = join(dirname(target), `.${basename(target)}.partial`);
  await mkdir(dirname(target), { recursive: true });
  const unlock = lockPartial(partial, target);
  const clear = () => rmSync(partial, { recursive: true, force: true });
  const stop = (signal: NodeJS.Signals) => {
    clear();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, stop);
  try {
    for (const name of readdirSync(partial)) {
      if (name !== lockFile) rmSync(join(partial, name), { recursive: true, force: true });
    }
    const value = await fill(partial);
    await syncTree(partial);
    refuseFilled(target);
    // Under the lock still, so that nobody takes the name for a leftover meanwhile.
    await rename(partial, target);
    await rm(join(target, lockFile), { force: true });
    await syncFile(dirname(target));
    return value;
  } catch (error) {
    clear();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
    unlock();
  }
}

function refuseFilled(target: string): void {
  if (!existsSync(target)) return;
  try {
    if (readdirSync(target).length === 0) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    throw new OperationFault(`${target} is a file; --to takes a folder that is new or empty.`);
  }
  throw new OperationFault(`${target} is not empty; --to takes a folder that is new or empty.`);
}

function lockPartial(partial: string, target: string): () => void {
  try {
    return lockDataDir(partial);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new OperationFault(`Another run is writing to ${target} right now.`);
  }
}

/** Everything in it is on disk before it gets its name. */
async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await syncTree(inner);
    else if (entry.name !== lockFile) await syncFile(inner);
  }
  await syncFile(path);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
