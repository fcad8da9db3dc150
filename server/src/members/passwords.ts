// Passwords: scrypt on Node's thread pool, so that the event loop goes on, and only a few at a
// time, so that a flood of sign-ins takes neither the memory nor every thread.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '../platform/errors.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 MiB and about a tenth of a second, as OWASP advises for scrypt. */
const advisedCost = { logN: 15, r: 8, p: 3 };
export type PasswordCost = typeof advisedCost;
const saltBytes = 16;
const hashBytes = 32;
const atOnce = 2;
const maxWaiting = 64;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a member without a password, or none at all, as for any other. */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

export function makePasswords(cost: PasswordCost = advisedCost): Passwords {
  const inTurn = makeTurns(atOnce, maxWaiting);
  // Nobody's: what an unknown email is compared with.
  const decoy = encode(cost, randomBytes(saltBytes), randomBytes(hashBytes));

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(saltBytes);
        return encode(cost, salt, await stretch(password, salt, cost));
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const { used, salt, hash } = decode(stored ?? decoy);
        const same = timingSafeEqual(await stretch(password, salt, used), hash);
        return same && typeof stored === 'string';
      }),
  };
}

/** One text may be typed as several sequences of code points; NFKC makes them one. */
const stretch = (password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, hashBytes, {
    N: 2 ** logN,
    r,
    p,
    maxmem: 256 * 2 ** logN * r,
  });

const encode = ({ logN, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

function decode(stored: string): { used: PasswordCost; salt: Buffer; hash: Buffer } {
  const [, logN, r, p, salt = '', hash = ''] = stored.split('$');
  return {
    used: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function makeTurns(max: number, maxQueued: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) {
      if (waiting.length >= maxQueued) {
        throw new Failure('too_many_sign_ins', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
