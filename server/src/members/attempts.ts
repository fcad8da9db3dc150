// Slows guessing down. Tries count for the account and for the address before the password is
// looked at, so that a thousand at once are no way around it; one that succeeds is taken back.
// A browser that has signed in to the account before counts for itself alone: whoever guesses at
// somebody's account from elsewhere can make strangers wait, but never the member.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { Failure } from '../platform/errors.ts';
import {
  deleteFailures,
  deleteFailuresBefore,
  findFailures,
  putFailures,
  takeBackFailure,
} from './attempts.store.ts';
import { makeToken } from './tokens.ts';

const windowMs = 15 * 60_000;
/** So many may fail before the next one has to wait. */
const freeFailures = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 15 * 60;

export interface Try {
  email: string;
  address: string;
  /** The device cookie, if the browser has one. */
  device: string | undefined;
}

export interface Attempts {
  /** Counts the try; 429 when it comes too early. */
  begin(attempt: Try): Promise<void>;
  succeeded(attempt: Try): Promise<void>;
  /** The device cookie of a browser that has signed in to this account. */
  deviceFor(email: string): string;
  forgetOld(): Promise<void>;
}

export function makeAttempts(deps: { db: Db; clock: Clock; secret: string }): Attempts {
  const { db, clock, secret } = deps;
  const keyed = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url');

  function isDeviceOf(email: string, device: string | undefined): boolean {
    const [id = '', seal = ''] = (device ?? '').split('.');
    const expected = Buffer.from(keyed(`device ${id} ${email}`));
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  function subjectsOf({ email, address, device }: Try): { own: string; shared?: string } {
    if (isDeviceOf(email, device)) return { own: keyed(`browser ${device} ${email}`) };
    return { own: keyed(`account ${email}`), shared: keyed(`address ${networkOf(address)}`) };
  }

  async function count(subject: string): Promise<void> {
    await db.lock(`sign-in ${subject}`);
    const now = clock.now();
    const found = await findFailures(db, subject);
    const recent = found && now - Number(found.last_at) < windowMs ? found : undefined;
    const failures = Number(recent?.failures ?? 0);
    const waitMs = recent ? Number(recent.last_at) + waitSeconds(failures) * 1_000 - now : 0;
    if (waitMs > 0) {
      throw new Failure('too_many_sign_ins', {
        detail: 'Wait before you try again.',
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    }
    await putFailures(db, { subject, failures: failures + 1, last_at: now });
  }

  return {
    begin: (attempt) =>
      db.transaction(async () => {
        const { own, shared } = subjectsOf(attempt);
        // Always in the same order, so that two tries never wait for each other.
        for (const subject of [own, shared ?? own]
          .filter((s, n, all) => all.indexOf(s) === n)
          .sort()) {
          await count(subject);
        }
      }),
    async succeeded(attempt) {
      const { own, shared } = subjectsOf(attempt);
      await deleteFailures(db, own);
      // Only this try: one who has an account must not be able to wipe out their guesses at others.
      if (shared !== undefined) await takeBackFailure(db, shared);
    },
    deviceFor(email) {
      const id = makeToken();
      return `${id}.${keyed(`device ${id} ${email}`)}`;
    },
    forgetOld: () => deleteFailuresBefore(db, clock.now() - windowMs),
  };
}

const waitSeconds = (failures: number): number =>
  failures < freeFailures
    ? 0
    : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - freeFailures));

/** One household or office has a whole /64 of IPv6. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
