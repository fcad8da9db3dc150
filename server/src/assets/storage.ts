// Where the bytes of files live, by a key that is made of ids and never of a name
// somebody gave. A folder of this machine, or a bucket that speaks S3.
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFacts {
  sha256: string;
  mimeType: string;
}

export interface Storage {
  /** Takes the file over; it is safe once this resolves. */
  put(key: string, path: string, facts: StoredFacts): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string, range: ByteRange): Promise<Readable | undefined>;
  /** Nothing happens when there is nothing under the key. */
  remove(key: string): Promise<void>;
}

/** Ids only: no name that a client chose becomes part of a path. */
export const keyOf = (
  file: { tenant_id: string; file_id: string },
  variant: 'original' | 'preview',
): string => `${file.tenant_id}/${file.file_id}${variant === 'preview' ? '.preview' : ''}`;

export interface BucketSettings {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's; the bucket then goes into the path. */
  endpoint: string | undefined;
  accessKey: string;
  secretKey: string;
}

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
