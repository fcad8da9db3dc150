// A cursor holds the key of the last row seen, sealed together with the list it is
// of: taken anywhere else, or changed by one letter, it does not open.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../errors.ts';

export interface Cursors {
  seal(binding: string, key: string): string;
  open(binding: string, cursor: string): string;
}

const sealBytes = 16;

export function makeCursors(secret: string): Cursors {
  const sealOf = (binding: string, key: string): Buffer =>
    createHmac('sha256', secret).update(`${binding}\n${key}`).digest().subarray(0, sealBytes);
  return {
    seal: (binding, key) =>
      Buffer.concat([sealOf(binding, key), Buffer.from(key)]).toString('base64url'),
    open(binding, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const key = bytes.subarray(sealBytes).toString();
      const seal = bytes.subarray(0, sealBytes);
      const sound = seal.length === sealBytes && timingSafeEqual(seal, sealOf(binding, key));
      // Base64 has several spellings of the same bytes; only ours is a cursor.
      if (!sound || bytes.toString('base64url') !== cursor) {
        throw new Failure('invalid_cursor', {
          detail: 'Send the nextCursor of this list unchanged, with the same filters.',
        });
      }
      return key;
    },
  };
}
