import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { unpackRendition } from './unpacking.ts';

test('a rendition is read however it was packed', () => {
  const page = Buffer.from('<!doctype html><p>Köln</p>');
  const packings = {
    identity: page,
    br: brotliCompressSync(page),
    zstd: zstdCompressSync(page),
  } as const;
  for (const encoding of ['identity', 'br', 'zstd'] as const) {
    const body = packings[encoding].toString('base64');
    assert.deepEqual(unpackRendition({ encoding, body }), page, encoding);
  }
});
