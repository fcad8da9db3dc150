// One try: the request, and what came of it in a few words. Never throws, never
// follows a redirect, never reads more than it was told to.
import type { Agent, Dispatcher } from 'undici';
import { outward } from '../platform/db/scope.ts';
import { version } from '../platform/version.ts';
import { readRetryAfter } from './retries.ts';
import { type Signed, type SigningKey, signatureHeaders } from './signature.ts';

/** A try as it is kept with its delivery. */
export interface Attempt {
  number: number;
  startedAt: number;
  latencyMs: number;
  /** The response’s status; null when there was no response. */
  status: number | null;
  error: string | null;
  responseExcerpt: string | null;
}

export interface TryResult extends Omit<Attempt, 'number'> {
  delivered: boolean;
  retryAfterMs: number | undefined;
}

const timeoutMs = 15_000;
const readBytes = 16 * 1024;
const excerptLength = 1_000;

export interface Posting {
  url: string;
  keys: readonly [SigningKey, ...SigningKey[]];
  signed: Signed;
  isTest: boolean;
}

export async function post(
  agent: Agent,
  { url, keys, signed, isTest }: Posting,
  now: () => number,
  controller: AbortController,
): Promise<TryResult> {
  outward('a webhook');
  const startedAt = now();
  const begun = performance.now();
  const timer = setTimeout(() => controller.abort(new TimedOut()), timeoutMs);
  const result = (status: number | null, error: string | null, excerpt: string | null) => ({
    startedAt,
    latencyMs: Math.round(performance.now() - begun),
    status,
    error,
    responseExcerpt: excerpt,
  });
  try {
    const response = await agent.request({
      ...target(url),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Facet-Webhooks/${version}`,
        ...signatureHeaders(keys, signed),
        ...(isTest ? { 'x-webhook-test': 'true' } : {}),
      },
      body: signed.body,
      signal: controller.signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const status = response.statusCode;
    const excerpt = await readExcerpt(response);
    const delivered = status >= 200 && status < 300;
    const header = response.headers['retry-after'];
    return {
      ...result(status, delivered ? null : refusedBy(status), excerpt),
      delivered,
      retryAfterMs: delivered
        ? undefined
        : readRetryAfter(Array.isArray(header) ? header[0] : header, now()),
    };
  } catch (error) {
    return { ...result(null, describe(error), null), delivered: false, retryAfterMs: undefined };
  } finally {
    clearTimeout(timer);
  }
}

class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

const parsed = new Map<string, { origin: string; path: string }>();
const parsedMax = 1_000;

/** Taken apart once: parsing an address costs as much as signing a body. */
function target(url: string): { origin: string; path: string } {
  const known = parsed.get(url);
  if (known) return known;
  const { origin, pathname, search } = new URL(url);
  if (parsed.size >= parsedMax) parsed.clear();
  const made = { origin, path: pathname + search };
  parsed.set(url, made);
  return made;
}

/** The beginning of the body. A body that goes on costs its connection; what it says no longer matters. */
async function readExcerpt({ body }: Dispatcher.ResponseData): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      // Leaving the loop destroys the body, and with it the connection.
      if (length >= readBytes) break;
    }
  } catch {
    // The status has been said; an end that is missing changes nothing about it.
  }
  if (length === 0) return null;
  const text = Buffer.concat(chunks).subarray(0, readBytes).toString('utf8');
  // What no database takes, and half a character at the cut, is left out.
  return text.replaceAll('\0', '').slice(0, excerptLength).toWellFormed();
}

const refusedBy = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;

const sentences: Record<string, string> = {
  ADDRESS_REFUSED: 'The address is not a public one.',
  PORT_REFUSED: 'Webhooks may not use this port.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection.',
  UND_ERR_SOCKET: 'The receiver closed the connection.',
  ENOTFOUND: 'The name of the host is not known.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ETIMEOUT: 'The name of the host could not be looked up.',
  UND_ERR_CONNECT_TIMEOUT: 'The receiver could not be reached in time.',
};

/** Our own words: messages of libraries can quote addresses and more. */
function describe(error: unknown): string {
  if (error instanceof TimedOut) return `There was no answer within ${timeoutMs / 1000} seconds.`;
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  const known = code ?? errors?.[0]?.code ?? '';
  return sentences[known] ?? `The request failed${known === '' ? '' : ` (${known})`}.`;
}
