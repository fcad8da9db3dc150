// `/mcp` on the main host: who is calling, and the way from Fastify to the protocol's handler and
// back. Loaded by the first request that comes.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../platform/errors.ts';
import { provenanceOf } from '../platform/http/same_origin.ts';
import { type Api, type CallOptions, type Problem, Refused } from './call.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

export interface McpDeps {
  /** Any key will do: the routes that tools run ask for their scopes. */
  authenticate: Hook;
  mainOrigin: string;
  draining: AbortSignal;
}

export function serveMcp(http: FastifyInstance, { authenticate, mainOrigin, draining }: McpDeps) {
  const takeKey: Hook = (request, _reply, done) => {
    const { headers } = request;
    // Agents hold keys. A cookie would let any page act for a member.
    const bearer = /^Bearer +(\S{1,500})$/i.exec(headers.authorization ?? '')?.[1];
    headers['x-api-key'] ??= bearer;
    if (headers['x-api-key'] === undefined) {
      const detail = 'Send the API key as x-api-key or as Authorization: Bearer.';
      return done(new Failure('key_missing', { detail }));
    }
    if (provenanceOf(headers, mainOrigin) === 'other') {
      return done(new Failure('cross_site_request'));
    }
    done();
  };
  http.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    onRequest: [takeKey, authenticate],
    async handler(request, reply) {
      const { answerMcp } = await import('./mcp.server.ts');
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, draining]);
      const handler = answerMcp(apiFor(http, request, signal));
      signal.addEventListener('abort', () => void handler.close());
      const response = await handler.fetch(requestOf(request, mainOrigin), {
        parsedBody: request.body,
      });
      reply.code(response.status).headers(Object.fromEntries(response.headers));
      if (response.body === null) return reply.send();
      return reply.send(Readable.fromWeb(response.body as ReadableStream));
    },
  });
}

function requestOf(request: FastifyRequest, mainOrigin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Nothing behind this needs the key.
    if (name === 'x-api-key' || name === 'authorization' || name === 'content-length') continue;
    if (typeof value === 'string') headers.set(name, value);
  }
  const { method } = request;
  const body = method === 'POST' ? { body: JSON.stringify(request.body) } : {};
  return new Request(new URL('/mcp', mainOrigin), { method, headers, ...body });
}

/** The routes of this very process, as the caller. */
function apiFor(http: FastifyInstance, request: FastifyRequest, signal: AbortSignal): Api {
  const key = String(request.headers['x-api-key']);
  return {
    signal,
    async call<T>(method: 'GET' | 'POST' | 'PATCH', place: string, options: CallOptions = {}) {
      const { query = {}, body, idempotencyKey } = options;
      const given = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) given.set(name, String(value));
      }
      const search = given.toString();
      const reply = await http.inject({
        method,
        url: search === '' ? place : `${place}?${search}`,
        remoteAddress: request.ip,
        headers: {
          'x-api-key': key,
          host: request.headers.host ?? 'localhost',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const value = reply.body === '' ? undefined : (JSON.parse(reply.body) as unknown);
      if (reply.statusCode >= 400) throw new Refused(value as Problem);
      return value as T;
    },
  };
}
