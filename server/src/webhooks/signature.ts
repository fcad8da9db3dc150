// How a delivery is signed: Standard Webhooks, and beside it a plain HMAC of the
// body for receivers that want no library. Node's own HMAC, since it is two or three
// times as fast as the one in `standardwebhooks`; tests verify with that library.
import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const makeSigningSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

/** A secret as keys, made once: making one costs as much as signing a body. */
export interface SigningKey {
  /** Standard Webhooks: what the text after the prefix stands for. */
  standard: KeyObject;
  /** The secret as it was shown, every character of it. */
  plain: KeyObject;
}

export const signingKey = (secret: string): SigningKey => ({
  standard: createSecretKey(secret.slice(prefix.length), 'base64'),
  plain: createSecretKey(secret, 'utf8'),
});

export interface Signed {
  /** The same for every try of an event, and for every subscription: receivers drop repeats by it. */
  webhookId: string;
  /** Unix seconds of this attempt. */
  timestamp: number;
  body: string;
}

/** One value for each secret, the newest first; a receiver takes any that fits. */
function standardSignature(keys: readonly SigningKey[], signed: Signed): string {
  const content = `${signed.webhookId}.${signed.timestamp}.${signed.body}`;
  return keys
    .map(({ standard }) => `v1,${createHmac('sha256', standard).update(content).digest('base64')}`)
    .join(' ');
}

const plainSignature = ({ plain }: SigningKey, body: string): string =>
  `sha256=${createHmac('sha256', plain).update(body).digest('hex')}`;

/** The newest key comes first. */
export function signatureHeaders(
  keys: readonly [SigningKey, ...SigningKey[]],
  signed: Signed,
): Record<string, string> {
  const [newest, previous] = keys;
  const timestamp = String(signed.timestamp);
  return {
    'webhook-id': signed.webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standardSignature(keys, signed),
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature-256': plainSignature(newest, signed.body),
    // A header of its own: a receiver that compares the one above as a whole must not meet a list.
    ...(previous === undefined
      ? {}
      : { 'x-webhook-signature-256-previous': plainSignature(previous, signed.body) }),
  };
}
