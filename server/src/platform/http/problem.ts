// The only place that turns errors into HTTP: RFC 9457 problem documents, from
// the one error table. What is unexpected is told to the log, not to the client.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type ErrorCode, errorTable, Failure } from '../errors.ts';
import { challenge } from './openapi_headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Facet's own logger: that of Fastify is silent, since each request would make a child of it. */
    lines: Logger;
  }
}

export const problemType = 'application/problem+json; charset=utf-8';

export function problemOf(failure: Failure, requestId: string): Record<string, unknown> {
  const { status, title } = errorTable[failure.code];
  const { detail, errors, members } = failure.details;
  return {
    type: `/docs/errors#${failure.code}`,
    title,
    status,
    detail:
      detail ??
      (errors ? `${errors.length} ${errors.length === 1 ? 'fault' : 'faults'}; see errors` : title),
    code: failure.code,
    requestId,
    ...(errors ? { errors } : {}),
    ...members,
  };
}

export function sendProblem(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status } = errorTable[failure.code];
  const { retryAfterSeconds, headers } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (headers) reply.headers(headers);
  if (status === 401) reply.header('www-authenticate', challenge);
  return reply
    .code(status)
    .type(problemType)
    .send(JSON.stringify(problemOf(failure, reply.request.id)));
}

/** Fastify's own refusals, in our words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'route_not_found',
  FST_ERR_NOT_FOUND: 'route_not_found',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyCodes[code];
  if (known) return new Failure(known, message === undefined ? {} : { detail: message });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure('malformed_request', message === undefined ? {} : { detail: message });
  }
  return new Failure('internal_error', { cause: error });
}

/** What is not the client's fault goes to the log. */
export function reportFailure(request: FastifyRequest, failure: Failure): void {
  if (errorTable[failure.code].status < 500 || failure.code === 'draining') return;
  const { cause } = failure.details;
  request.server.lines.error(
    { requestId: request.id, code: failure.code, err: cause ?? failure },
    'request failed',
  );
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  reportFailure(request, failure);
  sendProblem(reply, failure);
}
