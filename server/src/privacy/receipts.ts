// What is said of an erasure, and how it can be proven: the receipt is signed with a key that follows from
// the installation's secret key, and names its subject by a hash that only this installation can make.
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '../platform/formats/canonical.ts';
import type { Vault } from '../webhooks/vault.ts';

/** How many of each kind were deleted or emptied. */
export type Removed = Record<string, number>;

export interface Receipt {
  erasureId: string;
  at: string;
  removed: Removed;
  /** What is left, and what an erasure cannot reach. */
  kept: string[];
  subjectHash: string;
  /** When the bytes of what was deleted had been overwritten; null while they have not. */
  scrubbedAt: string | null;
  /** Ed25519, in base64url. */
  publicKey: string;
}

export interface Receipts {
  subjectHash(tenantId: string, subject: string): string;
  /** The receipt as it is stored and shown, and its signature. */
  sign(receipt: Omit<Receipt, 'publicKey'>): { receipt: string; signature: string };
}

/** RFC 8410: the beginning of an Ed25519 private key in PKCS #8; its 32 bytes follow. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const keyBytes = 32;

export function makeReceipts(vault: Pick<Vault, 'derive'>): Receipts {
  const salt = vault.derive('erasure subjects', keyBytes);
  const key = createPrivateKey({
    key: Buffer.concat([keyHead, vault.derive('erasure receipts', keyBytes)]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = publicPart(key);
  return {
    subjectHash: (tenantId, subject) =>
      createHmac('sha256', salt).update(`${tenantId}\n${subject}`).digest('hex'),
    sign(content) {
      const receipt = canonicalJson({ ...content, publicKey });
      return { receipt, signature: sign(null, Buffer.from(receipt), key).toString('base64url') };
    },
  };
}

const publicPart = (key: KeyObject): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

const always = [
  'The audit log and the event person.erased keep the personId.',
  'Totals of visits stay, without anything that leads to the person.',
  'Pages, topics, assets and other texts that were not written for the person stay; a look-up by the address counts those that hold it.',
  'Backups, exports and copies made before this time may hold the person until you delete them.',
  'Webhooks delivered before this time cannot be called back; deliveries that waited are stopped.',
];
const ofPostgres =
  'PostgreSQL keeps deleted rows until it vacuums, and its log until it is recycled.';

export const keptBy = (engine: 'sqlite' | 'postgres'): string[] =>
  engine === 'postgres' ? [...always, ofPostgres] : always;
