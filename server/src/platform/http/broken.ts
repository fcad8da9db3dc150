// Bytes that are not HTTP, or came too slowly: there is no request to answer
// through Fastify, so the problem document is written to the socket itself.
import { type ErrorCode, errorTable, Failure } from '../errors.ts';
import { problemOf, problemType } from './problem.ts';

interface BrokenSocket {
  writable: boolean;
  end(text: string): unknown;
  once(event: 'close', listener: () => void): unknown;
  destroy(error?: Error): unknown;
}

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** To read the answer in. A client that does not hang up then would hold its socket for ever. */
const lingerMs = 1_000;

export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: BrokenSocket,
  requestId: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request';
  const { status } = errorTable[code];
  const body = JSON.stringify(problemOf(new Failure(code), requestId));
  const cutOff = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cutOff));
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      `content-type: ${problemType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
