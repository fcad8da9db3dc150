import { randomBytes } from 'node:crypto';
import { fold } from '../platform/text/fold.ts';

const maxLength = 80;

/** `Zoë O'Neill-Świft` → `zoe-o-neill-swift`; empty when nothing of the name is Latin. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits a character, from the system's randomness. */
export function randomToken(length: number): string {
  let token = '';
  for (const byte of randomBytes(length)) token += alphabet.charAt(byte & 31);
  return token;
}
