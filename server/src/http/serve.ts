// Puts a route value on Fastify: authenticate, read and check the input with
// all faults at once, run it (at most once for an Idempotency-Key), reply.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type Fault } from '../errors.ts';
import type { Caller } from '../keys/scopes.ts';
import type { Services } from '../services.ts';
import type { makeAuthenticate } from './auth.ts';
import type { Idempotency } from './idempotency.ts';
import type { Route, RunContext } from './route.ts';
import { Exact } from './schemas.ts';
import { type Check, type makeValidator, readQuery, textFaults } from './validate.ts';

export interface ServeDeps {
  services: Services;
  idempotency: Idempotency;
  authenticate: ReturnType<typeof makeAuthenticate>;
  validator: ReturnType<typeof makeValidator>;
  /** Aborts when the service starts to drain. */
  draining: AbortSignal;
}

const nobody: Caller = { tenantId: '', apiKeyId: '', scopes: [] };
const nothing = Exact({});
const jsonType = 'application/json; charset=utf-8';

export function serveRoute(app: FastifyInstance, route: Route, deps: ServeDeps): void {
  const checkQuery = deps.validator(route.query ?? nothing, 'query');
  const checkBody = bodyCheck(route, deps);
  const hasParams = route.path.includes('{');

  function readInput(
    request: FastifyRequest,
    reply: FastifyReply,
  ): RunContext<unknown, unknown, unknown> {
    const query = readQuery(route.query ?? nothing, request.query as Record<string, unknown>);
    const faults = checkQuery(query);
    if (hasParams) faults.push(...textFaults(request.params as Record<string, unknown>, 'path'));
    faults.push(...textFaults(query, 'query'));
    if (checkBody) faults.push(...checkBody(request.body));
    if (faults.length > 0) throw new Failure('validation_failed', { errors: faults });
    return {
      params: request.params,
      query,
      body: request.body,
      caller: request.caller ?? nobody,
      services: deps.services,
      draining: deps.draining.aborted,
      header(name) {
        const value = request.headers[name];
        return Array.isArray(value) ? value[0] : value;
      },
      untilGone: () => untilGone(reply, deps.draining),
      markReplayed: () => void reply.header('idempotent-replayed', 'true'),
    };
  }

  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    ...(route.reply ? { schema: { response: { [route.status]: route.reply } } } : {}),
    ...(route.scope === 'public' ? {} : { onRequest: deps.authenticate(route.scope) }),
    async handler(request, reply) {
      const context = readInput(request, reply);
      reply.code(route.status);
      if (route.replyHeaders) reply.headers(route.replyHeaders);
      if (route.replyType) reply.type(`${route.replyType}; charset=utf-8`);
      const key = request.headers['idempotency-key'];
      if (typeof key === 'string' && route.method === 'POST') {
        return replyOnce(request, reply, key, context);
      }
      const value = await route.run(context);
      return isAsyncText(value) ? sendStream(reply, value) : reply.send(value);
    },
  });

  async function replyOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    context: RunContext<unknown, unknown, unknown>,
  ): Promise<FastifyReply> {
    const { tenantId } = context.caller;
    const { method, url: path, body } = request;
    const stored = await deps.idempotency.once({ tenantId, key, method, path, body }, async () => {
      const value = await route.run(context);
      const members = value as { personId?: string } | undefined;
      const text = members ? String(reply.serializeInput(members, String(route.status))) : '';
      const { personId } = members ?? {};
      return { status: route.status, text, personId };
    });
    if (stored.replayed) context.markReplayed();
    reply.code(stored.status);
    return stored.text === '' ? reply.send() : reply.type(jsonType).send(stored.text);
  }
}

function bodyCheck(route: Route, deps: ServeDeps): Check | undefined {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined;
  const check = deps.validator(route.body ?? nothing, 'body');
  const missing: Fault = { in: 'body', pointer: '', code: 'required', detail: 'is required' };
  return (body) => {
    if (body !== undefined) return check(body);
    return route.body ? [missing] : [];
  };
}

export const fastifyPath = (path: string): string => path.replace(/{(\w+)}/g, ':$1');

const isAsyncText = (value: unknown): value is AsyncIterable<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

function sendStream(reply: FastifyReply, chunks: AsyncIterable<string>): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type(jsonType);
  return reply.send(Readable.from(chunks));
}

function untilGone(reply: FastifyReply, draining: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, draining]);
}
