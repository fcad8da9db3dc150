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
  isDraining: () => boolean;
}

const nobody: Caller = { tenantId: '', apiKeyId: '', scopes: [] };
const nothing = Exact({});

export function serveRoute(app: FastifyInstance, route: Route, deps: ServeDeps): void {
  const checkQuery = deps.validator(route.query ?? nothing, 'query');
  const checkBody = bodyCheck(route, deps);
  const hasParams = route.path.includes('{');

  function readInput(request: FastifyRequest): RunContext<unknown, unknown, unknown> {
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
      draining: deps.isDraining(),
      markReplayed: () => {},
    };
  }

  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    ...(route.reply ? { schema: { response: { [route.status]: route.reply } } } : {}),
    ...(route.scope === 'public' ? {} : { onRequest: deps.authenticate(route.scope) }),
    async handler(request, reply) {
      const context = readInput(request);
      context.markReplayed = () => void reply.header('idempotent-replayed', 'true');
      reply.code(route.status);
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
    return stored.text === ''
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(stored.text);
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
  return reply.type('application/json; charset=utf-8').send(Readable.from(chunks));
}
