// How a delivery is signed: Standard Webhooks, and beside it a plain HMAC of the
// body for receivers that want no library. Node's own HMAC, since it is several
// times as fast as the one in `standardwebhooks`; tests verify with that library.
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const makeSigningSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

export interface Signed {
  /** The same for every try of an event, and for every subscription: receivers drop repeats by it. */
  webhookId: string;
  /** Unix seconds of this try. */
  timestamp: number;
  body: string;
}

/** One value for each secret, the newest first; a receiver takes any that fits. */
export function standardSignature(secrets: readonly string[], signed: Signed): string {
  const content = `${signed.webhookId}.${signed.timestamp}.${signed.body}`;
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    })
    .join(' ');
}

/** The key is the secret as it was shown, every character of it. */
export const plainSignature = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function signatureHeaders(
  secrets: readonly string[],
  signed: Signed,
): Record<string, string> {
  const [newest = '', previous] = secrets;
  const timestamp = String(signed.timestamp);
  return {
    'webhook-id': signed.webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standardSignature(secrets, signed),
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature-256': plainSignature(newest, signed.body),
    // A header of its own: a receiver that compares the one above as a whole must not meet a list.
    ...(previous === undefined
      ? {}
      : { 'x-webhook-signature-256-previous': plainSignature(previous, signed.body) }),
  };
}
