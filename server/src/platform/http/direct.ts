// Requests that are answered without Fastify, because most of their cost would be Fastify's: the same limits,
// the same headers and the same problem documents as everywhere.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTable, Failure } from '../errors.ts';
import { problemOf, problemType } from './problem.ts';

/** What every reply carries. */
const headersFor = (requestId: string): string[] => [
  ...['x-request-id', requestId],
  ...['x-content-type-options', 'nosniff'],
  ...['cache-control', 'no-store'],
];

const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export interface BodyLimits {
  mediaTypes: readonly string[];
  maxBytes: number;
}

const tooLarge = (): Failure => new Failure('body_too_large', { headers: { connection: 'close' } });

/** What is wrong with a request before its body is read. */
function refusalOf(
  request: IncomingMessage,
  { mediaTypes, maxBytes }: BodyLimits,
): Failure | undefined {
  const { host, 'content-length': length = '0' } = request.headers;
  if (host === undefined && request.httpVersion === '1.1') {
    return new Failure('malformed_request', { detail: 'Send a Host header.' });
  }
  if (!mediaTypes.includes(mediaTypeOf(request))) return new Failure('unsupported_media_type');
  return Number(length) > maxBytes ? tooLarge() : undefined;
}

/** One of the two is called, once; neither if the client goes away. */
export function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  then: { done: (body: Buffer) => void; fail: (failure: Failure) => void },
): void {
  const refusal = refusalOf(request, limits);
  if (refusal) {
    then.fail(refusal);
    return;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    const fitted = length <= limits.maxBytes;
    length += chunk.length;
    if (length <= limits.maxBytes) chunks.push(chunk);
    else if (fitted) then.fail(tooLarge());
  });
  request.on('end', () => {
    if (length > limits.maxBytes) return;
    const [only] = chunks;
    then.done(only && chunks.length === 1 ? only : Buffer.concat(chunks));
  });
}

export function writeEmpty(response: ServerResponse, status: number, requestId: string): void {
  response.writeHead(status, headersFor(requestId));
  response.end();
}

export function writeProblem(response: ServerResponse, failure: Failure, requestId: string): void {
  const { retryAfterSeconds, headers = {} } = failure.details;
  const body = JSON.stringify(problemOf(failure, requestId));
  response.writeHead(errorTable[failure.code].status, [
    ...headersFor(requestId),
    ...(retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]),
    ...Object.entries(headers).flat(),
    ...['content-type', problemType],
    ...['content-length', String(Buffer.byteLength(body))],
  ]);
  response.end(body);
}
