// The bytes of a rendition as its visitors saw them. Older ones are kept in Brotli.
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { RenditionRow } from '../platform/db/tables.ts';

/** No page is as long as that; what is, was not packed by us. */
const maxOutputLength = 64 * 1024 * 1024;

export function unpackRendition({ encoding, body }: Pick<RenditionRow, 'encoding' | 'body'>) {
  const packed = Buffer.from(body, 'base64');
  if (encoding === 'identity') return packed;
  const unpack = encoding === 'zstd' ? zstdDecompressSync : brotliDecompressSync;
  return unpack(packed, { maxOutputLength });
}
