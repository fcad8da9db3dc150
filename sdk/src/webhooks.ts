// Verifies what Facet posts to a webhook, with WebCrypto alone (Standard Webhooks signatures).
import { FacetWebhookError } from './errors.ts';
import type { WebhookEvent } from './types.gen.ts';

export interface SignedRequest {
  /** The raw body, before any JSON parser has touched it. */
  body: string | Uint8Array;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The subscription's signing secret; several while receivers change over. */
  secret: string | readonly string[];
  /** How far the time of sending may be off; 300 if left out. */
  toleranceSeconds?: number;
}

/** The event, or a FacetWebhookError. During a rotation either secret verifies. */
export async function verifyWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = 300,
}: SignedRequest): Promise<WebhookEvent> {
  const header = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : pick(headers, name);
    if (typeof value === 'string' && value !== '') return value;
    throw refuse('signature_missing', `The header ${name} is missing`);
  };
  const id = header('webhook-id');
  const sentAt = header('webhook-timestamp');
  const signatures = header('webhook-signature')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => one.slice(3));
  const age = Math.abs(Date.now() / 1000 - Number(sentAt));
  if (!/^\d{1,12}$/.test(sentAt) || age > toleranceSeconds) {
    throw refuse(
      'timestamp_out_of_range',
      `The webhook was sent more than ${toleranceSeconds} s ago or ahead`,
    );
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const head = new TextEncoder().encode(`${id}.${sentAt}.`);
  const signed = new Uint8Array(head.length + bytes.length);
  signed.set(head);
  signed.set(bytes, head.length);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await crypto.subtle.importKey(
      'raw',
      fromBase64(one.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    for (const signature of signatures) {
      // WebCrypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, fromBase64(signature), signed)) {
        return JSON.parse(new TextDecoder().decode(bytes));
      }
    }
  }
  throw refuse('signature_invalid', 'No signature of the webhook is valid');
}

const refuse = (code: string, message: string): FacetWebhookError =>
  new FacetWebhookError(message, { code });

function pick(headers: Record<string, string | string[] | undefined>, name: string): unknown {
  const found = Object.keys(headers).find((one) => one.toLowerCase() === name);
  const value = found === undefined ? undefined : headers[found];
  return Array.isArray(value) ? value.join(' ') : value;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw refuse('signature_invalid', 'A secret or signature is not base64');
  }
}
