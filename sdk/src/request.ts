// One request with its tries: the body and the idempotency key are made before the first try and are
// the same in each, so that a try whose reply was lost is never done twice.
import {
  errorOf,
  FacetAbortError,
  FacetConnectionError,
  FacetError,
  FacetTimeoutError,
} from './errors.ts';

export interface FacetOptions {
  /** Where Facet runs, such as `https://facet.example.com`. In the studio: its own origin. */
  baseUrl: string;
  /** Left out where a session cookie signs the requests. */
  apiKey?: string;
  fetch?: typeof fetch;
  /** For each try; 30,000 if left out. */
  timeoutMs?: number;
  /** After the first try; 2 if left out. */
  maxRetries?: number;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** For POST. Made by the SDK if left out. */
  idempotencyKey?: string;
  timeoutMs?: number;
  maxRetries?: number;
  headers?: Record<string, string>;
  /** Called as a file is sent. Browsers tell only the beginning and the end. */
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

export interface Outgoing {
  method: string;
  path: string;
  query?: Record<string, unknown> | undefined;
  body?: string | Blob | undefined;
  contentType?: string | undefined;
  accept: string;
  /** The operation takes an Idempotency-Key. */
  keyed: boolean;
}

/** A longer wait is the caller's to decide: the error tells it. */
const longestWaitSeconds = 120;
const firstWaitMs = 250;

export async function send(
  settings: FacetOptions,
  outgoing: Outgoing,
  options: RequestOptions,
): Promise<Response> {
  const headers = headersOf(settings, outgoing, options);
  const url = urlOf(settings.baseUrl, outgoing.path, outgoing.query);
  const retries = options.maxRetries ?? settings.maxRetries ?? 2;
  for (let tried = 0; ; tried += 1) {
    const outcome = await attempt(settings, url, outgoing, headers, options).catch(
      (error: unknown) => error as FacetError,
    );
    if (!(outcome instanceof FacetError)) return outcome;
    // The try before may have deleted it without our hearing of it.
    const gone = outcome.status === 404 && outgoing.method === 'DELETE' && tried > 0;
    if (gone) return new Response(null, { status: 204 });
    const waitMs = waitBefore(outcome, outgoing, tried);
    if (tried >= retries || waitMs === undefined) throw outcome;
    await pause(waitMs, options.signal);
  }
}

async function attempt(
  settings: FacetOptions,
  url: string,
  outgoing: Outgoing,
  headers: Record<string, string>,
  { signal, timeoutMs = settings.timeoutMs ?? 30_000, onProgress }: RequestOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const fetchNow = settings.fetch ?? globalThis.fetch;
  try {
    const response = await fetchNow(url, {
      method: outgoing.method,
      headers,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...bodyOf(outgoing.body, onProgress),
    });
    if (!response.ok) throw errorOf(response, await response.text());
    // Read whole within the try: a reply that is cut off is tried again like one that never came.
    if (outgoing.accept === 'text/event-stream') return response;
    const bytes = await response.arrayBuffer();
    const { status, statusText } = response;
    return new Response(bytes.byteLength > 0 ? bytes : null, {
      status,
      statusText,
      headers: response.headers,
    });
  } catch (cause) {
    if (cause instanceof FacetError) throw cause;
    if (signal?.aborted)
      throw new FacetAbortError('The request was aborted', { code: 'aborted', cause });
    if (timeout.aborted) {
      throw new FacetTimeoutError(`No reply within ${timeoutMs} ms`, { code: 'timeout', cause });
    }
    throw new FacetConnectionError('The server could not be reached', {
      code: 'connection_failed',
      cause,
    });
  }
}

/** Undefined: do not try again. */
function waitBefore(error: FacetError, outgoing: Outgoing, tried: number): number | undefined {
  if (error instanceof FacetAbortError) return undefined;
  const { status = 0, code, retryAfterSeconds } = error;
  // The server refused before it did anything.
  const untouched = status === 429 || status === 503;
  const repeatable = outgoing.method !== 'POST' || outgoing.keyed;
  const passing =
    status === 0 || status === 408 || status >= 500 || code === 'idempotency_key_in_use';
  if (!untouched && !(repeatable && passing)) return undefined;
  if (retryAfterSeconds !== undefined) {
    return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds * 1000 : undefined;
  }
  // Half fixed, half by chance: clients that failed together do not come back together.
  return firstWaitMs * 2 ** tried * (0.5 + Math.random() / 2);
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new FacetAbortError('The request was aborted', { code: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function headersOf(
  { apiKey }: FacetOptions,
  { accept, contentType, keyed }: Outgoing,
  { headers, idempotencyKey }: RequestOptions,
): Record<string, string> {
  return {
    accept,
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
    ...(contentType === undefined ? {} : { 'content-type': contentType }),
    ...(keyed ? { 'idempotency-key': idempotencyKey ?? newKey() } : {}),
    ...headers,
  };
}

function urlOf(baseUrl: string, path: string, query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `${baseUrl.replace(/\/$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Only outside browsers can a body be watched on its way; they refuse streams over HTTP/1.1. */
function bodyOf(
  body: string | Blob | undefined,
  onProgress: RequestOptions['onProgress'],
): RequestInit {
  if (body === undefined) return {};
  if (onProgress === undefined || typeof body === 'string') return { body };
  const total = body.size;
  onProgress(0, total);
  if ('document' in globalThis || 'importScripts' in globalThis) return { body };
  let sent = 0;
  const counted = body.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        sent += piece.byteLength;
        onProgress(sent, total);
        controller.enqueue(piece);
      },
    }),
  );
  return { body: counted, duplex: 'half' } as RequestInit;
}

/** Browsers offer randomUUID on https and localhost only. */
const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
