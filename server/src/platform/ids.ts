// TypeIDs: a prefix, `_`, and 26 base32 characters of a UUIDv7. Ids made by one
// process never sort backwards, even within a millisecond or when the clock is
// set back: lists are ordered by id, so "newest first" has to hold there too.
import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

export type IdPrefix =
  | 'tenant'
  | 'apikey'
  | 'account'
  | 'accountlog'
  | 'person'
  | 'personlog'
  | 'activity'
  | 'brand'
  | 'page'
  | 'action'
  | 'audience'
  | 'version'
  | 'message'
  | 'asset'
  | 'file'
  | 'pagelink'
  | 'domain'
  | 'routing'
  | 'topic'
  | 'topicentry'
  | 'chunk'
  | 'session'
  | 'form'
  | 'formsubmission'
  | 'webhook'
  | 'evt'
  | 'delivery'
  | 'import'
  | 'batch'
  | 'erasure'
  | 'job'
  | 'member'
  | 'membersession'
  | 'invitation'
  | 'passkey'
  | 'audit'
  | 'publication'
  | 'showing'
  | 'experiment'
  | 'unit'
  | 'req';

export type MakeId = (prefix: IdPrefix) => string;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const pairs = Array.from(
  { length: 1024 },
  (_, n) => alphabet.charAt(n >> 5) + alphabet.charAt(n & 31),
);
/** Two base32 characters: the low ten bits of n. */
const pair = (n: number): string => pairs[n & 1023] as string;

/** 48 bits of milliseconds and the two zero bits TypeID puts in front: ten characters. */
function encodeTime(ms: number): string {
  const high = Math.floor(ms / 2 ** 20);
  return pair(high >>> 20) + pair(high >>> 10) + pair(high) + pair(ms >>> 10) + pair(ms);
}

const randomPoolWords = 1024;

export function makeIds(clock: Clock): MakeId {
  const randomPool = new Uint32Array(randomPoolWords);
  let poolOffset = randomPoolWords;
  let lastMs = 0;
  let sequence = 0;
  let timePart = '';

  return (prefix) => {
    if (poolOffset === randomPoolWords) {
      randomFillSync(randomPool);
      poolOffset = 0;
    }
    const random0 = randomPool[poolOffset] as number;
    const random1 = randomPool[poolOffset + 1] as number;
    poolOffset += 2;

    const now = clock.now();
    if (now > lastMs || ++sequence > 0xfff) {
      // Past 4,096 ids in a millisecond, or with the clock set back, the next one is borrowed.
      lastMs = Math.max(now, lastMs + 1);
      sequence = 0;
      timePart = encodeTime(lastMs);
    }

    // The last 80 bits: version 7, sequence (12), variant 2, then 62 random bits.
    const versioned = 0x7000 | sequence;
    const varied = 0x8000 | (random1 >>> 18);
    return `${prefix}_${timePart}${pair(versioned >>> 6)}${pair((versioned << 4) | (varied >>> 12))}${pair(varied >>> 2)}${pair((varied << 8) | (random0 >>> 24))}${pair(random0 >>> 14)}${pair(random0 >>> 4)}${pair((random0 << 6) | ((random1 >>> 10) & 0x3f))}${pair(random1)}`;
  };
}

/** Sorts before every id of this prefix that is made at the time or later. */
export const firstIdAt = (prefix: IdPrefix, ms: number): string =>
  `${prefix}_${encodeTime(Math.max(0, ms))}`;

/** Two ids of one moment share their last part: an account log and its activity are one row. */
export const withPrefix = (prefix: IdPrefix, id: string): string =>
  `${prefix}_${id.slice(id.lastIndexOf('_') + 1)}`;
