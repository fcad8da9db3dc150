// Opens the storage the settings name, and is one of the two: the folder.
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BucketSettings, Storage } from './storage.ts';

/** The bucket's driver is loaded with the first file, and only where there is a bucket. */
export function makeStorage(folder: string, bucket: BucketSettings | undefined): Storage {
  if (bucket === undefined) return makeFolderStorage(folder);
  let opened: Promise<Storage> | undefined;
  const driver = (): Promise<Storage> => {
    opened ??= import('./storage.bucket.ts').then(({ makeBucketStorage }) =>
      makeBucketStorage(bucket),
    );
    return opened;
  };
  return {
    put: async (...args) => (await driver()).put(...args),
    read: async (...args) => (await driver()).read(...args),
    remove: async (...args) => (await driver()).remove(...args),
  };
}

/** What is put must lie on the same file system as the folder. */
function makeFolderStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, key);
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      // Without this the name could be lost in a power cut that the database row survives.
      const parent = await open(dirname(target));
      await parent.sync().finally(() => parent.close());
    },
    async read(key, range) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found && createReadStream(path, range);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
