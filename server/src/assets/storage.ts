// Where the bytes of files live, by a key that is made of ids and never of a name
// somebody gave. A folder of this machine, or a bucket that speaks S3.
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
  variant: 'original' | 'preview' | `${number}.${string}`,
): string => `${file.tenant_id}/${file.file_id}${variant === 'original' ? '' : `.${variant}`}`;

export interface BucketSettings {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's; the bucket then goes into the path. */
  endpoint: string | undefined;
  accessKey: string;
  secretKey: string;
}
