// The Idempotency-Key header. The claim, the effect and the stored response
// commit together: killed anywhere in between, nothing has happened and the
// retry runs afresh; once committed, the retry gets the very same response.
// What waits for others comes before the claim, so that no transaction waits with it.
// A response can show an API key or a person, so the database holds neither it
// nor the key as they are: the key as a hash, the response sealed under the key.
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { Failure } from '../errors.ts';
import { contentHash } from '../formats/canonical.ts';
import { deleteExpired, deleteOfPerson, findStored, putStored } from './idempotency.store.ts';

const keptMs = 24 * 3_600_000;

export interface StoredReply {
  status: number;
  text: string;
  replayed: boolean;
}

export interface OnceRequest {
  tenantId: string;
  key: string;
  method: string;
  /** The path as it was called, with its ids. */
  path: string;
  body: unknown;
  /** What waits for others: done before the transaction, unless the reply is known already. */
  prepare?: (() => Promise<void>) | undefined;
}

export interface Idempotency {
  once(
    request: OnceRequest,
    run: () => Promise<{ status: number; text: string; personId: string | undefined }>,
  ): Promise<StoredReply>;
  forgetPerson(tenantId: string, personId: string): Promise<number>;
  forgetExpired(): Promise<void>;
}

export function makeIdempotency({ db, clock }: { db: Db; clock: Clock }): Idempotency {
  const running = new Set<string>();

  return {
    async once(request, run) {
      checkKey(request.key);
      const claim = `${request.tenantId} ${request.key}`;
      if (running.has(claim)) throw stillRunning();
      running.add(claim);
      try {
        if (request.prepare) {
          const known = await findReply(request);
          if (known) return known;
          await request.prepare();
        }
        return await db.transaction(() => claimed(request, run));
      } finally {
        running.delete(claim);
      }
    },
    forgetPerson: (tenantId, personId) => deleteOfPerson(db, tenantId, personId),
    forgetExpired: () => deleteExpired(db, clock.now()),
  };

  /** The reply to this request, where it has been given before. */
  async function findReply(request: OnceRequest): Promise<StoredReply | undefined> {
    const { tenantId } = request;
    const { requestHash, storedKey, sealKey } = namesOf(request);
    const stored = await findStored(db, tenantId, storedKey);
    if (stored && stored.expires_at > clock.now()) {
      if (stored.request_hash !== requestHash) {
        throw new Failure('idempotency_key_reused', {
          detail: 'This Idempotency-Key was used for another request within the last 24 hours.',
        });
      }
      return { status: stored.status, text: unseal(sealKey, stored.response), replayed: true };
    }
    return undefined;
  }

  async function claimed(
    request: OnceRequest,
    run: Parameters<Idempotency['once']>[1],
  ): Promise<StoredReply> {
    const { tenantId, key } = request;
    // Another process with the same key waits here until this one has committed.
    await db.lock(`idempotency ${tenantId} ${key}`);
    const known = await findReply(request);
    if (known) return known;
    const { requestHash, storedKey, sealKey } = namesOf(request);
    const reply = await run();
    await putStored(db, tenantId, storedKey, {
      request_hash: requestHash,
      status: reply.status,
      response: seal(sealKey, reply.text),
      person_id: reply.personId ?? null,
      expires_at: clock.now() + keptMs,
    });
    return { status: reply.status, text: reply.text, replayed: false };
  }
}

const namesOf = ({ tenantId, key, method, path, body }: OnceRequest) => ({
  requestHash: contentHash([method, path, body ?? null]),
  storedKey: hash('sha256', `key ${tenantId} ${key}`, 'base64url'),
  sealKey: hash('sha256', `seal ${tenantId} ${key}`, 'buffer'),
});

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function seal(sealKey: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, sealKey, nonce);
  const sealed = [sealing.update(text, 'utf8'), sealing.final()];
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url');
}

function unseal(sealKey: Buffer, response: string): string {
  const bytes = Buffer.from(response, 'base64url');
  const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const sealed = bytes.subarray(nonceBytes + tagBytes);
  return opening.update(sealed, undefined, 'utf8') + opening.final('utf8');
}

function checkKey(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return;
  throw new Failure('validation_failed', {
    errors: [
      {
        in: 'header',
        pointer: '/idempotency-key',
        code: 'wrong_format',
        detail: 'must be 1 to 255 visible ASCII characters',
      },
    ],
  });
}

const stillRunning = () => new Failure('idempotency_key_in_use', { retryAfterSeconds: 1 });
